// Constructors that do nothing but give the object's fields their values: calling one is as good as
// setting these fields.
//
// The values are parameters, constants, or something else that nobody but the object can see (a new
// array, say). Constructors of superclasses are followed.

#pragma once

#include <map>
#include <vector>

#include "view/java_place.h"

namespace kukang {

struct PlainConstructor {
  struct Source {
    enum class What : uint8_t { This, Parameter, Null, Number, Other };
    What what = What::Other;
    size_t parameter = 0;
    int64_t bits = 0;  // of a Number
  };

  const Method* method = nullptr;
  std::map<const Field*, Source> sets;
};

// Those that Java code of the package may call; whatever its access with `any_access`.
std::vector<PlainConstructor> plain_constructors(const JavaPlace& place, const Type& type,
                                                 bool any_access);

}  // namespace kukang
