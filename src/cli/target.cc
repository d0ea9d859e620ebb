// TARGET: pkg.Class.method, or pkg.Class.method(descriptor) where a name is overloaded.

#include "cli/command.h"
#include "fmt/format.h"
#include "semantics/own_classes.h"
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

}  // namespace

void add_common_options(CLI::App& command, CommonOptions& options) {
  command
      .add_option("--cp,--class-path", options.class_path,
                  "where the classes are: directories and jars, ':' between them")
      ->take_last()
      ->type_name("PATH");
  command
      .add_option("--jdk", options.jdk,
                  "the JDK whose classes are used (or JAVA_HOME, or the java on PATH)")
      ->type_name("DIR");
}

absl::StatusOr<OpenedTarget> open_target(const CommonOptions& options, std::string_view target) {
  const size_t parenthesis = target.find('(');
  const std::string_view path = target.substr(0, parenthesis);
  const std::string_view descriptor =
      parenthesis == std::string_view::npos ? "" : target.substr(parenthesis);
  const size_t dot = path.rfind('.');
  if (dot == std::string_view::npos || dot == 0 || dot + 1 == path.size()) {
    return usage_error(fmt::format(
        "{} names no method; write pkg.Class.method, e.g. {}.main", target,
        path.empty() || dot == 0 ? "Hello" : path.substr(0, std::min(dot, path.size()))));
  }
  const std::string class_name = slashed(path.substr(0, dot));
  const std::string_view method_name = path.substr(dot + 1);

  OpenedTarget opened;
  ASSIGN_OR_RETURN(opened.program, Program::open({options.class_path, options.jdk}, own_classes()));
  Linked<const Type*> type = opened.program->load(class_name);
  if (!type.ok()) {
    const LinkFailure& failure = type.failure();
    if (!failure.status.ok()) return failure.status;
    if (failure.message != class_name) {
      return unreadable(
          dotted(class_name),
          fmt::format("cannot be loaded: {}: {}", dotted(failure.exception), failure.message));
    }
    return no_such_class(options, *opened.program, class_name);
  }
  for (const Method& method : (*type)->methods) {
    if (method.name != method_name || method.name[0] == '<') continue;
    if (descriptor.empty() || method.descriptor == descriptor) opened.candidates.push_back(&method);
  }
  if (opened.candidates.empty()) {
    return usage_error(fmt::format("{} has no method {}{}; it has:{}", dotted(class_name),
                                   method_name, descriptor, known_methods(**type, method_name)));
  }
  return opened;
}

}  // namespace kukang
