// kukang shapes: every heap that an invariant accepts.

#include <unistd.h>

#include <cstdlib>

#include "cli/explore_options.h"
#include "contract/invariant.h"
#include "contract/small_domains.h"
#include "explore/crew.h"
#include "explore/patience.h"
#include "fmt/format.h"
#include "report/shape_java.h"
#include "report/shapes_html.h"
#include "report/shapes_text.h"
#include "shape/isomorphism.h"
#include "shape/shapes.h"
#include "support/text.h"

namespace kukang {
namespace {

struct ShapesArguments {
  CommonOptions common;
  ExploreArguments explore;
  ContractArguments contract;
  std::string target;
  ShapesOptions shapes;
  bool count = false, each = false, concrete = false, check_isomorphism = false;
  std::string format;
  std::string output;
  std::string progress = "auto";
};

bool is_stream(const std::string& format) {
  return format == "jsonl" || format == "dot" || format == "java";
}

absl::Status check_usage(const ShapesArguments& arguments) {
  const bool lists = arguments.each || arguments.concrete || arguments.check_isomorphism ||
                     arguments.shapes.sample > 0;
  if (arguments.count && lists) {
    return usage_error(
        "--count has no shapes to show: it goes with none of --each, --concrete, --sample and "
        "--check-isomorphism");
  }
  if (arguments.count && is_stream(arguments.format)) {
    return usage_error(fmt::format("--count has no shapes to write as {}", arguments.format));
  }
  if (arguments.each && arguments.format == "html") {
    return usage_error("--each writes jsonl, dot or java; a page has all shapes on it anyway");
  }
  return absl::OkStatus();
}

// As far as there is time.
absl::Status find_numbers(ShapesAnswer& answer, const ExploreOptions& explore) {
  absl::Status status;
  const auto interrupt = std::make_shared<Interrupt>();  // kept by who may be left behind
  auto find = [&, interrupt](int) {
    status = add_numbers(
        answer, [&] { return !over(explore).empty(); }, interrupt.get());
  };
  auto stop = [&](std::string why) {
    std::string& early = answer.found.exploration.stopped_early;
    if (early.empty()) early = std::move(why);
  };
  run_crew({{interrupt.get()}, find, stop}, explore);
  return status;
}

bool is_time_left(ShapesAnswer& answer, const ExploreOptions& telling) {
  const std::string why = over(telling);
  std::string& early = answer.found.exploration.stopped_early;
  if (!why.empty() && early.empty()) early = why;
  return why.empty();
}

// Until there is no more time, or somebody asks to stop.
absl::Status write_each(const ShapesArguments& arguments, const Program& program,
                        ShapesAnswer& answer, const ExploreOptions& explore) {
  const ExploreOptions telling = afterwards(explore);
  Output output;
  RETURN_IF_ERROR(output.open(arguments.output));
  const ShapesJava java(answer, program);
  if (arguments.format == "java") output.write(java.beginning());
  for_each_shown(answer, [&](const ShownShape& shown) {
    if (!output.ok() || !is_time_left(answer, telling)) return false;
    output.write(arguments.format == "java"  ? java.method(shown)
                 : arguments.format == "dot" ? shape_dot(answer, shown)
                                             : shape_json(answer, shown));
    return true;
  });
  if (arguments.format == "java") output.write(java.ending());
  return output.close();
}

absl::StatusOr<int> shapes(const ShapesArguments& arguments) {
  RETURN_IF_ERROR(check_usage(arguments));
  ShapesAnswer answer;
  ExploreArguments explored = arguments.explore;
  ASSIGN_OR_RETURN(const auto range, take_plain_range(explored.granted.ranges));
  if (range.has_value()) answer.range = *range;
  if (arguments.concrete && range.has_value()) {
    return usage_error(
        "--concrete gives one instance of each shape, --range all: name one of them");
  }
  ASSIGN_OR_RETURN(const auto program, open_program(arguments.common));
  ASSIGN_OR_RETURN(const Type* type, find_class(arguments.common, *program, arguments.target));
  ASSIGN_OR_RETURN(const auto contract,
                   contract_options(arguments.contract, arguments.common, *program));
  ASSIGN_OR_RETURN(ExploreOptions explore, explore_options(explored, *program, {type}));
  RETURN_IF_ERROR(grant_classes(explored.granted, *program, {type}, {}, explore.bounds.granted));
  ProgressLine progress(arguments.progress);
  explore.interrupted = stop_on_interrupt();
  explore.progress = [&](uint64_t paths) { progress.advance(paths); };
  progress.begin(readable_name(*type));
  ShapesOptions wanted = arguments.shapes;
  wanted.count_only = arguments.count && !range.has_value();  // instances are those of shapes
  explore = begun(std::move(explore));
  ASSIGN_OR_RETURN(answer.found, enumerate(*program, *type, contract, explore, wanted));
  progress.clear();
  ASSIGN_OR_RETURN(const auto invariants, invariants_of(*program, *type, contract));
  answer.hints = hints_of_ranges(*program, invariants, explore.bounds.granted);
  answer.listed = !arguments.count;
  if (arguments.check_isomorphism) {
    answer.distinct = !find_isomorphic(answer.found.shapes).has_value();
  }
  const bool concrete = arguments.concrete || arguments.format == "java";
  answer.numbers = range.has_value() ? Numbers::InRange
                   : concrete        ? Numbers::Small
                                     : Numbers::Symbolic;
  RETURN_IF_ERROR(find_numbers(answer, explore));
  if (arguments.each || is_stream(arguments.format)) {
    RETURN_IF_ERROR(write_each(arguments, *program, answer, explore));
    return exit_status(answer);
  }
  constexpr uint64_t kMostTogether = 200'000;  // more than anybody reads or loads at once
  if (answer.listed && answer.all_instances() > kMostTogether) {
    return usage_error(fmt::format(
        "there are {} instances, too many for one answer: --each writes them one by one, "
        "--count says how many",
        answer.all_instances()));
  }
  if (arguments.format == "html") {
    ASSIGN_OR_RETURN(const std::string page, shapes_html(answer, *program, enough_after(explore)));
    RETURN_IF_ERROR(write_answer(page, arguments.output));
    return exit_status(answer);
  }
  const bool colour =
      arguments.output.empty() && isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
  Output output;
  RETURN_IF_ERROR(output.open(arguments.output));
  const ExploreOptions telling = afterwards(explore);
  const PieceWriter writer{[&](std::string_view piece) { output.write(piece); },
                           [&] { return output.ok() && is_time_left(answer, telling); }};
  if (arguments.format == "json") {
    shapes_json(answer, writer);
  } else {
    shapes_text(answer, colour, writer);
  }
  RETURN_IF_ERROR(output.close());
  return exit_status(answer);
}

}  // namespace

void add_shapes_command(CLI::App& app, int& status) {
  auto arguments = std::make_shared<ShapesArguments>();
  CLI::App* command = app.add_subcommand("shapes", "which heaps satisfy the invariant?");
  command->footer(
      "Every shape is listed once, up to isomorphism, in an order that depends on nothing but the\n"
      "class and the bounds. Explored depth first: --search is for check. Where neither -k nor -n "
      "is\n"
      "given, -k is 3. Exit status: 0 the list is complete up to the bounds, 2 it may not be, 64\n"
      "wrong usage, 65 unreadable input, 70 an internal error.");
  add_common_options(*command, arguments->common);
  command->add_option("CLASS", arguments->target, "pkg.Class, pkg.Outer$Inner")->required();
  add_explore_options(*command, arguments->explore);
  command
      ->add_option("--invariant", arguments->contract.invariants,
                   "the invariant, a boolean method (else: see docs/guide.md); repeatable")
      ->allow_extra_args(false)
      ->type_name("NAME");
  command
      ->add_option("--spec", arguments->contract.specs,
                   "a class with @SpecFor, with predicates for another; repeatable")
      ->allow_extra_args(false)
      ->type_name("CLASS");
  command->add_flag("--count", arguments->count, "only say how many there are");
  command->add_flag("--each", arguments->each, "write the shapes and nothing else, one by one");
  command->add_flag("--concrete", arguments->concrete, "a small instance of each shape");
  command->get_option("--range")
      ->description(
          "all instances with integers in this range, 0..9; for fields, also without\n"
          "instances, what they hold: Node.color=0..1,*.key=-9..9; repeatable")
      ->type_name("A..B,…");
  command
      ->add_option("--sample", arguments->shapes.sample,
                   "this many of the largest size, drawn uniformly")
      ->check(whole_number(1, 1'000'000'000))
      ->type_name("M");
  command->add_option("--seed", arguments->shapes.seed, "of the sample")
      ->check(whole_number(0, 1'000'000'000'000'000'000))
      ->type_name("S");
  command->add_flag("--check-isomorphism", arguments->check_isomorphism,
                    "verify that no two shapes are isomorphic, by other means");
  command
      ->add_option("--format", arguments->format,
                   "text, json or html; of each shape: jsonl, dot or java")
      ->check(CLI::IsMember({"text", "json", "html", "jsonl", "dot", "java"}))
      ->type_name("NAME");
  command->add_option("-o", arguments->output, "write the answer to this file")->type_name("FILE");
  add_progress_option(*command, arguments->progress);
  command->callback([arguments, &status] { status = finished(shapes(*arguments)); });
}

}  // namespace kukang
