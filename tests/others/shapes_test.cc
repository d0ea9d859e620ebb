// How many shapes the classes of others have: as many as the known sequences say, which brute force
// agrees with. What cannot be counted yet is at least not counted wrongly.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "classfile/places.h"
#include "fmt/format.h"
#include "others/asked.h"
#include "others/subjects.h"

namespace kukang {

void PrintTo(const ShapeRow& row, std::ostream* out) {
  *out << row.type << " by " << row.invariant;
}

namespace {

std::string shape_row_name(const testing::TestParamInfo<ShapeRow>& info) {
  const std::string& type = info.param.type;
  return type.substr(type.rfind('/') + 1) + "_" + info.param.invariant;
}

class OthersShapes : public testing::TestWithParam<ShapeRow> {};

TEST_P(OthersShapes, AreAsMany) {
  const ShapeRow& row = GetParam();
  for (uint32_t n = row.least; n <= row.most; ++n) {
    const auto shapes = count_shapes(row.type, row.invariant, within(n, 30));
    ASSERT_TRUE(shapes.ok()) << shapes.status();
    EXPECT_EQ(shapes->total, row.count(n)) << "n = " << n;
    EXPECT_TRUE(shapes->complete()) << "n = " << n;
  }
}

INSTANTIATE_TEST_SUITE_P(Classes, OthersShapes, testing::ValuesIn(shape_rows()), shape_row_name);

// One java for all rows and all n.
TEST(OthersSequences, AreWhatBruteForceCounts) {
  std::string questions;
  std::vector<std::string> asked;
  std::vector<uint64_t> expected;
  for (const ShapeRow& row : shape_rows()) {
    for (uint32_t n = row.least; n <= row.brute; ++n) {
      std::string type = "others/" + row.type;
      std::replace(type.begin(), type.end(), '/', '.');
      asked.push_back(fmt::format("{} {} {} {}", type, row.invariant, n, row.numbers));
      questions += asked.back() + "\n";
      expected.push_back(row.count(n));
    }
  }
  const TemporaryDirectory directory;
  const std::string questions_file = directory / "questions", answers_file = directory / "answers";
  std::ofstream(questions_file) << questions;
  const std::string command =
      fmt::format("{} -XX:+UseSerialGC -cp {}/java/test-others-brute:{} brute.Brute < {} > {}",
                  KUKANG_JAVA, KUKANG_BUILD_DIR, kOthers, questions_file, answers_file);
  ASSERT_EQ(std::system(command.c_str()), 0);
  std::ifstream answers(answers_file);
  for (size_t i = 0; i < asked.size(); ++i) {
    uint64_t count = 0;
    ASSERT_TRUE(answers >> count) << asked[i];
    EXPECT_EQ(count, expected[i]) << asked[i];
  }
}

}  // namespace
}  // namespace kukang
