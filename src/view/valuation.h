// What values are worth under a model: the concrete side of a symbolic heap.

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "expr/model.h"
#include "view/reading.h"

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

  // Elements by index; of an array that is known in part those that were met and have one that is
  // known, of others at most so many.
  std::vector<std::pair<int64_t, Slot>> elements(const Object& array, int64_t most) const;

  // The characters of a java.lang.String, without the quotes; one that could be anything is shown
  // as '?'. Numbers that nobody has looked at as text are written as `written` has it, otherwise
  // with their values; as terms where these are not known.
  using Written = std::function<std::string(const Term&)>;
  std::string string(const State& state, const Object& string,
                     const Written& written = nullptr) const;

 private:
  std::string number(const Value& value, Basic kind) const;

  std::optional<Model> model_;
  Arithmetic arithmetic_;
};

}  // namespace kukang
