#include "semantics/dependence.h"

#include <algorithm>
#include <iterator>

#include "semantics/control_flow.h"
#include "semantics/stack_effect.h"

namespace kukang {
namespace {

bool loads_element(Op op) { return op >= Op::iaload && op <= Op::saload; }
bool stores_element(Op op) { return op >= Op::iastore && op <= Op::sastore; }

bool divides(Op op) {
  return op == Op::idiv || op == Op::irem || op == Op::ldiv || op == Op::lrem;
}

bool is_wide_local(Op op) {
  return op == Op::lload || op == Op::dload || op == Op::lstore || op == Op::dstore;
}

void add(Places& to, const Places& more) {
  Places both;
  std::set_union(to.begin(), to.end(), more.begin(), more.end(), std::back_inserter(both));
  to = std::move(both);
}

}  // namespace

Dependence::Dependence(const Method& method, const Code& code) : method_(method), code_(code) {
  for (int32_t at = 0; at < static_cast<int32_t>(code.instructions.size()); ++at) {
    const Instruction instruction = as_compiled(code, at);
    if (instruction.op != Op::getfield && instruction.op != Op::getstatic) continue;
    if (places() == kNowhere) break;
    fields_.try_emplace(field_name(instruction.a), static_cast<Place>(places()));
  }
}

std::string_view Dependence::field_name(uint16_t member) const {
  const ClassFile& file = *method_.owner->file;
  return file.name_and_type(file.constants[member].second).name;
}

Place Dependence::field(std::string_view name) const {
  const auto found = fields_.find(name);
  return found == fields_.end() ? kNowhere : found->second;
}

// A final static field of the class itself that holds a number: whether assertions are on, above
// all.
bool Dependence::is_constant(uint16_t field) const {
  const ClassFile& file = *method_.owner->file;
  if (file.class_name(file.constants[field].first) != file.name) return false;
  const std::deque<Field>& fields = method_.owner->fields;
  return std::any_of(fields.begin(), fields.end(), [&](const Field& declared) {
    return declared.is_static() && (declared.flags & kFinal) != 0 &&
           declared.basic != Basic::Reference && declared.name == field_name(field);
  });
}

// Follows what each slot has been made of.
class PartReader {
 public:
  PartReader(const Dependence& dependence, size_t height)
      : dependence_(dependence),
        code_(dependence.code_),
        file_(*dependence.method_.owner->file),
        begun_with_(std::min<size_t>(height, dependence.code_.max_stack)) {
    for (size_t slot = 0; slot < begun_with_; ++slot) {
      stack_.push_back({{dependence.operand(slot)}, true});
    }
  }

  void run(int32_t at) {
    const Instruction instruction = as_compiled(code_, at);
    const Op op = instruction.op;
    if (op == Op::iinc || op == Op::checkcast || rearranges(op, stack_)) return;
    ask(instruction);
    const StackEffect effect = stack_effect(file_, instruction);
    Source source = taken(effect.takes);
    pop(stack_, effect.takes);
    if (operands_of(op) == Operands::Local) {
      if (effect.leaves == 0) return write(instruction, std::move(source));
      source = local(instruction.a);
    } else if (loads_element(op)) {
      add_place(source, dependence_.elements());
    } else if (stores_element(op)) {
      return add(now(dependence_.elements()).made_of, source.made_of);
    } else if (op == Op::getfield || op == Op::getstatic) {
      source.varies = op == Op::getfield || !dependence_.is_constant(instruction.a);
      if (source.varies) add_place(source, dependence_.field(dependence_.field_name(instruction.a)));
    } else if (op == Op::putfield || op == Op::putstatic) {
      const Place field = dependence_.field(dependence_.field_name(instruction.a));
      if (field != Dependence::kNowhere) add(now(field).made_of, source.made_of);
      return;
    } else if (is_return(op)) {
      part_.returned = std::move(source.made_of);
      return;
    }
    source.varies |= is_call(op);
    if (effect.leaves > 0) stack_.push_back(std::move(source));
    if (effect.leaves == 2) stack_.emplace_back();
  }

  BlockPart take() {
    stack_.resize(std::min<size_t>(stack_.size(), code_.max_stack));
    for (size_t slot = 0; slot < std::max(stack_.size(), begun_with_); ++slot) {
      const Place place = dependence_.operand(slot);
      Places made_of = slot < stack_.size() ? std::move(stack_[slot].made_of) : Places();
      if (made_of != Places{place}) part_.computed.emplace_back(place, std::move(made_of));
    }
    for (auto& [place, source] : now_) {
      part_.computed.emplace_back(place, std::move(source.made_of));
    }
    std::sort(part_.computed.begin(), part_.computed.end());
    part_.height = stack_.size();
    return std::move(part_);
  }

 private:
  struct Source {
    Places made_of;
    bool varies = false;  // it may be no constant
  };

  Source& now(Place place) {
    return now_.try_emplace(place, Source{{place}, true}).first->second;
  }
  Source local(uint16_t index) {
    const auto found = now_.find(dependence_.local(index));
    return found == now_.end() ? Source{{dependence_.local(index)}, true} : found->second;
  }
  // The value comes out of a field, or out of an array, which may have been written to.
  void add_place(Source& source, Place place) {
    if (place != Dependence::kNowhere) add(source.made_of, now(place).made_of);
    source.varies = true;
  }

  void write(const Instruction& instruction, Source source) {
    now_[dependence_.local(instruction.a)] = std::move(source);
    if (is_wide_local(instruction.op)) now_[dependence_.local(instruction.a + 1)] = {};
  }

  // Of what the top slots have been made.
  Source taken(size_t slots) const {
    Source all;
    for (size_t i = 0; i < std::min(slots, stack_.size()); ++i) {
      const Source& source = stack_[stack_.size() - 1 - i];
      add(all.made_of, source.made_of);
      all.varies |= source.varies;
    }
    return all;
  }

  // The operands from `depth` slots below the top on, so many slots.
  void ask_about(size_t depth, size_t slots, bool parts, bool follows = false) {
    Question question{{}, parts, follows};
    bool varies = false;
    for (size_t i = depth; i < std::min(depth + slots, stack_.size()); ++i) {
      const Source& source = stack_[stack_.size() - 1 - i];
      add(question.about, source.made_of);
      varies |= source.varies;
    }
    if (varies) part_.questions.push_back(std::move(question));
  }

  // The reference so many slots below the top.
  void follow(size_t depth) { ask_about(depth, 1, true, true); }

  void ask(const Instruction& instruction) {
    const Op op = instruction.op;
    if (op == Op::getfield || op == Op::arraylength || op == Op::athrow ||
        op == Op::monitorenter) {
      follow(0);
    } else if (op == Op::putfield || op == Op::invokevirtual || op == Op::invokeinterface ||
               op == Op::invokespecial) {
      follow(stack_effect(file_, instruction).takes - 1u);
    } else if (loads_element(op)) {
      follow(1);
    } else if (stores_element(op)) {
      follow(op == Op::lastore || op == Op::dastore ? 3 : 2);
    }
    if (op != Op::goto_ && operands_of(op) == Operands::Branch) {
      ask_about(0, stack_effect(file_, instruction).takes, false);
    } else if (op == Op::tableswitch || op == Op::lookupswitch || op == Op::newarray ||
               op == Op::anewarray || loads_element(op)) {
      ask_about(0, 1, true);
    } else if (op == Op::multianewarray) {
      ask_about(0, instruction.b, true);
    } else if (stores_element(op)) {
      ask_about(op == Op::lastore || op == Op::dastore ? 2 : 1, 1, true);
    } else if (divides(op)) {
      ask_about(0, op == Op::ldiv || op == Op::lrem ? 2 : 1, true);
    }
  }

  const Dependence& dependence_;
  const Code& code_;
  const ClassFile& file_;
  const size_t begun_with_;
  std::vector<Source> stack_;
  absl::flat_hash_map<Place, Source> now_;  // of locals, fields and elements that were written
  BlockPart part_;
};

BlockPart Dependence::part(int32_t first, int32_t end, size_t height) const {
  PartReader reader(*this, height);
  for (int32_t at = first; at < end; ++at) reader.run(at);
  return reader.take();
}

}  // namespace kukang
