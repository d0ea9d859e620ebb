#include "contract/small_domains.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "fmt/format.h"
#include "fmt/ranges.h"
#include "semantics/instruction.h"

namespace kukang {
namespace {

constexpr int32_t kWidest = 16;  // numbers in a range that is worth a hint

bool is_integer(const Field& field) {
  return field.basic == Basic::Int || field.basic == Basic::Short || field.basic == Basic::Byte ||
         field.basic == Basic::Char;
}

// a/b/Tree for a/b/Tree$Node
std::string_view outermost(std::string_view name) {
  const size_t slash = name.rfind('/');
  const size_t from = slash == std::string_view::npos ? 0 : slash + 1;
  return name.substr(0, name.find('$', from + 1));
}

struct Uses {
  std::set<int32_t> constants;
  bool compared = false;
  bool otherwise = false;  // in another way
};

// The code of one nest.
class Nest {
 public:
  Nest(const Program& program, std::string_view name) : program_(program), name_(name) {
    for (const std::string& each : program.class_path_names()) {
      if (outermost(each) != name) continue;
      const Linked<const Type*> type = program.load(each);
      if (type.ok()) look_at(**type);
    }
  }

  const std::map<const Field*, Uses>& uses() const { return uses_; }

  // Fields that are read when the method runs, by code of the nest.
  std::set<const Field*> read_by(const Method& method) const {
    std::set<const Field*> read;
    std::set<const Method*> seen;
    std::vector<const Method*> left = {&method};
    while (!left.empty()) {
      const auto it = sights_.find(left.back());
      const bool known = !seen.insert(left.back()).second || it == sights_.end();
      left.pop_back();
      if (known) continue;
      read.insert(it->second.reads.begin(), it->second.reads.end());
      left.insert(left.end(), it->second.calls.begin(), it->second.calls.end());
    }
    return read;
  }

 private:
  struct Sight {
    std::set<const Field*> reads;
    std::set<const Method*> calls;
  };

  void look_at(const Type& type) {
    for (const Method& method : type.methods) {
      if (method.flags & (kAbstract | kNative)) continue;
      const auto code = decode(program_, method);
      if (code.ok()) look_at(method, (*code)->instructions);
    }
  }

  void look_at(const Method& method, const std::vector<Instruction>& code) {
    Sight& sight = sights_[&method];
    for (size_t i = 0; i < code.size(); ++i) {
      switch (code[i].op) {
        case Op::getfield:
          if (const Field* field = field_at(method, code[i])) {
            sight.reads.insert(field);
            note_read(method, code, i, *field);
          }
          break;
        case Op::putfield:
          if (const Field* field = field_at(method, code[i])) note_write(method, code, i, *field);
          break;
        case Op::invokevirtual:
        case Op::invokespecial:
        case Op::invokestatic:
        case Op::invokeinterface: note_call(method, code[i], sight); break;
        default: break;
      }
    }
  }

  // The class of the nest that a reference names; nullptr: another one.
  const Type* owner_of(const ClassFile& file, const Constant& reference) const {
    const std::string_view owner = file.class_name(reference.first);
    if (outermost(owner) != name_) return nullptr;
    const Linked<const Type*> type = program_.load(owner);
    return type.ok() ? *type : nullptr;
  }

  const Field* field_at(const Method& method, const Instruction& instruction) const {
    const ClassFile& file = *method.owner->file;
    const Constant& reference = file.constants[instruction.a];
    const std::string_view name = file.name_and_type(reference.second).name;
    for (const Type* type = owner_of(file, reference); type != nullptr; type = type->super) {
      for (const Field& field : type->fields) {
        if (field.name == name && !field.is_static()) return is_integer(field) ? &field : nullptr;
      }
    }
    return nullptr;
  }

  void note_call(const Method& from, const Instruction& instruction, Sight& sight) {
    const ClassFile& file = *from.owner->file;
    const Constant& reference = file.constants[instruction.a];
    const ClassFile::NameAndType named = file.name_and_type(reference.second);
    for (const Type* type = owner_of(file, reference); type != nullptr; type = type->super) {
      for (const Method& method : type->methods) {
        const bool it = method.name == named.name && method.descriptor == named.descriptor;
        if (it) sight.calls.insert(&method);
      }
    }
  }

  static std::optional<int32_t> constant(const std::vector<Instruction>& code, size_t at) {
    if (at >= code.size()) return std::nullopt;
    const Op op = code[at].op;
    const bool is_one = op == Op::iconst || op == Op::bipush || op == Op::sipush;
    return is_one ? std::optional(code[at].b) : std::nullopt;
  }

  static bool compares(const std::vector<Instruction>& code, size_t at) {
    return at < code.size() && (code[at].op == Op::if_icmpeq || code[at].op == Op::if_icmpne);
  }

  void note_read(const Method& method, const std::vector<Instruction>& code, size_t i,
                 const Field& field) {
    Uses& uses = uses_[&field];
    const Op next = i + 1 < code.size() ? Op{code[i + 1].op} : Op::nop;
    if (next == Op::ifeq || next == Op::ifne) {
      uses.constants.insert(0);
      uses.compared = true;
    } else if (const auto other = constant(code, i + 1); other && compares(code, i + 2)) {
      uses.constants.insert(*other);
      uses.compared = true;
    } else if (next == Op::tableswitch || next == Op::lookupswitch) {
      const SwitchTable& table = *code[i + 1].table;
      for (size_t k = 0; k < table.targets.size(); ++k) {
        if (table.targets[k] == table.otherwise) continue;
        uses.constants.insert(next == Op::tableswitch ? table.low + static_cast<int32_t>(k)
                                                      : table.keys[k]);
      }
      uses.compared = true;
    } else {
      const bool copied = next == Op::putfield && field_at(method, code[i + 1]) == &field;
      uses.otherwise = uses.otherwise || !copied;
    }
  }

  // What is assigned comes from the instruction before, or from those before a jump to it.
  void note_write(const Method& method, const std::vector<Instruction>& code, size_t i,
                  const Field& field) {
    Uses& uses = uses_[&field];
    auto note = [&](size_t before) {
      if (const auto assigned = constant(code, before)) {
        uses.constants.insert(*assigned);
        return;
      }
      const bool copied =
          code[before].op == Op::getfield && field_at(method, code[before]) == &field;
      uses.otherwise = uses.otherwise || !copied;
    };
    if (i > 0) note(i - 1);
    for (size_t j = 0; j < code.size(); ++j) {
      const bool jumps = operands_of(code[j].op) == Operands::Branch &&
                         static_cast<size_t>(static_cast<int64_t>(j) + code[j].b) == i;
      if (!jumps) continue;
      if (code[j].op == Op::goto_ && j > 0) {
        note(j - 1);
      } else {
        uses.otherwise = true;
      }
    }
  }

  const Program& program_;
  const std::string_view name_;
  std::map<const Field*, Uses> uses_;
  std::map<const Method*, Sight> sights_;
};

std::string hint_for(const Field& field, const Uses& uses) {
  const int32_t low = *uses.constants.begin(), high = *uses.constants.rbegin();
  const std::string owner = readable_name(*field.owner);
  const std::string name =
      fmt::format("{}.{}", owner.substr(owner.find_last_of(".$") + 1), field.name);
  return fmt::format("{} is only ever compared with or assigned {}: --range {}={}..{}", name,
                     fmt::join(uses.constants, uses.constants.size() == 2 ? " and " : ", "), name,
                     low, high);
}

}  // namespace

std::vector<std::string> hints_of_ranges(const Program& program,
                                         const std::vector<const Method*>& methods,
                                         const Granted& granted) {
  std::map<std::string_view, Nest> nests;
  std::map<std::string, std::string> hints;  // by field, in an order of their own
  for (const Method* method : methods) {
    const Type& owner = *method->owner;
    if (owner.from_jdk) continue;
    const std::string_view name = outermost(owner.name);
    const Nest& nest = nests.try_emplace(name, program, name).first->second;
    for (const Field* field : nest.read_by(*method)) {
      const Uses& uses = nest.uses().at(field);
      if (uses.otherwise || !uses.compared || uses.constants.size() < 2) continue;
      const bool wide = *uses.constants.rbegin() - *uses.constants.begin() >= kWidest;
      if (wide || granted.numbers_of(*field) != nullptr) continue;
      hints[fmt::format("{}.{}", field->owner->name, field->name)] = hint_for(*field, uses);
    }
  }
  std::vector<std::string> lines;
  for (auto& [field, hint] : hints) lines.push_back(std::move(hint));
  return lines;
}

std::vector<const Method*> methods_run_by(const Plan& plan) {
  std::vector<const Method*> methods;
  for (const Plan::Stage& stage : plan.stages) {
    if (stage.method != nullptr) methods.push_back(stage.method);
  }
  return methods;
}

}  // namespace kukang
