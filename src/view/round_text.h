// What a run does again and again, for a person: where a loop without end is, which calls a
// recursion without end is made of.

#pragma once

#include <string>

#include "explore/exploration.h"

namespace kukang {

// Of a loop: Tree.java:41-44, where the user's own code goes round; where only the JDK's does, the
// line that has called it. Of a recursion: the first of its calls.
std::string location_of(const EndedPath& path, const Round& round);

// A sentence.
std::string text_of(const EndedPath& path, const Round& round);

}  // namespace kukang
