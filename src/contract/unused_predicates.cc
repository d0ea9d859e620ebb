#include "contract/unused_predicates.h"

#include <algorithm>
#include <set>

#include "contract/invariant.h"
#include "contract/predicate.h"
#include "fmt/format.h"
#include "semantics/instruction.h"

namespace kukang {
namespace {

using MethodSet = std::set<const Method*>;

// What the code of a method shows.
struct Sight {
  std::vector<const Method*> calls;  // of the class and its inner classes
  bool assigns = false;              // a field
  bool looks_further = false;
};

class Reader {
 public:
  Reader(const Program& program, const Type& type) : program_(program), type_(type) {}

  Sight sight_of(const Method& method) const {
    Sight sight;
    if (method.flags & (kAbstract | kNative)) return sight;
    const auto code = decode(program_, method);
    if (!code.ok()) return sight;
    for (const Instruction& instruction : (*code)->instructions) {
      switch (instruction.op) {
        case Op::putfield:
        case Op::putstatic: sight.assigns = sight.assigns || !method.is_constructor(); break;
        case Op::invokevirtual:
        case Op::invokespecial:
        case Op::invokestatic:
        case Op::invokeinterface: call(*method.owner->file, instruction.a, sight); break;
        default:
          const bool branch = operands_of(instruction.op) == Operands::Branch;
          sight.looks_further = sight.looks_further || (branch && instruction.b < 0);
      }
    }
    return sight;
  }

  // All that runs when these do, as far as it is the class's own.
  MethodSet closure(const std::vector<const Method*>& from, bool& assigns) const {
    MethodSet seen;
    std::vector<const Method*> left = from;
    while (!left.empty()) {
      const Method* method = left.back();
      left.pop_back();
      if (!seen.insert(method).second) continue;
      const Sight sight = sight_of(*method);
      assigns = assigns || sight.assigns;
      left.insert(left.end(), sight.calls.begin(), sight.calls.end());
    }
    return seen;
  }

 private:
  void call(const ClassFile& file, uint16_t constant, Sight& sight) const {
    const Constant& reference = file.constants[constant];
    const std::string_view owner = file.class_name(reference.first);
    const ClassFile::NameAndType named = file.name_and_type(reference.second);
    const bool inner = owner.starts_with(type_.name + "$");
    const bool hands_on = !named.descriptor.starts_with("()");
    sight.looks_further = sight.looks_further || inner || hands_on;
    if (!inner && owner != type_.name) return;
    const Linked<const Type*> type = program_.load(owner);
    if (!type.ok()) return;
    for (const Method& method : (*type)->methods) {
      if (method.name == named.name && method.descriptor == named.descriptor) {
        sight.calls.push_back(&method);
      }
    }
  }

  const Program& program_;
  const Type& type_;
};

}  // namespace

std::string hint_of_predicates(const Program& program, const Type& type,
                               const ContractOptions& options) {
  const absl::StatusOr<std::vector<const Method*>> by_name =
      invariants_by_name_alone(program, type, options);
  const absl::StatusOr<std::vector<std::string>> names_used = predicate_names(type, options);
  // What is wrong with a contract is said by whoever needs it.
  if (!by_name.ok() || by_name->empty() || !names_used.ok()) return "";
  const std::vector<const Method*>& invariants = *by_name;
  const std::vector<std::string>& used = *names_used;
  const Reader reader(program, type);
  bool assigns = false;
  const MethodSet known = reader.closure(invariants, assigns);
  std::vector<std::string_view> others;
  for (const Method& method : type.methods) {
    if (method.descriptor != "()Z" || method.flags & (kStatic | kSynthetic | kAbstract)) continue;
    if (known.contains(&method) || std::count(used.begin(), used.end(), method.name) > 0) continue;
    bool changes = false;
    reader.closure({&method}, changes);
    if (reader.sight_of(method).looks_further && !changes) others.push_back(method.name);
  }
  if (others.empty()) return "";
  std::string remedy;
  std::vector<std::string_view> names;
  for (const Method* invariant : invariants) names.push_back(invariant->name);
  for (std::string_view name : names) remedy += fmt::format(" --invariant {}", name);
  for (std::string_view name : others) remedy += fmt::format(" --invariant {}", name);
  return fmt::format(
      "{} is all that is known as invariant of {}, by its name; if {} {} to it, say{}",
      fmt::join(names, " and "), readable_name(type), fmt::join(others, " and "),
      others.size() == 1 ? "belongs" : "belong", remedy);
}

}  // namespace kukang
