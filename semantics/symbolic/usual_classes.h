// The usual classes: what a reference that is known only as a List, a Map, an Iterable is.
//
// Hundreds of classes of the JDK are collections, and which of them a call could go to would depend
// on which of them the class path happens to name. What its users mean is an ArrayList or a
// LinkedList, a HashMap or a TreeMap. So where something is called on such a reference its class is
// decided first: one of the usual ones of the JDK, exactly, or any class that is on the class path.
// That is assumed, and printed. The same below a usual class: others of the JDK that extend it are
// left aside.

#pragma once

#include "semantics/symbolic/symbolic.h"

namespace kukang {

// Next: the receiver of a call is no collection, or one whose class is settled as far as it takes.
// Otherwise that is decided first, and the instruction runs again.
Step settle_usual_class(Machine& m, Value& receiver, Rule rule);

}  // namespace kukang
