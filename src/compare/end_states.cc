#include "compare/end_states.h"

#include <algorithm>

#include "compare/any_order.h"
#include "fmt/format.h"
#include "semantics/symbolic/laws.h"

namespace kukang {
namespace {

Candidates choices_for(const EndedPath& path, const State& state, const Value& open) {
  const Unknown& unknown = *state.unknowns.find(open.unknown);
  const bool nothing_fits = *state.types.find(unknown.variable) == nullptr;
  if (nothing_fits) return {{Candidate::What::Null}};
  return path.heap.strategy.operand(path.heap, state, open);
}

}  // namespace

bool EndStates::ByAge::operator()(const Way& a, const Way& b) const {
  return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                      [](const Term* x, const Term* y) { return x->id < y->id; });
}

EndStates::Way copied(const EndStates::Way& way, TermCopier& copier) {
  EndStates::Way copy;
  for (const Term* conjunct : way) copy.push_back(copier.copy(conjunct));
  std::sort(copy.begin(), copy.end(), [](const Term* a, const Term* b) { return a->id < b->id; });
  copy.erase(std::unique(copy.begin(), copy.end()), copy.end());
  return copy;
}

void EndStates::add(const DecidedState& state, bool due, Arithmetic arithmetic) {
  if (!terms_) terms_ = std::make_shared<Terms>(arithmetic);
  TermCopier copier(*terms_);
  add(state.text(), due, state.names(), copied(state.condition(), copier));
}

void EndStates::add(const EndStates& other) {
  if (!other.terms_) return;
  if (!terms_) terms_ = std::make_shared<Terms>(other.terms_->arithmetic);
  TermCopier copier(*terms_);
  for (const auto& [text, ways] : other.by_text_) {
    for (const Way& way : ways.all) add(text, ways.due, ways.names, copied(way, copier));
  }
}

void EndStates::add(const std::string& text, bool due, const SymbolNames& names, Way way) {
  Ways& ways = by_text_[text];
  ways.due = ways.due || due;
  ways.names = names;
  ways.all.insert(std::move(way));
}

size_t EndStates::count() const {
  size_t count = 0;
  for (const auto& [text, ways] : by_text_) count += ways.all.size();
  return count;
}

size_t EndStates::count_due() const {
  size_t count = 0;
  for (const auto& [text, ways] : by_text_) count += ways.due ? ways.all.size() : 0;
  return count;
}

std::string EndStates::text(const std::string& state, const Ways& ways, const Way& way) {
  std::vector<std::string> conjuncts;
  for (const Term* conjunct : way) conjuncts.push_back(text_of(*conjunct, ways.names));
  std::sort(conjuncts.begin(), conjuncts.end());
  return conjuncts.empty() ? state : fmt::format("{} if {}", state, fmt::join(conjuncts, " and "));
}

std::vector<std::string> EndStates::texts() const {
  std::vector<std::string> texts;
  for (const auto& [state, ways] : by_text_) {
    for (const Way& way : ways.all) texts.push_back(text(state, ways, way));
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

namespace {

// A law numbers keys in the order in which it comes upon them, which depends on the strategy.
bool has_found_table(const EndedPath& path) {
  for (uint32_t i = 0; i < path.state.symbolic_count; ++i) {
    const Object& object = path.state.heap[*path.state.symbolic_objects.find(i)];
    if (object.lawful && has_table_law(path.machine, *object.type)) return true;
  }
  return false;
}

}  // namespace

void EndStateSink::ended(const EndedPath& path) {
  switch (path.end) {
    case PathEnd::Normal:
    case PathEnd::Exceptional:
    case PathEnd::Error:
    case PathEnd::Diverges: {
      const bool certain = path.state.approximations == 0 && !has_found_table(path);
      return decide(path, path.state, certain);
    }
    case PathEnd::Assumed:
    case PathEnd::Cut:
    case PathEnd::Stopped: break;
  }
}

void EndStateSink::decide(const EndedPath& path, State state, bool certain) {
  if (too_many()) return;
  const NumberedHeap numbered(path, state);
  if (numbered.open().has_value()) {
    const Value open = *numbered.open();
    for (const Candidate& choice : choices_for(path, state, open)) {
      if (!choice.cut && !choice.unmodelled) decide_as(choice, path, state, open, certain);
    }
    return;
  }
  const DecidedState decided(path, state, numbered);
  if (!decided.is_possible()) return;
  const bool due =
      certain && decided.is_exact() && is_within_in_any_order(path.heap.bounds, state, numbered);
  states_.add(decided, due, path.heap.terms.arithmetic);
  ++decided_;
}

void EndStateSink::decide_as(const Candidate& choice, const EndedPath& path, const State& state,
                             Value open, bool certain) {
  State decided = state;
  if (choice.what == Candidate::What::Existing) {
    const Term* guard = path.heap.same_if(state, open.unknown, choice.location);
    if (guard != nullptr && !guard->is_true()) {
      const Answer answer = guard->is_false() ? Answer::Unsatisfiable
                                              : path.solver.satisfiable(state.condition, *guard);
      if (answer == Answer::Unsatisfiable) return;
      certain = certain && answer == Answer::Satisfiable;
      decided.condition.add(guard);
    }
  }
  path.heap.bind(decided, open.unknown, choice);
  decide(path, std::move(decided), certain);
}

void EndStateSink::add(const EndStateSink& other) {
  states_.add(other.states_);
  decided_ += other.decided_;
}

std::optional<EndStates> EndStateSink::states() const {
  return too_many() ? std::nullopt : std::optional(states_);
}

}  // namespace kukang
