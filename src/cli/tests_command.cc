// kukang tests: JUnit tests from the paths of methods.

#include <filesystem>
#include <fstream>
#include <map>

#include "cli/explore_options.h"
#include "fmt/format.h"
#include "report/tests_text.h"
#include "unittest/contract_java.h"
#include "unittest/test_file.h"

namespace kukang {
namespace {

struct TestsArguments {
  CommonOptions common;
  ExploreArguments explore;
  ContractArguments contract;
  std::vector<std::string> targets;
  std::string directory;
  int junit = 5;
  bool all = false;
  std::string format = "text";
  std::string progress = "auto";
};

// What is wrong is said before anything is explored.
absl::Status check_directory(const std::string& directory) {
  if (directory.empty()) return usage_error("-o: name the directory that the tests are written to");
  if (std::filesystem::exists(directory) && !std::filesystem::is_directory(directory)) {
    return usage_error(fmt::format("-o: {} is a file; a directory is due", directory));
  }
  return absl::OkStatus();
}

absl::Status write_file(const std::filesystem::path& file, std::string_view text) {
  std::error_code error;
  std::filesystem::create_directories(file.parent_path(), error);
  std::ofstream out(file, std::ios::binary);
  if (!out) return usage_error(fmt::format("-o: {} cannot be written", file.string()));
  out << text;
  out.close();
  return out ? absl::OkStatus() : not_written(file.string());
}

// The files of the classes whose methods are targets, in their order.
class TestFiles {
 public:
  TestFiles(const Program& program, World world, int junit, bool with_contract)
      : program_(program), world_(world), junit_(junit), with_contract_(with_contract) {}

  TestFile& of(const Type& type) {
    std::unique_ptr<TestFile>& file = files_[&type];
    if (file == nullptr) {
      file = std::make_unique<TestFile>(program_, world_, type, junit_);
      order_.push_back(file.get());
    }
    return *file;
  }

  // The names of what was written.
  absl::StatusOr<std::vector<std::string>> write(const std::filesystem::path& directory) const {
    std::vector<std::string> written;
    for (const TestFile* file : order_) {
      if (file->tests() == 0) continue;
      RETURN_IF_ERROR(write_file(directory / file->path(), file->text()));
      written.push_back(directory / file->path());
    }
    if (with_contract_ && !written.empty()) {
      RETURN_IF_ERROR(write_file(directory / kContractPath, contract_java()));
      written.push_back(directory / kContractPath);
    }
    return written;
  }

 private:
  const Program& program_;
  const World world_;
  const int junit_;
  const bool with_contract_;
  std::map<const Type*, std::unique_ptr<TestFile>> files_;
  std::vector<const TestFile*> order_;
};

absl::StatusOr<int> tests(const TestsArguments& arguments) {
  RETURN_IF_ERROR(check_directory(arguments.directory));
  ASSIGN_OR_RETURN(Work work, work_for(arguments.common, arguments.explore, arguments.contract,
                                       arguments.targets));
  ProgressLine progress(arguments.progress);
  work.explore.interrupted = stop_on_interrupt();
  work.explore.progress = [&](uint64_t paths) { progress.advance(paths); };
  const bool with_contract = std::any_of(work.plans.begin(), work.plans.end(), needs_contract);
  TestFiles files(*work.program, work.explore.world, arguments.junit, with_contract);
  std::vector<TestsOfMethod> results;
  bool finished = true;
  for (const Plan& plan : work.plans) {
    progress.begin(fmt::format("{}.{}", readable_name(*plan.target->owner), plan.target->name));
    TestFile& file = files.of(*plan.target->owner);
    TestsOptions options;
    options.all = arguments.all;
    options.exceptions = exceptions_of(arguments.contract);
    options.refuse = [&](const UnitTest& test) { return file.why_not(test); };
    Explorer session(*work.program, plan, work.explore);
    ASSIGN_OR_RETURN(TestsOfMethod result, unit_tests(session, options));
    for (UnitTest& test : result.tests) file.add(test);
    const Exploration& explored = result.exploration;
    finished &= explored.stopped_early.empty() && explored.tally.stopped == 0;
    results.push_back(std::move(result));
  }
  progress.clear();
  ASSIGN_OR_RETURN(const auto written, files.write(arguments.directory));
  RETURN_IF_ERROR(write_answer(
      arguments.format == "json" ? tests_json(results, written) : tests_text(results, written),
      ""));
  if (written.empty()) complain("there is nothing to write: no path can be a test");
  return finished && !written.empty() ? kExitHolds : kExitUnknown;
}

}  // namespace

void add_tests_command(CLI::App& app, int& status) {
  auto arguments = std::make_shared<TestsArguments>();
  CLI::App* command = app.add_subcommand("tests", "JUnit tests from the paths of methods");
  command->footer(
      "One Java file for each class, in its package below DIR. A test of a path that violates the\n"
      "contract fails; all others pass. Explored depth first: --search is for check. Exit status: "
      "0\n"
      "written, 2 not everything could be explored, or nothing written, 64 wrong usage, 65\n"
      "unreadable input, 70 an internal error.");
  add_common_options(*command, arguments->common);
  command->add_option("TARGET", arguments->targets, "pkg.Class, pkg.Class.method, or with (types)")
      ->required();
  command->add_option("-o", arguments->directory, "where the sources are written")
      ->required()
      ->type_name("DIR");
  command->add_flag("--all", arguments->all,
                    "a test for each path (default: few that cover the same branches)");
  command->add_option("--junit", arguments->junit, "the version of JUnit")
      ->check(CLI::IsMember({4, 5}))
      ->type_name("4|5");
  add_explore_options(*command, arguments->explore);
  add_contract_options(*command, arguments->contract);
  add_exceptions_option(*command, arguments->contract);
  command->add_option("--format", arguments->format, "of the summary: text or json")
      ->check(CLI::IsMember({"text", "json"}))
      ->type_name("text|json");
  add_progress_option(*command, arguments->progress);
  command->callback([arguments, &status] { status = finished(tests(*arguments)); });
}

}  // namespace kukang
