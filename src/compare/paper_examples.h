// What stands for the methods of the paper's tables among the examples, and why figures differ
// where they do.
//
// A method of the paper may stand for several of ours: java.util's own TreeMap has rows beside
// those of the one with int keys that the paper's figures fit.

#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace kukang {

struct PaperExample {
  int table;
  std::string_view structure;    // as the paper calls the class
  std::string_view methods;      // of it, a space between them
  std::string_view owner;        // our class that has methods of these names: pkg.Class
  std::string_view descriptor;   // where it has several of the name
  std::string_view spec;         // of a class of java.util: the class with its contract
  std::string_view required;     // what the spec says the method requires
  std::string_view one_more;     // types of which there may be n + 1 objects, a space between them
  std::string_view reason;       // why our figures differ where they do; empty: they must not
  uint32_t reason_from = 0;      // the least bound for which that holds
  bool reason_for_sharp = true;  // does it hold for lazier#, too?

  bool has(std::string_view method) const;
  std::string target(std::string_view method) const;  // as for the command line
  std::string label(std::string_view method) const;   // as the paper or java.util calls it
  // Empty: there is no reason.
  std::string_view reason_for(uint32_t bound, std::string_view strategy) const;
};
std::span<const PaperExample> paper_examples();

}  // namespace kukang
