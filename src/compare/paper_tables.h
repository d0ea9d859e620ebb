// The figures of Tables 1 and 2 of the paper [Deng-Lee-Robby 2011], carried by the binary.
//
// Table 1 counts the paths of the three strategies for k = 1, 2, 3; Table 2 those of lazier# for
// n = 5 .. 9.

#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace kukang {

struct PublishedRow {
  int table = 1;
  std::string structure, method;  // the class as the paper calls it
  uint32_t bound = 0;             // k in Table 1, n in Table 2
  std::vector<uint64_t> paths;    // Table 1: lazy, lazier, lazier#; Table 2: lazier#
  std::vector<double> seconds;    // of each; Table 1 as measured with Bogor, Table 2 with Sireum
};

// In the order of the paper.
std::vector<PublishedRow> published_rows();

}  // namespace kukang
