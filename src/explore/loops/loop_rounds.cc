#include "explore/loops/loop_rounds.h"

#include <algorithm>
#include <utility>

#include "expr/substitute.h"
#include "heap/what_was_found.h"

namespace kukang {
namespace {

constexpr size_t kMostWaysThroughBody = 24;  // that rounds and exits are
constexpr size_t kMostStatesInLoop = 128;    // that are run

bool is_integer(const Value& value) {
  return value.kind == Kind::Int || value.kind == Kind::IntTerm || value.kind == Kind::Long ||
         value.kind == Kind::LongTerm;
}

Basic basic_of(const Value& value) {
  return value.kind == Kind::Int || value.kind == Kind::IntTerm ? Basic::Int : Basic::Long;
}

const Term* term_of(Terms& terms, const Value& value) {
  if (value.is_term()) return value.term;
  return value.kind == Kind::Int ? terms.of(value.i) : terms.of(value.j);
}

template <class T>
bool same_entries(const PersistentArray<T>& now, const PersistentArray<T>& then,
                  bool (*same)(const T&, const T&)) {
  bool all = true;
  now.for_each_difference(then, [&](uint32_t index) {
    const T *a = now.find(index), *b = then.find(index);
    static const T kNone{};
    all = all && same(a == nullptr ? kNone : *a, b == nullptr ? kNone : *b);
  });
  return all;
}

bool same_object(const Ref<Object>& a, const Ref<Object>& b) { return a.get() == b.get(); }
bool same_values(const Value& a, const Value& b) { return same_value(a, b); }
bool same_binding(const Unknown& a, const Unknown& b) { return same_value(a.binding, b.binding); }

bool same_heap(const State& now, const State& then) {
  bool same = now.heap.next() == then.heap.next();
  now.heap.for_each_difference(
      then.heap, [&](Location at) { same = same && now.heap.find(at) == then.heap.find(at); });
  return same && same_entries(now.statics, then.statics, same_object) &&
         same_entries(now.mirrors, then.mirrors, same_values) &&
         same_entries(now.literals, then.literals, same_values) &&
         same_entries(now.singletons, then.singletons, same_values);
}

bool knows_no_more(const State& now, const State& then) {
  return !what_was_found(now, then).has_value() &&
         same_entries(now.unknowns, then.unknowns, same_binding) &&
         now.next_unknown == then.next_unknown && now.next_variable == then.next_variable &&
         now.next_symbol == then.next_symbol && now.arguments.get() == then.arguments.get() &&
         same_value(now.result, then.result) && now.threw == then.threw &&
         now.stage == then.stage && now.assumptions == then.assumptions &&
         now.approximations == then.approximations;
}

class Runner {
 public:
  Runner(const LoopBody& body, const State& state, uint64_t& effort)
      : body_(body), machine_(body.machine), effort_(effort), general_(state) {}

  std::variant<LoopRefusal, LoopRounds> run() {
    if (!generalize()) return why_;
    ways_.push_back({general_, Progress::Paused, {}, std::nullopt, false});
    while (!ways_.empty()) {
      Way way = std::move(ways_.back());
      ways_.pop_back();
      if (!go_on(std::move(way))) return why_;
      if (found_.rounds.size() + found_.exits.size() > kMostWaysThroughBody ||
          ++states_ > kMostStatesInLoop) {
        return LoopRefusal::Body;
      }
    }
    return std::move(found_);
  }

 private:
  struct Way {
    State state;
    Progress progress;
    std::vector<Choice> choices;    // of one that has forked
    std::optional<LoopHead> inner;  // where it is headed for
    bool moved;                     // it has begun
  };
  enum class Where { AtHead, Inside, Outside };

  bool refuse(LoopRefusal why) {
    why_ = why;
    return false;
  }

  // --- the general state ---

  bool generalize() {
    machine_.ending = Ending();  // of another path, maybe
    general_.own_top();
    general_.heads = {};
    found_.first_symbol = general_.next_symbol;
    Frame& frame = *general_.top;
    if (frame.stack != 0 || general_.saved) return refuse(LoopRefusal::Form);
    SymbolicHeap& heap = *machine_.symbolic;
    for (const uint16_t local : body_.shape.written) {
      Value& value = frame.locals()[local];
      const bool live = body_.shape.flow->is_live(body_.shape.head, local);
      if (!live) {
        found_.dead.push_back(local);
        value = Value();
      } else if (is_integer(value)) {
        const Term* initial = term_of(heap.terms, value);
        value = heap.fresh_symbol(general_, basic_of(value));
        found_.variables.push_back({local, value.term, initial});
      } else if (!value.is_undefined()) {  // the second half of a long is
        return refuse(LoopRefusal::Variable);
      }
    }
    return true;
  }

  // --- ways ---

  Where where_is(const State& state) const {
    const LoopHead& head = body_.head;
    if (state.depth < head.depth) return Where::Outside;
    const Frame* frame = state.top.get();
    for (uint32_t depth = state.depth; depth > head.depth; --depth) frame = frame->caller.get();
    if (frame->activation != head.activation) return Where::Outside;
    const Code& code = machine_.code_of(*frame);
    if (!body_.shape.contains(code.index_of(frame->pc))) return Where::Outside;
    return state.depth == head.depth && frame->pc == head.pc ? Where::AtHead : Where::Inside;
  }

  // False: the loop is refused.
  bool go_on(Way way) {
    State& state = way.state;
    while (way.progress != Progress::Ended) {
      const Where where = where_is(state);
      if (where == Where::Outside) break;
      if (way.progress == Progress::Forked) {
        if (!way.choices.empty()) machine_.choices = std::move(way.choices);
        return part(way);
      }
      if (where == Where::AtHead && way.moved) return end_round(state);
      if (way.inner.has_value() && is_at(state, *way.inner)) return through_inner(way);
      const uint64_t before = state.steps;
      const LoopHead& head = body_.head;
      way.progress =
          machine_.run_to(state, 1, {head.activation, head.depth, way.moved ? head.pc : nullptr});
      way.moved = true;
      const uint64_t steps = state.steps - before;
      if (machine_.is_to_pause() || effort_ <= steps) return refuse(LoopRefusal::Body);
      effort_ -= steps;
    }
    return leave(state);
  }

  static bool is_at(const State& state, const LoopHead& head) {
    return state.depth == head.depth && state.top->activation == head.activation &&
           state.top->pc == head.pc;
  }

  bool part(Way& way) {
    State& state = way.state;
    if (!are_told_by_values(machine_.symbolic->terms, machine_.choices)) {
      return refuse(LoopRefusal::Found);
    }
    if (machine_.choices[0].branch && body_.go_back(state, body_.head)) return through_inner(way);
    Fork fork;
    Tally uncounted;
    const bool cut = find_feasible(machine_, body_.solver, state, fork, uncounted);
    if (cut || machine_.is_to_pause()) return refuse(LoopRefusal::Found);
    for (size_t i = 0; i < fork.choices.size(); ++i) {
      const Choice& choice = fork.choices[i];
      if (fork.marks[i].uncertain) return refuse(LoopRefusal::Uncertain);
      Way side{state, Progress::Paused, {}, way.inner, true};
      const bool decides = !fork.marks[i].implied;
      if (decides) side.state.condition.add(choice.guard);
      side.progress = machine_.take(side.state, choice);
      if (side.progress == Progress::Forked) side.choices = machine_.choices;
      if (decides) side.inner = body_.inner_head(side.state, body_.head);
      ways_.push_back(std::move(side));
    }
    return true;
  }

  bool through_inner(Way& way) {
    InnerWays ways = body_.inner_ways(std::move(way.state));
    if (std::holds_alternative<LoopRefusal>(ways)) return refuse(LoopRefusal::Inner);
    machine_.ending = Ending();
    for (State& state : std::get<std::vector<State>>(ways)) {
      ways_.push_back({std::move(state), Progress::Paused, {}, std::nullopt, true});
    }
    return true;
  }

  // --- ends of ways ---

  // nullopt: not all of it are conditions on values that are there at the head.
  std::optional<Conditions> since_head(const State& state) {
    Conditions conditions;
    const auto* head = general_.condition.last();
    for (const auto* node = state.condition.last(); node != head; node = node->before.get()) {
      if (node->condition == nullptr || node->is_fact) return std::nullopt;
      if (limits_.of(node->condition) > general_.next_symbol) return std::nullopt;
      conditions.push_back(node->condition);
    }
    std::reverse(conditions.begin(), conditions.end());
    return conditions;
  }

  bool leave(const State& state) {
    auto conditions = since_head(state);
    if (!conditions.has_value()) return refuse(LoopRefusal::Found);
    found_.exits.push_back(*std::move(conditions));
    return true;
  }

  bool end_round(const State& state) {
    if (!same_heap(state, general_)) return refuse(LoopRefusal::Heap);
    if (!knows_no_more(state, general_)) return refuse(LoopRefusal::Found);
    const Frame &now = *state.top, &then = *general_.top;
    if (now.stack != 0 || now.method != then.method) return refuse(LoopRefusal::Form);
    auto conditions = since_head(state);
    if (!conditions.has_value()) return refuse(LoopRefusal::Found);
    LoopRound round{*std::move(conditions), {}};
    const auto& written = body_.shape.written;
    for (uint16_t local = 0; local < now.locals_size; ++local) {
      if (std::find(written.begin(), written.end(), local) != written.end()) continue;
      if (!same_value(now.locals()[local], then.locals()[local])) {
        return refuse(LoopRefusal::Form);
      }
    }
    for (const LoopVariable& variable : found_.variables) {
      const Value& value = now.locals()[variable.local];
      if (!is_integer(value)) return refuse(LoopRefusal::Variable);
      const Term* after = term_of(machine_.symbolic->terms, value);
      if (after->sort != variable.symbol->sort) return refuse(LoopRefusal::Variable);
      round.after.push_back(after);
    }
    found_.rounds.push_back(std::move(round));
    return true;
  }

  const LoopBody& body_;
  Machine& machine_;
  uint64_t& effort_;
  State general_;
  LoopRounds found_;
  std::vector<Way> ways_;
  size_t states_ = 0;
  SymbolLimits limits_;
  LoopRefusal why_ = LoopRefusal::Body;
};

}  // namespace

std::variant<LoopRefusal, LoopRounds> rounds_of(const LoopBody& body, const State& state,
                                                uint64_t& effort) {
  return Runner(body, state, effort).run();
}

}  // namespace kukang
