// What stands for the classes of the paper's tables among the examples, and why figures differ where
// they do.
//
// A class of the paper may stand for several of ours: java.util's own TreeMap is a row beside the
// one with int keys that the paper's figures fit.

#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kukang {

struct PaperExample {
  int table;
  std::string_view structure;  // as the paper calls it
  std::string_view owner;      // ours: pkg.Class
  std::string_view spec;       // the class with its contract; empty: the class itself has it
  // A type of which there are more objects than n; empty: none.
  std::string_view more_of;
  uint32_t more = 0;
};
std::span<const PaperExample> paper_examples();

// The method of ours, with its descriptor where java.util has several of the name.
std::string method_for(const PaperExample& example, std::string_view method);

// Why the paths of `strategy` are not those published; empty: there is no reason.
std::string_view reason_for(const PaperExample& example, uint32_t bound, std::string_view strategy);

}  // namespace kukang
