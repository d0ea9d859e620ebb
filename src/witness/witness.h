// A witness: one run that a path stands for. A concrete heap and arguments at entry, and how the
// run must end.
//
// Nothing of the path's state is in it, so it outlives the exploration; types, fields and the plan
// are named by address and must live as long. What is not said of an object is the default: 0,
// false, null.

#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "explore/plan.h"
#include "program/type.h"

namespace kukang {

struct WitnessValue {
  enum class What : uint8_t { Null, Object, Number };
  What what = What::Null;
  size_t object = 0;  // its number in Witness::objects
  int64_t bits = 0;   // of a number, as in Term

  bool operator==(const WitnessValue&) const = default;
};

// A class that nobody has written, which adds nothing to those above it.
struct Subclass {
  std::string name;                 // internal
  const Type* neighbour = nullptr;  // whose package it is in
  const Type* super = nullptr;
  std::vector<const Type*> interfaces;
  bool is_function = false;  // one that was given: calls return Witness::answers

  bool is_subtype_of(const Type* type) const {
    auto below = [&](const Type* above) { return above->is_subtype_of(type); };
    return below(super) || std::any_of(interfaces.begin(), interfaces.end(), below);
  }
};

// An object of the heap at entry.
struct WitnessObject {
  enum class What : uint8_t {
    Record,
    Array,
    String,
    Class,    // the java.lang.Class of `type`
    Static,   // the one that the static field `place` holds once its class is initialized
    Field,    // the one that the field `place` of the object `holder` holds then
    Element,  // the one that the array `holder` holds at `index`
  };
  What what = What::Record;
  const Type* type = nullptr;
  int subclass = -1;      // of a record: its class is not `type`, but Witness::subclasses[subclass]
  bool rehashed = false;  // a hash table that its law has made: the JVM puts its keys elsewhere

  struct Member {
    const Field* field;
    WitnessValue value;
  };
  std::vector<Member> fields;

  struct Element {
    int32_t index;
    WitnessValue value;
  };
  int32_t length = 0;
  std::vector<Element> elements;  // by index

  std::u16string text;  // of a String

  const kukang::Field* place = nullptr;
  size_t holder = 0;
  int32_t index = 0;
};

// Of a recursion without end: nothing is said of where the JVM throws it.
inline constexpr std::string_view kStackOverflow = "java.lang.StackOverflowError";

// How a run ended, or must end.
struct RunEnd {
  enum class How : uint8_t {
    Returned,
    Threw,
    Failed,       // something asserted does not hold
    Outside,      // something assumed does not hold
    Exited,       // System.exit
    OutOfMemory,  // the JVM's
    Hung,         // no end within the time limit
    Crashed,      // the JVM did
    Trouble,      // the run could not be set up
  };
  How how = How::Returned;
  int stage = 0;          // of the plan, Decide not counted; where it Failed or went Outside
  std::string exception;  // a.b.C; empty for none
  std::string where;      // Tree.java:41, in the user's code; empty where it is in none
  int32_t status = 0;     // Exited
  std::string heap;       // as final_heap.h has it
  std::string text;       // why: Crashed, Trouble
};

// What a run returns.
struct Returned {
  enum class What : uint8_t {
    Nothing,  // or not at all
    Null,
    Number,
    Entry,  // an object of the heap at entry
    String,
    Constant,  // of an enum
    Box,
    Other,  // an object that the run has made
  };
  What what = What::Nothing;
  int64_t bits = 0;            // Number, Box
  size_t object = 0;           // Entry: its number
  const Type* type = nullptr;  // of the object; of a Constant: the enum
  int subclass = -1;           // as of a WitnessObject
  std::u16string text;         // of a String; the name of a Constant
};

// What all witnesses of a plan share.
struct Script {
  const Plan* plan = nullptr;
  std::vector<const Type*> initialized;  // classes on the class path, before entry
  std::vector<const Field*> watched;     // static fields that are part of the heap at the end
};

struct Witness {
  std::shared_ptr<const Script> script;
  std::string not_replayable;  // why there is no run to be had; what follows is then incomplete

  std::vector<Subclass> subclasses;
  std::vector<WitnessObject> objects;
  std::vector<WitnessValue> arguments;
  struct Static {
    const Field* field;
    WitnessValue value;
  };
  std::vector<Static> statics;  // those that the path takes to be anything (--symbolic-statics)

  // What a function that was given returns, call by call.
  struct Answer {
    size_t function;
    Basic basic;
    WitnessValue value;
    int argument = -1;  // it returns this argument of the call
  };
  std::vector<Answer> answers;

  RunEnd end;
  Returned returned;
  std::string assumed;  // what a run may not respect; one that ends differently then says nothing
  bool spoils = false;  // the run initializes more classes
  bool placed = false;  // where hash tables put things at the end is not compared
};

}  // namespace kukang
