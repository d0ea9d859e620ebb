// Is φ ∧ guard satisfiable? One interface; each layer answers or passes the question on.
//
// chain.cc puts the layers together: what the path condition already says, intervals, symbols that
// have one value left, order between symbols, ranges through operators, answers given before,
// ranges split at the constants that symbols are compared with, numbers that are tried out, and Z3
// at the bottom. Each of them can be left out. A layer that keeps a stack of what it has asserted
// goes back to the common past of its stack and the φ it is asked about, so no order of search is
// built in. A solver belongs to one worker thread.

#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "expr/model.h"
#include "expr/path_condition.h"

namespace kukang {

enum class Answer : uint8_t { Satisfiable, Unsatisfiable, Unknown };

// How many questions each layer was asked, and how many it answered itself.
struct LayerStatistics {
  std::string_view layer;
  uint64_t asked = 0;
  uint64_t answered = 0;
  uint64_t over_integers = 0;  // of those asked of Z3, that it need not see bit by bit
};

class Solver {
 public:
  virtual ~Solver() = default;

  // REQUIRES that φ is satisfiable; `guard` is of sort Bool. Type literals in φ are not looked at:
  // they are decided where they are made (program/type_constraints.h).
  virtual Answer satisfiable(const PathCondition& phi, const Term& guard) = 0;

  // A model of φ, with small values where there is a choice; nullopt when none was found.
  virtual std::optional<Model> model(const PathCondition& phi) = 0;

  // Of this layer and the ones below it.
  virtual void statistics(std::vector<LayerStatistics>& out) const = 0;
};

class Interrupt;

struct SolverOptions {
  uint64_t resources = 5'000'000;  // of Z3's own counter, per question; beyond: Unknown
  uint64_t memory_mib = 2048;      // of all of Z3 in the process; beyond: Unknown
  Interrupt* interrupt = nullptr;  // ends a question from outside, as Unknown
  // A bit for each layer that is left out, by its place among layer_names().
  uint32_t without = 0;
  int range_rounds = 2;  // passes of contraction (contraction.h)
};

// Every question goes to the bottom: what the layers are checked by.
inline constexpr uint32_t kWithoutAll = ~uint32_t{0};

// As they are asked, from the top. Z3 at the bottom, which cannot be left out, is none of them.
std::span<const std::string_view> layer_names();

std::unique_ptr<Solver> make_solver(Terms& terms, const SolverOptions& options = {});

}  // namespace kukang
