#include "heap/merge.h"

#include <algorithm>

#include "heap/symbolic_heap.h"

namespace kukang {

std::string_view text_of(Refusal refusal) {
  static constexpr std::string_view kTexts[] = {
#define REFUSAL(name, text) text,
#include "heap/refusal.def"
  };
  return kTexts[static_cast<size_t>(refusal)];
}

namespace {

constexpr uint8_t kTallest = 100;  // of terms; solvers give up on taller ones

// Puts one state into the other, as long as that can be done.
class Merger {
 public:
  explicit Merger(const Merging& merging)
      : terms_(merging.terms),
        entry_(merging.entry),
        when_(merging.when),
        // What has made more is what the other is put into.
        swapped_(merging.first.heap.next() < merging.second.heap.next()),
        base_(swapped_ ? merging.second : merging.first),
        other_(swapped_ ? merging.first : merging.second),
        is_live_(merging.is_live),
        merged_(base_) {}

  bool run() {
    return same_numbers() && same_tables() && merge_frames() && merge_heaps() && merge_statics() &&
           merge_rest();
  }

  State take() { return std::move(merged_); }
  Refusal why() const { return why_; }

 private:
  bool refuse(Refusal why) {
    why_ = why;
    return false;
  }

  // --- what must be the same, and as it was at entry ---

  bool same_numbers() {
    if (base_.saved || other_.saved) return refuse(Refusal::Old);
    if (base_.assumptions != other_.assumptions || base_.approximations != other_.approximations) {
      return refuse(Refusal::Remark);
    }
    for (const State* side : {&base_, &other_}) {
      const State& s = *side;
      const bool same =
          s.next_unknown == entry_.next_unknown && s.next_variable == entry_.next_variable &&
          s.next_symbol == entry_.next_symbol && s.symbolic_count == entry_.symbolic_count &&
          s.static_count == entry_.static_count && s.given_count == entry_.given_count &&
          s.taken_count == entry_.taken_count && s.materialized == entry_.materialized &&
          s.placed == entry_.placed && s.placed_count == entry_.placed_count &&
          s.foreseen_count == entry_.foreseen_count &&
          s.compared_count == entry_.compared_count && s.outside_count == entry_.outside_count &&
          s.answer_count == entry_.answer_count && s.rank_count == entry_.rank_count &&
          same_value(s.step, entry_.step) && s.moments == entry_.moments &&
          s.stack_looks == entry_.stack_looks && s.hashed == entry_.hashed;
      if (!same) return refuse(Refusal::Found);
    }
    return true;
  }

  bool same_tables() {
    for (const State* side : {&base_, &other_}) {
      const State& s = *side;
      const bool same =
          s.unknowns.shares_all(entry_.unknowns) && s.types.shares_all(entry_.types) &&
          s.contents.shares_all(entry_.contents) && s.generics.shares_all(entry_.generics) &&
          s.symbolic_objects.shares_all(entry_.symbolic_objects) &&
          s.static_objects.shares_all(entry_.static_objects) &&
          s.counts.shares_all(entry_.counts) && s.given.shares_all(entry_.given) &&
          s.taken.shares_all(entry_.taken) &&
          s.identity_hashes.shares_all(entry_.identity_hashes) &&
          s.placed_keys.shares_all(entry_.placed_keys) &&
          s.kept_boxes.shares_all(entry_.kept_boxes) &&
          s.wide_characters.shares_all(entry_.wide_characters) &&
          s.foreseen.shares_all(entry_.foreseen) &&
          s.compared_texts.shares_all(entry_.compared_texts) &&
          s.outside.shares_all(entry_.outside) && s.answers.shares_all(entry_.answers) &&
          s.ranks.shares_all(entry_.ranks) && s.entry.get() == entry_.entry.get();
      if (!same) return refuse(Refusal::Found);
      const bool made = !s.mirrors.shares_all(entry_.mirrors) ||
                        !s.literals.shares_all(entry_.literals) ||
                        !s.singletons.shares_all(entry_.singletons);
      if (made) return refuse(Refusal::Made);
      if (!s.initialization_failures.shares_all(entry_.initialization_failures)) {
        return refuse(Refusal::Initializer);
      }
    }
    return true;
  }

  // --- values ---

  static bool is_whole(Kind kind) {
    return kind == Kind::Int || kind == Kind::Long || kind == Kind::IntTerm ||
           kind == Kind::LongTerm;
  }
  static bool is_long(Kind kind) { return kind == Kind::Long || kind == Kind::LongTerm; }
  const Term* term_of(const Value& value) {
    if (value.is_term()) return value.term;
    return value.kind == Kind::Int ? terms_.of(value.i) : terms_.of(value.j);
  }

  bool merge_value(const Value& mine, const Value& theirs, Value& merged) {
    const Value a = SymbolicHeap::resolved(base_, mine), b = SymbolicHeap::resolved(other_, theirs);
    if (same_value(a, b)) return true;
    if (is_whole(a.kind) && is_whole(b.kind) && is_long(a.kind) == is_long(b.kind)) {
      const Value& first = swapped_ ? b : a;
      const Value& second = swapped_ ? a : b;
      const Term* term = terms_.make(Operator::Ite, when_, term_of(first), term_of(second));
      if (term->height > kTallest) return refuse(Refusal::Height);
      merged = Value::of(*term);
      return true;
    }
    if (a.is_undefined() || b.is_undefined()) return refuse(Refusal::Found);
    return refuse(a.is_reference() || b.is_reference() ? Refusal::Reference : Refusal::Floating);
  }

  bool merge_values(const Value* mine, const Value* theirs, Value* merged, uint32_t count) {
    for (uint32_t i = 0; i < count; ++i) {
      if (!merge_value(mine[i], theirs[i], merged[i])) return false;
    }
    return true;
  }

  // --- frames ---

  bool merge_frames() {
    if (base_.depth != other_.depth || base_.stage != other_.stage || base_.threw != other_.threw) {
      return refuse(Refusal::Place);
    }
    if (base_.depth == 0) return true;
    const Frame &a = *base_.top, &b = *other_.top;
    const bool same = a.activation == b.activation && a.method == b.method && a.pc == b.pc &&
                      a.role == b.role && a.stack == b.stack && a.waits == b.waits &&
                      a.initializes == b.initializes && a.caller.get() == b.caller.get();
    if (!same) return refuse(Refusal::Place);
    if (!same_value(a.monitor, b.monitor)) return refuse(Refusal::Monitor);
    merged_.own_top();
    Frame& frame = *merged_.top;
    for (uint16_t i = 0; i < a.locals_size; ++i) {
      const Value &mine = a.locals()[i], &theirs = b.locals()[i];
      if (same_value(mine, theirs)) continue;
      if (!is_live_(i)) {
        frame.locals()[i] = Value();
      } else if (!merge_value(mine, theirs, frame.locals()[i])) {
        return false;
      }
    }
    return merge_values(a.stack_base(), b.stack_base(), frame.stack_base(), a.stack);
  }

  // --- objects ---

  static bool same_header(const Object& a, const Object& b) {
    return same_sort(a, b) && a.assumed == b.assumed && a.lawful == b.lawful && a.part == b.part;
  }

  bool merge_heaps() {
    bool merges = true;
    base_.heap.for_each_difference(other_.heap, [&](Location at) {
      const Object *mine = base_.heap.find(at), *theirs = other_.heap.find(at);
      if (!merges || mine == theirs || theirs == nullptr) return;
      merges = mine == nullptr ? refuse(Refusal::Made) : merge_objects(at, *mine, *theirs);
    });
    return merges;
  }

  bool merge_objects(Location at, const Object& mine, const Object& theirs) {
    if (!same_header(mine, theirs)) return refuse(Refusal::Made);
    if (mine.monitor != theirs.monitor) return refuse(Refusal::Monitor);
    if (mine.is_packed() && theirs.is_packed()) return merge_packed(at, mine, theirs);
    if (mine.form == Form::Terms || theirs.form == Form::Terms) {
      return merge_terms(at, mine, theirs);
    }
    if (mine.form != theirs.form) return refuse(Refusal::Made);
    switch (mine.form) {
      case Form::Record:
      case Form::References:
        return merge_values(mine.values(), theirs.values(), merged_.heap.change(at).values(),
                            mine.length);
      case Form::SymbolicRecord:
        return same_at_entry(mine.initial(), theirs.initial(), mine.length) &&
               merge_values(mine.values(), theirs.values(), merged_.heap.change(at).values(),
                            mine.length);
      case Form::Accumulator: return merge_accumulators(at, mine, theirs);
      default: return refuse(Refusal::Made);
    }
  }

  bool same_at_entry(const Value* mine, const Value* theirs, uint32_t count) {
    for (uint32_t i = 0; i < count; ++i) {
      if (!same_value(mine[i], theirs[i])) return refuse(Refusal::Found);
    }
    return true;
  }

  bool merge_packed(Location at, const Object& mine, const Object& theirs) {
    const size_t bytes = mine.size() - sizeof(Object);
    if (std::memcmp(mine.bytes(), theirs.bytes(), bytes) == 0) return true;
    return merge_terms(at, mine, theirs);
  }

  static Value element(const Object& array, uint32_t index) {
    return array.is_packed() ? packed_element(array, index) : array.values()[index];
  }

  // Of numbers, at least one of them with terms, or with other numbers.
  bool merge_terms(Location at, const Object& mine, const Object& theirs) {
    SymbolicHeap::unpack(merged_, at);
    Value* merged = merged_.heap.change(at).values();
    for (uint32_t i = 0; i < mine.length; ++i) {
      if (!merge_value(element(mine, i), element(theirs, i), merged[i])) return false;
    }
    return true;
  }

  bool merge_accumulators(Location at, const Object& mine, const Object& theirs) {
    if (!same_at_entry(mine.values(), theirs.values(), 2)) return false;
    Object& merged = merged_.heap.change(at);
    for (uint32_t i = 0; i < mine.length; ++i) {
      const Object::Met &a = mine.met()[i], &b = theirs.met()[i];
      if (!same_at_entry(&a.index, &b.index, 1) || !same_at_entry(&a.initial, &b.initial, 1) ||
          !merge_value(a.now, b.now, merged.met()[i].now)) {
        return false;
      }
    }
    return true;
  }

  bool merge_statics() {
    bool merges = true;
    base_.statics.for_each_difference(other_.statics, [&](uint32_t type) {
      const Ref<Object>*mine = base_.statics.find(type), *theirs = other_.statics.find(type);
      const Object* a = mine == nullptr ? nullptr : mine->get();
      const Object* b = theirs == nullptr ? nullptr : theirs->get();
      if (!merges || a == b) return;
      const bool same = a != nullptr && b != nullptr && same_header(*a, *b) &&
                        a->form == b->form && a->initialization == b->initialization;
      if (!same) {
        merges = refuse(Refusal::Initializer);
        return;
      }
      Ref<Object>& place = merged_.statics.at(type);
      place = Ref<Object>(Object::copy(*a));
      const bool symbolic = a->form == Form::SymbolicRecord;
      merges = (!symbolic || same_at_entry(a->initial(), b->initial(), a->length)) &&
               merge_values(a->values(), b->values(), place->values(), a->length);
    });
    return merges;
  }

  bool merge_rest() {
    merged_.steps = std::max(base_.steps, other_.steps);
    merged_.next_activation = std::max(base_.next_activation, other_.next_activation);
    merged_.loops.add(other_.loops);
    merged_.condition = entry_.condition;
    merged_.trail = entry_.trail;
    return base_.arguments.get() == other_.arguments.get()
               ? merge_value(base_.result, other_.result, merged_.result)
               : refuse(Refusal::Found);
  }

  Terms& terms_;
  const State& entry_;
  const Term* when_;
  const bool swapped_;
  const State& base_;
  const State& other_;
  absl::FunctionRef<bool(uint16_t)> is_live_;
  State merged_;
  Refusal why_ = Refusal::Place;
};

}  // namespace

std::optional<State> merge(const Merging& merging, Refusal& why) {
  Merger merger(merging);
  if (merger.run()) return merger.take();
  why = merger.why();
  return std::nullopt;
}

}  // namespace kukang
