// A function that was given, as a lambda that returns what the path says, call by call.

#include <algorithm>

#include "fmt/format.h"
#include "unittest/heap_java.h"
#include "view/java_text.h"

namespace kukang {
namespace {

// The one that a lambda implements.
const Method* functional_method(const Type& type) {
  std::vector<const Type*> types = {&type};
  types.insert(types.end(), type.all_interfaces.begin(), type.all_interfaces.end());
  for (const Type* each : types) {
    for (const Method& method : each->methods) {
      if (method.is_abstract()) return &method;
    }
  }
  return nullptr;
}

}  // namespace

std::string HeapJava::lambda(size_t object) {
  const int subclass = witness_.objects[object].subclass;
  const Type& type = *witness_.subclasses[static_cast<size_t>(subclass)].interfaces[0];
  const Method* method = functional_method(type);
  if (method == nullptr) {
    trouble_ = "it needs an object of a functional interface that has no method";
    return "null";
  }
  std::string parameters;
  const size_t count = take_apart(method->descriptor).parameters.size();
  for (size_t i = 0; i < count; ++i) parameters += fmt::format("{}x{}", i == 0 ? "" : ", ", i);
  return fmt::format("({}) -> {}", parameters, answer_text(object, *method));
}

// One that is always the same is written where it is returned.
std::string HeapJava::answer_text(size_t object, const Method& method) {
  if (method.result == Basic::Void) return "{}";
  Values values;
  std::vector<int> arguments;
  for (const Witness::Answer& answer : witness_.answers) {
    if (answer.function != object) continue;
    values.push_back(answer.value);
    arguments.push_back(answer.argument);
  }
  const bool from_arguments =
      std::any_of(arguments.begin(), arguments.end(), [](int argument) { return argument >= 0; });
  auto all_same = [](const auto& list) {
    return std::adjacent_find(list.begin(), list.end(), std::not_equal_to<>()) == list.end();
  };
  const bool one = all_same(values) && all_same(arguments);
  if (from_arguments && !one) trouble_ = "a function returns its argument only at times";
  if (from_arguments) return fmt::format("x{}", arguments.front());
  const Values wished = values;
  make_first(values);
  if (values != wished) trouble_ = "a function returns what leads to it";
  std::string texts;
  for (const WitnessValue& each : values) {
    texts += (texts.empty() ? "" : ", ") + value(each, method.result, nullptr);
    if (one) return texts;
  }
  if (values.empty()) {
    return method.result == Basic::Reference ? "null" : java_literal(0, method.result);
  }
  const std::string answers = free_name("answers");
  statements_.push_back(
      fmt::format("java.util.Iterator<Object> {} = java.util.Arrays.<Object>asList({}).iterator();",
                  answers, texts));
  const std::string cast =
      method.result == Basic::Reference ? "" : fmt::format("({}) ", name_of(method.result));
  return fmt::format("{}{}.next()", cast, answers);
}

}  // namespace kukang
