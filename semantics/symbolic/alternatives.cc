#include "semantics/symbolic/alternatives.h"

#include <algorithm>
#include <numeric>

#include "semantics/native/hash_table.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

using What = Alternatives::What;

// An object that was found and is no value: only itself is the same.
bool is_found(const Machine& m, const Value& value) {
  if (!value.is_location()) return false;
  const Object& object = m.object(value);
  return object.symbolic && !object.shared && object.form == Form::SymbolicRecord &&
         !m.symbolic->is_value(m.symbolic->bounds_of_value(*m.state, value));
}

}  // namespace

Alternatives::Alternatives(UnknownId reference, const std::vector<Location>& objects)
    : rows_(objects.size()) {
  std::iota(rows_.begin(), rows_.end(), 0);
  Column column{Value::symbolic(reference, Kind::SymbolicLocation), {}};
  for (const Location object : objects) column.of.push_back(Value::at(object));
  columns_.push_back(std::move(column));
}

Alternatives Alternatives::with(std::vector<uint32_t> rows) const {
  Alternatives some = *this;
  some.rows_ = std::move(rows);
  return some;
}

const Alternatives::Column* Alternatives::find(const Value& value) const {
  for (const Column& column : columns_) {
    if (same_value(column.value, value)) return &column;
  }
  return nullptr;
}

Value Alternatives::in_row(const State& state, Value value, uint32_t row) const {
  value = SymbolicHeap::resolved(state, value);
  const Column* column = find(value);
  return column == nullptr ? value : column->of[row];
}

const Term* Alternatives::in_row(SymbolicHeap& heap, const Term* term, uint32_t row) const {
  if (term->is_constant()) return term;
  if (term->is_symbol()) {
    const Column* column = find(Value::of(*term));
    if (column == nullptr) return term;
    return heap.term_of(column->of[row]);
  }
  const Term* args[3] = {};
  bool same = true;
  for (int i = 0; i < arity_of(term->op); ++i) {
    args[i] = in_row(heap, term->args[i], row);
    same = same && args[i] == term->args[i];
  }
  return same ? term : heap.terms.make(term->op, args[0], args[1], args[2]);
}

// --- questions ---

std::optional<Alternatives::Question> Alternatives::asked(Machine& m) const {
  const State& state = *m.state;
  auto is_column = [&](int i) {
    return find(SymbolicHeap::resolved(state, operand(m, i))) != nullptr;
  };
  switch (m.frame().pc->op) {
    case Op::getfield_narrow:
    case Op::getfield_wide:
      if (is_column(0) && !SymbolicHeap::is_content(*m.frame().pc->field))
        return Question{What::Field, {}};
      break;
    case Op::ifnull:
    case Op::ifnonnull:
      if (is_column(0)) return Question{What::Nullness, {}};
      break;
    case Op::if_acmpeq:
    case Op::if_acmpne:
      if (is_column(0) || is_column(1)) return Question{What::Sameness, {}};
      break;
    case Op::invokevirtual_at:
    case Op::invokestatic_at:
      if (!is_column(0)) break;
      if (const auto set = set_question(m, operand(m, 0))) {
        return Question{What::Membership, set->table};
      }
      break;
    default: break;
  }
  return std::nullopt;
}

std::optional<bool> Alternatives::answer(Machine& m, const Question& question, uint32_t row) const {
  const State& state = *m.state;
  const Value top = in_row(state, operand(m, 0), row);
  auto if_known = [](bool known, bool answer) {
    return known ? std::optional(answer) : std::nullopt;
  };
  switch (question.what) {
    case What::Field: return if_known(!field_in_row(m, row).is_undefined(), true);
    case What::Nullness: return top.is_null();
    case What::Sameness: {
      auto known = [&](const Value& value) { return value.is_null() || is_found(m, value); };
      const Value second = in_row(state, operand(m, 1), row);
      return if_known(known(top) && known(second), same_value(top, second));
    }
    case What::Membership:
      return if_known(top.is_location() && has_itself(m, question.table, top.location), true);
  }
  return std::nullopt;
}

void Alternatives::go_on(Machine& m, const Question& question, bool answer) {
  const Instruction& pc = *m.frame().pc;
  switch (question.what) {
    case What::Field: return read_field(m);
    case What::Nullness: return be_null(m, answer);
    case What::Sameness:
      drop(m, 2);
      m.frame().pc += (pc.op == Op::if_acmpeq) == answer ? pc.b : 1;
      return;
    case What::Membership: return answer_set_question(m, *set_question(m, operand(m, 0)));
  }
}

// --- fields ---

// Undefined: not known. What a column holds is NULL or was found.
Value Alternatives::field_in_row(const Machine& m, uint32_t row) const {
  const State& state = *m.state;
  const Field& field = *state.top->pc->field;
  const Frame& f = *state.top;
  const Value receiver = in_row(state, f.stack_base()[f.stack - 1], row);
  if (!receiver.is_location()) return Value();
  const Object& object = m.object(receiver);
  if (field.slot >= object.length) return Value();
  const Value value = SymbolicHeap::resolved(state, object.values()[field.slot]);
  const bool known = field.basic != Basic::Reference || value.is_null() || is_found(m, value);
  return known ? value : Value();
}

// A value that is the same in all rows is no column. REQUIRES that it is known in all.
void Alternatives::read_field(Machine& m) {
  State& state = *m.state;
  const Field& field = *m.frame().pc->field;
  Column column{{}, std::vector<Value>(columns_[0].of.size())};
  bool same = true, null = false;
  for (const uint32_t row : rows_) {
    column.of[row] = field_in_row(m, row);
    same = same && same_value(column.of[row], column.of[rows_[0]]);
    null = null || column.of[row].is_null();
  }
  drop(m, 1);
  if (same) {
    push(m, column.of[rows_[0]], slots_of(field.basic));
  } else {
    if (field.basic == Basic::Reference) {
      const Kind kind = null ? Kind::SymbolicReference : Kind::SymbolicLocation;
      column.value = m.symbolic->fresh_unknown(state, kind, Finding{m.symbolic->type_of(field)});
      state.unknowns.at(column.value.unknown).may_be_own = true;
    } else {
      column.value = m.symbolic->fresh_symbol(state, field.basic);
    }
    push(m, column.value, slots_of(field.basic));
    columns_.push_back(std::move(column));
  }
  ++m.frame().pc;
}

void Alternatives::be_null(Machine& m, bool null) {
  State& state = *m.state;
  const Value value = SymbolicHeap::resolved(state, operand(m, 0));
  const Candidate::What what = null ? Candidate::What::Null : Candidate::What::SymbolicLocation;
  m.symbolic->bind(state, value.unknown, {what});
  const Value now = SymbolicHeap::resolved(state, value);
  if (now.is_unknown()) columns_.push_back({now, find(value)->of});
}

// --- types ---

bool Alternatives::is_as_known(SymbolicHeap& heap, const State& state, uint32_t row) const {
  return std::all_of(columns_.begin(), columns_.end(), [&](const Column& column) {
    const Value& object = column.of[row];
    if (!column.value.is_unknown() || !object.is_location()) return true;
    return heap.bounds_if_same(state, object, column.value) == &heap.bounds_of_value(state, object);
  });
}

}  // namespace kukang
