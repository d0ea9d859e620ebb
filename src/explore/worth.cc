#include "explore/worth.h"

namespace kukang {
namespace {

constexpr size_t kMostFrames = 16;  // that are looked at
constexpr double kRounding = 1e-3;

}  // namespace

const Outlook& Outlooks::from(const Questions& asked, const Code& code, int32_t instruction,
                              size_t height) {
  const auto [known, fresh] = known_.try_emplace({code.begin() + instruction, height});
  if (fresh) known->second = asked.from(instruction, height);
  return known->second;
}

void Worth::look(const State& state) {
  levels_.clear();
  questions_ = 0;
  const Frame* above = nullptr;
  for (const Frame* frame = state.top.get(); frame != nullptr && levels_.size() < kMostFrames;
       frame = frame->caller.get()) {
    if (frame->role != Frame::Role::Native) look(*frame, above);
    above = frame;
  }
  for (size_t i = levels_.size(); i-- > 0;) {
    levels_[i].about_result = about(i, levels_[i].result);
    questions_ += levels_[i].outlook->questions;
  }
}

// A caller stands at its call as long as that runs. What it gets goes on top of its operands.
void Worth::look(const Frame& frame, const Frame* above) {
  const bool was_called = above != nullptr && above->role == Frame::Role::Method;
  const int result = was_called ? slots_of(above->method->result) : 0;
  const Code& code = machine_.code_of(frame);
  const Questions& asked = questions_of(*frame.method, code);
  const Dependence& places = asked.dependence();
  const int32_t at = code.index_of(frame.pc) + (was_called ? 1 : 0);
  const Place gets = result == 0 ? Dependence::kNowhere : places.operand(frame.stack);
  const size_t height = static_cast<size_t>(frame.stack) + static_cast<size_t>(result);
  levels_.push_back({&places, &outlooks_.from(asked, code, at, height), gets, 0});
}

// What is asked about a place of the frame, by itself and, if it returns that, by those below.
double Worth::about(size_t level, Place place) const {
  const Level& here = levels_[level];
  if (place >= here.places->places()) return 0;
  const double below = level + 1 < levels_.size() ? levels_[level + 1].about_result : 0;
  return here.outlook->about[place] + here.outlook->returned[place] * below;
}

double Worth::about(const WhatDiffers& differs) const {
  if (levels_.empty()) return 0;
  const Dependence& top = *levels_[0].places;
  double all = 0;
  for (const uint32_t local : differs.locals) all += about(0, top.local(local));
  for (const uint32_t operand : differs.operands) all += about(0, top.operand(operand));
  for (size_t i = 0; i < levels_.size(); ++i) {
    const Dependence& places = *levels_[i].places;
    for (const std::string_view name : differs.fields) all += about(i, places.field(name));
    if (differs.elements) all += about(i, places.elements());
  }
  return all;
}

bool Worth::of_merging(std::span<const State* const> states) {
  const WhatDiffers differs = what_differs(states);
  if (differs.empty()) return true;
  const State& first = *states[0];
  const Instruction* at = first.depth == 0 ? nullptr : first.top->pc;
  if (levels_.empty() || at != at_) look(first);
  at_ = at;
  const double saved = static_cast<double>(states.size() - 1) * questions_;
  return about(differs) <= saved + kRounding;
}

}  // namespace kukang
