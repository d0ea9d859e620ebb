// Concrete runs of static methods, to be found again among symbolic paths.
//
// A run begins in the state that an exploration begins in: classes on the class path that the
// method names are initialized, assertions are on.

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "comparison/cases.h"
#include "explore/concrete.h"
#include "explore/plan.h"
#include "expr/model.h"
#include "program/program.h"

namespace kukang {

// The method of a case; nullptr when there is none.
const Method* method_of(const Program& program, const Case& c);

absl::StatusOr<std::vector<Literal>> literals_of(const Case& c);

// How a run or a path ended, as a text that can be compared: `returned 7`, `returned "text"`,
// `threw a.b.C`. What a term is worth `model` says. Of objects other than strings, boxes and arrays
// only the class shows.
std::string text_of_end(const State& state, Value result, bool threw, Basic basic,
                        const Model& model);
// Is there a text in it that is not known: one of a float, which nobody has looked at?
bool is_open_end(std::string_view end);

struct ConcreteRun {
  Outcome outcome = Outcome::Returned;
  std::string end;  // where it returned or threw
  // What the arguments are in a term: of each parameter, 0 for a reference.
  std::vector<int64_t> bits;

  bool ended() const { return outcome == Outcome::Returned || outcome == Outcome::Threw; }
};

class ConcreteMachine {
 public:
  static absl::StatusOr<std::unique_ptr<ConcreteMachine>> make(const Program& program);

  absl::StatusOr<ConcreteRun> run(const Plan& plan, const std::vector<Literal>& literals);
  // With arguments as bits. REQUIRES primitive parameters.
  absl::StatusOr<ConcreteRun> run(const Plan& plan, const std::vector<int64_t>& bits);

 private:
  absl::StatusOr<ConcreteRun> run(const Plan& plan, State state, const std::vector<Value>& slots);

  std::unique_ptr<Machine> machine_;
};

}  // namespace kukang
