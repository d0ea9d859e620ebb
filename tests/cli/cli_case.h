// The binary as its users meet it: arguments in, text and an exit status out.
//
// A case names its arguments, what the standard output is, and parts of what the standard error
// output says. Messages of our own fit 100 columns.

#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "fmt/format.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "process.h"
#include "support/status.h"

namespace kukang {

inline const std::string kBinary = KUKANG_BUILD_DIR "/kukang";
inline const std::string kClasses = KUKANG_BUILD_DIR "/java/test-cli";

struct CliCase {
  std::vector<std::string> arguments;
  int status = 0;
  std::string out;
  std::vector<std::string> complaints;  // parts of the standard error output; none: it is empty
};

inline void expect_lines_fit(const std::string& text) {
  constexpr size_t kColumns = 100;
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    // A word that is too long by itself cannot be broken.
    const bool breakable = line.find(' ', line.find_first_not_of(' ')) != std::string_view::npos;
    EXPECT_TRUE(line.size() <= kColumns || !breakable) << line;
  }
}

// Lines that were broken because they are too long, in one piece again.
inline std::string unfolded(std::string text) {
  for (size_t at; (at = text.find("\n  ")) != std::string::npos;) text.replace(at, 3, " ");
  return text;
}

inline void check(const std::vector<std::string>& before, const std::vector<CliCase>& cases) {
  for (const CliCase& c : cases) {
    std::vector<std::string> command = {kBinary};
    command.insert(command.end(), before.begin(), before.end());
    command.insert(command.end(), c.arguments.begin(), c.arguments.end());
    SCOPED_TRACE(fmt::format("{}", fmt::join(command, " ")));
    const Finished finished = run_process(command);
    EXPECT_EQ(finished.status, c.status);
    EXPECT_EQ(finished.out, c.out);
    for (const std::string& part : c.complaints) {
      using namespace testing;
      EXPECT_THAT(finished.err, AnyOf(HasSubstr(part), ResultOf(unfolded, HasSubstr(part))));
    }
    EXPECT_EQ(finished.err.empty(), c.complaints.empty()) << finished.err;
    if (c.status >= kExitUsage) expect_lines_fit(finished.err);
  }
}

inline const std::vector<std::string> kRun = {"run", "-cp", kClasses};

}  // namespace kukang
