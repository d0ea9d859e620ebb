#include "explore/cut_loops.h"

#include <algorithm>
#include <tuple>

#include "semantics/control_flow.h"

namespace kukang {
namespace {

// Where the innermost loop around the frame's pc begins; kNone: there is none.
int32_t head_around(const Code& code, const Frame& frame) {
  const ControlFlow& flow = control_flow_of(code);
  const int32_t loop = flow.blocks()[flow.block_of(code.index_of(frame.pc))].loop;
  return loop == ControlFlow::kNone ? loop : flow.blocks()[loop].first;
}

bool is_of_the_machine(const Frame& frame) {
  return frame.role == Frame::Role::Native || frame.method->owner->name.starts_with("kukang/");
}

// By names, not by addresses.
auto rank(const CutLoop& loop) {
  return std::tuple(loop.method->owner->name, loop.method->name, loop.method->descriptor, loop.line,
                    loop.bound);
}

}  // namespace

void CutLoops::add(const Machine& machine, const State& state, Bound bound, uint64_t times) {
  const Frame* f = state.top.get();
  if (bound == Bound::Loops && f != nullptr) f = state.loops.most_passed(*f);
  for (; f != nullptr; f = f->caller.get()) {
    if (is_of_the_machine(*f)) continue;
    const Code& code = machine.code_of(*f);
    const int32_t head = head_around(code, *f);
    if (head == ControlFlow::kNone) continue;
    return count({f->method, code.line_at(head), bound, times});
  }
}

void CutLoops::add(const CutLoops& other) {
  for (const CutLoop& loop : other.all_) count(loop);
}

void CutLoops::count(const CutLoop& loop) {
  const auto known = std::find_if(all_.begin(), all_.end(), [&](const CutLoop& one) {
    return one.method == loop.method && one.line == loop.line && one.bound == loop.bound;
  });
  if (known == all_.end()) {
    all_.push_back(loop);
  } else {
    known->times += loop.times;
  }
}

std::vector<CutLoop> CutLoops::all() const {
  std::vector<CutLoop> sorted = all_;
  std::sort(sorted.begin(), sorted.end(),
            [](const CutLoop& a, const CutLoop& b) { return rank(a) < rank(b); });
  return sorted;
}

}  // namespace kukang
