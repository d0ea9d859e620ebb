// The programs that merging is measured by, of package subjects.

#pragma once

#include "merge/paths_row.h"

namespace kukang {

// Words: 2^(n+1) - 1 ways to read n numbers, of which each goes on outside of a word, goes on
// inside, or ends the text; left are one for each number that may end it before the last one, the
// end, and the bug where n is odd. WBS: 24 ways for each step. TCAS: 6 + 3 * 64 for each call, and
// 8 + 3 * 128 where the separation is free, too; where what is asserted does not hold, some climbs
// are two ways. Sums: the subsets of n numbers. Schedule: 7 ways for each command. What must be
// left of Replace and PrintTokens2 are shares, .12 and .60; of the others no more than there were.
inline const std::vector<PathsRow>& subject_rows() {
  static const std::vector<PathsRow> kRows = {
      {"subjects/Words.seven", 255, 8},
      {"subjects/Words.eight", 511, 8},
      {"subjects/Words.nine", 1'023, 10},
      {"subjects/Words.fifteen", 65'535, 16},
      {"subjects/WBS.one", 24, 1},
      {"subjects/WBS.two", 576, 1},
      {"subjects/WBS.three", 13'824, 1},
      {"subjects/TCAS.one", 198, 1},
      {"subjects/TCAS.two", 39'204, 1},
      {"subjects/TCAS.free", 392, 1},
      {"subjects/TCAS.holds", 198, 1},
      {"subjects/TCAS.fails", 210, 2},
      {"subjects/Schedule.three", 343, 343, {}, true},
      {"subjects/Replace.line", 2'136, 256, {}, true},          // .12
      {"subjects/PrintTokens2.three", 5'310, 3'186, {}, true},  // .60
      {"subjects/Tokenizer.two", 905, 905, {}, true},
      {"subjects/Tokenizer.three", 26'318, 26'318, {}, true},
      {"subjects/OptionParser.six", 116, 116, {}, true},
      {"subjects/OptionParser.nine", 1'001, 1'001, {}, true},
      {"subjects/Sums.unrolledEight", 256, 1},
      {"subjects/Sums.loopedEight", 256, 1},
      {"subjects/Sums.askedEight", 256, 1},
      {"subjects/Sums.switchedEight", 256, 1},
      {"subjects/Sums.fieldEight", 256, 1},
      {"subjects/Sums.inLongEight", 256, 1},
      {"subjects/Sums.failsEight", 256, 2},
  };
  return kRows;
}

// What takes long without merging, or as yet with it.
inline const std::vector<PathsRow>& large_subject_rows() {
  constexpr uint64_t kTwenty = 1 << 20;
  static const std::vector<PathsRow> kRows = {
      {"subjects/Sums.unrolledTwenty", kTwenty, 1},
      {"subjects/Sums.loopedTwenty", kTwenty, 1},
      {"subjects/Sums.askedTwenty", kTwenty, 1},
      {"subjects/Sums.switchedTwenty", kTwenty, 1},
      {"subjects/Sums.fieldTwenty", kTwenty, 1},
      {"subjects/Sums.inLongTwenty", kTwenty, 1},
      {"subjects/Sums.failsTwenty", kTwenty, 2},
      {"subjects/Tokenizer.four", 765'149, 765'149, {}, true},
      {"subjects/WBS.ten", 0, 1},
      {"subjects/TCAS.ten", 0, 1},
  };
  return kRows;
}

}  // namespace kukang
