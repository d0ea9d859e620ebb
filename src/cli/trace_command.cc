// kukang trace: the derivations of a method's paths, rule by rule, and its computation tree.

#include <charconv>

#include "cli/explore_options.h"
#include "explore/patience.h"
#include "fmt/format.h"
#include "report/bounds_text.h"
#include "report/derivation_text.h"
#include "report/tree_drawing.h"
#include "support/folded.h"
#include "trace/tree.h"

namespace kukang {
namespace {

struct TraceOptions {
  CommonOptions common;
  ExploreArguments explore;
  ContractArguments contract;
  std::string target;
  bool tree = false;
  bool only_changes = false;
  std::string path;  // as written; empty: all
  std::string format = "text";
  std::string output;
};

absl::StatusOr<const Method*> only_method(const NamedTarget& target, const std::string& written) {
  if (target.methods.size() == 1) return target.methods.front();
  std::string list;
  for (const Method& method : target.type->methods) {
    const bool candidate = target.methods.empty() || method.name == target.methods[0]->name;
    if (!candidate || method.flags & kSynthetic) continue;
    list += fmt::format("\n  {}.{}", readable_name(*method.owner), as_written(method));
  }
  return usage_error(
      fmt::format("{} is not one method; name one, with its parameters in quotes "
                  "where the name is overloaded:{}",
                  written, list));
}

// The paths that --path names: those whose last state has the label, or the one of that number.
absl::StatusOr<std::vector<size_t>> chosen_paths(const ComputationTree& tree,
                                                 const std::string& path) {
  std::vector<size_t> chosen;
  for (size_t i = 0; i < tree.paths.size(); ++i) {
    const bool named = tree.labels_of(i).back() == path || tree.trace_of(i) == path;
    if (path.empty() || named) chosen.push_back(i);
  }
  if (path.empty() || !chosen.empty()) return chosen;
  size_t number = 0;
  const auto [end, error] = std::from_chars(path.data(), path.data() + path.size(), number);
  const bool whole = error == std::errc() && end == path.data() + path.size();
  if (whole && number >= 1 && number <= tree.paths.size()) return std::vector<size_t>{number - 1};
  return usage_error(fmt::format(
      "--path {}: no path ends in a state of that label, and paths are numbered 1 to {} "
      "(--tree shows the labels)",
      path, tree.paths.size()));
}

std::string plural(uint64_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

// In lines that fit.
std::string folded(std::string_view text) {
  return fmt::format("{}\n", fmt::join(lines_of(text, kColumns), "\n"));
}

// What was explored, and what of it does not show.
std::string heading(const Plan& plan, const ExploreOptions& options, const Trails& trails,
                    size_t paths, const std::string& why_not_all) {
  const Method& method = *plan.target;
  const Exploration& exploration = trails.exploration;
  std::string text = folded(readable_method(*method.owner, method.name, method.descriptor));
  text += folded(fmt::format("{}, {}: {}", options.strategy->name(), bounds_text(options.bounds),
                             plural(paths, "path")));
  if (paths > trails.shown.size()) {
    text += folded(
        fmt::format("{} not shown: {}", plural(paths - trails.shown.size(), "path"), why_not_all));
  }
  if (trails.outside > 0) {
    text += folded(plural(trails.outside, "path") + " outside what is assumed not shown");
  }
  if (exploration.tally.cut_by_bounds() > 0) {
    text += folded(plural(exploration.tally.cut_by_bounds(), "choice") + " cut by bounds");
  }
  if (!exploration.stopped_early.empty()) {
    text += folded("not everything was explored: " + exploration.stopped_early);
  }
  for (const std::string& remark : exploration.assumptions) text += folded(remark);
  for (const std::string& remark : exploration.approximations) text += folded(remark);
  return text;
}

absl::StatusOr<std::string> draw(const ComputationTree& tree, const TreeLayout& layout,
                                 const std::string& format, const Enough& enough) {
  if (format == "dot") return dot_of(tree, layout);
  if (format == "svg") return svg_of(tree, layout, enough);
  return text_of(tree, layout);
}

absl::StatusOr<std::string> trace(const TraceOptions& options) {
  if (!options.tree && options.format != "text") {
    return usage_error(fmt::format("--format {} is for --tree", options.format));
  }
  ASSIGN_OR_RETURN(const auto program, open_program(options.common));
  ASSIGN_OR_RETURN(const NamedTarget named, find_target(options.common, *program, options.target));
  ASSIGN_OR_RETURN(const Method* method, only_method(named, options.target));
  ASSIGN_OR_RETURN(const auto contract,
                   contract_options(options.contract, options.common, *program));
  ASSIGN_OR_RETURN(ExploreOptions explore,
                   explore_options(options.explore, *program, {named.type}));
  ASSIGN_OR_RETURN(explore.modular, modular_calls(options.contract, options.common, *program,
                                                  contract, options.explore.granted));
  ASSIGN_OR_RETURN(const Plan plan, plan_for(*program, *method, contract));
  RETURN_IF_ERROR(grant_classes(options.explore.granted, *program, {named.type}, plan.parameters,
                                explore.bounds.granted));
  explore.interrupted = stop_on_interrupt();

  Explorer session(*program, plan, explore);
  ASSIGN_OR_RETURN(Trails trails, trails_of(session));
  std::vector<Derivation> outlines;
  std::string why_not_all;
  for (const TrailChoices& trail : trails.shown) {
    ASSIGN_OR_RETURN(Derivation outline, derive(session, trail, Detail::Statements));
    why_not_all = outline.unfinished;
    if (!why_not_all.empty()) break;
    outlines.push_back(std::move(outline));
  }
  const size_t paths = trails.shown.size();
  trails.shown.resize(outlines.size());
  const ComputationTree tree = tree_of(plan, outlines);
  ASSIGN_OR_RETURN(const auto chosen, chosen_paths(tree, options.path));
  std::string text =
      options.format == "text" ? heading(plan, explore, trails, paths, why_not_all) : "";
  if (options.format != "text" && !why_not_all.empty()) {
    complain(fmt::format("{} not shown: {}", plural(paths - outlines.size(), "path"), why_not_all));
  }
  if (options.tree) {
    TreeLayout layout{kColumns, {}};
    if (!options.path.empty()) layout.marked = chosen;
    ASSIGN_OR_RETURN(const std::string drawing,
                     draw(tree, layout, options.format, enough_after(session.options())));
    return text + (text.empty() ? "" : "\n") + drawing;
  }
  for (size_t path : chosen) {
    ASSIGN_OR_RETURN(const Derivation derivation,
                     derive(session, trails.shown[path], Detail::Instructions));
    if (!derivation.unfinished.empty()) {
      return text + "\n" + folded("the rest is not shown: " + derivation.unfinished);
    }
    text += "\n" + folded(fmt::format("Path {}, {}: {}", path + 1, tree.trace_of(path),
                                      derivation.ending));
    text += text_of(derivation, tree.labels_of(path), {kColumns, options.only_changes});
  }
  return text;
}

}  // namespace

void add_trace_command(CLI::App& app, int& status) {
  auto options = std::make_shared<TraceOptions>();
  CLI::App* command =
      app.add_subcommand("trace", "the derivations, rule by rule; the computation tree");
  command->footer(
      "A state is (g, pc, ξ, ω, h, φ): static fields, offset of the next instruction, locals,\n"
      "operands, heap, path condition. A label is that of the state before and the number of the\n"
      "choice. Explored depth first: --search is for check. Where neither -k nor -n is given, -k "
      "is\n"
      "3. Exit status: 0 done, 64 wrong usage, 65 unreadable input, 70 an internal error.");
  add_common_options(*command, options->common);
  command->add_option("TARGET", options->target, "pkg.Class.method, or with (types)")->required();
  command->add_flag("--tree", options->tree, "the tree of the states after each statement");
  command
      ->add_option("--path", options->path,
                   "only the path whose last state has this label, or of this number; with --tree: "
                   "marked")
      ->type_name("LABEL|N");
  command->add_flag("--changes", options->only_changes,
                    "write g, ξ, h and φ for what a rule leaves as it is");
  add_explore_options(*command, options->explore);
  add_contract_options(*command, options->contract);
  add_modular_option(*command, options->contract);
  command->add_option("--format", options->format, "of the tree: text, dot or svg")
      ->check(CLI::IsMember({"text", "dot", "svg"}))
      ->type_name("text|dot|svg");
  command->add_option("-o", options->output, "write to this file")->type_name("FILE");
  command->callback([options, &status] {
    const absl::StatusOr<std::string> text = trace(*options);
    const absl::Status done = text.ok() ? write_answer(*text, options->output) : text.status();
    if (!done.ok()) complain(message(done));
    status = exit_code(done);
  });
}

}  // namespace kukang
