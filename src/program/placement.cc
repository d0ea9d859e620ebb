#include "program/placement.h"

#include "fmt/format.h"
#include "support/text.h"

namespace kukang {
namespace {

std::string place_of(const Type& type) {
  const Type* bottom = &type;
  while (bottom->is_array()) bottom = bottom->element;
  if (bottom->is_primitive()) return "module java.base of loader 'bootstrap'";
  if (!bottom->from_jdk) return "unnamed module of loader 'app'";
  return fmt::format("module {} of loader 'bootstrap'", bottom->file->source.module);
}

}  // namespace

std::string where_both_are(const Type& a, const Type& b) {
  const std::string first = dotted(a.name), second = dotted(b.name);
  if (place_of(a) == place_of(b)) {
    return fmt::format("{} and {} are in {}", first, second, place_of(a));
  }
  return fmt::format("{} is in {}; {} is in {}", first, place_of(a), second, place_of(b));
}

}  // namespace kukang
