// What is assumed, run and asserted for the methods of some small classes.

#include "contract/contract.h"

#include "classfile/places.h"
#include "contract/annotation.h"
#include "contract/invariant.h"
#include "contract/unused_predicates.h"
#include "fmt/format.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "program/resolve.h"
#include "semantics/own_classes.h"

namespace kukang {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class Contracts : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    auto opened =
        Program::open({KUKANG_BUILD_DIR "/java/test-contract", jdk_home()}, own_classes());
    ASSERT_TRUE(opened.ok()) << opened.status();
    program = std::move(*opened);
  }
  static void TearDownTestSuite() { program.reset(); }

  static const Type& type(const std::string& name) {
    const auto loaded =
        program->load(name.find('/') == std::string::npos ? "contracts/" + name : name);
    EXPECT_TRUE(loaded.ok()) << name;
    return **loaded;
  }
  static const Method& method(const std::string& class_name, std::string_view name,
                              std::string_view descriptor = "") {
    for (const Method& method : type(class_name).methods) {
      if (method.name == name && (descriptor.empty() || method.descriptor == descriptor)) {
        return method;
      }
    }
    ADD_FAILURE() << class_name << " has no " << name;
    static const Method none;
    return none;
  }

  static std::string argument(const Plan& plan, int number) {
    return number == Plan::kResult ? "result" : plan.parameters[number].name;
  }

  // "assume requires covered: Account.covered(this, amount)", say.
  static std::string text_of(const Plan& plan, const Plan::Stage& stage) {
    constexpr std::string_view kWhat[] = {"assume", "run", "assert"};
    std::vector<std::string> arguments;
    for (int number : stage.arguments) arguments.push_back(argument(plan, number));
    std::string text = fmt::format("{} {}", kWhat[static_cast<int>(stage.what)], stage.text);
    if (stage.method != nullptr) {
      const std::string& owner = stage.method->owner->name;
      text += fmt::format(": {}.{}({})", owner.substr(owner.rfind('/') + 1), stage.method->name,
                          fmt::join(arguments, ", "));
    }
    if (stage.if_non_null) text += " unless null";
    if (stage.also_after_exception) text += ", after exceptions too";
    return text;
  }

  static std::vector<std::string> stages(const Method& target,
                                         const ContractOptions& options = {}) {
    const absl::StatusOr<Plan> plan = plan_for(*program, target, options);
    if (!plan.ok()) return {std::string(message(plan.status()))};
    std::vector<std::string> texts;
    for (const Plan::Stage& stage : plan->stages) texts.push_back(text_of(*plan, stage));
    return texts;
  }

  static std::vector<std::string> checked(const std::string& class_name,
                                          const ContractOptions& options = {}) {
    const auto methods = methods_to_check(*program, type(class_name), options);
    if (!methods.ok()) return {std::string(message(methods.status()))};
    std::vector<std::string> names;
    for (const Method* method : methods->methods) names.emplace_back(method->name);
    return names;
  }

  static std::vector<std::string> left_out(const std::string& class_name,
                                           const ContractOptions& options = {}) {
    const auto methods = methods_to_check(*program, type(class_name), options);
    if (!methods.ok()) return {std::string(message(methods.status()))};
    std::vector<std::string> names;
    for (const Method* method : methods->left_out) names.emplace_back(method->name);
    return names;
  }

  static inline std::unique_ptr<Program> program;
};

TEST_F(Contracts, ParametersHaveTheirNamesAndTypes) {
  const absl::StatusOr<Plan> plan = plan_for(*program, method("Account", "link"), {});
  ASSERT_TRUE(plan.ok()) << plan.status();
  std::vector<std::string> texts;
  for (const Plan::Parameter& parameter : plan->parameters) {
    texts.push_back(fmt::format("{} {}{}{}", parameter.name,
                                parameter.type ? parameter.type->name : name_of(parameter.basic),
                                parameter.is_this ? " this" : "",
                                parameter.non_null ? " non-null" : ""));
  }
  EXPECT_THAT(
      texts, ElementsAre("this contracts/Account this non-null", "other contracts/Account non-null",
                         "rate double", "third contracts/Account"));
}

TEST_F(Contracts, InvariantsAreAssumedAndAssertedAroundTheMethod) {
  EXPECT_THAT(
      stages(method("Account", "link")),
      ElementsAre("assume other is not null",  //
                  "assume invariant solvent of this: Account.solvent(this)",
                  "assume invariant solvent of other: Account.solvent(other) unless null",
                  "assume invariant solvent of third: Account.solvent(third) unless null",
                  "run link: Account.link(this, other, rate, third)",
                  "assert invariant solvent of this: Account.solvent(this), after "
                  "exceptions too",
                  "assert invariant solvent of other: Account.solvent(other) unless null, "
                  "after exceptions too",
                  "assert invariant solvent of third: Account.solvent(third) unless null, "
                  "after exceptions too",
                  "assert ensures linked: Account.linked(this, other, rate, third, result)"));
  EXPECT_THAT(stages(method("Account", "withdraw")),
              ElementsAre("assume invariant solvent of this: Account.solvent(this)",
                          "assume requires notNegative: Account.notNegative(amount)",
                          "assume requires covered: Account.covered(this, amount)",
                          "run withdraw: Account.withdraw(this, amount)",
                          "assert invariant solvent of this: Account.solvent(this), after "
                          "exceptions too",
                          "assert ensures less: Account.less(this, amount, result)"));
}

TEST_F(Contracts, AConstructorEstablishesTheInvariant) {
  EXPECT_THAT(stages(method("Account", "<init>")),
              ElementsAre("assume requires notNegative: Account.notNegative(balance)",
                          "run <init>: Account.<init>(this, balance)",
                          "assert invariant solvent of this: Account.solvent(this)"));
}

TEST_F(Contracts, APropertySaysItself) {
  EXPECT_THAT(stages(method("Account", "staysSolvent")),
              ElementsAre("assume amounts is not null",
                          "run staysSolvent: Account.staysSolvent(account, amounts)"));
}

TEST_F(Contracts, InvariantsFromAbove) {
  EXPECT_THAT(
      stages(method("Square", "area", "()D")),
      ElementsAre("assume invariant sized of this: Sized.sized(this)",
                  "assume invariant own of this: Shape.own(this)",
                  "assume invariant drawn of this: Square.drawn(this)",
                  "assume invariant wellFormed of this: Square.wellFormed(this)",
                  "run area: Square.area(this)",
                  "assert invariant sized of this: Sized.sized(this), after exceptions too",
                  "assert invariant own of this: Shape.own(this), after exceptions too",
                  "assert invariant drawn of this: Square.drawn(this), after exceptions too",
                  "assert invariant wellFormed of this: Square.wellFormed(this), after "
                  "exceptions too"));
}

TEST_F(Contracts, InvariantsByNameAndByOption) {
  EXPECT_THAT(
      stages(method("ByName", "change")),
      ElementsAre("assume invariant repOK of this: ByName.repOK(this)",
                  "assume invariant invariant of this: ByName.invariant(this)",
                  "run change: ByName.change(this)",
                  "assert invariant repOK of this: ByName.repOK(this), after exceptions too",
                  "assert invariant invariant of this: ByName.invariant(this), after "
                  "exceptions too"));
  ContractOptions options;
  options.invariants = {"another"};
  EXPECT_THAT(stages(method("ByName", "change"), options),
              ElementsAre("assume invariant another of this: ByName.another(this)",
                          "run change: ByName.change(this)",
                          "assert invariant another of this: ByName.another(this), after "
                          "exceptions too"));
}

// What is assumed of `this` and of parameters before a method of some class: which invariants
// count.
TEST_F(Contracts, WhoseInvariantsCount) {
  struct Case {
    std::string type, method;
    std::vector<std::string> invariants, specs;
    std::vector<std::string> assumed;
  };
  const std::string of_other = "Other.repOk(other)";
  for (const Case& c : std::vector<Case>{
           {"Parts", "change", {}, {}, {"Parts.wellFormed(this)", of_other}},
           // In the order in which they are named; a class without them keeps its own.
           {"Parts",
            "change",
            {"ordered", "wellFormed"},
            {},
            {"Parts.ordered(this)", "Parts.wellFormed(this)", of_other}},
           {"Parts", "change", {"ordered", "ordered"}, {}, {"Parts.ordered(this)", of_other}},
           // A spec class has more to say than a name.
           {"Parts", "change", {}, {"PartsSpec"}, {"PartsSpec.said(this)", of_other}},
           {"Parts", "change", {}, {"SilentSpec"}, {"Parts.wellFormed(this)", of_other}},
           {"Parts",
            "change",
            {"ordered"},
            {"PartsSpec"},
            {"Parts.ordered(this)", "PartsSpec.said(this)", of_other}},
           {"Parts",
            "change",
            {"unsaid"},
            {"PartsSpec"},
            {"PartsSpec.unsaid(this)", "PartsSpec.said(this)", of_other}},
           {"Parts", "change", {"repOk"}, {"PartsSpec"}, {"PartsSpec.said(this)", of_other}},
           // Below the class that the spec class speaks of, a name counts.
           {"Derived",
            "change",
            {},
            {"PartsSpec"},
            {"Derived.repOK(this)", "PartsSpec.said(this)", of_other}},
           {"StaticInvariant", "change", {}, {}, {"StaticInvariant.repOK(this)"}},
           {"StaticInvariant", "change", {"repOk"}, {}, {"StaticInvariant.repOk(this)"}},
           {"Both", "change", {}, {}, {"Both.repOk(this)"}},
           {"StaticAnnotated", "change", {}, {}, {"StaticAnnotated.holds(this)"}},
           {"StaticAnnotated",
            "change",
            {},
            {"MoreSpec"},
            {"StaticAnnotated.holds(this)", "MoreSpec.repOk(this)"}},
       }) {
    ContractOptions options;
    options.invariants = c.invariants;
    for (const std::string& spec : c.specs) options.specs.push_back(&type(spec));
    std::vector<std::string> assumed;
    for (const std::string& stage : stages(method(c.type, c.method), options)) {
      if (!stage.starts_with("assume ")) continue;
      const std::string text = stage.substr(stage.find(": ") + 2);
      assumed.push_back(text.substr(0, text.find(')') + 1));
    }
    EXPECT_EQ(assumed, c.assumed) << c.type << " "
                                  << fmt::format("{}", fmt::join(c.invariants, " ")) << " "
                                  << fmt::format("{}", fmt::join(c.specs, " "));
  }
  // Beside a method of the object, a static one of the same name is not another invariant.
  EXPECT_THAT(stages(method("Both", "change")).front(), HasSubstr("invariant repOk of this"));
  const auto invariants = invariants_of(*program, type("Both"), {});
  ASSERT_TRUE(invariants.ok());
  EXPECT_THAT(*invariants, ElementsAre(&method("Both", "repOk", "()Z")));
}

TEST_F(Contracts, PredicatesThatNobodyAskedFor) {
  const auto hint = [](const std::string& name, const ContractOptions& options = {}) {
    return hint_of_predicates(*program, type(name), options);
  };
  EXPECT_EQ(hint("Parts"),
            "wellFormed is all that is known as invariant of contracts.Parts, by its name; if "
            "ordered and positive belong to it, say --invariant wellFormed --invariant ordered "
            "--invariant positive");
  ContractOptions options;
  options.required = {"positive"};
  EXPECT_THAT(hint("Parts", options), HasSubstr("if ordered belongs to it, say --invariant"));
  for (const char* silent : {"Account", "Other", "Nothing", "Both", "StaticAnnotated"}) {
    EXPECT_EQ(hint(silent), "") << silent;
  }
  options = {};
  options.invariants = {"wellFormed"};
  EXPECT_EQ(hint("Parts", options), "");
  options = {};
  options.specs = {&type("PartsSpec")};
  EXPECT_EQ(hint("Parts", options), "");
}

TEST_F(Contracts, PredicatesByOption) {
  ContractOptions options;
  options.required = {"covered"};
  options.ensured = {"notNegative"};
  EXPECT_THAT(stages(method("Account", "hidden", "(Lcontracts/Account;)V"), options),
              ElementsAre(HasSubstr("requires covered, but there is no method boolean "
                                    "covered(contracts.Account) in contracts.Account")));
  options.required = {};
  options.ensured = {"drawn"};
  EXPECT_THAT(
      stages(method("Square", "wellFormed"), options),
      ElementsAre(HasSubstr("ensures drawn, but there is no method boolean drawn(boolean)")));
}

TEST_F(Contracts, SpecClasses) {
  ContractOptions options;
  options.specs = {&type("ListSpec"), &type("ArrayListSpec")};
  options.required = {"inside"};
  options.ensured = {"same"};
  EXPECT_THAT(stages(method("java/util/ArrayList", "get"), options),
              ElementsAre("assume invariant counts of this: ListSpec.counts(this)",
                          "assume invariant repOk of this: ArrayListSpec.repOk(this)",
                          "assume requires inside: ArrayListSpec.inside(this, index)",
                          "run get: ArrayList.get(this, index)",
                          "assert invariant counts of this: ListSpec.counts(this), after "
                          "exceptions too",
                          "assert invariant repOk of this: ArrayListSpec.repOk(this), after "
                          "exceptions too",
                          "assert ensures same: ArrayListSpec.same(this, index, result)"));
}

TEST_F(Contracts, WhatAClassHasToCheck) {
  EXPECT_THAT(checked("Account"),
              ElementsAre("<init>", "withdraw", "link", "staysSolvent", "plain", "helper"));
  EXPECT_THAT(checked("Square"), ElementsAre("<init>", "area"));
  EXPECT_THAT(checked("ByName"), ElementsAre("<init>", "wellFormed", "repOk", "another", "change"));
  EXPECT_THAT(checked("Nothing"), ElementsAre(HasSubstr("contracts.Nothing has nothing to check")));
  ContractOptions options;
  options.ensured = {"anything"};
  EXPECT_THAT(checked("Nothing", options), ElementsAre("<init>", "run", "change"));
  options = {};
  options.for_exceptions = true;
  EXPECT_THAT(checked("Nothing", options), ElementsAre("<init>", "run", "change"));
  EXPECT_THAT(checked("Square", options), ElementsAre("<init>", "area"));
}

TEST_F(Contracts, WhatHasNoContractIsLeftOutAndNamed) {
  // The constructor of an abstract class makes no object that anything could be said of.
  EXPECT_THAT(checked("Mixed"), ElementsAre("spoil", "grow"));
  EXPECT_THAT(left_out("Mixed"), ElementsAre("half"));
  EXPECT_THAT(checked("Client"), ElementsAre("use"));
  EXPECT_THAT(left_out("Client"), ElementsAre("<init>", "rest"));
  ContractOptions options;
  options.for_exceptions = true;
  EXPECT_THAT(checked("Mixed", options), ElementsAre("half", "spoil", "grow"));
  EXPECT_THAT(left_out("Mixed", options), ElementsAre());
}

TEST_F(Contracts, Mistakes) {
  struct Case {
    std::string method;
    std::vector<std::string> parts;
  };
  for (const Case& c : std::vector<Case>{
           {"requires",
            {"void contracts.Mistakes.requires(int) requires nowhere, but there is no method "
             "boolean nowhere(int) in contracts.Mistakes",
             "a predicate takes the method's parameters"}},
           {"ensures",
            {"no method boolean unfit(int, int)",
             "there is:\n  boolean contracts.Mistakes.unfit(int, java.lang.String)"}},
           {"<init>", {"for a constructor it must be static"}},
           {"notBoolean", {"no method boolean number()", "int contracts.Mistakes.number()"}},
       }) {
    for (const std::string& part : c.parts) {
      EXPECT_THAT(stages(method("Mistakes", c.method)), ElementsAre(HasSubstr(part)));
    }
  }
  EXPECT_THAT(stages(method("WrongInvariant", "change")),
              ElementsAre(HasSubstr("holds(int) has @Invariant but is no boolean method")));
  ContractOptions options;
  options.invariants = {"nowhere"};
  EXPECT_THAT(stages(method("Account", "plain"), options),
              ElementsAre(HasSubstr("no method boolean nowhere(), and no static boolean "
                                    "nowhere(contracts.Account), in contracts.Account")));
  options.invariants = {"solvent", "nowhere"};
  EXPECT_THAT(stages(method("Account", "plain"), options),
              ElementsAre(HasSubstr("no method boolean nowhere()")));
  EXPECT_THAT(checked("Nothing", options), ElementsAre(HasSubstr("no method boolean solvent()")));
  options = {};
  options.specs = {&type("WrongSpec")};
  EXPECT_THAT(stages(method("Mistakes", "number"), options),
              ElementsAre(HasSubstr("no static boolean method of one contracts.Mistakes")));
  EXPECT_THAT(std::string(message(spoken_of(*program, type("Account")).status())),
              HasSubstr("contracts.Account says not which class it is about"));
}

}  // namespace
}  // namespace kukang
