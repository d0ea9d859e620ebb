// java.util.TreeMap with one wrong colour: the invariant of examples/jdk/TreeMapSpec notices it.
//
// fixAfterInsertion calls setColor with a constant in ten places. A mutant is a copy of the class
// in another package in which one of these constants is the other one. The copy without any change
// must be as good as the original, or else the mutants would be noticed for something else.

#include <gtest/gtest.h>

#include "check/check.h"
#include "jdk/class_copy.h"
#include "tables/tables.h"

namespace kukang {
namespace {

constexpr std::string_view kOriginal = "java/util/TreeMap";
constexpr std::string_view kSpec = "jdk/TreeMapSpec";
const Renaming kRenaming = {{"java/util/TreeMap", "mutated/TreeMap"},
                            {"jdk/TreeMapSpec", "mutated/TreeMapSpec"}};

std::unique_ptr<const ClassFile> class_file(std::string_view name) {
  auto file = examples().read(name);
  EXPECT_TRUE(file.ok()) << name << ": " << file.status();
  return std::move(*file);
}

void write_renamed(const ClassCopy& bytes, std::string_view name, const std::string& folder) {
  write(renamed(bytes, kRenaming), folder + "/" + renamed(std::string(name), kRenaming) + ".class");
}

// Writes a copy of the class, of those nested in it and of its spec class. `place`: where in the
// class's file a constant 0 becomes 1, or 1 becomes 0; nullopt: nowhere.
std::string write_copy(const std::string& name, std::optional<size_t> place) {
  const std::string folder = std::string(KUKANG_BUILD_DIR) + "/jdk-copies/" + name;
  const auto original = class_file(kOriginal);
  ClassCopy bytes = copy_of(*original);
  if (place.has_value()) bytes[*place] ^= 3 ^ 4;  // iconst_0 and iconst_1
  write_renamed(bytes, kOriginal, folder);
  const std::vector<std::string_view> nest = *original->nest_members();
  for (std::string_view nested : nest) {
    write_renamed(copy_of(*class_file(nested)), nested, folder);
  }
  write_renamed(copy_of(*class_file(kSpec)), kSpec, folder);
  return folder;
}

CheckResult check_put(const Program& program, std::string_view map, std::string_view spec) {
  ContractOptions contract;
  contract.required = {"isInteger"};
  contract.specs = {*program.load(spec)};
  const Method* put = nullptr;
  for (const Method& method : (*program.load(map))->methods) {
    if (method.name == "put" && take_apart(method.descriptor).parameters.size() == 2) put = &method;
  }
  auto plan = plan_for(program, *put, contract);
  EXPECT_TRUE(plan.ok()) << plan.status();
  ExploreOptions options;
  options.bounds.n = 5;
  options.bounds.n_of[program.object()] = 6;
  options.bounds.steps = 100'000;  // a wrong colour can make it run for ever
  auto result = check_plan(program, *plan, options, Exceptions::Implicit);
  EXPECT_TRUE(result.ok()) << result.status();
  return *result;
}

CheckResult check_copy(const std::string& folder) {
  auto program = Program::open({folder, ""}, own_classes());
  EXPECT_TRUE(program.ok()) << program.status();
  return check_put(**program, "mutated/TreeMap", "mutated/TreeMapSpec");
}

TEST(Mutant, ACopyIsAsGoodAsTheOriginal) {
  const CheckResult original = check_put(examples(), kOriginal, kSpec);
  const CheckResult copy = check_copy(write_copy("unchanged", std::nullopt));
  EXPECT_EQ(copy.verdict, Verdict::WithinBounds);
  EXPECT_EQ(copy.exploration.tally.paths(), original.exploration.tally.paths());
}

TEST(Mutant, EachWrongColourIsNoticed) {
  const auto original = class_file(kOriginal);
  const std::vector<size_t> places = constants_passed(*original, "fixAfterInsertion", "setColor");
  ASSERT_EQ(places.size(), 10u);
  for (size_t place : places) {
    const CheckResult result = check_copy(write_copy("mutant-" + std::to_string(place), place));
    EXPECT_EQ(result.verdict, Verdict::Violated) << "the constant at offset " << place;
    for (const Violation& violation : result.violations) {
      // Or it goes round for ever in a tree that it has spoilt.
      const bool diverges = violation.sort.kind == "diverges";
      EXPECT_EQ(violation.sort.asserted, diverges ? "" : "invariant wellFormed of this");
    }
  }
}

}  // namespace
}  // namespace kukang
