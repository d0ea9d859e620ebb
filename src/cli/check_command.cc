// kukang check: do the contracts hold?

#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "check/confirm_violations.h"
#include "cli/explore_options.h"
#include "contract/unused_predicates.h"
#include "explore/patience.h"
#include "fmt/format.h"
#include "report/check_html.h"
#include "report/check_json.h"
#include "report/check_text.h"

namespace kukang {
namespace {

struct CheckOptions {
  CommonOptions common;
  ExploreArguments explore;
  ContractArguments contract;
  std::vector<std::string> targets;
  std::string diverges = "violation";
  std::string format = "text";
  std::string source_path;
  std::string output;
  std::string progress = "auto";
  std::string replay = "confined";
};

// On the JVM of the JDK whose classes are explored.
JvmOptions jvm_for(const CheckOptions& options, const Program& program) {
  JvmOptions jvm;
  jvm.java = program.jdk_home() + "/bin/java";
  jvm.class_path = options.common.class_path;
  if (options.replay == "plain") jvm.confined_by = 0;
  return jvm;
}

// What those should know who have checked these methods.
std::vector<std::string> hints_for(const Work& work) {
  std::vector<std::string> hints;
  std::vector<const Type*> owners;
  for (const Plan& plan : work.plans) {
    const Type* owner = plan.target->owner;
    if (std::find(owners.begin(), owners.end(), owner) != owners.end()) continue;
    owners.push_back(owner);
    std::string hint = hint_of_predicates(*work.program, *owner, work.contract);
    if (!hint.empty()) hints.push_back(std::move(hint));
  }
  return hints;
}

// In the format that was asked for; returns the exit status.
absl::StatusOr<int> write(const CheckOptions& options, const Work& work,
                          std::vector<CheckStory> stories) {
  std::string page;
  if (options.format == "html") {
    SourceFiles sources(options.source_path);
    ASSIGN_OR_RETURN(page, check_html(stories, sources));
  }
  std::vector<CheckResult> results;
  for (CheckStory& story : stories) results.push_back(std::move(story.result));
  const bool colour =
      options.output.empty() && isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
  RETURN_IF_ERROR(write_answer(options.format == "html" ? page
                               : options.format == "json"
                                   ? check_json(results)
                                   : check_text(results, colour, hints_for(work)),
                               options.output));
  return exit_status(results);
}

absl::StatusOr<int> check(const CheckOptions& options) {
  if (options.format != "html" && !options.source_path.empty()) {
    return usage_error("--source-path is for --format html");
  }
  ASSIGN_OR_RETURN(Work work,
                   work_for(options.common, options.explore, options.contract, options.targets));
  const Program& program = *work.program;
  ProgressLine progress(options.progress);
  work.explore.interrupted = stop_on_interrupt();
  work.explore.progress = [&](uint64_t paths) { progress.advance(paths); };
  const Unwanted unwanted(exceptions_of(options.contract), options.diverges == "violation");
  std::vector<CheckStory> stories;
  ViolationReplay replay(jvm_for(options, program));
  for (const Plan& plan : work.plans) {
    progress.begin(fmt::format("{}.{}", readable_name(*plan.target->owner), plan.target->name));
    CheckStory& story = stories.emplace_back();
    Explorer session(program, plan, work.explore);
    if (options.format == "html") {
      ASSIGN_OR_RETURN(story, story_of(session, unwanted));
    } else {
      ASSIGN_OR_RETURN(story.result, check_plan(session, unwanted));
    }
    if (options.replay != "off") {
      RETURN_IF_ERROR(replay.confirm(session, story.result));
    }
  }
  progress.clear();
  return write(options, work, std::move(stories));
}

}  // namespace

void add_check_command(CLI::App& app, int& status) {
  auto options = std::make_shared<CheckOptions>();
  CLI::App* command = app.add_subcommand("check", "do the contracts hold?");
  command->footer(
      "A class alone means every method of it that has something to check. Where neither -k nor\n"
      "-n is given, -k is 3. Exit status: 0 all hold, 1 some method is violated, 2 some is\n"
      "unknown or nothing of it was checked, 64 wrong usage, 65 unreadable input, 70 an internal\n"
      "error, among them that the JVM disagrees with what was found.");
  add_common_options(*command, options->common);
  command
      ->add_option("TARGET", options->targets, "pkg.Class, pkg.Class.method, or with (types)")
      ->required();
  add_explore_options(*command, options->explore);
  add_contract_options(*command, options->contract);
  add_modular_option(*command, options->contract);
  add_exceptions_option(*command, options->contract);
  command
      ->add_option("--diverges", options->diverges,
                   "what a run is that goes round in a loop without end")
      ->check(CLI::IsMember({"ok", "violation"}))
      ->type_name("ok|violation");
  command
      ->add_option("--replay", options->replay,
                   "violations are run on the JVM, confined (the default) so that they\n"
                   "do no harm; plain: with all your rights; off: not at all")
      ->check(CLI::IsMember({"confined", "plain", "off"}))
      ->type_name("confined|plain|off");
  command->add_flag_callback(
      "--no-replay", [options] { options->replay = "off"; }, "the same as --replay off");
  command->add_option("--format", options->format, "text, json or html")
      ->check(CLI::IsMember({"text", "json", "html"}))
      ->type_name("text|json|html");
  command
      ->add_option("--source-path", options->source_path,
                   "for html: where the Java sources are (default: beside the classes)")
      ->type_name("DIR:…");
  command->add_option("-o", options->output, "write the answer to this file")->type_name("FILE");
  add_progress_option(*command, options->progress);
  command->callback([options, &status] { status = finished(check(*options)); });
}

}  // namespace kukang
