#include "unittest/generated.h"

#include <gmock/gmock.h>

#include "cli/cli_case.h"
#include "fmt/format.h"

namespace kukang {

nlohmann::json GeneratedTests::add(const std::string& class_path, const Words& arguments) {
  Words command = {kBinary, "tests", "-cp", class_path, "-o", sources(), "--format", "json"};
  command.insert(command.end(), arguments.begin(), arguments.end());
  SCOPED_TRACE(fmt::format("{}", fmt::join(command, " ")));
  const Finished finished = run_process(command);
  EXPECT_EQ(finished.status, kExitHolds);
  EXPECT_EQ(finished.err, "");
  class_paths_.insert(class_path);
  const auto answer = nlohmann::json::parse(finished.out, nullptr, false);
  if (answer.is_discarded()) return nlohmann::json::array();
  for (const auto& result : answer["results"]) {
    for (const auto& test : result["tests"]) {
      EXPECT_TRUE(names.insert(test["name"]).second) << test["name"] << " is there twice";
      if (test["fails"]) failing.insert(test["name"].get<std::string>());
    }
  }
  return answer["results"];
}

std::map<std::string, std::string> GeneratedTests::files() const {
  std::map<std::string, std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(sources())) {
    if (!entry.is_regular_file()) continue;
    const std::vector<uint8_t> bytes = file_contents(entry.path());
    files[std::filesystem::relative(entry.path(), sources())] = {bytes.begin(), bytes.end()};
  }
  return files;
}

std::map<std::string, std::string> GeneratedTests::run() const {
  const std::string classes = directory_ / "classes";
  std::filesystem::create_directory(classes);
  // Classes of the tests come first: among them may be a kukang.Contract.
  std::string class_path = classes;
  for (const std::string& more : class_paths_) class_path += ":" + more;
  class_path += ":" KUKANG_BUILD_DIR "/java/kukang-contract" KUKANG_JUNIT;
  Words javac = {KUKANG_JAVAC,
                 "-Xlint:all,-processing",
                 "-encoding",
                 "UTF-8",
                 "-d",
                 classes,
                 "-cp",
                 class_path,
                 KUKANG_SOURCE_DIR "/tests/unittest/runner/RunTests.java"};
  for (const auto& [path, text] : files()) javac.push_back(sources() / path);
  const Finished compiled = run_process(javac);
  EXPECT_EQ(compiled.status, 0) << compiled.err.substr(0, 10'000);
  EXPECT_EQ(compiled.err.substr(0, 10'000), "");
  if (compiled.status != 0) return {};

  const Finished finished =
      run_process({KUKANG_JAVA, "-ea", "-Xss4m", "-cp", class_path, "RunTests", classes});
  EXPECT_EQ(finished.status, 0) << finished.err;
  std::map<std::string, std::string> ends;
  std::istringstream lines(finished.out);
  for (std::string line; std::getline(lines, line);) {
    const size_t first = line.find(' '), second = line.find(' ', first + 1);
    const std::string how = line.substr(0, first), said = line.substr(second + 1);
    if (how != "passed" && how != "failed") continue;  // a test may print
    ends[line.substr(first + 1, second - first - 1)] = how == "passed" ? ""
                                                       : said.empty()  ? "?"
                                                                       : said;
  }
  return ends;
}

}  // namespace kukang
