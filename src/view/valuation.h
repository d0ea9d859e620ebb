// What values are worth under a model: the concrete side of a symbolic heap.

#pragma once

#include <functional>
#include <optional>
#include <string>

#include "expr/model.h"
#include "heap/state.h"

namespace kukang {

// Elements of an array that are shown; the others are counted.
inline constexpr int64_t kMostElements = 32;

class Valuation {
 public:
  // Without a model, a term is worth nothing that is known.
  Valuation(std::optional<Model> model, Arithmetic arithmetic)
      : model_(std::move(model)), arithmetic_(arithmetic) {}

  // Of a constant or a term: its bits as in Term. nullopt where that is not known.
  std::optional<int64_t> bits(const Value& value) const;
  // As Java writes a constant of that kind: 7, true, 'c', 2.5. "?" where it is not known.
  std::string text(const Value& value, Basic basic) const;

  Value length_of(const Object& array) const;
  // The element at `index`, now or at entry; Undefined where nobody has met it and it could be
  // anything.
  Value element(const Object& array, int64_t index, bool initially = false) const;

  // The characters of a java.lang.String, without the quotes; one that could be anything is shown
  // as '?'. Numbers that nobody has looked at as text are written as `written` has it, otherwise
  // with their values; as terms where these are not known.
  using Written = std::function<std::string(const Term&)>;
  std::string string(const State& state, const Object& string, const Field& value,
                     const Field& coder, const Written& written = nullptr) const;

 private:
  std::string characters(const State& state, const Object& string, const Field& value,
                         const Field& coder) const;
  std::string number(const Value& value, Basic kind) const;

  std::optional<Model> model_;
  Arithmetic arithmetic_;
};

}  // namespace kukang
