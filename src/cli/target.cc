// TARGET: pkg.Class, pkg.Class.method, or where a name is overloaded pkg.Class.method(int, Node),
// in Java's way of writing and as answers print it, or pkg.Class.method(descriptor).
//
// A class is found as class_name.cc says. A type of a parameter is written as in Java, with or
// without its package and outer classes; type arguments mean nothing.

#include <algorithm>

#include "cli/command.h"
#include "fmt/format.h"
#include "support/text.h"

namespace kukang {
namespace {

// Those of the name, or all if there are none of it.
std::string known_methods(const Type& type, std::string_view wanted) {
  std::string names, alike;
  for (const Method& method : type.methods) {
    if (method.name[0] == '<' || method.flags & kSynthetic) continue;
    const std::string line = fmt::format("\n  {}", as_written(method));
    names += line;
    if (method.name == wanted) alike += line;
  }
  return names.empty() ? "\n  (none)" : alike.empty() ? names : alike;
}

// pkg.Class.method(int), taken apart.
struct MethodPath {
  std::string_view class_name;  // as written
  std::string_view method;
  std::string_view parameters;  // or a descriptor; empty where it is not given
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
      path.substr(0, dot), path.substr(dot + 1),
      parenthesis == std::string_view::npos ? std::string_view() : target.substr(parenthesis)};
}

// The types in a list as Java writes it, "(Map<K, V> map, int... keys)": "Map", "int[]".
std::vector<std::string> types_in(std::string_view list) {
  std::vector<std::string> types;
  std::string type;
  int depth = 0;
  bool ended = false;  // what follows is the parameter's name
  for (char c : list.substr(1)) {
    if (c == '>') --depth;
    if (depth == 0 && (c == ',' || c == ')')) {
      if (type.ends_with("...")) type.replace(type.size() - 3, 3, "[]");
      if (!type.empty() || c == ',' || !types.empty()) types.push_back(type);
      type.clear();
      ended = false;
    } else if (c == '<') {
      ++depth;
    } else if (depth == 0 && c == ' ') {
      if (type == "final") type.clear();
      ended = !type.empty();
    } else if (depth == 0 && c != '>' && (!ended || c == '[' || c == ']')) {
      type += c;
    }
  }
  return types;
}

// Is the type of the descriptor the one that is written, perhaps without package and outer class?
bool is_type(std::string_view descriptor, std::string written) {
  std::string name = readable_type(descriptor);
  std::replace(name.begin(), name.end(), '$', '.');
  std::replace(written.begin(), written.end(), '$', '.');
  return name == written || (!written.empty() && name.ends_with("." + written));
}

bool has_name(const Method& method, const MethodPath& path) {
  if (method.name != path.method) return false;
  // A descriptor has the result's type after the parenthesis.
  if (!path.parameters.ends_with(')')) {
    return path.parameters.empty() || method.descriptor == path.parameters;
  }
  const std::vector<std::string> written = types_in(path.parameters);
  const std::vector<std::string_view> parameters = take_apart(method.descriptor).parameters;
  return std::equal(parameters.begin(), parameters.end(), written.begin(), written.end(), is_type);
}

absl::Status no_such_method(const Type& type, const MethodPath& path) {
  return usage_error(fmt::format("{} has no method {}{}; it has:{}", readable_name(type),
                                 path.method, path.parameters, known_methods(type, path.method)));
}

// Those that a name without parameters means: where others than private ones are called so, these.
void leave_private_out(std::vector<const Method*>& methods) {
  const auto is_private = [](const Method* method) { return method->is_private(); };
  if (std::all_of(methods.begin(), methods.end(), is_private)) return;
  std::erase_if(methods, is_private);
}

absl::StatusOr<std::vector<const Method*>> explorable(const Type& type, const MethodPath& path) {
  std::vector<const Method*> methods;
  for (const Method& method : type.methods) {
    constexpr uint16_t kNothingToRun = kAbstract | kNative;
    if (!has_name(method, path) || method.is_class_initializer()) continue;
    const bool chosen = !path.parameters.empty();
    const bool in_full = chosen && !path.parameters.ends_with(')');
    if (method.flags & kSynthetic && !in_full) continue;
    if (method.flags & kNothingToRun) {
      if (!chosen) continue;
      return usage_error(fmt::format("{} has no code to explore",
                                     readable_method(type, method.name, method.descriptor)));
    }
    if (method.is_constructor() && type.flags & kAbstract) {
      return usage_error(fmt::format(
          "{} is abstract: its constructors make no object by themselves; name those of a subclass",
          readable_name(type)));
    }
    methods.push_back(&method);
  }
  if (path.parameters.empty()) leave_private_out(methods);
  return methods;
}

}  // namespace

std::string as_written(const Method& method) {
  std::vector<std::string> parameters;
  for (std::string_view parameter : take_apart(method.descriptor).parameters) {
    parameters.push_back(readable_type(parameter));
  }
  return fmt::format("{}({})", method.name, fmt::join(parameters, ", "));
}

absl::StatusOr<OpenedTarget> open_target(const CommonOptions& options, std::string_view target) {
  ASSIGN_OR_RETURN(const MethodPath path, take_apart_target(target));
  OpenedTarget opened;
  ASSIGN_OR_RETURN(opened.program, open_program(options));
  ASSIGN_OR_RETURN(const Type* type, find_class(options, *opened.program, path.class_name));
  for (const Method& method : type->methods) {
    if (has_name(method, path) && method.name[0] != '<') opened.candidates.push_back(&method);
  }
  if (opened.candidates.empty()) return no_such_method(*type, path);
  return opened;
}

absl::StatusOr<NamedTarget> find_target(const CommonOptions& options, const Program& program,
                                        std::string_view target) {
  NamedTarget found;
  const bool may_be_class = target.find('(') == std::string_view::npos && !target.empty();
  if (may_be_class && target.find('.') == std::string_view::npos) {
    ASSIGN_OR_RETURN(found.type, find_class(options, program, target));
    return found;
  }
  if (may_be_class && program.load(slashed(target)).ok()) {
    found.type = *program.load(slashed(target));
    return found;
  }
  // A method, or a class in another way of writing?
  ASSIGN_OR_RETURN(const MethodPath path, take_apart_target(target));
  const absl::StatusOr<const Type*> owner = find_class_if_any(options, program, path.class_name);
  if (owner.ok() && *owner != nullptr) {
    found.type = *owner;
    ASSIGN_OR_RETURN(found.methods, explorable(*found.type, path));
    if (!found.methods.empty()) return found;
  }
  if (may_be_class) {
    ASSIGN_OR_RETURN(const Type* type, find_class_if_any(options, program, target));
    if (type != nullptr) return NamedTarget{type, {}};
  }
  RETURN_IF_ERROR(owner.status());
  if (*owner != nullptr) return no_such_method(**owner, path);
  const bool capital = path.method[0] >= 'A' && path.method[0] <= 'Z';
  return find_class(options, program, may_be_class && capital ? target : path.class_name).status();
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
