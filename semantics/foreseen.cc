#include "semantics/foreseen.h"

#include <utility>

#include "absl/container/inlined_vector.h"

namespace kukang {
namespace {

constexpr int kFarthest = 256;  // instructions

// One frame of the run: what it has pushed and stored since.
class Outlook {
 public:
  explicit Outlook(const Frame& frame) : frame_(&frame) {}

  std::optional<int32_t> from(const Instruction* pc) {
    for (int steps = 0; steps < kFarthest; ++steps) {
      const std::optional<int32_t> distance = step(*pc);
      if (!distance.has_value()) return std::nullopt;
      if (frame_ == nullptr) return stack_.back();
      pc = (returned_ ? frame_->pc : pc) + *distance;
      returned_ = false;
    }
    return std::nullopt;
  }

 private:
  // How far it is to the next instruction; nullopt: nothing is known of what it does.
  std::optional<int32_t> step(const Instruction& pc) {
    switch (const Op op = pc.op; op) {
      case Op::nop: return 1;
      case Op::iconst:
      case Op::bipush:
      case Op::sipush: stack_.push_back(pc.b); return 1;
      case Op::istore:
        if (stack_.empty()) return std::nullopt;
        locals_.emplace_back(pc.a, stack_.back());
        stack_.pop_back();
        return 1;
      case Op::iload:
        for (size_t i = locals_.size(); i-- > 0;) {
          if (locals_[i].first != pc.a) continue;
          stack_.push_back(locals_[i].second);
          return 1;
        }
        return std::nullopt;
      case Op::goto_: return pc.b;
      case Op::ifeq:
      case Op::ifne:
      case Op::iflt:
      case Op::ifge:
      case Op::ifgt:
      case Op::ifle: stack_.push_back(0); return branch(pc, op, Op::ifeq);
      case Op::if_icmpeq:
      case Op::if_icmpne:
      case Op::if_icmplt:
      case Op::if_icmpge:
      case Op::if_icmpgt:
      case Op::if_icmple: return branch(pc, op, Op::if_icmpeq);
      case Op::ireturn: return leave();
      default: return std::nullopt;
    }
  }

  // The comparisons come in the same order with zero and with another operand.
  std::optional<int32_t> branch(const Instruction& pc, Op op, Op first) {
    if (stack_.size() < 2) return std::nullopt;
    const int32_t right = stack_.back();
    stack_.pop_back();
    const int32_t left = stack_.back();
    stack_.pop_back();
    const bool less = left < right, same = left == right;
    const bool holds[] = {same, !same, less, !less, !less && !same, less || same};
    return holds[static_cast<int>(op) - static_cast<int>(first)] ? pc.b : 1;
  }

  // A frame that was not called by an instruction gives its value to nobody. A boolean, and the
  // like, is cut to its size; what is foreseen is only what that leaves as it is.
  std::optional<int32_t> leave() {
    if (stack_.empty() || frame_->role != Frame::Role::Method) return std::nullopt;
    const int32_t value = stack_.back();
    if (frame_->method->result != Basic::Int && value != 0 && value != 1) return std::nullopt;
    stack_ = {value};
    locals_.clear();
    frame_ = frame_->caller.get();
    returned_ = true;
    return 1;
  }

  const Frame* frame_;  // nullptr: the outermost one has returned
  bool returned_ = false;
  absl::InlinedVector<int32_t, 4> stack_;
  absl::InlinedVector<std::pair<uint16_t, int32_t>, 4> locals_;  // the last one counts
};

}  // namespace

std::optional<int32_t> foreseen_result(const State& state, const Instruction* pc) {
  return Outlook(*state.top).from(pc);
}

std::optional<int32_t> foreseen_result(const State& state, const Choice& choice) {
  const Instruction* pc = state.top->pc;
  if (choice.branch) return foreseen_result(state, pc + choice.distance);
  const bool tests_null = pc->op == Op::ifnull || pc->op == Op::ifnonnull;
  if (!tests_null || choice.guard != nullptr || !choice.value.is_unknown()) return std::nullopt;
  const bool null = choice.candidate.what == Candidate::What::Null;
  return foreseen_result(state, pc + (null == (pc->op == Op::ifnull) ? pc->b : 1));
}

}  // namespace kukang
