// The bottom: Z3.
//
// A question is the guard and the conjuncts of φ that are connected with it. It is put to one of
// two sessions, each of which keeps what it was told as long as the questions go on from there: one
// with mathematical integers if it can express the question, otherwise one with bits (only with
// wrap-around). If the session gives up, the question is put once more, to a session of its own and
// with more resources; so what is unknown depends as little as possible on what was asked before.
//
// Limits are on Z3's own counter of resources, on the memory it takes, and on how many operations
// on floats there are, since it spends minutes on taking many of them apart, without counting;
// never on time. Whatever goes wrong in Z3 is Unknown.

#include <algorithm>
#include <limits>

#include "absl/container/flat_hash_set.h"
#include "solver/layer.h"
#include "solver/recent_models.h"
#include "solver/slice.h"
#include "solver/z3/session.h"

namespace kukang {
namespace {

using Conditions = std::vector<const Term*>;

constexpr size_t kLargeSession = 1 << 17;  // encoded terms
constexpr size_t kMostFloatOperations = 16;

bool computes_floats(const Term& term) {
  return term.op == Operator::Add || term.op == Operator::Sub || term.op == Operator::Mul ||
         term.op == Operator::Div || term.op == Operator::Rem || term.op == Operator::Sqrt;
}

bool has_many_floats(const Conditions& conditions) {
  absl::flat_hash_set<const Term*> seen;
  Conditions left = conditions;
  size_t operations = 0;
  while (!left.empty()) {
    const Term* term = left.back();
    left.pop_back();
    if (!seen.insert(term).second) continue;
    operations += is_floating(term->sort) && computes_floats(*term);
    for (int i = 0; i < arity_of(term->op); ++i) left.push_back(term->args[i]);
  }
  return operations > kMostFloatOperations;
}

class Z3Solver final : public Solver {
 public:
  Z3Solver(Terms& terms, const SolverOptions& options, std::shared_ptr<RecentModels> recent)
      : arithmetic_(terms.arithmetic), options_(options), models_(std::move(recent)) {
    // Looked at where Z3 can give up. Beyond a memory_max_size every allocation may fail, and not
    // all of Z3 can do with that.
    constexpr uint64_t kMib = 1 << 20, kMost = std::numeric_limits<unsigned>::max();
    const uint64_t bytes = std::min(options.memory_mib * kMib, kMost);
    Z3_global_param_set("memory_high_watermark", std::to_string(bytes).c_str());
  }

  Answer satisfiable(const PathCondition& phi, const Term& guard) override {
    const Interrupt::Deaf deaf(options_.interrupt);
    ++statistics_.asked;
    Answer answer = Answer::Unknown;
    try {
      Conditions question = slicer_.slice(phi, guard);
      question.push_back(&guard);
      answer = ask(question);
    } catch (const z3::exception&) {
      forget();
    }
    if (answer != Answer::Unknown) ++statistics_.answered;
    return answer;
  }

  std::optional<Model> model(const PathCondition& phi) override {
    const Interrupt::Deaf deaf(options_.interrupt);
    try {
      return find_model(phi);
    } catch (const z3::exception&) {
      forget();
      return std::nullopt;
    }
  }

  void statistics(std::vector<LayerStatistics>& out) const override { out.push_back(statistics_); }

 private:
  Answer ask(const Conditions& question) {
    if (has_many_floats(question)) return Answer::Unknown;
    const std::vector<Encoding> encodings = encodings_for(question);
    statistics_.over_integers += !encodings.empty() && encodings[0] == Encoding::Mathematical;
    for (const Encoding encoding : encodings) {
      const Answer answer = ask(session_with(encoding), question);
      if (answer != Answer::Unknown) return answer;
    }
    for (const Encoding encoding : encodings) {
      Session alone(encoding, arithmetic_, options_.resources, options_.interrupt);
      const Answer answer = ask(alone, question);
      if (answer != Answer::Unknown) return answer;
    }
    return Answer::Unknown;
  }

  Answer ask(Session& session, const Conditions& question) {
    session.say(question);
    const Answer answer = session.check();
    if (answer == Answer::Satisfiable && models_ != nullptr) {
      const auto symbols = symbols_of_all(question);
      if (const auto model = session.model(symbols)) models_->add(*model, symbols);
    }
    return answer;
  }

  // In a session of its own, so that the model depends on φ alone.
  std::optional<Model> find_model(const PathCondition& phi) {
    Conditions conditions;
    for (const PathCondition::Node* node : phi.conjuncts()) {
      if (node->condition != nullptr) conditions.push_back(node->condition);
    }
    if (has_many_floats(conditions)) return std::nullopt;
    for (const Encoding encoding : encodings_for(conditions)) {
      Session session(encoding, arithmetic_, options_.resources, options_.interrupt);
      session.say(conditions);
      if (auto found = session.small_model(symbols_of_all(conditions))) return found;
    }
    return std::nullopt;
  }

  // Those that can express all of it, the quicker one first.
  std::vector<Encoding> encodings_for(const Conditions& conditions) {
    std::vector<Encoding> result;
    for (const Encoding encoding : {Encoding::Mathematical, Encoding::Bits}) {
      if (encoding == Encoding::Bits && arithmetic_ == Arithmetic::Math) continue;
      Session& session = session_with(encoding);
      const bool can =
          std::all_of(conditions.begin(), conditions.end(),
                      [&](const Term* condition) { return session.can_express(*condition); });
      if (can) result.push_back(encoding);
    }
    return result;
  }

  // One that goes on, with part of the resources.
  Session& session_with(Encoding encoding) {
    auto& session = encoding == Encoding::Mathematical ? mathematical_ : bits_;
    if (session == nullptr || session->size() > kLargeSession) {
      session = std::make_unique<Session>(encoding, arithmetic_, options_.resources / 4,
                                          options_.interrupt);
    }
    return *session;
  }

  void forget() {
    mathematical_.reset();
    bits_.reset();
  }

  Conditions symbols_of_all(const Conditions& conditions) {
    Conditions symbols;
    for (const Term* condition : conditions) {
      const auto& some = slicer_.symbols_of(*condition);
      symbols.insert(symbols.end(), some.begin(), some.end());
    }
    std::sort(symbols.begin(), symbols.end(),
              [](const Term* a, const Term* b) { return compare_structure(a, b) < 0; });
    symbols.erase(std::unique(symbols.begin(), symbols.end()), symbols.end());
    return symbols;
  }

  const Arithmetic arithmetic_;
  const SolverOptions options_;
  std::shared_ptr<RecentModels> models_;
  LayerStatistics statistics_ = {.layer = "z3"};
  Slicer slicer_;
  std::unique_ptr<Session> mathematical_;
  std::unique_ptr<Session> bits_;
};

}  // namespace

std::unique_ptr<Solver> z3_solver(Terms& terms, const SolverOptions& options,
                                  std::shared_ptr<RecentModels> recent) {
  return std::make_unique<Z3Solver>(terms, options, std::move(recent));
}

}  // namespace kukang
