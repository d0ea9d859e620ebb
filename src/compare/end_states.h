// The end states of paths, with what they leave open decided.
//
// Where a path leaves open what a reference is, it stands for several heaps: one in which it is
// NULL, one for each object that it may be, and one for an object more, where the bounds allow one
// and the path condition allows the choice. Decided so, the end states (decided_state.h) do not
// depend on how late a strategy decides: the heaps of lazy are those that lazier# stands for, with
// the same ends.

#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "compare/decided_state.h"

namespace kukang {

// The end states of a strategy. Those that differ in the condition alone are ways to one.
class EndStates {
 public:
  using Way = std::vector<const Term*>;  // the conjuncts, each once, by age
  struct ByAge {
    bool operator()(const Way& a, const Way& b) const;
  };
  using Set = std::set<Way, ByAge>;
  struct Ways {
    // Must everybody have it who has seen everything within the bounds? Not where something was
    // approximated or is not written to its end, nor where it depends on the order in which objects
    // are found whether it is within them.
    bool due = false;
    SymbolNames names;
    Set all;
  };

  void add(const DecidedState& state, bool due, Arithmetic arithmetic);
  void add(const EndStates& other);

  const std::map<std::string, Ways>& by_text() const { return by_text_; }
  size_t count() const;
  size_t count_due() const;
  // With their conditions.
  std::vector<std::string> texts() const;
  static std::string text(const std::string& state, const Ways& ways, const Way& way);
  // Of the conditions; nullptr: there are none.
  Terms* terms() const { return terms_.get(); }

 private:
  void add(const std::string& text, bool due, const SymbolNames& names, Way way);

  std::shared_ptr<Terms> terms_;
  std::map<std::string, Ways> by_text_;
};
EndStates::Way copied(const EndStates::Way& way, TermCopier& copier);

// Gathers the end states of the paths of a worker, unless there are too many.
class EndStateSink final : public PathSink {
 public:
  static constexpr size_t kMost = 200'000;

  void ended(const EndedPath& path) override;
  bool wants_more() const override { return !too_many(); }
  void add(const EndStateSink& other);
  // nullopt where there are more than kMost.
  std::optional<EndStates> states() const;

 private:
  void decide(const EndedPath& path, State state, bool certain);
  void decide_as(const Candidate& choice, const EndedPath& path, const State& state, Value open,
                 bool certain);
  bool too_many() const { return decided_ > kMost; }

  EndStates states_;
  size_t decided_ = 0;  // several may be the same state
};

}  // namespace kukang
