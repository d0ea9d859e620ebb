#include "heap/well_formed.h"

#include <algorithm>

#include "absl/container/flat_hash_set.h"
#include "fmt/format.h"
#include "heap/deferred.h"

namespace kukang {
namespace {

class Checker {
 public:
  Checker(const State& state, const SymbolicHeap& heap) : state_(state), heap_(heap) {}

  absl::Status run() {
    check_unknowns();
    check_symbolic_objects();
    for (Location l = 0; l < state_.heap.next(); ++l) {
      if (const Object* object = state_.heap.find(l)) check_object(l, *object);
    }
    check_condition();
    check_frames();
    if (state_.arguments) {
      for (uint32_t i = 0; i < state_.arguments->length; ++i) {
        check_value(state_.arguments->values()[i], "an argument");
      }
    }
    return problem_.empty() ? absl::OkStatus()
                            : absl::InternalError("the state is not well-formed: " + problem_);
  }

 private:
  void fail(std::string what) {
    if (problem_.empty()) problem_ = std::move(what);
  }

  void check_value(const Value& value, std::string_view where) {
    if (value.is_location() && state_.heap.find(value.location) == nullptr) {
      fail(fmt::format("{} names location {}, which is not there", where, value.location));
    }
    if (value.is_unknown() && value.unknown >= state_.next_unknown) {
      fail(fmt::format("{} names unknown {}, of {}", where, value.unknown, state_.next_unknown));
    }
    if (value.is_term()) check_term(value.term, where);
  }

  void check_term(const Term* term, std::string_view where) {
    if (!terms_.insert(term).second) return;
    if (term->is_symbol() && term->number() >= state_.next_symbol) {
      fail(fmt::format("{} speaks of symbol {}, of {}", where, term->number(), state_.next_symbol));
    }
    for (const Term* argument : term->args) {
      if (argument != nullptr) check_term(argument, where);
    }
  }

  void check_unknowns() {
    for (UnknownId id = 0; id < state_.next_unknown; ++id) {
      const Unknown& unknown = *state_.unknowns.find(id);
      const Value& binding = unknown.binding;
      check_value(binding, "a binding");
      const bool guarded = unknown.kind == Kind::GuardedReference;
      if (guarded) check_guarded(id);
      // A binding to another unknown is to one made later, or of a guarded reference to one that was
      // found, so the way ends.
      const bool ends = binding.unknown > id ||
                        (guarded && binding.kind != Kind::GuardedReference);
      if (binding.is_unknown() && !ends) fail(fmt::format("unknown {} loops", id));
      if (!binding.is_undefined() && !binding.is_reference())
        fail("an unknown is bound to a number");
    }
  }

  void check_guarded(UnknownId id) {
    const std::vector<Alternative>& all = state_.alternatives(id);
    if (all.size() < 2) fail(fmt::format("guarded reference {} is decided", id));
    for (const Alternative& one : all) {
      check_value(one.value, "an alternative");
      check_term(one.when, "a guarded reference");
      if (!one.value.is_reference() || one.value.kind == Kind::GuardedReference) {
        fail(fmt::format("guarded reference {} may be what is none", id));
      }
    }
  }

  void check_symbolic_objects() {
    for (uint32_t i = 0; i < state_.symbolic_count; ++i) {
      const Location location = *state_.symbolic_objects.find(i);
      const Object* object = state_.heap.find(location);
      if (object == nullptr || !object->symbolic) {
        fail(fmt::format("location {} is listed as symbolic", location));
      } else if (!listed_.insert(location).second) {
        fail(fmt::format("location {} is listed twice", location));
      }
    }
    // What bears the text of a String that is not decided is listed once that is it.
    state_.contents.for_each([&](uint32_t, const Value& content) {
      if (content.is_location()) listed_.insert(content.location);
    });
  }

  static bool fits(const Value& value, Basic basic) {
    switch (basic) {
      case Basic::Reference: return value.is_reference();
      case Basic::Long: return value.kind == Kind::Long || value.kind == Kind::LongTerm;
      case Basic::Float: return value.kind == Kind::Float || value.kind == Kind::FloatTerm;
      case Basic::Double: return value.kind == Kind::Double || value.kind == Kind::DoubleTerm;
      default: return value.kind == Kind::Int || value.kind == Kind::IntTerm;
    }
  }

  void check_slot(const Value& value, Basic basic, bool may_be_undefined, Location location) {
    check_value(value, "a field or element");
    if (value.is_undefined() ? !may_be_undefined : !fits(value, basic)) {
      fail(fmt::format("location {} holds a value of the wrong kind", location));
    }
  }

  void check_object(Location location, const Object& object) {
    if (object.symbolic &&
        !heap_.constraints.satisfiable(heap_.bounds_of(state_, object.variable))) {
      fail(fmt::format("nothing can be of the type of location {}", location));
    }
    switch (object.form) {
      case Form::Packed: break;
      case Form::Deferred: check_deferred(location, object); break;
      case Form::Record:
      case Form::SymbolicRecord: {
        const bool symbolic = object.form == Form::SymbolicRecord;
        if (symbolic != object.symbolic || (symbolic && !listed_.contains(location))) {
          fail(fmt::format("location {} is half symbolic", location));
        }
        if (object.length < object.type->instance_slots) {
          fail(fmt::format("location {} lacks fields", location));
          break;
        }
        for (const Field* field : object.type->instance_fields) {
          check_slot(object.values()[field->slot], field->basic, symbolic, location);
          if (symbolic) check_slot(object.initial()[field->slot], field->basic, true, location);
        }
        break;
      }
      case Form::References:
      case Form::Terms:
        for (uint32_t i = 0; i < object.length; ++i) {
          check_slot(object.values()[i], object.type->element_basic(), false, location);
        }
        break;
      case Form::Accumulator: check_accumulator(location, object); break;
    }
  }

  void check_deferred(Location location, const Object& object) {
    const std::vector<const Field*>& fields = object.type->instance_fields;
    const bool put_off = object.length > 2 * fields.size() + 1 &&
                         std::all_of(object.values(), object.values() + fields.size(),
                                     [](const Value& value) { return value.is_undefined(); });
    if (!put_off) return fail(fmt::format("location {} is half put off", location));
    for (const Field* field : fields) {
      check_slot(object.values()[fields.size() + field->slot], field->basic, false, location);
    }
    const TextParts parts = text_parts(object);
    for (const Value& part : parts.values) check_slot(part, parts.kind, false, location);
  }

  void check_accumulator(Location location, const Object& array) {
    check_slot(array.len(), Basic::Int, false, location);
    const Basic basic = array.type->element_basic();
    check_slot(array.otherwise(), basic, array.symbolic, location);
    for (uint32_t i = 0; i < array.length; ++i) {
      const Object::Met& met = array.met()[i];
      check_slot(met.index, Basic::Int, false, location);
      check_slot(met.now, basic, state_.saved.get() != nullptr, location);
      check_slot(met.initial, basic, true, location);
      for (uint32_t j = 0; j < i; ++j) {
        if (same_value(met.index, array.met()[j].index)) {
          fail(fmt::format("location {} has met an index twice", location));
        }
      }
    }
  }

  void check_condition() {
    for (const PathCondition::Node* node : state_.condition.conjuncts()) {
      if (node->condition == nullptr) continue;
      if (node->condition->sort != Sort::Bool) fail("a conjunct is not a condition");
      check_term(node->condition, "the path condition");
    }
  }

  void check_frames() {
    for (const Frame* f = state_.top.get(); f != nullptr; f = f->caller.get()) {
      if (f->locals_size + f->stack > f->capacity) {
        fail(fmt::format("the operands of {} overflow", f->method->name));
        return;
      }
      const uint32_t values = f->locals_size + f->stack;
      for (uint32_t i = 0; i < values; ++i) check_value(f->locals()[i], "a frame");
    }
  }

  const State& state_;
  const SymbolicHeap& heap_;
  absl::flat_hash_set<Location> listed_;
  absl::flat_hash_set<const Term*> terms_;
  std::string problem_;
};

}  // namespace

absl::Status check_well_formed(const State& state, const SymbolicHeap& heap) {
  return Checker(state, heap).run();
}

}  // namespace kukang
