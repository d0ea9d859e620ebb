// The bottom: Z3.
//
// Two incremental sessions follow φ, one with mathematical integers, one with bits (only with
// wrap-around). A question is put to the first if it can express the guard and all conjuncts that
// are connected with it: conjuncts that a session cannot express are not said in it, which makes no
// difference to a question they are not connected with. If a session gives up, the question is put
// once more, alone, to a session made for it, with more resources; so what is unknown depends as
// little as possible on what was asked before.
//
// Limits are on Z3's own counter of resources, never on time. Whatever goes wrong in Z3 is Unknown.

#include <algorithm>

#include "solver/following.h"
#include "solver/layer.h"
#include "solver/slice.h"
#include "solver/witnesses.h"
#include "solver/z3/session.h"

namespace kukang {
namespace {

constexpr size_t kLargeSession = 1 << 17;  // encoded terms

// A session that keeps what φ says.
class Follower {
 public:
  Follower(Encoding encoding, Arithmetic arithmetic, uint64_t resources)
      : session_(encoding, arithmetic, resources) {}

  Session& session() { return session_; }

  void follow(const PathCondition& phi, SymbolsOf& symbols_of) {
    following_.follow(
        phi, [&] { return session_.levels(); },
        [&](const Term& condition) {
          if (!session_.can_express(condition)) return;
          session_.push();
          session_.add(condition, symbols_of(condition));
        },
        [&](size_t levels) { session_.pop(session_.levels() - levels); });
  }

 private:
  Session session_;
  Following<size_t> following_;
};

class Z3Solver final : public Solver {
 public:
  Z3Solver(Terms& terms, const SolverOptions& options, std::shared_ptr<Witnesses> witnesses)
      : arithmetic_(terms.arithmetic), options_(options), witnesses_(std::move(witnesses)) {}

  Answer satisfiable(const PathCondition& phi, const Term& guard) override {
    ++statistics_.asked;
    Answer answer = Answer::Unknown;
    try {
      answer = ask(phi, guard);
    } catch (const z3::exception&) {
      mathematical_.reset();
      bits_.reset();
    }
    if (answer != Answer::Unknown) ++statistics_.answered;
    return answer;
  }

  std::optional<Model> model(const PathCondition& phi) override {
    try {
      return find_model(phi);
    } catch (const z3::exception&) {
      return std::nullopt;
    }
  }

  void statistics(std::vector<LayerStatistics>& out) const override { out.push_back(statistics_); }

 private:
  Answer ask(const PathCondition& phi, const Term& guard) {
    std::vector<const Term*> conditions = slicer_.slice(phi, guard);
    conditions.push_back(&guard);
    for (const Encoding encoding : encodings()) {
      Follower& follower = follower_with(encoding);
      if (!expressible(follower.session(), conditions)) continue;
      const Answer answer = ask_following(follower, phi, guard, conditions);
      if (answer != Answer::Unknown) return answer;
    }
    for (const Encoding encoding : encodings()) {
      if (!expressible(follower_with(encoding).session(), conditions)) continue;
      Session session(encoding, arithmetic_, options_.resources);
      const Answer answer = ask_alone(session, conditions);
      if (answer != Answer::Unknown) return answer;
    }
    return Answer::Unknown;
  }

  std::vector<Encoding> encodings() const {
    if (arithmetic_ == Arithmetic::Math) return {Encoding::Mathematical};
    return {Encoding::Mathematical, Encoding::Bits};
  }

  Follower& follower_with(Encoding encoding) {
    auto& follower = encoding == Encoding::Mathematical ? mathematical_ : bits_;
    if (follower == nullptr || follower->session().size() > kLargeSession) {
      follower = std::make_unique<Follower>(encoding, arithmetic_, options_.resources / 4);
    }
    return *follower;
  }

  static bool expressible(Session& session, const std::vector<const Term*>& conditions) {
    return std::all_of(conditions.begin(), conditions.end(),
                       [&](const Term* condition) { return session.can_express(*condition); });
  }

  Answer ask_following(Follower& follower, const PathCondition& phi, const Term& guard,
                       const std::vector<const Term*>& conditions) {
    follower.follow(phi, slicer_.symbols_of);
    Session& session = follower.session();
    session.push();
    session.add(guard, slicer_.symbols_of(guard));
    const Answer answer = session.check();
    if (answer == Answer::Satisfiable) remember(session, conditions);
    session.pop(1);
    return answer;
  }

  Answer ask_alone(Session& session, const std::vector<const Term*>& conditions) {
    for (const Term* condition : conditions) {
      session.add(*condition, slicer_.symbols_of(*condition));
    }
    const Answer answer = session.check();
    if (answer == Answer::Satisfiable) remember(session, conditions);
    return answer;
  }

  void remember(Session& session, const std::vector<const Term*>& conditions) {
    if (witnesses_ == nullptr) return;
    const auto symbols = symbols_of_all(conditions);
    if (const auto model = session.model(symbols)) witnesses_->add(*model, symbols);
  }

  std::vector<const Term*> symbols_of_all(const std::vector<const Term*>& conditions) {
    std::vector<const Term*> symbols;
    for (const Term* condition : conditions) {
      const auto& some = slicer_.symbols_of(*condition);
      symbols.insert(symbols.end(), some.begin(), some.end());
    }
    std::sort(symbols.begin(), symbols.end(),
              [](const Term* a, const Term* b) { return compare_structure(a, b) < 0; });
    symbols.erase(std::unique(symbols.begin(), symbols.end()), symbols.end());
    return symbols;
  }

  // In a session of its own, so that the model depends on φ alone.
  std::optional<Model> find_model(const PathCondition& phi) {
    std::vector<const Term*> conditions;
    for (const PathCondition::Node* node : phi.conjuncts()) {
      if (node->condition != nullptr) conditions.push_back(node->condition);
    }
    const auto symbols = symbols_of_all(conditions);
    for (const Encoding encoding : encodings()) {
      if (!expressible(follower_with(encoding).session(), conditions)) continue;
      Session session(encoding, arithmetic_, options_.resources);
      for (const Term* condition : conditions) {
        session.add(*condition, slicer_.symbols_of(*condition));
      }
      if (auto found = session.small_model(symbols)) return found;
    }
    return std::nullopt;
  }

  const Arithmetic arithmetic_;
  const SolverOptions options_;
  std::shared_ptr<Witnesses> witnesses_;
  LayerStatistics statistics_ = {.layer = "z3"};
  Slicer slicer_;
  std::unique_ptr<Follower> mathematical_;
  std::unique_ptr<Follower> bits_;
};

}  // namespace

std::unique_ptr<Solver> z3_solver(Terms& terms, const SolverOptions& options,
                                  std::shared_ptr<Witnesses> witnesses) {
  return std::make_unique<Z3Solver>(terms, options, std::move(witnesses));
}

}  // namespace kukang
