// Explorations: what they are asked for, how their paths end, who sees them, what they come to.

#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "explore/plan.h"
#include "explore/recurrence.h"
#include "explore/search_options.h"
#include "explore/tally.h"
#include "heap/symbolic_heap.h"
#include "semantics/machine.h"
#include "semantics/spin/call_contract.h"
#include "solver/solver.h"

namespace kukang {

// How a path ended.
enum class PathEnd : uint8_t {
  Normal,       // the method returned, and everything asserted holds
  Exceptional,  // an exception escaped
  Error,        // something asserted does not hold
  Assumed,      // outside what is assumed
  Diverges,     // it never ends, or calls itself until the JVM's stack is full
  Cut,          // by a bound
  Stopped,      // something that is not supported
};

// Do states become one where the sides of a branch meet (region.h): where it is worth while
// (worth.h), or wherever they can?
enum class Merge : uint8_t { Off, Regions, Always };
inline constexpr std::array<std::string_view, 3> kMergeNames = {"off", "regions",
                                                                "always"};  // as --merge
inline std::string_view text_of(Merge merge) { return kMergeNames[static_cast<size_t>(merge)]; }

// Are loops run round by round, or summarized where that can be done (loops/loop_summaries.h)?
enum class Loops : uint8_t { Unroll, Summaries };
inline constexpr std::array<std::string_view, 2> kLoopsNames = {"unroll",
                                                                "summaries"};  // as --loops
inline std::string_view text_of(Loops loops) { return kLoopsNames[static_cast<size_t>(loops)]; }

struct ExploreOptions {
  const Strategy* strategy = &lazier_sharp();
  Bounds bounds;
  Arithmetic arithmetic = Arithmetic::Wrap;
  World world = World::Open;
  bool symbolic_statics = false;
  bool numbered_identities = true;     // for hash tables (--identity-hash)
  bool compares_texts_at_once = true;  // or character by character: what that is checked by
  bool decides_anybody = false;        // as soon as identity is asked for, by whomsoever
  std::vector<CallContract> modular;   // calls of these methods are replaced by their contracts
  bool every_choice = false;           // also those that are foreseen to be rejected: see trial.h
  SearchOptions search;                // which paths come first
  Merge merge = Merge::Off;
  Loops loops = Loops::Unroll;
  uint32_t without_layers = 0;  // of the solver: see SolverOptions
  int range_rounds = SolverOptions().range_rounds;
  bool self_check = false;  // the state is checked for well-formedness after every step
  int workers = 1;
  double timeout_seconds = 0;                                  // 0: none
  std::optional<std::chrono::steady_clock::time_point> until;  // the same: see patience.h
  uint64_t memory_mib = 0;                                     // of the process; 0: no limit
  uint64_t most_terms = 4'000'000;  // of a worker; beyond, its table is made anew
  // A worker that Z3 does not let go in time is left behind: for who is in a hurry and ends soon.
  bool leaves_behind = false;
  const std::atomic<bool>* interrupted = nullptr;  // set from outside: stop with what is known
  std::function<void(uint64_t paths)> progress;    // called now and then
};

// A path at its end; everything in it lives until the sink returns.
struct EndedPath {
  PathEnd end;
  const Plan& plan;
  const State& state;
  const Ending& ending;
  const Plan::Stage* stage;  // the one that ended it; nullptr: all were done
  const Round* round;        // of a run that never ends; nullptr: it does
  std::optional<Bound> cut;  // by which it was
  Machine& machine;
  SymbolicHeap& heap;
  Solver& solver;

  // Has the path met what this is assumed for?
  bool assumes(std::string_view text) const {
    return (state.assumptions & heap.remarks.assumptions.known_bit(text)) != 0;
  }
};

// A path as it is told: what was never decided is settled (SymbolicHeap::settle).
struct ToldPath {
  explicit ToldPath(const EndedPath& ended)
      : state(ended.state), path{ended.end,   ended.plan,  state,     ended.ending,
                                 ended.stage, ended.round, ended.cut, ended.machine,
                                 ended.heap,  ended.solver} {
    path.heap.settle(state);
  }
  ToldPath(const ToldPath&) = delete;

  State state;
  const EndedPath path;
};

// Sees the paths of one worker.
class PathSink {
 public:
  virtual ~PathSink() = default;
  virtual void ended(const EndedPath& path) = 0;
  // So many of the choices that the state has are cut by the bound.
  virtual void cut(const Machine&, const State&, Bound, uint64_t) {}
  // What the stage assumes was found to reject so many choices, none of which was gone along alone.
  virtual void rejected(const Plan::Stage&, uint64_t) {}
  // Asked after each path; no: the exploration stops.
  virtual bool wants_more() const { return true; }
};

}  // namespace kukang
