#include "explore/worth.h"

#include <algorithm>

#include "heap/what_differs.h"
#include "semantics/questions.h"

namespace kukang {
namespace {

constexpr int kMostFrames = 16;  // that are looked at
constexpr double kRounding = 1e-3;

// What is asked by frames, from the top one down, of states that are in the same ones.
class Prospect {
 public:
  Prospect(const Machine& machine, const WhatDiffers& differs)
      : machine_(machine), differs_(differs) {}

  void look(const State& state) {
    const Frame* above = nullptr;
    const Frame* frame = state.top.get();
    for (int i = 0; frame != nullptr && i < kMostFrames; ++i) {
      if (frame->role != Frame::Role::Native) look(*frame, above);
      above = frame;
      frame = frame->caller.get();
    }
  }

  double questions = 0;
  double about = 0;  // what differs

 private:
  // A caller stands at its call as long as that runs. What it gets goes on top of its operands.
  void look(const Frame& frame, const Frame* above) {
    const bool was_called = above != nullptr && above->role == Frame::Role::Method;
    const int result = was_called ? slots_of(above->method->result) : 0;
    const Code& code = machine_.code_of(frame);
    const Questions& asked = questions_of(*frame.method, code);
    const Dependence& places = asked.dependence();
    const int32_t at = code.index_of(frame.pc) + (was_called ? 1 : 0);
    const Outlook outlook = asked.from(at, frame.stack + result);
    questions += outlook.questions;

    double returned = 0;  // of what differs, how likely it is each that is
    auto count = [&](Place place, double share) {
      if (place >= places.places()) return;
      about += share * outlook.about[place];
      returned += share * outlook.returned[place];
    };
    if (result > 0) count(places.operand(frame.stack), returned_);
    if (above == nullptr) {
      for (const uint32_t at : differs_.locals) count(places.local(at), 1);
      for (const uint32_t at : differs_.operands) count(places.operand(at), 1);
    }
    for (const std::string_view name : differs_.fields) count(places.field(name), 1);
    if (differs_.elements) count(places.elements(), 1);
    returned_ = returned;
  }

  const Machine& machine_;
  const WhatDiffers& differs_;
  double returned_ = 0;  // by the frame that was looked at last
};

}  // namespace

bool is_worth_merging(const Machine& machine, std::span<const State* const> states) {
  const WhatDiffers differs = what_differs(states);
  if (differs.empty()) return true;
  Prospect prospect(machine, differs);
  prospect.look(*states[0]);
  const double saved = static_cast<double>(states.size() - 1) * prospect.questions;
  return prospect.about <= saved + kRounding;
}

}  // namespace kukang
