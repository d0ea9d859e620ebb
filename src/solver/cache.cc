// Answers given before. The question is the guard and the conjuncts of φ that are connected with
// it, as a set: what else is in φ, and in what order it came, makes no difference to the answer.
//
// Terms are unique in their table, so a set of them is a sorted list of ids, and equal questions
// are equal lists. When there are too many, all are forgotten.

#include <algorithm>

#include "absl/container/flat_hash_map.h"
#include "solver/layer.h"
#include "solver/slice.h"

namespace kukang {
namespace {

class Cache final : public Layer {
 public:
  explicit Cache(std::unique_ptr<Solver> below) : Layer("cache", std::move(below)) {}

 private:
  using Question = std::vector<uint32_t>;  // the ids of the conjuncts in order, then the guard's

  std::optional<Answer> decide(const PathCondition& phi, const Term& guard) override {
    asked_.clear();
    for (const Term* conjunct : slicer_.slice(phi, guard)) asked_.push_back(conjunct->id);
    std::sort(asked_.begin(), asked_.end());
    asked_.erase(std::unique(asked_.begin(), asked_.end()), asked_.end());
    asked_.push_back(guard.id);
    const auto found = answers_.find(asked_);
    if (found == answers_.end()) return std::nullopt;
    return found->second;
  }

  void learn(const PathCondition&, const Term&, Answer answer) override {
    if (answers_.size() >= kKept) answers_.clear();
    answers_.emplace(asked_, answer);
  }

  static constexpr size_t kKept = 1 << 16;

  Slicer slicer_;
  Question asked_;
  absl::flat_hash_map<Question, Answer> answers_;
};

}  // namespace

std::unique_ptr<Solver> cache_layer(std::unique_ptr<Solver> below) {
  return std::make_unique<Cache>(std::move(below));
}

}  // namespace kukang
