// Bugs planted into copies of the examples are found: under each strategy, by the smallest bound
// that contains them, and by none below it. Where the example itself is checked there is no alarm.
//
// The first line of a copy says where the bug is and how it shows:
//   // bug: METHOD k=K n=N kind=EXCEPTION
// K and N are the smallest bounds; EXCEPTION is AssertionError where something asserted does not
// hold, else what the JVM throws.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>

#include "contract/contract.h"
#include "outcomes/outcomes.h"
#include "semantics/own_classes.h"

namespace kukang {
namespace {

struct PlantedBug {
  std::string type;  // the example's, with the package
  std::string method;
  uint32_t k, n;
  std::string kind;
};

void PrintTo(const PlantedBug& bug, std::ostream* out) { *out << bug.type << "." << bug.method; }

std::vector<PlantedBug> planted_bugs() {
  static const std::regex header(R"(// bug: (\w+) k=(\d+) n=(\d+) kind=(\w+))");
  const std::filesystem::path folder = KUKANG_SOURCE_DIR "/tests/planted/java/planted";
  std::vector<PlantedBug> bugs;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".java") continue;
    std::ifstream in(entry.path());
    std::string line;
    std::getline(in, line);
    std::smatch found;
    if (!std::regex_match(line, found, header)) {
      throw std::runtime_error("what is planted in " + entry.path().string() + "?");
    }
    const auto type = std::filesystem::relative(entry.path(), folder).replace_extension();
    bugs.push_back({type.string(), found[1], static_cast<uint32_t>(std::stoul(found[2])),
                    static_cast<uint32_t>(std::stoul(found[3])), found[4]});
  }
  return bugs;
}

const Program& open_program(const std::string& classes) {
  static std::map<std::string, std::unique_ptr<Program>> programs;
  std::unique_ptr<Program>& program = programs[classes];
  if (program == nullptr) {
    program = *Program::open({KUKANG_BUILD_DIR "/java/" + classes, ""}, own_classes());
  }
  return *program;
}

const Method& method_of(const Program& program, const std::string& type, const std::string& name) {
  for (const Method& method : (*program.load(type))->methods) {
    if (method.name == name) return method;
  }
  throw std::runtime_error(type + " has no method " + name);
}

// What the paths are that a person would be told of.
uint64_t alarms(const Outcomes& outcomes) {
  return outcomes.count("failed") + outcomes.count("raised") + outcomes.count("stopped");
}

class Planted : public testing::TestWithParam<std::tuple<PlantedBug, const Strategy*>> {
 protected:
  const PlantedBug& bug() const { return std::get<0>(GetParam()); }

  Outcomes check(const std::string& classes, const std::string& type, Bounds bounds) const {
    const Program& program = open_program(classes);
    const auto plan = plan_for(program, method_of(program, type, bug().method), {});
    ExploreOptions options;
    options.strategy = std::get<1>(GetParam());
    options.bounds = bounds;
    options.self_check = true;
    auto outcomes = outcomes_of(program, *plan, options);
    EXPECT_TRUE(outcomes.ok()) << outcomes.status();
    return *outcomes;
  }

  // `below` is the next smaller bound.
  void expect_found(Bounds bounds, Bounds below) const {
    const std::string kind =
        bug().kind == "AssertionError" ? "failed" : "raised java.lang." + bug().kind;
    const Outcomes found = check("test-planted", "planted/" + bug().type, bounds);
    EXPECT_GT(found.count(kind), 0u) << found;
    EXPECT_EQ(alarms(found), found.count(kind)) << "nothing else is wrong: " << found;
    const Outcomes not_found = check("test-planted", "planted/" + bug().type, below);
    EXPECT_EQ(alarms(not_found), 0u) << not_found;
    EXPECT_GT(not_found.exploration.tally.cut_by_bounds(), 0u) << "which is all there is to see";
    const Outcomes correct = check("examples", bug().type, bounds);
    EXPECT_EQ(alarms(correct), 0u) << correct;
    EXPECT_GT(correct.exploration.tally.normal, 0u);
  }
};

TEST_P(Planted, IsFoundByTheSmallestK) {
  Bounds bounds, below;
  bounds.k = bug().k;
  below.k = bug().k - 1;
  expect_found(bounds, below);
}

TEST_P(Planted, IsFoundByTheSmallestN) {
  Bounds bounds, below;
  bounds.n = bug().n;
  below.n = bug().n - 1;
  expect_found(bounds, below);
}

INSTANTIATE_TEST_SUITE_P(Bugs, Planted,
                         testing::Combine(testing::ValuesIn(planted_bugs()),
                                          testing::Values(&lazy(), &lazier(), &lazier_sharp())),
                         [](const auto& info) {
                           const std::string& type = std::get<0>(info.param).type;
                           std::string name(std::get<1>(info.param)->name());
                           if (name.ends_with('#')) name.replace(name.size() - 1, 1, "_sharp");
                           return type.substr(type.rfind('/') + 1) + "_" + name;
                         });

TEST(PlantedBugs, AreInTenStructuresOrMore) { EXPECT_GE(planted_bugs().size(), 10u); }

}  // namespace
}  // namespace kukang
