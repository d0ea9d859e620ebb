// Recurrence: a run that comes to a state in which it was before, without a choice in between, goes
// round for ever.
//
// A run is looked at only when it has gone on for long without a choice, and then for a short while
// (Brent's idea: ever later, ever longer): its state is kept, it goes on from jump to jump, and
// whenever it is at the same instruction again the two states are compared. A loop whose round
// takes r steps is found within about 128 r; all other runs are slowed down by a few percent at
// most. When a look is taken depends on the path alone, so every exploration of it sees the same.
//
// A recursion without end never has the same frames. But where a method is at the same instruction,
// with the same locals and objects, as one of its activations that is still running, and nobody has
// looked at the frames in between, it will come to that again, and never return.

#pragma once

#include <set>

#include "semantics/machine.h"

namespace kukang {

// What a run does again and again.
struct Round {
  bool recursion = false;
  uint32_t depth = 0;  // of the outermost frame that takes part
  // Of a loop: what it runs in the outermost frame that takes part. Of a recursion: the calls.
  std::set<std::pair<const Method*, int>> lines;
};

class Recurrence {
 public:
  // A choice was taken, or the state is another path's.
  void restart(const State& state);

  // Runs the state on for about so many steps. The outcome is Diverges or Overflows where it goes
  // round for ever; see round(). Where it overflows and the program would catch that, TooDeep: how
  // deep it is then is the JVM's own matter.
  Progress run(Machine& machine, State& state, uint64_t steps);

  const Round& round() const { return round_; }

 private:
  enum class Phase : uint8_t {
    Waiting,   // for the next look
    Watching,  // for the state that is kept
    Naming,    // goes round once more, to tell which lines that are
  };

  void watch(const State& state);
  void wait();
  bool recurs(const State& state);
  bool recurs_deeper(const Machine& machine, const State& state);
  Progress overflow(Machine& machine, State& state);
  void begin_round(const State& state);
  void begin_line(const State& state);
  void end_line(Machine& machine, const State& state);

  Phase phase_ = Phase::Waiting;
  uint64_t since_ = 0;  // the steps at the last choice
  uint64_t look_ = 0;   // how long after it the next look is taken
  State kept_;
  uint64_t until_ = 0;   // the steps at which watching, or the round, ends
  uint64_t effort_ = 0;  // that comparisons may still take

  // While the round is named: the straight line that runs.
  uint32_t depth_ = 0;
  const Method* method_ = nullptr;
  const Instruction* pc_ = nullptr;
  uint64_t steps_ = 0;
  Round round_;
};

}  // namespace kukang
