// Several objects that a reference may be, tried at once.
//
// Each object is a row. While rows are together the reference stays an unknown, and what is read of
// it becomes an unknown or a symbol again: a column, which has a value for each row. When an
// instruction asks for more (a field, whether two references are the same, whether a set has the
// object), each row has its answer, and rows whose answers differ part. Nothing is guessed: a row
// whose answer is not known here leaves the others.
//
// What a path comes to that never had to tell its rows apart, each of its rows comes to alone.

#pragma once

#include <optional>
#include <vector>

#include "heap/symbolic_heap.h"
#include "semantics/machine.h"

namespace kukang {

class Alternatives {
 public:
  // The reference is a symbolic location that is not bound, and may be each of the objects.
  Alternatives(UnknownId reference, const std::vector<Location>& objects);

  const std::vector<uint32_t>& rows() const { return rows_; }
  // The same columns with some of the rows.
  Alternatives with(std::vector<uint32_t> rows) const;

  // The condition as it is for a row.
  const Term* in_row(SymbolicHeap& heap, const Term* condition, uint32_t row) const;

  enum class What : uint8_t { Field, Nullness, Sameness, Membership };
  struct Question {
    What what;
    Value table;  // of a set that is asked
  };
  // What the running instruction, which has forked, asks; nullopt: nothing that is understood.
  std::optional<Question> asked(Machine& m) const;
  // The row's answer; nullopt: it leaves the others.
  std::optional<bool> answer(Machine& m, const Question& question, uint32_t row) const;
  // Goes on with the state, in which all rows have that answer.
  void go_on(Machine& m, const Question& question, bool answer);

  // Is nothing known of the row's reference that is not known of its object, too?
  bool is_as_known(SymbolicHeap& heap, const State& state, uint32_t row) const;

 private:
  struct Column {
    Value value;            // an unknown, or a symbol
    std::vector<Value> of;  // by row
  };
  const Column* find(const Value& value) const;
  Value in_row(const State& state, Value value, uint32_t row) const;
  Value field_in_row(const Machine& m, uint32_t row) const;
  void read_field(Machine& m);
  void be_null(Machine& m, bool null);

  std::vector<uint32_t> rows_;  // that are together, by number
  std::vector<Column> columns_;
};

}  // namespace kukang
