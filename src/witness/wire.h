// The lines that go to the replaying JVM, and those that come back.
//
// A line is a command and words, separated by single spaces. In a word, a UTF-16 unit that is not
// printable ASCII, a space, '"', '*', '%' or '\' is %XXXX; the empty word is %. Classes go by their
// binary names (a.b.C, [I). A value is _ for null, #n for the n-th object of the witness, else the
// number that a field or element holds, bits where it is a floating-point one.
//
//   plan                          begins one: its classes are loaded afresh
//   initialize CLASS
//   watch CLASS FIELD             a static field that is part of the heap at the end
//   parameters KINDS              the first characters of their descriptors: LIJ
//   stage WHAT FLAGS N... ; CLASS NAME DESCRIPTOR
//                                 WHAT: assume, run, assert. FLAGS: s static, n only if the first
//                                 argument is not null, x also after an exception, - none. N:
//                                 numbers of parameters, -1 the result. Without a method: the
//                                 argument is not null
//   witness                       begins one, of the last plan
//   subclass NAME NEIGHBOUR SUPER INTERFACE...
//   new CLASS                     the next object, without a constructor
//   function NAME INTERFACE...    one that returns what is told next
//   array CLASS LENGTH            the next object; and so on
//   string TEXT
//   class CLASS
//   static CLASS FIELD            what a static field holds
//   of N CLASS FIELD              what a field of the n-th object holds
//   at N INDEX                    what it holds there
//   set N CLASS FIELD VALUE
//   put N INDEX VALUE...          elements, from that index on
//   let CLASS FIELD VALUE         a static field
//   answer N KIND VALUE           what the n-th object, a function, returns to its next call; @i:
//                                 its argument
//   run FLAGS VALUE...            the arguments. FLAGS: s the run initializes classes, - none
//
// The JVM says `ready` first, and then for every run
//   alone|threads HOW STAGE EXCEPTION WHERE HEAP...
// HOW: returned, threw, failed, outside, memory, or trouble, which EXCEPTION then tells. After
// `threads`, of which the run has left some, it leaves.

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "witness/witness.h"

namespace kukang {

std::string encoded(std::u16string_view text);
std::string encoded(std::string_view modified);  // UTF-8 as in class files

std::string lines_of(const Script& script);
std::string lines_of(const Witness& witness);

struct Reply {
  RunEnd end;
  bool leaves = false;  // the JVM does
};
// nullopt: that is no reply.
std::optional<Reply> parse_reply(std::string_view line);

}  // namespace kukang
