// Merged states held against plain paths, strategy by strategy.
//
// A merged path stands for plain ones, of the same heaps. So where nothing but bounds on objects has
// cut an exploration, another one of the same strategy, whatever it merges, finds no end beyond its
// ends: no exception, no violation, at no other place; and where that holds of both, the verdicts
// are the same. End states are not compared: a merged path has one for many.
//
// A loop that goes on for as long as a merged number says is cut where plain paths may have ended:
// nothing is held against that. What was found with the help of an approximation is not, either.

#pragma once

#include <string>
#include <vector>

namespace kukang {

struct Comparison;

struct MergeAgreement {
  std::vector<std::string> agreeing, open;  // the names of the runs with another --merge
  std::vector<std::string> differences;     // a sentence each

  // agree, open or disagree; empty: there is nothing to compare.
  std::string_view text() const;
};

MergeAgreement merge_agreement_of(const Comparison& comparison);

}  // namespace kukang
