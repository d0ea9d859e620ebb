// How Java writes values, how variables and tests are called.

#include <gtest/gtest.h>

#include <bit>
#include <limits>

#include "semantics/own_classes.h"
#include "unittest/plain_constructor.h"
#include "unittest/test_name.h"
#include "view/java_text.h"

namespace kukang {
namespace {

int64_t bits(float f) { return std::bit_cast<int32_t>(f); }
int64_t bits(double d) { return std::bit_cast<int64_t>(d); }

struct Literal {
  int64_t bits;
  Basic basic;
  std::string java;
  std::string word;  // in the name of a test that returns it
};

const Literal kLiterals[] = {
    {0, Basic::Boolean, "false", "false"},
    {1, Basic::Boolean, "true", "true"},
    {-128, Basic::Byte, "(byte) -128", "minus_128"},
    {32767, Basic::Short, "(short) 32767", "32767"},
    {std::numeric_limits<int32_t>::min(), Basic::Int, "-2147483648", "minus_2147483648"},
    {-1, Basic::Long, "-1L", "minus_1"},
    {std::numeric_limits<int64_t>::min(), Basic::Long, "Long.MIN_VALUE", "MIN_VALUE"},
    {std::numeric_limits<int64_t>::max(), Basic::Long, "9223372036854775807L",
     "9223372036854775807"},
    {'x', Basic::Char, "'x'", "x"},
    {'"', Basic::Char, "'\"'", "char_34"},
    {'\'', Basic::Char, "'\\''", "char_39"},
    {'\\', Basic::Char, "'\\\\'", "char_92"},
    {'\n', Basic::Char, "'\\n'", "char_10"},
    {0, Basic::Char, "'\\u0000'", "char_0"},
    {0xffff, Basic::Char, "'\\uffff'", "char_65535"},
    {bits(2.5f), Basic::Float, "2.5f", "2_5"},
    {bits(-1.0f), Basic::Float, "-1.0f", "minus_1_0"},
    {bits(1e20f), Basic::Float, "1e+20f", "1e_20"},
    {bits(std::numeric_limits<float>::quiet_NaN()), Basic::Float, "Float.NaN", "NaN"},
    {bits(-std::numeric_limits<float>::infinity()), Basic::Float, "Float.NEGATIVE_INFINITY",
     "NEGATIVE_INFINITY"},
    {bits(-0.0), Basic::Double, "-0.0", "minus_0_0"},
    {bits(5e-324), Basic::Double, "5e-324", "5e_324"},
    {bits(std::numeric_limits<double>::infinity()), Basic::Double, "Double.POSITIVE_INFINITY",
     "POSITIVE_INFINITY"},
};

TEST(JavaText, Literals) {
  for (const Literal& literal : kLiterals) {
    EXPECT_EQ(java_literal(literal.bits, literal.basic), literal.java);
  }
}

TEST(JavaText, Strings) {
  const std::pair<std::u16string, std::string> cases[] = {
      {u"", R"("")"},
      {u"it's \"so\"", R"("it's \"so\"")"},
      {u"\\u0041", R"("\\u0041")"},
      {u"\t\r\n", R"("\t\r\n")"},
      {{u"\0\x7f", 2}, R"("\u0000\u007f")"},
      {u"é€😀", R"("\u00e9\u20ac\ud83d\ude00")"},
      {{0xd800}, R"("\ud800")"},  // half of a pair
  };
  for (const auto& [text, java] : cases) EXPECT_EQ(java_literal(text), java);
}

TEST(JavaText, Variables) {
  const std::pair<std::string, std::string> cases[] = {
      {"Node", "node"},     {"Node#2", "node2"},  {"AATree", "aaTree"},
      {"GC", "gc"},         {"int[]#1", "ints1"}, {"int[][]", "intss"},
      {"aField", "aField"}, {"A_B", "a_B"},       {"$x", "x"},
  };
  for (const auto& [object, variable] : cases) EXPECT_EQ(java_variable(object), variable);
}

// --- names of tests ---

const Program& subjects() {
  static const std::unique_ptr<Program> program =
      *Program::open({KUKANG_BUILD_DIR "/java/test-unittest", ""}, own_classes());
  return *program;
}

const Type& type_of(const std::string& name) { return **subjects().load("subjects/" + name); }

const Method& method_of(const std::string& type, const std::string& name) {
  for (const Method& method : type_of(type).methods) {
    if (method.name == name) return method;
  }
  throw std::runtime_error(type + " has no method " + name);
}

// A test of a static method without parameters but these.
UnitTest test_of(const Method& method, std::vector<Plan::Parameter> parameters = {}) {
  static std::vector<std::unique_ptr<Plan>> plans;
  Plan& plan = *plans.emplace_back(std::make_unique<Plan>());
  plan.target = &method;
  plan.parameters = std::move(parameters);
  UnitTest test;
  auto script = std::make_shared<Script>();
  script->plan = &plan;
  test.witness.script = script;
  return test;
}

TEST(TestName, Results) {
  for (const Literal& literal : kLiterals) {
    const bool fits = literal.basic == Basic::Double;
    UnitTest test = test_of(method_of("Values", fits ? "zero" : "boxed"));
    test.witness.returned.bits = literal.bits;
    test.witness.returned.what = fits ? Returned::What::Number : Returned::What::Box;
    const char* const boxes[] = {"Boolean", "Byte",      "Short", "Integer",
                                 "Long",    "Character", "Float"};
    const Basic basics[] = {Basic::Boolean, Basic::Byte, Basic::Short, Basic::Int,
                            Basic::Long,    Basic::Char, Basic::Float};
    for (size_t i = 0; i < std::size(boxes); ++i) {
      if (basics[i] != literal.basic) continue;
      test.witness.returned.type = *subjects().load(std::string("java/lang/") + boxes[i]);
    }
    EXPECT_EQ(test_name(test, NameDetail::Usual),
              (fits ? "zero_returns_" : "boxed_returns_") + literal.word);
  }
}

TEST(TestName, HowAPathEnds) {
  UnitTest test =
      test_of(method_of("Values", "text"), {{"which", Basic::Int}, {"the$list", Basic::Reference}});
  test.witness.arguments = {{WitnessValue::What::Number, 0, -3}, {}};
  auto usual = [&] { return test_name(test, NameDetail::Usual); };
  EXPECT_EQ(usual(), "text_returns_when_the_list_is_null");
  EXPECT_EQ(test_name(test, NameDetail::Numbers), "text_returns_for_minus_3_when_the_list_is_null");
  test.witness.returned.what = Returned::What::String;
  test.witness.returned.text = u"two words";
  EXPECT_EQ(usual(), "text_returns_a_string_when_the_list_is_null");
  test.witness.returned.text = u"word";
  EXPECT_EQ(usual(), "text_returns_word_when_the_list_is_null");
  test.witness.end.how = RunEnd::How::Threw;
  test.witness.end.exception = "a.b.Tree$Full";
  EXPECT_EQ(usual(), "text_throws_Tree_Full_when_the_list_is_null");
  test.violation = ViolationSort{"Full", "Tree.java:1", ""};
  EXPECT_EQ(usual(), "text_fails_with_Tree_Full_when_the_list_is_null");
  test.violation->asserted = "invariant isFine of this";
  EXPECT_EQ(usual(), "text_breaks_isFine_when_the_list_is_null");
}

TEST(TestName, HeapsAndConstructors) {
  const Type& nested = type_of("Nested");
  const Type& part = type_of("Nested$Part");
  UnitTest test = test_of(method_of("Nested", "use"), {{"this", Basic::Reference, &nested, true},
                                                       {"other", Basic::Reference, &nested}});
  const Field* first = nullptr;
  for (const Field& field : nested.fields) {
    if (field.name == "first") first = &field;
  }
  WitnessObject holder;
  holder.type = &nested;
  holder.fields = {{first, {}}};
  WitnessObject held;
  held.type = &part;
  const WitnessValue at_0{WitnessValue::What::Object, 0}, at_1{WitnessValue::What::Object, 1};
  WitnessObject array;
  array.what = WitnessObject::What::Array;
  array.type = *subjects().load("[[I");
  test.witness.objects = {holder, array};
  test.witness.arguments = {at_0, {}};
  EXPECT_EQ(test_name(test, NameDetail::Usual),
            "use_returns_when_first_is_null_and_other_is_null_with_1_int_array_array");
  test.witness.objects = {holder, holder, held, held};
  test.witness.arguments = {at_0, at_1};
  EXPECT_EQ(test_name(test, NameDetail::Usual),
            "use_returns_when_first_is_null_and_other_first_is_null_with_2_Parts");
  test.witness.arguments = {at_0, at_0};  // told once
  EXPECT_EQ(test_name(test, NameDetail::Usual),
            "use_returns_when_first_is_null_with_1_Nested_and_2_Parts");
  test.witness.returned = {Returned::What::Entry, 0, 2, &part};
  EXPECT_EQ(test_name(test, NameDetail::Usual).substr(0, 16), "use_returns_part");
  EXPECT_EQ(test_name(test_of(method_of("Nested", "<init>")), NameDetail::Usual),
            "new_Nested_returns");
  EXPECT_EQ(test_name(test_of(method_of("Calls", "ändern")), NameDetail::Usual), "ndern_returns");
}

// --- constructors that only set fields ---

TEST(PlainConstructor, OnlySetsFields) {
  struct Case {
    std::string type;
    size_t plain;  // how many
    size_t sets;   // fields that the last of them sets
  };
  const Case cases[] = {
      {"Nested", 0, 0},           // checks its argument
      {"Nested$Part", 1, 2},      // weight, next
      {"Nested$Derived", 1, 0},   // and its superclass's, which sets nothing either
      {"Records$Segment", 1, 2},  // a record's own
      {"Records$Positive", 0, 0},
      {"Calls", 1, 1},  // values = new int[2]; the other one sets a static field
      {"Unwritten$Figure", 0, 0},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.type);
    const Type& type = type_of(c.type);
    const JavaPlace place(subjects(), World::Open, type);
    const std::vector<PlainConstructor> found = plain_constructors(place, type, false);
    ASSERT_EQ(found.size(), c.plain);
    EXPECT_EQ(found.empty() ? 0 : found.back().sets.size(), c.sets);
  }
  // Of a class that the package may not name.
  const Type& hidden = type_of("Records$Hidden");
  const JavaPlace place(subjects(), World::Open, hidden);
  EXPECT_EQ(plain_constructors(place, hidden, false).size(), 0u);
  EXPECT_EQ(plain_constructors(place, hidden, true).size(), 1u);
}

}  // namespace
}  // namespace kukang
