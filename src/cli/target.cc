// TARGET: pkg.Class, pkg.Class.method, or pkg.Class.method(descriptor) where a name is overloaded.

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

absl::Status no_such_class(const CommonOptions& options, const Program& program, std::string name) {
  const std::string looked = where_looked(options, program);
  const std::string written = dotted(name);
  // Is it an inner class, written as in Java's sources?
  for (size_t slash; (slash = name.rfind('/')) != std::string::npos;) {
    name[slash] = '$';
    if (program.load(name).ok()) {
      return usage_error(
          fmt::format("there is no class {}; the inner class is {}", written, dotted(name)));
    }
  }
  return usage_error(fmt::format("there is no class {} ({})", written, looked));
}

// Those of the name, or all if there are none of it.
std::string known_methods(const Type& type, std::string_view wanted) {
  std::string names, alike;
  for (const Method& method : type.methods) {
    if (method.name[0] == '<' || method.flags & kSynthetic) continue;
    const std::string line = fmt::format("\n  {}{}", method.name, method.descriptor);
    names += line;
    if (method.name == wanted) alike += line;
  }
  return names.empty() ? "\n  (none)" : alike.empty() ? names : alike;
}

// pkg.Class.method(descriptor), taken apart.
struct MethodPath {
  std::string class_name;  // internal
  std::string_view method;
  std::string_view descriptor;  // empty where it is not given
};

absl::StatusOr<MethodPath> take_apart_target(std::string_view target) {
  const size_t parenthesis = target.find('(');
  const std::string_view path = target.substr(0, parenthesis);
  const size_t dot = path.rfind('.');
  if (dot == std::string_view::npos || dot == 0 || dot + 1 == path.size()) {
    return usage_error(fmt::format(
        "{} names no method; write pkg.Class.method, e.g. {}.main", target,
        path.empty() || dot == 0 ? "Hello" : path.substr(0, std::min(dot, path.size()))));
  }
  return MethodPath{
      slashed(path.substr(0, dot)), path.substr(dot + 1),
      parenthesis == std::string_view::npos ? std::string_view() : target.substr(parenthesis)};
}

bool has_name(const Method& method, const MethodPath& path) {
  return method.name == path.method &&
         (path.descriptor.empty() || method.descriptor == path.descriptor);
}

absl::Status no_such_method(const Type& type, const MethodPath& path) {
  return usage_error(fmt::format("{} has no method {}{}; it has:{}", dotted(path.class_name),
                                 path.method, path.descriptor, known_methods(type, path.method)));
}

}  // namespace

absl::StatusOr<const Type*> load_class(const CommonOptions& options, const Program& program,
                                       const std::string& name) {
  Linked<const Type*> type = program.load(name);
  if (type.ok()) return *type;
  const LinkFailure& failure = type.failure();
  if (!failure.status.ok()) return failure.status;
  if (failure.message != name) {
    return unreadable(dotted(name), fmt::format("cannot be loaded: {}: {}",
                                                dotted(failure.exception), failure.message));
  }
  return no_such_class(options, program, name);
}

absl::StatusOr<OpenedTarget> open_target(const CommonOptions& options, std::string_view target) {
  ASSIGN_OR_RETURN(const MethodPath path, take_apart_target(target));
  OpenedTarget opened;
  ASSIGN_OR_RETURN(opened.program, open_program(options));
  ASSIGN_OR_RETURN(const Type* type, load_class(options, *opened.program, path.class_name));
  for (const Method& method : type->methods) {
    if (has_name(method, path) && method.name[0] != '<') opened.candidates.push_back(&method);
  }
  if (opened.candidates.empty()) return no_such_method(*type, path);
  return opened;
}

absl::StatusOr<NamedTarget> find_target(const CommonOptions& options, const Program& program,
                                        std::string_view target) {
  NamedTarget found;
  if (target.find('(') == std::string_view::npos && !target.empty()) {
    const std::string name = slashed(target);
    Linked<const Type*> type = program.load(name);
    // Only where there is no such class at all may it be a method.
    const bool damaged =
        !type.ok() && (!type.failure().status.ok() || type.failure().message != name);
    if (type.ok() || damaged || target.find('.') == std::string_view::npos) {
      ASSIGN_OR_RETURN(found.type, load_class(options, program, name));
      return found;
    }
  }
  ASSIGN_OR_RETURN(const MethodPath path, take_apart_target(target));
  Linked<const Type*> type = program.load(path.class_name);
  if (!type.ok() && path.descriptor.empty() && path.method[0] != '<') {
    // pkg.Class or pkg.Class.method?
    const absl::Status neither = load_class(options, program, path.class_name).status();
    const bool capital = path.method[0] >= 'A' && path.method[0] <= 'Z';
    return capital ? load_class(options, program, slashed(target)).status() : neither;
  }
  ASSIGN_OR_RETURN(found.type, load_class(options, program, path.class_name));
  for (const Method& method : found.type->methods) {
    constexpr uint16_t kNothingToRun = kAbstract | kNative;
    if (!has_name(method, path) || method.is_class_initializer()) continue;
    const bool chosen = !path.descriptor.empty();
    if (method.flags & kSynthetic && !chosen) continue;
    if (method.flags & kNothingToRun) {
      if (!chosen) continue;
      return usage_error(fmt::format("{} has no code to explore",
                                     readable_method(*found.type, method.name, method.descriptor)));
    }
    found.methods.push_back(&method);
  }
  if (found.methods.empty()) return no_such_method(*found.type, path);
  return found;
}

absl::StatusOr<std::vector<NamedTarget>> find_targets(const CommonOptions& options,
                                                      const Program& program,
                                                      const std::vector<std::string>& targets) {
  std::vector<NamedTarget> found;
  for (const std::string& text : targets) {
    ASSIGN_OR_RETURN(NamedTarget target, find_target(options, program, text));
    found.push_back(std::move(target));
  }
  return found;
}

std::vector<const Type*> types_of(const std::vector<NamedTarget>& targets) {
  std::vector<const Type*> types;
  for (const NamedTarget& target : targets) types.push_back(target.type);
  return types;
}

}  // namespace kukang
