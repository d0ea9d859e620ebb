// Order between symbols: the conjuncts that compare symbols and constants up to an offset, decided
// by difference constraints (differences.h) without a general solver.
//
// Along φ, a conjunct that is one case of differences (cases.h) goes into the closed matrix, one of
// several cases is kept as a choice, and one that is not understood taints the symbols it mentions.
//
// A contradiction with what was understood is one with φ, so Unsatisfiable is always exact.
// Satisfiable is claimed if φ implies the guard, or if no symbol of the guard's components is
// tainted and there is a solution: a case of the guard and of every choice about these components,
// closed without a contradiction, with values for the symbols that x - y != c is said of. Those are
// found greedily; in a closed matrix any value between the bounds that are left can be completed to
// a solution, so the others need not be looked for. Where that fails, the question is passed on.

#include <algorithm>

#include "absl/container/flat_hash_map.h"
#include "solver/cases.h"
#include "solver/components.h"
#include "solver/differences.h"
#include "solver/following.h"
#include "solver/layer.h"
#include "solver/symbols.h"

namespace kukang {
namespace {

class Order final : public Layer {
 public:
  Order(Terms& terms, std::unique_ptr<Solver> below)
      : Layer("order", std::move(below)),
        arithmetic_(terms.arithmetic),
        cases_(terms, differences_, [this](const Term* symbol) { return node_of(symbol); }) {
    components_.add();  // node 0, which connects nothing
    symbols_.push_back(nullptr);
  }

  // Of a φ that is understood as a whole. A function of φ alone.
  std::optional<Model> model(const PathCondition& phi) override {
    follow(phi);
    if (not_understood_ == 0 && !contradiction_) {
      Choices choices;
      for (const Choice& choice : choices_) choices.push_back(&choice.cases);
      Model found;
      if (search(choices, 0, &found) == Answer::Satisfiable) return found;
    }
    return Layer::model(phi);
  }

 private:
  struct Choice {
    Cases cases;
    uint32_t member;  // of the component it is about
  };

  using Choices = std::vector<const Cases*>;

  struct Mark {
    Differences::Mark differences;
    Components::Mark components;
    size_t different;
    size_t choices;
    size_t not_understood;
    bool contradiction;
  };

  Mark mark() const {
    return {differences_.mark(), components_.mark(), different_.size(),
            choices_.size(),     not_understood_,    contradiction_};
  }

  void back_to(const Mark& mark) {
    differences_.back_to(mark.differences);
    components_.back_to(mark.components);
    different_.resize(mark.different, {});
    choices_.resize(mark.choices);
    not_understood_ = mark.not_understood;
    contradiction_ = mark.contradiction;
    while (symbols_.size() > differences_.size()) {
      nodes_.erase(symbols_.back());
      symbols_.pop_back();
    }
  }

  void follow(const PathCondition& phi) {
    following_.follow(
        phi, [&] { return mark(); }, [&](const Term& condition) { add(condition); },
        [&](const Mark& mark) { back_to(mark); });
  }

  std::optional<uint32_t> node_of(const Term* symbol) {
    if (const auto found = nodes_.find(symbol); found != nodes_.end()) return found->second;
    if (symbols_.size() == kMostSymbols) return std::nullopt;
    const uint32_t node = differences_.add(bounds_of(symbol->range, arithmetic_));
    components_.add();
    symbols_.push_back(symbol);
    nodes_.emplace(symbol, node);
    return node;
  }

  static bool is_true(const Cases& cases) {
    return std::any_of(cases.begin(), cases.end(), [](const Case& one) { return one.empty(); });
  }

  // A conjunct of φ.
  void add(const Term& condition) {
    const auto cases = cases_.cases_of(condition);
    if (!cases) return add_not_understood(condition);
    if (is_true(*cases)) return;
    uint32_t member = Differences::kZero;
    for (const Case& one : *cases) member = connect(one, member);
    if (cases->size() > 1) {
      choices_.push_back({*cases, member});
    } else if (cases->empty() || !assume(cases->front())) {
      contradiction_ = true;
    }
  }

  void add_not_understood(const Term& condition) {
    ++not_understood_;
    uint32_t member = Differences::kZero;
    for (const Term* symbol : symbols_of_(condition)) {
      const auto node = node_of(symbol);
      if (!node) {
        out_of_room();
        return;
      }
      if (member != Differences::kZero) components_.join(member, *node);
      member = *node;
    }
    if (member != Differences::kZero) components_.taint(member);
  }

  // A symbol without a node could connect anything.
  void out_of_room() {
    for (uint32_t node = 1; node < differences_.size(); ++node) components_.taint(node);
  }

  // Joins the symbols of a case with each other and with `member`; any of them, or 0.
  uint32_t connect(const Case& one, uint32_t member) {
    for (const Constraint& constraint : one) {
      for (const uint32_t node : {constraint.x, constraint.y}) {
        if (node == Differences::kZero) continue;
        if (member != Differences::kZero) components_.join(member, node);
        member = node;
      }
    }
    return member;
  }

  // Takes in a case; false: it contradicts.
  bool assume(const Case& one) {
    for (const auto& [x, y, is_different, c] : one) {
      if (is_different) {
        different_.push_back({x, y, true, c});
      } else if (!differences_.add_at_most(x, y, c)) {
        return false;
      }
    }
    return tighten();
  }

  // x - y != c at an end of what x - y can be moves the end. Each does so at most once for an end.
  bool tighten() {
    for (bool changed = true; changed;) {
      changed = false;
      for (const auto& [x, y, _, c] : different_) {
        if (differences_.most(x, y) == c) {
          if (!differences_.add_at_most(x, y, c - 1)) return false;
          changed = true;
        }
        if (differences_.most(y, x) == -c) {
          if (!differences_.add_at_most(y, x, -c - 1)) return false;
          changed = true;
        }
      }
    }
    return true;
  }

  std::optional<Answer> decide(const PathCondition& phi, const Term& guard) override {
    follow(phi);
    if (contradiction_) return Answer::Unsatisfiable;
    const Mark before = mark();
    const std::optional<Answer> answer = decide_here(guard);
    back_to(before);
    return answer;
  }

  std::optional<Answer> decide_here(const Term& guard) {
    const auto cases = cases_.cases_of(guard);
    if (!cases) return std::nullopt;
    if (cases->empty()) return Answer::Unsatisfiable;
    if (is_true(*cases)) return Answer::Satisfiable;
    find_components(*cases);
    Choices choices = {&*cases};
    for (const Choice& choice : choices_) {
      if (is_about(choice.member)) choices.push_back(&choice.cases);
    }
    const Answer answer = search(choices, 0, nullptr);
    if (answer == Answer::Unknown) return std::nullopt;
    return answer;
  }

  void find_components(const Cases& cases) {
    roots_.clear();
    tainted_ = symbols_.size() == kMostSymbols;
    for (const Case& one : cases) {
      for (const Constraint& constraint : one) {
        for (const uint32_t node : {constraint.x, constraint.y}) {
          if (node == Differences::kZero) continue;
          roots_.push_back(components_.find(node));
          tainted_ |= components_.is_tainted(node);
        }
      }
    }
  }

  bool is_about(uint32_t node) const {
    if (node == Differences::kZero) return false;
    const uint32_t root = components_.find(node);
    return std::find(roots_.begin(), roots_.end(), root) != roots_.end();
  }

  // Is there a way to take a case of each choice from the `next` on? Unknown: none was found.
  Answer search(const Choices& choices, size_t next, Model* found) {
    if (next == 0) tries_ = 0;
    if (next == choices.size()) return solve(found) ? Answer::Satisfiable : Answer::Unknown;
    Answer answer = Answer::Unsatisfiable;
    for (const Case& one : *choices[next]) {
      if (++tries_ > kMostTries) return Answer::Unknown;
      const Mark before = mark();
      const Answer here = assume(one) ? search(choices, next + 1, found) : Answer::Unsatisfiable;
      back_to(before);
      if (here == Answer::Satisfiable) return here;
      if (here == Answer::Unknown) answer = here;
    }
    return answer;
  }

  bool solve(Model* found) {
    if (found == nullptr) return !tainted_ && assign(kSpread, found);
    return assign(kNearest, found) || assign(kReadable, found) || assign(kSpread, found);
  }

  // Gives values to the symbols that are said to be different from something or, for a model, to
  // all: around the middle of what is left of -within .. within. The nearest to 0 are the nicest to
  // read; the further they are spread, the more room is left for the symbols to come.
  bool assign(Wide within, Model* found) {
    open_.clear();
    if (found != nullptr) {
      for (uint32_t node = 1; node < differences_.size(); ++node) open_.push_back(node);
    } else {
      for (const Constraint& one : different_) {
        if (!is_open(one) || !(is_about(one.x) || is_about(one.y))) continue;
        for (const uint32_t node : {one.x, one.y}) {
          if (node != Differences::kZero) open_.push_back(node);
        }
      }
      std::sort(open_.begin(), open_.end());
      open_.erase(std::unique(open_.begin(), open_.end()), open_.end());
    }
    fixed_ = {{Differences::kZero, 0}};
    values_.assign(differences_.size(), std::nullopt);
    values_[Differences::kZero] = 0;
    for (const uint32_t node : open_) {
      const std::optional<Wide> value = value_for(node, within);
      if (!value) return false;
      fixed_.push_back({node, *value});
      values_[node] = value;
    }
    return found == nullptr || write(*found);
  }

  // Does x - y != c still say something?
  bool is_open(const Constraint& one) const {
    return differences_.most(one.x, one.y) >= one.c && differences_.most(one.y, one.x) >= -one.c;
  }

  // A value that is left for `node`.
  std::optional<Wide> value_for(uint32_t node, Wide within) {
    forbidden_.clear();
    for (const auto& [x, y, _, c] : different_) {
      if (x == node && values_[y]) forbidden_.push_back(*values_[y] + c);
      if (y == node && values_[x]) forbidden_.push_back(*values_[x] - c);
    }
    const Extent bounds = differences_.bounds_given(node, fixed_);
    const Wide low = std::clamp(-within, bounds.low, bounds.high);
    const Wide high = std::clamp(within, bounds.low, bounds.high);
    // Between a quarter and three quarters, for each node elsewhere: symbols that nothing orders
    // should not come to lie on the same value.
    const uint32_t part = 0x4000 + (node * 0x9e37 & 0xffff) / 2;
    const Wide start = low + (high - low) * part / 0x10000;
    const Wide steps = static_cast<Wide>(forbidden_.size());
    for (Wide step = 0; step <= steps; ++step) {
      for (const Wide value : {start + step, start - step}) {
        if (bounds.contains(value) &&
            std::find(forbidden_.begin(), forbidden_.end(), value) == forbidden_.end()) {
          return value;
        }
      }
    }
    return std::nullopt;
  }

  bool write(Model& model) const {
    for (const auto& [node, value] : fixed_) {
      if (node == Differences::kZero) continue;
      if (!fits_64(value)) return false;
      model.set(symbols_[node]->number(), static_cast<int64_t>(value));
    }
    return true;
  }

  static constexpr size_t kMostSymbols = 1024;
  static constexpr int kMostTries = 64;
  static constexpr Wide kNearest = 0;
  static constexpr Wide kReadable = 1 << 10;
  static constexpr Wide kSpread = static_cast<Wide>(1) << 62;

  const Arithmetic arithmetic_;
  Following<Mark> following_;
  SymbolsOf symbols_of_;

  Differences differences_;
  Components components_;             // by node
  std::vector<const Term*> symbols_;  // by node
  absl::flat_hash_map<const Term*, uint32_t> nodes_;
  std::vector<Constraint> different_;
  std::vector<Choice> choices_;
  size_t not_understood_ = 0;
  bool contradiction_ = false;
  CaseMaker cases_;

  // Of the question at hand.
  std::vector<uint32_t> roots_;  // of the guard's components
  bool tainted_ = false;
  int tries_ = 0;
  std::vector<uint32_t> open_;
  std::vector<Differences::Fixed> fixed_;
  std::vector<std::optional<Wide>> values_;  // the same, by node
  std::vector<Wide> forbidden_;
};

}  // namespace

std::unique_ptr<Solver> order_layer(Terms& terms, std::unique_ptr<Solver> below) {
  return std::make_unique<Order>(terms, std::move(below));
}

}  // namespace kukang
