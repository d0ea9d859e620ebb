// Which system calls a confined process may make.
//
// A list of what fails, by what it would be good for; a JVM does without all of it. What is not on
// the list works, so a JVM and a C library that are newer than this file do, too.

#pragma once

namespace kukang {

// From now on, for the calling thread and whatever it becomes. REQUIRES no_new_privs. Makes system
// calls only; false: it cannot be done, errno says why.
bool restrict_system_calls();

}  // namespace kukang
