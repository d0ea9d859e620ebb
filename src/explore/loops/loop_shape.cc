#include "explore/loops/loop_shape.h"

#include <algorithm>

#include "semantics/stack_effect.h"

namespace kukang {
namespace {

// As the class file has them: an instruction may become its quick form at any moment.
bool writes_heap(uint8_t opcode) {
  const auto is = [&](Op op) { return opcode == static_cast<uint8_t>(op); };
  return (opcode >= static_cast<uint8_t>(Op::iastore) &&
          opcode <= static_cast<uint8_t>(Op::sastore)) ||
         is(Op::putfield) || is(Op::putstatic) || is(Op::new_) || is(Op::newarray) ||
         is(Op::anewarray) || is(Op::multianewarray) || is(Op::monitorenter) || is(Op::monitorexit);
}

// Loads, constants, arithmetic, comparisons; fields that are read.
bool only_computes(uint8_t opcode) {
  const auto is = [&](Op op) { return opcode == static_cast<uint8_t>(op); };
  const auto is_among = [&](Op first, Op last) {
    return opcode >= static_cast<uint8_t>(first) && opcode <= static_cast<uint8_t>(last);
  };
  return opcode < static_cast<uint8_t>(Op::istore) ||
         (is_among(Op::iadd, Op::dcmpg) && !is(Op::iinc)) || is(Op::getstatic) ||
         is(Op::getfield) || is(Op::arraylength);
}

class Shaper {
 public:
  Shaper(const ClassFile& file, const Code& code, int32_t block) : file_(file), code_(code) {
    shape_.flow = &control_flow_of(code);
    shape_.block = block;
    shape_.head = shape_.flow->blocks()[block].first;
  }

  LoopShape run() {
    const auto& blocks = shape_.flow->blocks();
    for (size_t i = 0; i < blocks.size(); ++i) {
      if (!is_inside(static_cast<int32_t>(i))) continue;
      for (int32_t at = blocks[i].first; at < blocks[i].end; ++at) look(at);
      if (falls_back(static_cast<int32_t>(i))) refuse(LoopRefusal::Form);
    }
    measure();
    return std::move(shape_);
  }

 private:
  void measure() {
    const int32_t end = shape_.flow->blocks()[shape_.block].end;
    for (int32_t at = shape_.head; at < end; ++at) {
      if (!only_computes(code_.bytes[code_.offsets[at]])) return;
      const StackEffect effect = stack_effect(file_, as_compiled(code_, at));
      const size_t height = shape_.heights.back();
      if (effect.takes > height) return;
      shape_.heights.push_back(height - effect.takes + effect.leaves);
    }
  }

  void refuse(LoopRefusal why) {
    if (!shape_.refused.has_value()) shape_.refused = why;
  }

  bool is_inside(int32_t block) const { return shape_.flow->is_in_loop(block, shape_.block); }

  void look(int32_t at) {
    if (writes_heap(code_.bytes[code_.offsets[at]])) return refuse(LoopRefusal::Heap);
    const Instruction& instruction = code_.instructions[at];
    switch (instruction.op) {
      case Op::iinc:
      case Op::istore: return write(instruction.a, true);
      case Op::lstore:
        write(instruction.a, true);
        return write(static_cast<uint16_t>(instruction.a + 1), true);
      case Op::fstore:
      case Op::astore: return write(instruction.a, false);
      case Op::dstore:
        write(instruction.a, false);
        return write(static_cast<uint16_t>(instruction.a + 1), false);
      default: return;
    }
  }

  void write(uint16_t local, bool integer) {
    if (!integer && shape_.flow->is_live(shape_.head, local)) refuse(LoopRefusal::Variable);
    auto& written = shape_.written;
    if (std::find(written.begin(), written.end(), local) == written.end()) {
      written.push_back(local);
    }
  }

  // Does the straight line that leaves the loop behind this block jump back to its head? Nobody
  // would see that it has left it.
  bool falls_back(int32_t block) const {
    const auto& blocks = shape_.flow->blocks();
    auto leads_to = [&](int32_t from, int32_t to) {
      const auto& next = blocks[from].next;
      return std::find(next.begin(), next.end(), to) != next.end();
    };
    const auto count = static_cast<int32_t>(blocks.size());
    if (block + 1 >= count || is_inside(block + 1)) return false;
    while (block + 1 < count && leads_to(block, block + 1)) {
      ++block;
      if (is_inside(block)) return true;
      if (leads_to(block, shape_.block)) return true;
    }
    return false;
  }

  const ClassFile& file_;
  const Code& code_;
  LoopShape shape_;
};

}  // namespace

LoopShape shape_of_loop(const ClassFile& file, const Code& code, int32_t block) {
  return Shaper(file, code, block).run();
}

}  // namespace kukang
