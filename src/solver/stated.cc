// What φ says in so many words: the guard, or its negation, is a conjunct of φ.
//
// Every conjunct is remembered as true and its negation as false, along the path. Conjunctions are
// remembered by their parts, and asked about by their parts. Terms are normalized and unique, so a
// lookup by address finds equal facts.

#include "absl/container/flat_hash_map.h"
#include "solver/following.h"
#include "solver/layer.h"

namespace kukang {
namespace {

class Stated final : public Layer {
 public:
  Stated(Terms& terms, std::unique_ptr<Solver> below)
      : Layer("stated", std::move(below)), terms_(terms) {}

 private:
  std::optional<Answer> decide(const PathCondition& phi, const Term& guard) override {
    following_.follow(
        phi, [&] { return said_.size(); }, [&](const Term& condition) { say(condition); },
        [&](size_t mark) { back_to(mark); });
    const std::optional<bool> truth = truth_of(guard, kLevels);
    if (!truth) return std::nullopt;
    return *truth ? Answer::Satisfiable : Answer::Unsatisfiable;
  }

  void say(const Term& condition) {
    if (condition.op == Operator::Both && condition.height < Term::kTall) {
      say(*condition.args[0]);
      say(*condition.args[1]);
      return;
    }
    remember(&condition, true);
    remember(terms_.negation(&condition), false);
  }

  void remember(const Term* condition, bool truth) {
    if (truths_.emplace(condition, truth).second) said_.push_back(condition);
  }

  void back_to(size_t mark) {
    while (said_.size() > mark) {
      truths_.erase(said_.back());
      said_.pop_back();
    }
  }

  std::optional<bool> truth_of(const Term& condition, int levels) const {
    if (condition.is_constant()) return condition.is_true();
    if (const auto found = truths_.find(&condition); found != truths_.end()) return found->second;
    const bool is_both = condition.op == Operator::Both;
    if (levels == 0 || (!is_both && condition.op != Operator::Either)) return std::nullopt;
    const auto a = truth_of(*condition.args[0], levels - 1);
    if (a == !is_both) return a;
    const auto b = truth_of(*condition.args[1], levels - 1);
    if (b == !is_both) return b;
    return a && b ? a : std::nullopt;
  }

  static constexpr int kLevels = 4;

  Terms& terms_;
  Following<size_t> following_;
  absl::flat_hash_map<const Term*, bool> truths_;
  std::vector<const Term*> said_;
};

}  // namespace

std::unique_ptr<Solver> stated_layer(Terms& terms, std::unique_ptr<Solver> below) {
  return std::make_unique<Stated>(terms, std::move(below));
}

}  // namespace kukang
