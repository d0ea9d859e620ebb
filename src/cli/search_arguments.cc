#include "cli/search_arguments.h"

#include <algorithm>
#include <set>

#include "cli/bound_range.h"
#include "cli/command.h"
#include "explore/search/search.h"
#include "fmt/format.h"

namespace kukang {
namespace {

std::string names_of_searches(std::string_view between) {
  std::string names;
  for (const SearchKind& kind : searches()) {
    names += fmt::format("{}{}", names.empty() ? "" : between, kind.name);
  }
  return names;
}

// Tree.java:41; folders before the file's name do not matter.
absl::StatusOr<SourceLine> source_line(std::string_view text) {
  const size_t colon = text.rfind(':');
  const bool whole = colon != std::string_view::npos && colon > 0;
  const std::optional<uint32_t> line = whole ? number_in(text.substr(colon + 1)) : std::nullopt;
  if (!line.has_value() || *line == 0 || *line > 65535) {
    return usage_error(
        fmt::format("--towards {}: a line of a source file is due, Tree.java:41", text));
  }
  std::string_view file = text.substr(0, colon);
  file.remove_prefix(file.rfind('/') + 1);  // npos + 1 is 0
  return SourceLine{std::string(file), static_cast<int>(*line)};
}

// The lines of the file that have code; nullopt: no class is from it.
std::optional<std::set<int>> lines_with_code(const std::string& file, const Program& program,
                                             const std::vector<const Type*>& targets) {
  std::optional<std::set<int>> lines;
  auto look_into = [&](const ClassFile& in) {
    const auto source = in.source_file();
    if (!source.ok() || *source != file) return;
    if (!lines.has_value()) lines.emplace();
    for (const MemberInfo& method : in.methods) {
      const auto code = in.code(method);
      if (!code.ok() || !code->has_value()) continue;
      for (const LineNumber& line : (*code)->lines) lines->insert(line.line);
    }
  };
  for (const std::string& name : program.class_path_names()) {
    const auto read = program.read(name);
    if (read.ok() && *read != nullptr) look_into(**read);
  }
  for (const Type* type : targets) look_into(*type->file);
  return lines;
}

absl::Status check_line(const SourceLine& wanted, const Program& program,
                        const std::vector<const Type*>& targets) {
  const auto lines = lines_with_code(wanted.file, program, targets);
  if (!lines.has_value()) {
    return usage_error(fmt::format(
        "--towards {}:{}: no class on the class path was compiled from {}; see -cp, and javac -g",
        wanted.file, wanted.line, wanted.file));
  }
  if (lines->contains(wanted.line)) return absl::OkStatus();
  std::vector<int> near;
  const auto after = lines->lower_bound(wanted.line);
  if (after != lines->begin()) near.push_back(*std::prev(after));
  if (after != lines->end()) near.push_back(*after);
  return usage_error(fmt::format(
      "--towards {}:{}: there is no code on this line{}", wanted.file, wanted.line,
      near.empty() ? "; no line of it has any (javac -g)"
                   : fmt::format("; the nearest with code: {}", fmt::join(near, ", "))));
}

}  // namespace

void add_search_options(CLI::App& command, SearchArguments& arguments) {
  command
      .add_option("--search", arguments.search,
                  "which path goes on next:\n" + names_of_searches(", ") +
                      ";\nwhere all are explored the answer is the same")
      ->type_name("NAME")
      ->capture_default_str();
  command.add_option("--seed", arguments.seed, "of random, tree, coverage and klee")
      ->check(whole_number(0, 1'000'000'000'000'000'000))
      ->type_name("N");
  command.add_option("--towards", arguments.towards, "for distance: the line to come to")
      ->type_name("File.java:N");
}

absl::StatusOr<SearchOptions> search_options(const SearchArguments& arguments,
                                             const Program& program,
                                             const std::vector<const Type*>& targets) {
  SearchOptions options;
  options.kind = find_search(arguments.search);
  options.seed = arguments.seed;
  if (options.kind == nullptr) {
    return usage_error(fmt::format("there is no search {}; there are: {}", arguments.search,
                                   names_of_searches(", ")));
  }
  const bool distance = options.kind->name == "distance";
  if (distance != !arguments.towards.empty()) {
    return usage_error(distance ? "--search distance: which line to come to? --towards File.java:N"
                                : "--towards is for --search distance");
  }
  if (distance) {
    ASSIGN_OR_RETURN(options.towards, source_line(arguments.towards));
    RETURN_IF_ERROR(check_line(*options.towards, program, targets));
  }
  return options;
}

}  // namespace kukang
