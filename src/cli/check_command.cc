// kukang check: do the contracts hold?

#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "check/first_violation.h"
#include "cli/explore_options.h"
#include "cli/search_arguments.h"
#include "contract/small_domains.h"
#include "contract/unused_predicates.h"
#include "explore/patience.h"
#include "fmt/format.h"
#include "report/check_html.h"
#include "report/check_json.h"
#include "report/check_text.h"
#include "view/place_names.h"

namespace kukang {
namespace {

struct CheckOptions {
  CommonOptions common;
  ExploreArguments explore;
  ContractArguments contract;
  SearchArguments search;
  std::vector<std::string> targets;
  bool first = false;
  std::string diverges = "violation";
  std::string format = "text";
  std::string source_path;
  std::string output;
  std::string progress = "auto";
  std::string replay = "confined";
  std::string merge = "off";
  std::string loops = "unroll";
};

// On the JVM of the JDK whose classes are explored.
JvmOptions jvm_for(const CheckOptions& options, const Program& program) {
  JvmOptions jvm;
  jvm.java = program.jdk_home() + "/bin/java";
  jvm.class_path = options.common.class_path;
  if (options.replay == "plain") jvm.confined_by = 0;
  return jvm;
}

bool is_used(const Type& spec, const std::vector<Plan>& plans) {
  return std::any_of(plans.begin(), plans.end(), [&](const Plan& plan) {
    return std::any_of(plan.stages.begin(), plan.stages.end(), [&](const Plan::Stage& stage) {
      return stage.method != nullptr && stage.method->owner == &spec;
    });
  });
}

std::string hint_of_left_out(const std::vector<const Method*>& methods) {
  constexpr size_t kMostNamed = 5;
  std::vector<std::string> names;
  for (const Method* method : methods) {
    if (names.size() == kMostNamed) break;
    names.push_back(fmt::format("{}.{}", short_name(*method->owner), as_written(*method)));
  }
  if (names.size() < methods.size())
    names.push_back(fmt::format("{} more", methods.size() - kMostNamed));
  return fmt::format(
      "without a contract, and not checked: {}; --exceptions implicit (or all) checks such methods "
      "for exceptions and failing assertions",
      fmt::join(names, ", "));
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
  for (const Type* spec : work.contract.specs) {
    if (!is_used(*spec, work.plans)) {
      hints.push_back(
          fmt::format("nothing that is checked here is of the class that {} is about: "
                      "without --spec the answer is the same",
                      readable_name(*spec)));
    }
  }
  std::vector<const Method*> run;
  for (const Plan& plan : work.plans) {
    const std::vector<const Method*> methods = methods_run_by(plan);
    run.insert(run.end(), methods.begin(), methods.end());
  }
  const Granted& granted = work.explore.bounds.granted;
  for (std::string& hint : hints_of_ranges(*work.program, run, granted)) {
    hints.push_back(std::move(hint));
  }
  if (!work.left_out.empty()) hints.push_back(hint_of_left_out(work.left_out));
  return hints;
}

// In the format that was asked for; returns the exit status.
absl::StatusOr<int> write(const CheckOptions& options, const Work& work,
                          std::vector<CheckStory> stories, const Enough& enough) {
  std::string page;
  if (options.format == "html") {
    SourceFiles sources(options.source_path);
    ASSIGN_OR_RETURN(page, check_html(stories, sources, enough));
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

bool is_some_violated(const std::vector<CheckStory>& stories) {
  return std::any_of(stories.begin(), stories.end() - 1, [](const CheckStory& story) {
    return story.result.verdict == Verdict::Violated;
  });
}

// The answer for a method that comes after the first violation.
CheckResult not_begun(const Plan& plan, const ExploreOptions& options) {
  CheckResult result;
  result.target = plan.target;
  result.strategy = options.strategy->name();
  result.bounds = options.bounds;
  result.exploration.stopped_early = kFirstIsEnough;
  return result;
}

Merge merge_of(const std::string& name) {
  return name == "always" ? Merge::Always : name == "regions" ? Merge::Regions : Merge::Off;
}

absl::StatusOr<int> check(const CheckOptions& options) {
  if (options.format != "html" && !options.source_path.empty()) {
    return usage_error("--source-path is for --format html");
  }
  if (options.format == "html" && options.merge != "off") {
    return usage_error("--merge is for --format text and json: a page shows every path by itself");
  }
  if (options.format == "html" && options.loops != "unroll") {
    return usage_error("--loops is for --format text and json: a page shows every path by itself");
  }
  ASSIGN_OR_RETURN(Work work,
                   work_for(options.common, options.explore, options.contract, options.targets));
  work.explore.merge = merge_of(options.merge);
  work.explore.loops = loops_of(options.loops);
  const Program& program = *work.program;
  ProgressLine progress(options.progress);
  work.explore.interrupted = stop_on_interrupt();
  work.explore.progress = [&](uint64_t paths) { progress.advance(paths); };
  std::vector<const Type*> owners;
  for (const Plan& plan : work.plans) owners.push_back(plan.target->owner);
  ASSIGN_OR_RETURN(work.explore.search, search_options(options.search, program, owners));
  ExploreOptions whole = work.explore;
  whole.timeout_seconds *= static_cast<double>(work.plans.size());
  whole = begun(std::move(whole));
  std::vector<CheckStory> stories;
  std::optional<JvmOptions> jvm;
  if (options.replay != "off") jvm = jvm_for(options, program);
  ViolationReplay replay(jvm_for(options, program));
  for (const Plan& plan : work.plans) {
    CheckStory& story = stories.emplace_back();
    if (options.first && is_some_violated(stories)) {
      story.result = not_begun(plan, work.explore);
      continue;
    }
    progress.begin(fmt::format("{}.{}", readable_name(*plan.target->owner), plan.target->name));
    Explorer session(program, plan, work.explore);
    FirstViolation first(jvm, session.options());
    Unwanted unwanted(exceptions_of(options.contract), options.diverges == "violation");
    if (options.first)
      unwanted.enough = [&](const EndedPath& path) { return first.is_enough(path); };
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
  return write(options, work, std::move(stories), enough_after(whole));
}

}  // namespace

void add_check_command(CLI::App& app, int& status) {
  auto options = std::make_shared<CheckOptions>();
  CLI::App* command = app.add_subcommand("check", "do the contracts hold?");
  command->footer(
      "A class alone means every method of it that has something to check. Where neither -k nor\n"
      "-n is given, -k is 3. --search is for check alone: other commands show or count all paths, "
      "and\n"
      "explore depth first. Exit status: 0 all hold, 1 some method is violated, 2 some is unknown "
      "or\n"
      "nothing of it was checked, 64 wrong usage, 65 unreadable input, 70 an internal error, "
      "among\n"
      "them that the JVM disagrees with what was found.");
  add_common_options(*command, options->common);
  command->add_option("TARGET", options->targets, "pkg.Class, pkg.Class.method, or with (types)")
      ->required();
  add_explore_options(*command, options->explore);
  add_search_options(*command, options->search);
  command->add_flag("--first", options->first,
                    "the first violation that the JVM confirms is enough; the rest is left");
  add_contract_options(*command, options->contract);
  add_modular_option(*command, options->contract);
  add_exceptions_option(*command, options->contract);
  command
      ->add_option("--diverges", options->diverges,
                   "what a run is that goes round in a loop without end")
      ->check(CLI::IsMember({"ok", "violation"}))
      ->type_name("ok|violation");
  command
      ->add_option("--merge", options->merge,
                   "paths become one where the sides of a branch meet: off (the\n"
                   "default), where it seems to save more questions than it brings\n"
                   "(regions), or wherever it can be done; the same answer from\n"
                   "fewer paths, with harder questions")
      ->check(CLI::IsMember({"off", "regions", "always"}))
      ->type_name("off|regions|always");
  add_loops_option(*command, options->loops);
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
