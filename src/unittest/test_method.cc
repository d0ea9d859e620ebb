#include "unittest/test_method.h"

#include <algorithm>

#include "fmt/format.h"
#include "semantics/symbolic/strangers.h"
#include "support/text.h"
#include "unittest/contract_java.h"
#include "unittest/heap_java.h"
#include "unittest/result_java.h"
#include "unittest/stand_in_java.h"
#include "view/java_text.h"

namespace kukang {
namespace {

using Stage = Plan::Stage;

constexpr size_t kMostConditions = 8;

bool is_plain_text(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; }) &&
         text.find("\\u") == std::string_view::npos;
}

class Writer {
 public:
  Writer(const JavaPlace& place, const UnitTest& test, int junit)
      : place_(place),
        test_(test),
        witness_(test.witness),
        plan_(*test.witness.script->plan),
        junit_(junit),
        heap_(place, test.witness, {"result", "thrown"}) {
    trouble_ = heap_.trouble();
    if (plan_.target->is_constructor()) made_ = made_variable();
  }

  TestMethod write(const std::string& name) {
    for (const std::string& statement : heap_.statements()) line(statement);
    bool ran = false;
    int number = -1;
    for (const Stage& stage : plan_.stages) {
      if (stage.what == Stage::What::Decide) continue;
      ++number;
      if (stage.what == Stage::What::Run) {
        if (asks_for_old(plan_) && !made_) remember();
        run(stage);
        ran = true;
      } else if (stage.method != nullptr && is_due(stage)) {
        check(stage, ran);
      }
      const bool failed = witness_.end.how == RunEnd::How::Failed && witness_.end.stage == number;
      const bool escaped = test_.violation && witness_.end.how == RunEnd::How::Threw && ran;
      if (failed || escaped) break;
    }
    TestMethod method;
    for (size_t i = 0; i < witness_.subclasses.size(); ++i) {
      if (heap_.is_lambda(static_cast<int>(i))) continue;
      const auto source =
          stand_in_java(place_, witness_.subclasses[i], heap_.stand_in(static_cast<int>(i)));
      if (source) method.stand_ins.insert(*source);
      if (!source) trouble_ = "it needs a class that nobody has written and Java cannot say";
    }
    for (const WitnessObject& object : witness_.objects) {
      if (!is_stranger_class(*object.type)) continue;
      for (std::string& source : stranger_java(*object.type)) {
        method.stand_ins.insert(std::move(source));
      }
    }
    const std::string access = junit_ == 4 ? "public " : "";
    method.text = fmt::format("{}  @Test\n  {}void {}() throws Throwable {{\n{}  }}\n", comment(),
                              access, name, out_);
    method.trouble = trouble_;
    return method;
  }

 private:
  void line(std::string_view text) { out_ += java_statement("    ", text); }

  std::string comment() const {
    std::string out;
    if (test_.violation) {
      const ViolationSort& sort = *test_.violation;
      const std::string what = sort.asserted.empty() ? sort.kind : sort.asserted + " does not hold";
      const std::string fails = fmt::format(
          "Fails: {}{}", what, sort.location.empty() ? "" : fmt::format(" ({})", sort.location));
      out += fmt::format("  // {}.\n", is_plain_text(fails) ? fails : "Fails");
    }
    const size_t shown = std::min(test_.condition.size(), kMostConditions);
    for (size_t i = 0; i < shown; ++i) {
      if (is_plain_text(test_.condition[i])) {
        out += fmt::format("  // {}\n", test_.condition[i]);
      }
    }
    if (shown < test_.condition.size()) {
      out += fmt::format("  // and {} more\n", test_.condition.size() - shown);
    }
    return out;
  }

  // --- arguments ---

  bool is_made(int number) const {
    return made_ && number != Plan::kResult &&
           plan_.parameters[static_cast<size_t>(number)].is_this;
  }

  // Is the stage's condition to be checked at all?
  bool is_due(const Stage& stage) {
    const bool after_exception = stage.what == Stage::What::Assert && test_.threw;
    if (after_exception && !stage.also_after_exception) return false;
    const bool gone = after_exception && std::any_of(stage.arguments.begin(), stage.arguments.end(),
                                                     [&](int number) { return is_made(number); });
    if (gone && witness_.end.how == RunEnd::How::Failed) {
      trouble_ = "the object of a constructor that throws is not there";
    }
    if (gone) return false;
    if (!stage.if_non_null) return true;
    const int first = stage.arguments[0];
    if (first == Plan::kResult) return witness_.returned.what != Returned::What::Null;
    return is_made(first) ||
           witness_.arguments[static_cast<size_t>(first)].what != WitnessValue::What::Null;
  }

  // `expected`: nullptr where anything goes.
  std::string argument(int number, const Type* expected, HeapJava::Cast cast) const {
    if (number != Plan::kResult && !is_made(number)) {
      const size_t index = static_cast<size_t>(number);
      return heap_.value(witness_.arguments[index], plan_.parameters[index].basic, expected, cast);
    }
    const std::string text = number == Plan::kResult ? "result" : *made_;
    const bool casts = cast == HeapJava::Cast::Exactly && !expected->is_primitive();
    return casts ? fmt::format("({}) {}", place_.name(*expected), text) : text;
  }

  // --- calls ---

  // Would the JVM call it on the object? The plan's methods are called without dispatch.
  void require_same_method(const Method& method, int receiver) {
    if (is_made(receiver) || receiver == Plan::kResult) return;
    const WitnessValue& value = witness_.arguments[static_cast<size_t>(receiver)];
    if (value.what != WitnessValue::What::Object) return;
    if (method.is_private()) return;
    for (const Type* type = witness_.objects[value.object].type;
         type != nullptr && type != method.owner; type = type->super) {
      const Method* other = type->declared(method.selector);
      if (other != nullptr && !method.owner->is_interface()) {
        trouble_ = fmt::format("{} has a method {} of its own", readable_name(*type), method.name);
      }
    }
  }

  bool is_directly_callable(const Method& method, const std::vector<int>& arguments) const {
    if (!place_.may_call(method)) return false;
    if (method.is_static() || method.is_constructor()) return true;
    const int receiver = arguments[0];
    return receiver == Plan::kResult || is_made(receiver) ||
           witness_.arguments[static_cast<size_t>(receiver)].what == WitnessValue::What::Object;
  }

  // As an expression; `as`: what it is cast to where reflection does it, empty: nothing.
  std::string call(const Method& method, const std::vector<int>& arguments, const std::string& as) {
    const bool on_object = !method.is_static() && !method.is_constructor();
    if (on_object) require_same_method(method, arguments[0]);
    const bool direct = is_directly_callable(method, arguments);
    const HeapJava::Cast cast_values =
        direct ? HeapJava::cast_to_call(method) : HeapJava::Cast::None;
    const std::vector<std::string_view> parameters = take_apart(method.descriptor).parameters;
    const size_t skipped = method.is_static() ? 0 : 1;  // `this`
    std::string values;
    for (size_t i = 0; i < parameters.size(); ++i) {
      const Type* expected = direct ? place_.named(parameters[i]) : nullptr;
      std::string value = argument(arguments[i + skipped], expected, cast_values);
      const bool lonely =
          !direct && parameters.size() == 1 && (parameters[i][0] == '[' || value == "null");
      values += (i == 0 ? "" : ", ") + (lonely ? "(Object) " + value : value);
    }
    const std::string owner = place_.may_name(*method.owner) ? place_.name(*method.owner) : "";
    if (direct && method.is_constructor()) return fmt::format("new {}({})", owner, values);
    if (direct && method.is_static()) return fmt::format("{}.{}({})", owner, method.name, values);
    if (direct)
      return fmt::format("{}.{}({})", receiver(method, arguments[0]), method.name, values);
    const std::string cast = as.empty() || as == "Object" ? "" : fmt::format("({}) ", as);
    const std::string comma = values.empty() ? "" : ", ";
    const std::string type = heap_.class_text(*method.owner);
    if (method.is_constructor()) {
      return fmt::format("{}construct({}, \"{}\"{}{})", cast, type, method.descriptor, comma,
                         values);
    }
    const std::string name = place_.is_overloaded(method)
                                 ? fmt::format("{}{}", method.name, method.descriptor)
                                 : std::string(method.name);
    return fmt::format("{}call({}, {}, \"{}\"{}{})", cast, type,
                       on_object ? argument(arguments[0], nullptr, HeapJava::Cast::None) : "null",
                       name, comma, values);
  }

  std::string receiver(const Method& method, int number) const {
    if (is_made(number)) return *made_;
    if (number == Plan::kResult) {
      return fmt::format("(({}) result)", place_.name(*method.owner));
    }
    const size_t object = witness_.arguments[static_cast<size_t>(number)].object;
    const HeapJava::Cast cast =
        method.descriptor.starts_with("()") ? HeapJava::Cast::None : HeapJava::Cast::Raw;
    return heap_.is_plain(object, *method.owner, cast)
               ? heap_.variable(object)
               : fmt::format("(({}) {})", place_.name(*method.owner), heap_.variable(object));
  }

  std::string made_variable() const {
    std::string name = "made";
    for (size_t i = 0; i < witness_.objects.size(); ++i) {
      if (heap_.variable(i) == name) name += "_";
    }
    return name;
  }

  // --- what is checked ---

  bool made_is_checked() const {
    return std::any_of(plan_.stages.begin(), plan_.stages.end(), [&](const Stage& stage) {
      return stage.what == Stage::What::Assert &&
             std::any_of(stage.arguments.begin(), stage.arguments.end(),
                         [&](int number) { return is_made(number); });
    });
  }

  void remember() {
    std::set<std::string> roots;
    for (const WitnessValue& argument : witness_.arguments) {
      if (argument.what != WitnessValue::What::Object) continue;
      const bool array = witness_.objects[argument.object].type->is_array();
      roots.insert((array ? "(Object) " : "") + heap_.variable(argument.object));
    }
    line(fmt::format("kukang.Contract.remember({});", fmt::join(roots, ", ")));
  }

  void check(const Stage& stage, bool after) {
    const std::string condition = call(*stage.method, stage.arguments, "boolean");
    const std::string said =
        java_literal(utf16_from_utf8(stage.text + (after ? ", afterwards" : ", beforehand")));
    line(junit_ == 4 ? fmt::format("assertTrue({}, {});", said, condition)
                     : fmt::format("assertTrue({}, {});", condition, said));
  }

  void run(const Stage& stage) {
    const Method& method = *stage.method;
    const bool fails_here =
        test_.violation && (witness_.end.how == RunEnd::How::Threw || is_last_stage(stage));
    if (test_.threw && !fails_here) return expect_exception(stage);
    if (method.is_constructor()) {
      const bool nameable = place_.may_name(*method.owner);
      const std::string type = nameable ? place_.name(*method.owner) : "Object";
      if (!made_is_checked()) return line(call(method, stage.arguments, "") + ";");
      line(fmt::format("{} {} = {};", type, *made_, call(method, stage.arguments, type)));
      return;
    }
    if (method.result == Basic::Void || fails_here) {
      line(call(method, stage.arguments, "") + ";");
      return;
    }
    const Type* type = place_.named(take_apart(method.descriptor).result);
    const std::string declared = type == nullptr ? "Object" : place_.name(*type);
    line(fmt::format("{} result = {};", declared, call(method, stage.arguments, declared)));
    const std::string expected = result_assertion(place_, heap_, witness_, junit_);
    if (!expected.empty()) line(expected);
  }

  bool is_last_stage(const Stage& stage) const {
    int number = 0;
    for (const Stage& one : plan_.stages) {
      if (&one == &stage) break;
      number += one.what != Stage::What::Decide;
    }
    return witness_.end.how == RunEnd::How::Failed && witness_.end.stage == number;
  }

  void expect_exception(const Stage& stage) {
    const std::string run = call(*stage.method, stage.arguments, "");
    const bool fails_later = witness_.end.how != RunEnd::How::Threw;
    const Linked<const Type*> type = place_.program.load(slashed(witness_.end.exception));
    const bool nameable = type.ok() && place_.may_name(**type);
    if (fails_later || nameable) {
      line(fmt::format("assertThrows({}.class, () -> {});",
                       fails_later ? "Throwable" : place_.name(**type), run));
      return;
    }
    line(fmt::format("Throwable thrown = assertThrows(Throwable.class, () -> {});", run));
    line(fmt::format("assertEquals(\"{}\", thrown.getClass().getName());", witness_.end.exception));
  }

  const JavaPlace& place_;
  const UnitTest& test_;
  const Witness& witness_;
  const Plan& plan_;
  const int junit_;
  const HeapJava heap_;
  std::optional<std::string> made_;  // the variable of what a constructor makes
  std::string trouble_;
  std::string out_;
};

}  // namespace

TestMethod test_method(const JavaPlace& place, const UnitTest& test, const std::string& name,
                       int junit) {
  return Writer(place, test, junit).write(name);
}

}  // namespace kukang
