#include "explore/loops/loop_traces.h"

#include <algorithm>
#include <utility>

#include "explore/loops/loop_stay.h"

namespace kukang {
namespace {

constexpr size_t kMostNodes = 160;
constexpr size_t kMostStays = 16;
constexpr size_t kMostKnownTurns = 4;

class Tracer {
 public:
  explicit Tracer(LoopSearch& search) : search_(search) {}

  void run(const PathCondition& condition) {
    LoopNode root;
    root.condition = condition;
    for (const LoopVariable& variable : search_.rounds.variables) {
      root.now.push_back(variable.initial);
      root.exactly.push_back(search_.form_of(variable.initial));
    }
    // A block that is found to be run again and again may have been run before: from the beginning.
    do {
      again_ = false;
      nodes_ = 0;
      search_.found = {};
      explore(root);
    } while (again_ && !search_.refused.has_value());
  }

 private:
  using Turns = std::vector<std::pair<size_t, int64_t>>;  // rounds, how often each

  void explore(LoopNode node) {
    if (again_) return;
    if (++nodes_ > kMostNodes || node.past.size() > kMostStays)
      search_.refuse(LoopRefusal::Irregular);
    for (const Conditions& exit : search_.rounds.exits) {
      if (search_.refused.has_value()) return;
      LoopNode leaves = node;
      if (!search_.add_all(leaves, exit)) continue;
      name_by_exit(leaves);
      search_.found.traces.push_back({std::move(leaves.condition), std::move(leaves.now)});
      search_.count_leaf();
    }
    for (size_t round = 0; round < search_.blocks.size(); ++round) {
      if (search_.refused.has_value() || again_) return;
      LoopNode next = node;
      if (search_.add_all(next, search_.rounds.rounds[round].conditions))
        enter(std::move(next), round);
    }
  }

  // Where the loop is left at once: a variable that is, as the exit says, what another term is,
  // goes by that, as it would after a stay. (x < n held the time before, now it does not: x is n.)
  void name_by_exit(LoopNode& node) {
    for (const LoopBlock& block : search_.blocks) {
      if (!block.repeats) continue;
      for (const LinearCondition& condition : block.conditions) {
        const bool grows = condition.how == LinearCondition::How::AtMostZero &&
                           search_.variables.change_of(condition.form, block) > 0;
        const auto form = grows ? search_.evaluated(condition.form, node) : std::nullopt;
        if (!form.has_value() || form->is_constant() || !is_certain(*form)) continue;
        const auto beyond = LinearForm(2).plus(-1, *form);
        if (!beyond.has_value() || search_.is_feasible(node, search_.forms.at_most_zero(*form)) ||
            search_.is_feasible(node, search_.forms.at_most_zero(*beyond)) ||
            search_.refused.has_value()) {
          continue;
        }
        name(node, condition.form);  // it is 1
      }
    }
  }

  // Can it be computed without overflow, whatever was checked?
  bool is_certain(const LinearForm& form) const {
    return !search_.wraps() ||
           std::all_of(form.parts().begin(), form.parts().end(),
                       [](const auto& part) { return part.first->sort == Sort::Int; });
  }

  // The form is 1: so is one of its variables what the others say.
  void name(LoopNode& node, const LinearForm& form) {
    for (const auto& [term, factor] : form.parts()) {
      const auto variable = search_.variables.variable_of(term);
      if (!variable.has_value() || (factor != 1 && factor != -1)) continue;
      const auto rest = form.plus(-factor, LinearForm::of(term));
      const auto others = rest.has_value() ? search_.evaluated(*rest, node) : std::nullopt;
      const auto named =
          others.has_value() ? LinearForm(factor).plus(-factor, *others) : std::nullopt;
      if (!named.has_value() || !search_.forms.is_small(*named)) continue;
      node.now[*variable] = search_.forms.wrapped(*named, node.now[*variable]->sort);
      node.exactly[*variable] = *named;
      return;
    }
  }

  void enter(LoopNode node, size_t round) {
    const auto turns = search_.blocks[round].linear ? in_turn(node, round) : std::nullopt;
    if (again_) return;
    if (turns.has_value()) return take_turns(std::move(node), *turns, round);
    run(std::move(node), round);
  }

  void run(LoopNode node, size_t round) {
    if (search_.blocks[round].repeats) {
      stay(std::move(node), search_.blocks[round], round);
    } else {
      run_once(std::move(node), round);
    }
  }

  void stay(LoopNode node, const LoopBlock& block, std::optional<size_t> round) {
    for (LoopNode& after : after_stay(search_, std::move(node), block, round)) {
      explore(std::move(after));
    }
  }

  // Nothing is known of it but what it does.
  void run_once(LoopNode node, size_t round) {
    Substitution now(search_.terms, search_.rounds.first_symbol, node.now);
    std::vector<const Term*> after;
    for (const Term* term : search_.rounds.rounds[round].after) after.push_back(now.copy(term));
    node.now = std::move(after);
    for (size_t i = 0; i < node.now.size(); ++i) node.exactly[i] = search_.form_of(node.now[i]);
    node.past.push_back({round, 1});
    explore(std::move(node));
  }

  // What begins with this round and was run in turn before, or was run since it was entered before,
  // as one block.
  std::optional<LoopBlock> in_turn(const LoopNode& node, size_t round) {
    for (const Turns& turns : known_turns_) {
      if (turns.front().first != round) continue;
      if (auto block = block_of(turns, node)) return block;
    }
    const auto& past = node.past;
    size_t first = past.size();
    while (first > 0 && past[first - 1].round != round) {
      if (!past[first - 1].round.has_value()) return std::nullopt;
      --first;
    }
    if (first == 0 || first == past.size()) return std::nullopt;
    Turns turns;
    for (size_t i = first - 1; i < past.size(); ++i) {
      if (!past[i].times.has_value()) return std::nullopt;
      turns.emplace_back(*past[i].round, *past[i].times);
    }
    auto block = block_of(turns, node);
    if (!block.has_value() || known_turns_.size() == kMostKnownTurns) return block;
    const bool known =
        std::find(known_turns_.begin(), known_turns_.end(), turns) != known_turns_.end();
    if (known) return block;
    known_turns_.push_back(std::move(turns));
    again_ = true;
    return block;
  }

  std::optional<LoopBlock> block_of(const Turns& turns, const LoopNode& node) {
    std::vector<LoopVariables::Turn> blocks;
    for (const auto& [round, times] : turns) blocks.push_back({&search_.blocks[round], times});
    return search_.variables.in_turn(blocks, node.now, search_.counted);
  }

  // Again and again, or not even once, because one of the conditions fails.
  void take_turns(LoopNode node, const LoopBlock& turns, size_t round) {
    if (!search_.add_checks(node, search_.evaluated(turns.checks, node))) return;
    for (const LinearCondition& condition : turns.conditions) {
      if (search_.refused.has_value() || again_) return;
      const Term* holds = search_.term_of(condition, node);
      if (holds == nullptr) return search_.refuse(LoopRefusal::Irregular);
      LoopNode fails = node;
      if (search_.add(fails, search_.terms.negation(holds))) run(std::move(fails), round);
      if (!search_.add(node, holds)) return;
    }
    stay(std::move(node), turns, std::nullopt);
  }

  LoopSearch& search_;
  std::vector<Turns> known_turns_;
  bool again_ = false;
  size_t nodes_ = 0;
};

}  // namespace

std::variant<LoopRefusal, LoopTraces> traces_of(const LoopRounds& rounds,
                                                const PathCondition& condition,
                                                const Machine& machine, Solver& solver,
                                                uint64_t& questions) {
  LoopSearch search(rounds, machine, solver, questions);
  Tracer(search).run(condition);
  if (search.refused.has_value()) return *search.refused;
  return std::move(search.found);
}

}  // namespace kukang
