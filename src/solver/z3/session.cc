#include "solver/z3/session.h"

#include <algorithm>
#include <limits>
#include <string>

namespace kukang {
namespace {

// Sizes that a person reads easily, tried in turn.
constexpr int64_t kSizes[] = {16, 1000};
constexpr size_t kSteps = std::size(kSizes);
constexpr int kMostChecks = 64;

z3::solver made(z3::context& context, uint64_t resources) {
  z3::solver solver(context, z3::solver::simple());
  z3::params parameters(context);
  const uint64_t most = std::numeric_limits<unsigned>::max();
  parameters.set("rlimit", static_cast<unsigned>(std::min(resources, most)));
  parameters.set("random_seed", 0u);
  // Otherwise Ctrl-C is Z3's own while it works, and nobody else hears of it.
  parameters.set("ctrl_c", false);
  // The older solver of arithmetic: quicker here, and the newer one does not always heed the limit
  // where there are remainders of large powers of two.
  parameters.set("arith.solver", 2u);
  solver.set(parameters);
  return solver;
}

Answer answer_of(z3::check_result result) {
  switch (result) {
    case z3::sat: return Answer::Satisfiable;
    case z3::unsat: return Answer::Unsatisfiable;
    default: return Answer::Unknown;
  }
}

bool contains(const z3::expr_vector& all, const z3::expr& one) {
  for (unsigned i = 0; i < all.size(); ++i) {
    if (z3::eq(all[static_cast<int>(i)], one)) return true;
  }
  return false;
}

Z3_context make_context() {
  z3::config config;
  Z3_context context = Z3_mk_context_rc(config);
  if (context == nullptr) throw z3::exception("there is no memory for a context");
  return context;
}

}  // namespace

Session::Context::Context() : raw(make_context()), own(raw) {}

Session::Session(Encoding encoding, Arithmetic arithmetic, uint64_t resources, Interrupt* interrupt)
    : context_(made_.own()),
      interrupt_(interrupt),
      encoder_(context_, encoding, arithmetic),
      solver_(made(context_, resources)) {}

void Session::say(const std::vector<const Term*>& conditions) {
  size_t common = 0;
  while (common < std::min(said_.size(), conditions.size()) &&
         said_[common].condition == conditions[common]) {
    ++common;
  }
  pop_to(common);
  for (size_t i = common; i < conditions.size(); ++i) push(*conditions[i]);
}

void Session::push(const Term& condition) {
  solver_.push();
  said_.push_back({&condition, facts_.size()});
  for (const Term* symbol : symbols_of_(condition)) {
    if (is_new({symbol, false})) say(encoder_.range_of(*symbol));
  }
  const z3::expr encoded = *encoder_.encode(condition);
  for (const Term* number : encoder_.taken_apart(condition)) {
    if (is_new({number, true})) say(encoder_.digits_of(*number));
  }
  solver_.add(encoded);
}

bool Session::is_new(Fact fact) {
  if (!is_said_.insert(fact).second) return false;
  facts_.push_back(fact);
  return true;
}

void Session::say(const std::optional<z3::expr>& fact) {
  if (fact.has_value()) solver_.add(*fact);
}

void Session::pop_to(size_t conditions) {
  if (conditions == said_.size()) return;
  solver_.pop(static_cast<unsigned>(said_.size() - conditions));
  const size_t facts = said_[conditions].facts;
  said_.resize(conditions);
  while (facts_.size() > facts) {
    is_said_.erase(facts_.back());
    facts_.pop_back();
  }
}

Answer Session::check() { return check(z3::expr_vector(context_)); }

Answer Session::check(const z3::expr_vector& assumptions) {
  if (interrupt_ != nullptr && interrupt_->raised()) return Answer::Unknown;
  const Interrupt::Scope scope(interrupt_, [this] { context_.interrupt(); });
  return answer_of(solver_.check(assumptions));
}

std::optional<Model> Session::model(const std::vector<const Term*>& symbols) {
  const z3::model found = solver_.get_model();
  Model result;
  for (const Term* symbol : symbols) {
    const auto value = encoder_.value_of(*symbol, found);
    if (!value) return std::nullopt;
    result.set(symbol->number(), *value);
  }
  return result;
}

// Every symbol is assumed to be small. Where that is too much, Z3 names the assumptions that are in
// conflict; they are relaxed by a step, and Z3 is asked again.
std::optional<Model> Session::small_model(const std::vector<const Term*>& symbols) {
  std::vector<size_t> steps(symbols.size(), 0);
  const auto assumption = [&](size_t i) {
    const std::string name = "small_" + std::to_string(i) + "_" + std::to_string(steps[i]);
    return context_.bool_const(name.c_str());
  };
  const auto say = [&](size_t i) {
    if (steps[i] == kSteps) return;
    solver_.add(z3::implies(assumption(i), encoder_.within(*symbols[i], kSizes[steps[i]])));
  };
  for (size_t i = 0; i < symbols.size(); ++i) say(i);
  for (int checks = 0; checks < kMostChecks; ++checks) {
    z3::expr_vector assumptions(context_);
    for (size_t i = 0; i < symbols.size(); ++i) {
      if (steps[i] < kSteps) assumptions.push_back(assumption(i));
    }
    const Answer answer = check(assumptions);
    if (answer == Answer::Satisfiable) {
      if (auto found = model(symbols)) return found;
      break;
    }
    const z3::expr_vector conflict = solver_.unsat_core();
    if (answer == Answer::Unknown || conflict.empty()) break;
    for (size_t i = 0; i < symbols.size(); ++i) {
      if (steps[i] == kSteps || !contains(conflict, assumption(i))) continue;
      ++steps[i];
      say(i);
    }
  }
  if (check() != Answer::Satisfiable) return std::nullopt;
  return model(symbols);
}

}  // namespace kukang
