#include "check/violation.h"

#include <algorithm>

#include "fmt/format.h"
#include "support/requires.h"
#include "view/heap_capture.h"
#include "view/place_names.h"
#include "view/round_text.h"
#include "view/throwable.h"

namespace kukang {
namespace {

// The exception that ended a path, Undefined where none did: one that escaped from the method, or
// from a predicate that was asserted.
Value exception_of(const EndedPath& path) {
  const bool asserting = path.stage != nullptr && path.stage->what == Plan::Stage::What::Assert;
  if (asserting) return path.ending.outcome == Outcome::Threw ? path.ending.value : Value();
  return path.state.threw ? path.state.result : Value();
}

}  // namespace

bool violates(const EndedPath& path, const Unwanted& unwanted) {
  if (path.end == PathEnd::Error) return true;
  if (path.end == PathEnd::Diverges) {
    return path.round->recursion ? unwanted.exceptions != Exceptions::None : unwanted.divergence;
  }
  if (path.end != PathEnd::Exceptional) return false;
  switch (unwanted.exceptions) {
    case Exceptions::All: return true;
    case Exceptions::None: return false;
    case Exceptions::Implicit: break;
  }
  return path.state.heap[path.state.result.location].raised;
}

ViolationSort sort_of(const EndedPath& path) {
  KUKANG_REQUIRES(path.end == PathEnd::Error || path.end == PathEnd::Exceptional ||
                  path.end == PathEnd::Diverges);
  ViolationSort sort;
  sort.certain = path.state.approximations == 0;
  const bool asserting = path.stage != nullptr && path.stage->what == Plan::Stage::What::Assert;
  if (asserting) sort.asserted = path.stage->text;
  if (path.round != nullptr) {
    sort.kind = path.round->recursion ? "StackOverflowError" : kDiverges;
    sort.location = location_of(path, *path.round);
    return sort;
  }
  const Value exception = exception_of(path);
  if (exception.is_location()) {
    sort.kind = short_name(*path.state.heap[exception.location].type);
    const std::vector<StackElement> stack = stack_of(path.machine, path.state, exception);
    if (const StackElement* element = own_code(stack)) sort.location = element->location();
  } else {
    sort.kind = sort.asserted.substr(0, sort.asserted.find(' '));
    sort.location = beginning_of(path.machine, *path.stage->method).location();
  }
  return sort;
}

namespace {

// Remembers which rule has made the JVM raise an exception: the last one before a method of Raise
// was entered.
class RaisingRule final : public Observer {
 public:
  void executed(const State& state, const Code&, const Instruction&) override {
    const Frame& frame = *state.top;
    const Method& method = *frame.method;
    const bool raises =
        method.owner->name == "kukang/machine/Raise" && frame.role == Frame::Role::Method;
    if (!raises || frame.activation == activation_) return;
    activation_ = frame.activation;
    rule_ = last_;
  }
  void fired(Rule rule) override { last_ = rule; }

  Rule rule() const { return rule_; }

 private:
  Rule last_ = Rule::ATHROW1_S, rule_ = Rule::ATHROW1_S;
  std::optional<uint32_t> activation_;  // of the method of Raise that was entered last
};

// Describes the one path that it is shown.
class Describer final : public PathSink {
 public:
  Describer(Violation& violation, const RaisingRule& rule) : violation_(violation), rule_(rule) {}

  // Did the path end otherwise than it is told?
  bool is_another() const { return another_; }

  void ended(const EndedPath& path) override {
    ViolationSort sort = sort_of(path);
    sort.certain = violation_.sort.certain;
    another_ = sort != violation_.sort;
    const std::optional<Model> model = path.solver.model(path.state.condition);
    const Valuation valuation(model, path.heap.terms.arithmetic);
    const PlaceNames names(path.plan, path.state, path.heap);
    violation_.path_condition = names.text(path.state.condition, path.heap.constraints);
    violation_.has_model = model.has_value();
    for (const auto& [name, symbol] : names.symbols()) {
      if (!model.has_value()) break;
      violation_.values.emplace_back(name, valuation.text(Value::of(*symbol), basic_of(*symbol)));
    }
    describe_end(path, names, valuation);
    const bool running = path.stage != nullptr && path.stage->what == Plan::Stage::What::Run;
    const bool returned = !running && !path.state.threw && path.plan.target->result != Basic::Void;
    HeapPictures pictures =
        pictures_of(path, names, valuation, returned ? path.state.result : Value());
    violation_.before = std::move(pictures.before);
    violation_.after = std::move(pictures.after);
  }

 private:
  static Basic basic_of(const Term& symbol) {
    switch (symbol.range) {
      case Range::Boolean: return Basic::Boolean;
      case Range::Char: return Basic::Char;
      default: return Basic::Int;
    }
  }

  void describe_end(const EndedPath& path, const PlaceNames& names, const Valuation& valuation) {
    if (path.round != nullptr) return describe_round(path);
    const ViolationSort& sort = violation_.sort;
    const Value exception = exception_of(path);
    if (!exception.is_location()) {
      violation_.rule = text_of(Rule::ASSERT_S).name;
      violation_.stack = {beginning_of(path.machine, *path.stage->method).text()};
      return;
    }
    // What the JVM itself says is best understood with names.
    const bool raised = path.state.heap[exception.location].raised;
    Valuation::Written named;
    if (raised || !violation_.has_model) named = [&](const Term& term) { return names.text(term); };
    violation_.message = message_of(path.machine, path.state, exception, valuation, named);
    for (const StackElement& element : stack_of(path.machine, path.state, exception)) {
      violation_.stack.push_back(element.text());
    }
    const Rule rule = raised                          ? rule_.rule()
                      : sort.kind == "AssertionError" ? Rule::ASSERT_S
                                                      : Rule::ATHROW1_S;
    violation_.rule = text_of(rule).name;
  }

  void describe_round(const EndedPath& path) {
    const bool recursion = path.round->recursion;
    violation_.message = text_of(path, *path.round);
    violation_.rule = text_of(recursion ? Rule::OVERFLOW_S : Rule::DIVERGE_S).name;
    constexpr size_t kMost = 16;
    const size_t most = recursion ? path.round->lines.size() + 1 : kMost;
    for (const StackElement& element : frames_of(path.machine, path.state)) {
      if (violation_.stack.size() == most) break;
      violation_.stack.push_back(element.text());
    }
  }

  bool another_ = false;
  Violation& violation_;
  const RaisingRule& rule_;
};

}  // namespace

void ViolationSink::ended(const EndedPath& path) {
  if (path.end == PathEnd::Stopped) ++stops_[std::string(message(path.ending.reason))];
  if (!violates(path, unwanted_)) return;
  ViolationSort sort = sort_of(path);
  TrailChoices trail = path.state.trail.choices();
  auto [it, fresh] = found_.try_emplace(sort);
  Violation& violation = it->second;
  violation.sort = std::move(sort);
  ++violation.paths;
  if (!fresh && violation.trail < trail) return;
  violation.trail = std::move(trail);
  violation.endless = path.round != nullptr;
}

void ViolationSink::add(const ViolationSink& other) {
  for (const auto& [sort, violation] : other.found_) {
    auto [it, fresh] = found_.try_emplace(sort, violation);
    if (fresh) continue;
    const uint64_t paths = it->second.paths + violation.paths;
    if (violation.trail < it->second.trail) it->second = violation;
    it->second.paths = paths;
  }
  for (const auto& [why, paths] : other.stops_) stops_[why] += paths;
}

std::vector<Violation> ViolationSink::violations() const {
  std::vector<Violation> violations;
  for (const auto& [sort, violation] : found_) violations.push_back(violation);
  std::sort(violations.begin(), violations.end(),
            [](const Violation& a, const Violation& b) { return a.trail < b.trail; });
  return violations;
}

absl::Status describe(Explorer& session, Violation& violation) {
  const ViolationSort& sort = violation.sort;
  const bool failed = !sort.kind.empty() && sort.asserted.starts_with(sort.kind);
  if (failed) violation.message = sort.asserted + " does not hold";
  ASSIGN_OR_RETURN(violation.trail, session.unfolded(violation.trail));
  RaisingRule rule;
  Describer describer(violation, rule);
  ASSIGN_OR_RETURN(violation.undescribed, session.walk(violation.trail, describer, &rule));
  if (describer.is_another()) {
    return absl::InternalError("a path that is told ends at another place than the one found");
  }
  return absl::OkStatus();
}

}  // namespace kukang
