#include "semantics/made_fields.h"

#include <algorithm>

#include "program/resolve.h"
#include "semantics/control_flow.h"
#include "semantics/operand_sources.h"
#include "semantics/stack_effect.h"

namespace kukang {
namespace {

constexpr uint16_t kVolatile = 0x0040;  // a VarHandle may write it

// What is known of a field after some of the code has been read.
struct Sight {
  bool made = true;      // nothing was assigned but null and what was made for it
  bool assigned = true;  // by every constructor, and never null
  bool own = true;
  bool natural = true;
  bool chosen = false;
  const Type* type = nullptr;
};
using Sights = absl::flat_hash_map<const Field*, Sight>;

bool may_be_made(const Field& field) {
  const bool by_class_alone = field.flags & (kPrivate | kFinal);
  return by_class_alone && !field.is_static() && !(field.flags & kVolatile) &&
         field.basic == Basic::Reference && field.descriptor[0] == 'L';
}

// Collections whose methods give nobody the collection itself, but for kGivesAway. The set of keys
// of a ConcurrentHashMap does.
bool keeps_to_itself(const Type& type) {
  static constexpr std::string_view kKinds[] = {"java/util/Collection", "java/util/Map"};
  return type.from_jdk && type.name != "java/util/concurrent/ConcurrentHashMap" &&
         std::any_of(type.all_interfaces.begin(), type.all_interfaces.end(), [](auto* above) {
           return std::find(std::begin(kKinds), std::end(kKinds), above->name) != std::end(kKinds);
         });
}

constexpr std::string_view kGivesAway = "reversed";  // twice: the list itself

// One method of the nest.
class Reading {
 public:
  Reading(const Program& program, const Method& method, const Code& code, Sights& sights)
      : program_(program),
        method_(method),
        file_(*method.owner->file),
        code_(code),
        flow_(control_flow_of(code)),
        sources_(file_, code, size()),
        sights_(sights) {}

  void read() {
    absl::flat_hash_map<const Field*, std::vector<int32_t>> assigned;
    for (int32_t at = 0; at < size(); ++at) {
      const Op op = code_.instructions[at].op;
      if (op != Op::putfield && op != Op::getfield) continue;
      const auto field = resolve_field(program_, *method_.owner, code_.instructions[at].a);
      const auto sight = field.ok() ? sights_.find(*field) : sights_.end();
      if (sight == sights_.end()) continue;
      if (op == Op::getfield) {
        sight->second.own = sight->second.own && is_kept(at);
      } else {
        note_assigned(sight->second, at);
        if (is_this(sources_.source(at, 1))) assigned[*field].push_back(at);
      }
    }
    if (!method_.is_constructor() || calls_another_constructor()) return;
    for (auto& [field, sight] : sights_) {
      const bool its_own = field->owner == method_.owner;
      if (its_own && may_return_without(assigned[field])) sight.assigned = false;
    }
  }

 private:
  int32_t size() const { return static_cast<int32_t>(code_.instructions.size()); }
  const Instruction& instruction(int32_t at) const { return code_.instructions[at]; }

  bool is_this(int32_t source) const {
    return source >= 0 && instruction(source).op == Op::aload && instruction(source).a == 0 &&
           !sources_.was_assigned(source, 0);
  }

  // The instruction that has pushed the operand, if control cannot have come from elsewhere since.
  int32_t source_nearby(int32_t at, uint32_t depth) const {
    const int32_t source = sources_.source(at, depth);
    const bool nearby = source >= 0 && source < at && flow_.block_of(source) == flow_.block_of(at);
    return nearby ? source : OperandSources::kUnknown;
  }

  // The constructor call of the object that the `new` at `made` has made, before `at`.
  int32_t constructor_call(int32_t made, int32_t at) const {
    for (int32_t i = made + 1; i < at; ++i) {
      if (instruction(i).op != Op::invokespecial) continue;
      const auto arguments = static_cast<uint32_t>(argument_slots(file_, instruction(i).a));
      if (sources_.source(i, arguments) == made) return i;
    }
    return OperandSources::kUnknown;
  }

  void note_assigned(Sight& sight, int32_t at) const {
    const int32_t source = source_nearby(at, 0);
    const Op op = source < 0 ? Op::nop : Op{instruction(source).op};
    if (op == Op::aconst_null) {
      sight.assigned = false;
      return;
    }
    const int32_t constructor = op == Op::new_ ? constructor_call(source, at) : -1;
    const auto type = constructor < 0 ? Linked<const Type*>(nullptr)
                                      : program_.load(file_.class_name(instruction(source).a));
    const bool made = type.ok() && *type != nullptr && (*type)->is_class() &&
                      (sight.type == nullptr || sight.type == *type);
    sight.made = sight.made && made;
    if (!sight.made) return;
    sight.type = *type;
    const std::string_view by = member_descriptor(file_, instruction(constructor).a);
    sight.natural = sight.natural && (by == "()V" || by == "(I)V");
    sight.chosen = sight.chosen || chooses_order(constructor, by);
    sight.own = sight.own && constructor == at - 1 && is_made_for_one(source, constructor);
  }

  // Is the constructor given a Comparator that is not what the method itself was given, nor null?
  bool chooses_order(int32_t constructor, std::string_view descriptor) const {
    constexpr std::string_view kLast = "Ljava/util/Comparator;)V";
    if (!descriptor.ends_with(kLast)) return false;
    const int32_t source = sources_.source(constructor, 0);
    if (source < 0) return true;
    const Instruction& pushed = instruction(source);
    const bool given = pushed.op == Op::aload && pushed.a < method_.argument_slots &&
                       !sources_.was_assigned(source, pushed.a);
    return !given && pushed.op != Op::aconst_null;
  }

  // Of two copies of the object its constructor takes one and the field the other: are there no
  // more?
  bool is_made_for_one(int32_t made, int32_t constructor) const {
    if (instruction(made + 1).op != Op::dup) return false;
    for (int32_t i = made + 2; i < constructor; ++i) {
      const bool more = sources_.copies(i, made) != 2;
      if (more) return false;
    }
    return sources_.copies(constructor, made) == 2;
  }

  // Is what the getfield has read only asked, here and now?
  bool is_kept(int32_t read) const {
    const int32_t block = flow_.block_of(read);
    size_t copies = 1;
    for (int32_t at = read + 1; copies > 0; ++at) {
      if (at >= size() || flow_.block_of(at) != block) return false;
      const size_t left = copies_after(at, read);
      if (left == copies) continue;
      if (left + 1 != copies || !only_asks(at, read)) return false;
      copies = left;
    }
    return true;
  }

  // After the last instruction of a block nothing may be left of it.
  size_t copies_after(int32_t at, int32_t source) const {
    const bool last = at + 1 >= size() || flow_.block_of(at + 1) != flow_.block_of(at);
    if (!last) return sources_.copies(at + 1, source);
    size_t left = sources_.copies(at, source);
    for (uint32_t i = 0; i < operands_taken(at); ++i) left -= sources_.source(at, i) == source;
    return left;
  }
  uint32_t operands_taken(int32_t at) const {
    if (rearrangement(instruction(at).op).taken > 0) return 0;
    return static_cast<uint32_t>(stack_effect(file_, as_compiled(code_, at)).takes);
  }

  bool only_asks(int32_t at, int32_t source) const {
    switch (const Op op = instruction(at).op; op) {
      case Op::ifnull:
      case Op::ifnonnull:
      case Op::if_acmpeq:
      case Op::if_acmpne:
      case Op:: instanceof:
      case Op::pop:
      case Op::monitorenter:
      case Op::monitorexit: return true;
      case Op::invokevirtual:
      case Op::invokeinterface: {
        const Constant& called = file_.constants[instruction(at).a];
        return file_.name_and_type(called.second).name != kGivesAway &&
               sources_.source(at, operands_taken(at) - 1) == source;
      }
      default: return false;
    }
  }

  bool calls_another_constructor() const {
    for (int32_t at = 0; at < size(); ++at) {
      if (instruction(at).op != Op::invokespecial) continue;
      const auto called = resolve_method(program_, *method_.owner, instruction(at).a);
      const bool own =
          called.ok() && (*called)->is_constructor() && (*called)->owner == method_.owner;
      if (own && is_this(sources_.source(at, operands_taken(at) - 1))) return true;
    }
    return false;
  }

  // Does some way lead to a return past all of these instructions?
  bool may_return_without(const std::vector<int32_t>& passing) const {
    std::vector<bool> seen(flow_.blocks().size());
    std::vector<int32_t> left;
    auto go_to = [&](int32_t block) {
      if (!seen[block]) left.push_back(block);
      seen[block] = true;
    };
    go_to(0);
    while (!left.empty()) {
      const int32_t number = left.back();
      left.pop_back();
      const ControlFlow::Block& block = flow_.blocks()[number];
      std::for_each(block.handlers.begin(), block.handlers.end(), go_to);
      const bool passes = std::any_of(passing.begin(), passing.end(),
                                      [&](int32_t at) { return flow_.block_of(at) == number; });
      if (passes) continue;
      if (block.returns) return true;
      std::for_each(block.next.begin(), block.next.end(), go_to);
    }
    return false;
  }

  const Program& program_;
  const Method& method_;
  const ClassFile& file_;
  const Code& code_;
  const ControlFlow& flow_;
  const OperandSources sources_;
  Sights& sights_;
};

// Does the code have a getfield or a putfield of a field with such a name, as far as its bytes go?
bool mentions(const ClassFile& file, std::span<const uint8_t> code, const Sights& sights) {
  constexpr uint8_t kGet = 0xb4, kPut = 0xb5;
  for (size_t i = 0; i + 2 < code.size(); ++i) {
    if (code[i] != kGet && code[i] != kPut) continue;
    const auto constant = static_cast<uint16_t>(code[i + 1] << 8 | code[i + 2]);
    if (!file.is(constant, ConstantTag::FieldRef)) continue;
    const auto name = file.name_and_type(file.constants[constant].second).name;
    const bool named = std::any_of(sights.begin(), sights.end(),
                                   [&](const auto& sight) { return sight.first->name == name; });
    if (named) return true;
  }
  return false;
}

// False where the code cannot be read.
bool read(const Program& program, const Type& type, const Type& owner, Sights& sights) {
  for (const Method& method : type.methods) {
    if (method.flags & (kAbstract | kNative)) continue;
    const auto bytes = type.file->code(*method.info);
    if (!bytes.ok() || !bytes->has_value()) return false;
    const bool constructs = method.is_constructor() && &type == &owner;
    if (!constructs && !mentions(*type.file, (*bytes)->code, sights)) continue;
    const auto code = decode(program, method);
    if (!code.ok()) return false;
    Reading(program, method, **code, sights).read();
  }
  return true;
}

}  // namespace

void MadeFields::look_at(const Type& type, const Hierarchy& hierarchy) {
  Sights sights;
  for (const Field& field : type.fields) {
    if (may_be_made(field)) sights.try_emplace(&field);
  }
  if (sights.empty()) return;
  for (const Type* member : nest_of(program_, type)) {
    if (!read(program_, *member, type, sights)) return;
  }
  for (const auto& [field, sight] : sights) {
    const Linked<const Type*> declared = program_.load(type_name(field->descriptor));
    const bool made = sight.made && sight.type != nullptr && declared.ok() &&
                      sight.type->is_subtype_of(*declared);
    if (!made) continue;
    auto known = std::make_unique<MadeField>();
    known->type = sight.type;
    known->assigned = sight.assigned;
    known->own = sight.own && field->flags & kPrivate && keeps_to_itself(*sight.type);
    known->natural = known->own && sight.natural;
    known->chosen = sight.chosen;
    if (sight.type != program_.object()) {
      for (const Type* below : hierarchy.subtypes_of(sight.type)) {
        if (below != sight.type) known->others.push_back(below);
      }
    }
    made_[field] = std::move(known);
  }
}

const MadeField* MadeFields::of(const Field& field, const Hierarchy& hierarchy) {
  if (field.owner->from_jdk || !may_be_made(field)) return nullptr;
  if (seen_.try_emplace(field.owner, true).second) look_at(*field.owner, hierarchy);
  const auto it = made_.find(&field);
  return it == made_.end() ? nullptr : it->second.get();
}

}  // namespace kukang
