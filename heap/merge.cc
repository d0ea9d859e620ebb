#include "heap/merge.h"

#include <algorithm>
#include <cstring>

#include "heap/merge_values.h"
#include "heap/renaming.h"
#include "heap/what_was_found.h"
#include "support/requires.h"

namespace kukang {
namespace {

// Puts one state into the other, as long as that can be done.
class Merger {
 public:
  explicit Merger(const Merging& merging)
      : heap_(merging.heap),
        terms_(merging.heap.terms),
        entry_(merging.entry),
        // What has made more is what the other is put into.
        swapped_(merging.first.state.heap.next() < merging.second.state.heap.next()),
        base_(swapped_ ? merging.second.state : merging.first.state),
        other_(swapped_ ? merging.first.state : merging.second.state),
        renaming_(terms_, entry_, base_, other_),
        merging_(merging),
        merged_(base_),
        values_(heap_, base_, other_, renaming_, merged_) {}

  bool run() {
    return same_past() && find_shared() && rename() && merge_frames() && merge_heaps() &&
           merge_statics() && merge_rest();
  }

  Merged take() { return {std::move(merged_), when_}; }
  Refusal why() const { return why_; }

 private:
  bool refuse(Refusal why) {
    why_ = why;
    return false;
  }

  // --- what must be as it was ---

  bool same_past() {
    if (base_.assumptions != other_.assumptions || base_.approximations != other_.approximations) {
      return refuse(Refusal::Remark);
    }
    for (const State* side : {&base_, &other_}) {
      if (const auto why = what_was_found(*side, entry_)) return refuse(*why);
    }
    return true;
  }

  // --- names ---

  // Of what both have found, or made for the same purpose, the other's is called as in the base.
  bool find_shared() {
    bool shared = unify_all(base_.literals, other_.literals) &&
                  unify_all(base_.mirrors, other_.mirrors) &&
                  unify_all(base_.singletons, other_.singletons);
    if (!shared) return refuse(Refusal::Made);
    base_.heap.for_each_difference(other_.heap, [&](Location at) {
      const Object *mine = base_.heap.find(at), *theirs = other_.heap.find(at);
      if (at >= entry_.heap.next() || mine == theirs || !mine || !theirs) return;
      shared = shared && unify_initial(*mine, *theirs);
    });
    base_.statics.for_each_difference(other_.statics, [&](uint32_t type) {
      const Ref<Object>*mine = base_.statics.find(type), *theirs = other_.statics.find(type);
      if (mine == nullptr || theirs == nullptr || !*mine || !*theirs) return;
      shared = shared && unify_initial(**mine, **theirs);
    });
    return shared || refuse(Refusal::Found);
  }

  bool unify_all(const PersistentArray<Value>& mine, const PersistentArray<Value>& theirs) {
    bool same = true;
    mine.for_each_difference(theirs, [&](uint32_t index) {
      const Value *a = mine.find(index), *b = theirs.find(index);
      if (a == nullptr || b == nullptr || a->is_undefined() || b->is_undefined()) return;
      same = same && renaming_.unify(*a, *b);
    });
    return same;
  }

  bool unify_initial(const Object& mine, const Object& theirs) {
    const bool both = mine.form == Form::SymbolicRecord && theirs.form == mine.form &&
                      mine.length == theirs.length;
    if (!both) return true;
    for (uint32_t i = 0; i < mine.length; ++i) {
      const Value &a = mine.initial()[i], &b = theirs.initial()[i];
      if (a.is_undefined() || b.is_undefined()) continue;
      if (!renaming_.unify(a, b)) return false;
    }
    return true;
  }

  bool rename() {
    if (!renaming_.finish()) return refuse(Refusal::Found);
    const Term* mine = swapped_ ? merging_.second.when : merging_.first.when;
    const Term* theirs = renaming_.of(swapped_ ? merging_.first.when : merging_.second.when);
    values_.split(swapped_ ? theirs : mine, !swapped_);
    when_ = terms_.make(Operator::Either, mine, theirs);
    merged_.next_symbol = renaming_.next_symbol();
    merged_.condition = entry_.condition;
    add_facts(base_, [](const Term* fact) { return fact; });
    add_facts(other_, [&](const Term* fact) { return renaming_.of(fact); });
    take_over_unknowns();
    take_over_table(&State::literals);
    take_over_table(&State::mirrors);
    take_over_table(&State::singletons);
    return take_over_objects();
  }

  template <class Named>
  void add_facts(const State& side, Named named) {
    const PathCondition::Node* past = entry_.condition.last();
    for (auto* node = side.condition.last(); node != past; node = node->before.get()) {
      if (node->is_fact) merged_.condition.add_fact(named(node->condition));
    }
  }

  // Which of its references a guarded one is, its conditions say also where no side is left.
  void take_over_unknowns() {
    base_.unknowns.for_each_difference(other_.unknowns, [&](UnknownId id) {
      if (id >= entry_.next_unknown) return;
      const Value& mine = base_.unknowns.find(id)->binding;
      const Value& theirs = other_.unknowns.find(id)->binding;
      const bool old = !theirs.is_unknown() || theirs.unknown < entry_.next_unknown;
      if (same_value(mine, theirs) && old) return;
      merged_.unknowns.at(id).binding = entry_.unknowns.find(id)->binding;
    });
    for (UnknownId id = entry_.next_unknown; id < other_.next_unknown; ++id) {
      if (renaming_.of_unknown(id) < base_.next_unknown) continue;
      std::vector<Alternative> all;
      for (const Alternative& one : other_.alternatives(id)) {
        all.push_back({renaming_.of(one.when), renaming_.of(one.value)});
      }
      const Value named = merged_.make_guarded(std::move(all));
      const Value& binding = other_.unknowns.find(id)->binding;
      merged_.unknowns.at(named.unknown).binding = renaming_.of(binding);
    }
  }

  void take_over_table(PersistentArray<Value> State::*table) {
    PersistentArray<Value>& merged = merged_.*table;
    (base_.*table).for_each_difference(other_.*table, [&](uint32_t index) {
      const Value* theirs = (other_.*table).find(index);
      if (theirs == nullptr || theirs->is_undefined()) return;
      if (merged.at(index).is_undefined()) merged.at(index) = renaming_.of(*theirs);
    });
  }

  // What the other has made, and the base has not.
  bool take_over_objects() {
    for (Location at = entry_.heap.next(); at < other_.heap.next(); ++at) {
      const Object* theirs = other_.heap.find(at);
      if (theirs == nullptr || renaming_.is_shared(at)) continue;
      if (theirs->symbolic) return refuse(Refusal::Found);
      Object* made = Object::copy(*theirs);
      const uint32_t count = made->value_count();
      for (uint32_t i = 0; i < count; ++i) made->values()[i] = renaming_.of(made->values()[i]);
      [[maybe_unused]] const Location named = merged_.heap.allocate(made);
      KUKANG_REQUIRES(named == renaming_.of_location(at));
    }
    return true;
  }

  // --- values ---

  bool merge_value(const Value& mine, const Value& theirs, Value& merged) {
    return values_.merge(mine, theirs, merged) || refuse(values_.why());
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
    values_.guards_references = merging_.guards_references;
    merged_.own_top();
    Frame& frame = *merged_.top;
    for (uint16_t i = 0; i < a.locals_size; ++i) {
      const Value &mine = a.locals()[i], &theirs = b.locals()[i];
      if (same_value(mine, renaming_.of(theirs))) continue;
      if (!merging_.is_live(i)) {
        frame.locals()[i] = Value();
      } else if (!merge_value(mine, theirs, frame.locals()[i])) {
        return false;
      }
    }
    return merge_values(a.stack_base(), b.stack_base(), frame.stack_base(), a.stack);
  }

  // --- objects ---

  static bool same_header(const Object& a, const Object& b) {
    return same_sort(a, b) && a.assumed == b.assumed && a.lawful == b.lawful && a.part == b.part &&
           a.own == b.own && a.natural == b.natural && a.chosen == b.chosen;
  }

  bool merge_heaps() {
    bool merges = true;
    for (Location at = entry_.heap.next(); merges && at < other_.heap.next(); ++at) {
      const Object* theirs = other_.heap.find(at);
      if (theirs == nullptr || !renaming_.is_shared(at)) continue;
      const Location named = renaming_.of_location(at);
      merges = merge_objects(named, base_.heap[named], *theirs);
    }
    base_.heap.for_each_difference(other_.heap, [&](Location at) {
      if (!merges || at >= entry_.heap.next()) return;
      const Object *mine = base_.heap.find(at), *theirs = other_.heap.find(at);
      if (mine == theirs || theirs == nullptr || mine == nullptr) return;
      merges = merge_objects(at, *mine, *theirs);
    });
    return merges;
  }

  // Native methods know what the fields of the JDK's objects hold. (The first ancestor is Object.)
  static bool is_read_natively(const Type& type) {
    const Type& of = type.is_array() ? *type.element : type;
    return of.is_class() && of.super != nullptr &&
           (of.from_jdk || (of.ancestors.size() > 1 && of.ancestors[1]->from_jdk));
  }

  bool merge_objects(Location at, const Object& mine, const Object& theirs) {
    if (!same_header(mine, theirs)) return refuse(Refusal::Made);
    if (mine.monitor != theirs.monitor) return refuse(Refusal::Monitor);
    values_.guards_references = merging_.guards_references && !is_read_natively(*mine.type);
    if (mine.is_packed() && theirs.is_packed()) return merge_packed(at, mine, theirs);
    if (has_numbers(mine.form) && has_numbers(theirs.form)) return merge_terms(at, mine, theirs);
    if (mine.form != theirs.form || mine.length != theirs.length) return refuse(Refusal::Made);
    switch (mine.form) {
      case Form::Record:
      case Form::References:
        return merge_values(mine.values(), theirs.values(), merged_.heap.change(at).values(),
                            mine.length);
      case Form::SymbolicRecord:
        return merge_found(mine, theirs, [&]() -> Object& { return merged_.heap.change(at); });
      case Form::Accumulator: return merge_accumulators(at, mine, theirs);
      default: return refuse(Refusal::Made);
    }
  }

  // An array of a length that is a term has none: it has LEN, and what was met.
  static bool has_numbers(Form form) { return form == Form::Packed || form == Form::Terms; }

  // Of an object, or of static fields, of which not all was read: what was there is in both, what
  // is there now is merged. A number that one side alone has read, or written, is read in the other.
  template <class Change>
  bool merge_found(const Object& mine, const Object& theirs, Change change) {
    if (mine.length != theirs.length) return refuse(Refusal::Found);
    for (uint32_t i = 0; i < mine.length; ++i) {
      const Value &my_now = mine.values()[i], &their_now = theirs.values()[i];
      if (my_now.is_undefined() && their_now.is_undefined()) continue;
      Value initial = mine.initial()[i];
      const Value& their_initial = theirs.initial()[i];
      const bool one_read = initial.is_undefined() != their_initial.is_undefined();
      const bool one_wrote = my_now.is_undefined() != their_now.is_undefined();
      if (initial.is_undefined()) {
        if (one_read) initial = renaming_.of(their_initial);
        if (!one_read && one_wrote) initial = read_number(mine, i);
        if (one_wrote && initial.is_undefined()) return refuse(Refusal::Found);
      } else if (!one_read && !same_value(initial, renaming_.of(their_initial))) {
        return refuse(Refusal::Found);
      }
      if (one_read && initial.is_reference()) return refuse(Refusal::Found);
      const Value a = my_now.is_undefined() ? initial : my_now;
      const Value b = their_now.is_undefined() ? initial : renaming_.of(their_now);
      Value now = a;
      if (!same_value(a, b) && !values_.merge_named(a, b, now)) return refuse(values_.why());
      if (same_value(now, my_now) && same_value(initial, mine.initial()[i])) continue;
      Object& merged = change();
      merged.values()[i] = now;
      merged.initial()[i] = initial;
    }
    return true;
  }

  // Of a field that nobody has read yet: what it held at entry. Undefined: that is not for a merge
  // to say.
  Value read_number(const Object& object, uint32_t slot) {
    if (object.type == nullptr || object.type->from_jdk) return Value();
    const Field& field = *object.type->instance_fields[slot];
    if (field.basic == Basic::Reference) return Value();
    return heap_.symbol_at_entry(merged_, field);
  }

  bool same_at_entry(const Value* mine, const Value* theirs, uint32_t count) {
    for (uint32_t i = 0; i < count; ++i) {
      if (!same_value(mine[i], renaming_.of(theirs[i]))) return refuse(Refusal::Found);
    }
    return true;
  }

  bool merge_packed(Location at, const Object& mine, const Object& theirs) {
    if (std::memcmp(mine.bytes(), theirs.bytes(), mine.size() - sizeof(Object)) == 0) return true;
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
      const Type& of = *heap_.program.type(type);
      values_.guards_references = merging_.guards_references && !of.from_jdk;
      auto change = [&]() -> Object& { return merged_.change_statics(of); };
      merges = a->form == Form::SymbolicRecord
                   ? merge_found(*a, *b, change)
                   : merge_values(a->values(), b->values(), change().values(), a->length);
    });
    return merges;
  }

  bool merge_rest() {
    values_.guards_references = merging_.guards_references;
    merged_.steps = std::max(base_.steps, other_.steps);
    merged_.next_activation = std::max(base_.next_activation, other_.next_activation);
    merged_.loops.add(other_.loops);
    merged_.trail = entry_.trail;
    return base_.arguments.get() == other_.arguments.get()
               ? merge_value(base_.result, other_.result, merged_.result)
               : refuse(Refusal::Found);
  }

  SymbolicHeap& heap_;
  Terms& terms_;
  const State& entry_;
  const bool swapped_;
  const State& base_;
  const State& other_;
  Renaming renaming_;
  const Merging& merging_;
  const Term* when_ = nullptr;  // of the runs of either, as the merged state calls things
  State merged_;
  ValueMerger values_;
  Refusal why_ = Refusal::Place;
};

}  // namespace

std::optional<Merged> merge(const Merging& merging, Refusal& why) {
  Merger merger(merging);
  if (merger.run()) return merger.take();
  why = merger.why();
  return std::nullopt;
}

}  // namespace kukang
