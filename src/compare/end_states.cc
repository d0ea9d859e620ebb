#include "compare/end_states.h"

#include "absl/container/flat_hash_map.h"
#include "fmt/format.h"
#include "heap/slots.h"
#include "view/place_names.h"

namespace kukang {
namespace {

// One walk through the graph, breadth first. It numbers the objects as it meets them, so graphs
// that are alike have the same text; and it stops at a reference that is not decided.
class Walk {
 public:
  explicit Walk(const EndedPath& path, const State& state) : state_(state) {
    const bool returned = path.end == PathEnd::Normal;
    text_ = returned ? "returns" : failure_text(path);
    if (returned && state.result.is_reference()) text_ += " " + text_of(state.result);
    text_ += " (";
    for (size_t i = 0; i < path.plan.parameters.size(); ++i) {
      const Value& argument = state.arguments->values()[i];
      if (argument.is_reference()) add_slot(path.plan.parameters[i].name, argument, argument);
    }
    text_ += ")";
    for (size_t i = 0; i < met_.size() && i < kMostObjects; ++i) describe(i);
  }

  const std::optional<Value>& open() const { return open_; }
  const std::string& text() const { return text_; }

 private:
  static constexpr size_t kMostObjects = 500;

  std::string text_of(const Value& raw) {
    const Value value = SymbolicHeap::resolved(state_, raw);
    if (value.is_undefined()) return "?";
    if (value.is_null()) return "null";
    if (value.is_unknown()) {
      if (!open_.has_value()) open_ = value;
      return "open";
    }
    const auto [it, fresh] = numbers_.try_emplace(value.location, met_.size() + 1);
    if (fresh) met_.push_back(value.location);
    return fmt::format("#{}", it->second);
  }

  // At entry and now; nothing where nobody has looked.
  void add_slot(std::string_view name, const Value& initial, const Value& now) {
    if (now.is_undefined() && initial.is_undefined()) return;
    const std::string before = text_of(initial), after = text_of(now);
    if (text_.back() != '(') text_ += ", ";
    text_ += fmt::format("{} {}", name, before);
    if (before != after) text_ += fmt::format(" then {}", after);
  }

  void describe(size_t number) {
    const Object& object = state_.heap[met_[number]];
    text_ += fmt::format(", #{} {}(", number + 1, short_name(*object.type));
    const bool references = !object.is_array() || !object.type->element->is_primitive();
    if (references && object.type->name != "java/lang/String") describe_slots(object);
    text_ += ")";
  }

  // Which index is which number of an element does not matter: all strategies meet them in the
  // order in which the program does.
  void describe_slots(const Object& object) {
    size_t number = 0;
    for_each_slot(object, [&](const Slot& slot) {
      if (slot.field != nullptr) {
        const bool reference = slot.field->basic == Basic::Reference;
        if (reference) add_slot(slot.field->name, slot.at_entry, slot.now);
        return true;
      }
      const bool empty = !object.symbolic && SymbolicHeap::resolved(state_, slot.now).is_null();
      if (!empty) add_slot(std::to_string(number), slot.at_entry, slot.now);
      ++number;
      return true;
    });
  }

  const State& state_;
  std::string text_;
  std::optional<Value> open_;
  std::vector<Location> met_;  // by number, less one
  absl::flat_hash_map<Location, size_t> numbers_;
};

Candidates choices_for(const EndedPath& path, const State& state, const Value& open) {
  const Unknown& unknown = *state.unknowns.find(open.unknown);
  const bool nothing_fits = *state.types.find(unknown.variable) == nullptr;
  if (nothing_fits) return {{Candidate::What::Null}};
  return path.heap.strategy.operand(path.heap, state, open);
}

}  // namespace

void EndStateSink::ended(const EndedPath& path) {
  switch (path.end) {
    case PathEnd::Normal:
    case PathEnd::Exceptional:
    case PathEnd::Error: return decide(path, path.state);
    case PathEnd::Diverges:  // where in its loop it was seen does not matter
    case PathEnd::Assumed:
    case PathEnd::Cut:
    case PathEnd::Stopped: break;
  }
}

void EndStateSink::decide(const EndedPath& path, State state) {
  if (too_many()) return;
  const Walk walk(path, state);
  if (!walk.open().has_value()) return add(walk.text(), state.approximations == 0);
  for (const Candidate& choice : choices_for(path, state, *walk.open())) {
    State decided = state;
    path.heap.bind(decided, walk.open()->unknown, choice);
    decide(path, std::move(decided));
  }
}

void EndStateSink::add(std::string text, bool certain) {
  states_[std::move(text)] |= certain;
  ++concretizations_;
}

void EndStateSink::add(const EndStateSink& other) {
  for (const auto& [text, certain] : other.states_) states_[text] |= certain;
  concretizations_ += other.concretizations_;
}

std::optional<PathEnds> EndStateSink::states() const {
  return too_many() ? std::nullopt : std::optional(states_);
}

}  // namespace kukang
