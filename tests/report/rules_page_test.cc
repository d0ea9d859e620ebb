#include "report/rules_page.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace kukang {
namespace {

TEST(RulesPage, IsTheOneInDocs) {
  std::ifstream in(KUKANG_SOURCE_DIR "/docs/rules.md");
  const std::string page(std::istreambuf_iterator<char>(in), {});
  EXPECT_TRUE(page == rules_page())
      << "docs/rules.md is not up to date: cmake --build --preset release --target docs";
}

}  // namespace
}  // namespace kukang
