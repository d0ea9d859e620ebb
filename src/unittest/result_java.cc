#include "unittest/result_java.h"

#include "fmt/format.h"
#include "support/text.h"
#include "view/java_text.h"

namespace kukang {
namespace {

std::string number_assertion(int64_t bits, Basic basic, int junit) {
  if (basic == Basic::Boolean) return bits != 0 ? "assertTrue(result);" : "assertFalse(result);";
  const bool delta = junit == 4 && (basic == Basic::Float || basic == Basic::Double);
  return fmt::format("assertEquals({}, result{});", java_literal(bits, basic),
                     !delta                  ? ""
                     : basic == Basic::Float ? ", 0.0f"
                                             : ", 0.0");
}

std::string constant_assertion(const JavaPlace& place, const Returned& returned) {
  return place.may_name(*returned.type)
             ? fmt::format("assertSame({}.{}, result);", place.name(*returned.type),
                           utf8_from_utf16(returned.text))
             : fmt::format("assertEquals({}, ((Enum<?>) result).name());",
                           java_literal(returned.text));
}

std::string class_assertion(const JavaPlace& place, const Returned& returned) {
  const Type& type = *returned.type;
  const bool hidden = type.host != nullptr || type.name.starts_with("kukang/");
  if (hidden || returned.subclass >= 0) return "assertNotNull(result);";
  return place.may_name(type)
             ? fmt::format("assertSame({}.class, result.getClass());", place.name(type))
             : fmt::format("assertEquals(\"{}\", result.getClass().getName());", dotted(type.name));
}

}  // namespace

std::string result_assertion(const JavaPlace& place, const HeapJava& heap, const Witness& witness,
                             int junit) {
  using What = Returned::What;
  const Method& method = *witness.script->plan->target;
  const Returned& returned = witness.returned;
  switch (returned.what) {
    case What::Nothing: return "";
    case What::Null: return "assertNull(result);";
    case What::Number: return number_assertion(returned.bits, method.result, junit);
    case What::Entry: return fmt::format("assertSame({}, result);", heap.variable(returned.object));
    case What::String: return fmt::format("assertEquals({}, result);", java_literal(returned.text));
    case What::Constant: return constant_assertion(place, returned);
    case What::Box: {
      const Basic basic = returned.type->instance_fields.back()->basic;
      const bool plain = method.descriptor.ends_with(")Ljava/lang/Object;");
      return fmt::format("assertEquals({}, {}result);", java_literal(returned.bits, basic),
                         plain ? "" : "(Object) ");
    }
    case What::Other: break;
  }
  return class_assertion(place, returned);
}

}  // namespace kukang
