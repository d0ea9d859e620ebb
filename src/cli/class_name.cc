// Classes as people name them: in full; an inner one with a dot, as in Java's sources; or without
// its package, where only one class on the class path is called so.

#include <algorithm>

#include "cli/command.h"
#include "fmt/format.h"
#include "support/text.h"

namespace kukang {
namespace {

std::string where_looked(const CommonOptions& options, const Program& program) {
  std::string text =
      fmt::format("looked in the JDK and on the class path {}, see -cp", options.class_path);
  for (const std::string& place : program.missing()) {
    text += fmt::format("; {} does not exist", place);
  }
  return text;
}

std::string with_dots(std::string_view text) {
  std::string dots(text);
  std::replace(dots.begin(), dots.end(), '$', '.');
  return dots;
}

// The classes on the class path that `simple` names, packages left out: Node, Outer.Node.
std::vector<std::string> called_so(const Program& program, std::string_view simple) {
  std::vector<std::string> found;
  const std::string wanted = with_dots(simple);
  if (wanted.empty() || wanted.front() == '.') return found;
  for (const std::string& name : program.class_path_names()) {
    const std::string own = with_dots(std::string_view(name).substr(name.rfind('/') + 1));
    if (own == wanted || own.ends_with("." + wanted)) found.push_back(name);
  }
  return found;
}

// "a.Node, a.List$Node and 3 more"
std::string some_of(const std::vector<std::string>& names) {
  constexpr size_t kSome = 6;
  std::string text;
  for (size_t i = 0; i < std::min(names.size(), kSome); ++i) {
    text += (i == 0 ? "" : ", ") + dotted(names[i]);
  }
  if (names.size() > kSome) text += fmt::format(" and {} more", names.size() - kSome);
  return text;
}

// Why there is none, if that is all that is wrong.
bool is_missing(const LinkFailure& failure, const std::string& name) {
  return failure.status.ok() && failure.message == name;
}

absl::Status no_such_class(const CommonOptions& options, const Program& program,
                           std::string_view written) {
  const size_t simple = written.rfind('.') + 1;
  const std::vector<std::string> others = called_so(program, written.substr(simple));
  if (simple > 0 && !others.empty()) {
    return usage_error(fmt::format("there is no class {}; there is {}", written, some_of(others)));
  }
  return usage_error(
      fmt::format("there is no class {} ({})", written, where_looked(options, program)));
}

}  // namespace

absl::StatusOr<const Type*> load_class(const CommonOptions& options, const Program& program,
                                       const std::string& name) {
  Linked<const Type*> type = program.load(name);
  if (type.ok()) return *type;
  const LinkFailure& failure = type.failure();
  if (!failure.status.ok()) return failure.status;
  if (is_missing(failure, name)) return no_such_class(options, program, dotted(name));
  return unreadable(dotted(name), fmt::format("cannot be loaded: {}: {}", dotted(failure.exception),
                                              failure.message));
}

absl::StatusOr<const Type*> find_class_if_any(const CommonOptions& options, const Program& program,
                                              std::string_view written) {
  std::string name = slashed(written);
  for (;;) {
    const Linked<const Type*> type = program.load(name);
    if (type.ok() || !is_missing(type.failure(), name)) return load_class(options, program, name);
    const size_t slash = name.rfind('/');
    if (slash == std::string::npos) break;
    name[slash] = '$';
  }
  const std::vector<std::string> found = called_so(program, written);
  if (found.empty()) return nullptr;
  if (found.size() == 1) return load_class(options, program, found.front());
  return usage_error(fmt::format("{} may be one of several classes, name it in full: {}", written,
                                 some_of(found)));
}

absl::StatusOr<const Type*> find_class(const CommonOptions& options, const Program& program,
                                       std::string_view written) {
  ASSIGN_OR_RETURN(const Type* type, find_class_if_any(options, program, written));
  if (type != nullptr) return type;
  return no_such_class(options, program, written);
}

}  // namespace kukang
