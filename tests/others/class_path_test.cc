// An answer does not depend on what else is on the class path, but for classes of the user's that a
// receiver may be of.
//
// The methods of asked.Asked are checked alone and beside others: a class that names many of the
// JDK's, classes that implement what strangers and functions are known by, and classes below the
// JDK's collections and their like, which are candidates, as the guide says.

#include <gtest/gtest.h>

#include <set>

#include "check/check.h"
#include "contract/contract.h"
#include "nlohmann/json.hpp"
#include "report/check_json.h"
#include "semantics/own_classes.h"

namespace kukang {
namespace {

using nlohmann::json;

std::string classes(const std::string& name) {
  return std::string(KUKANG_BUILD_DIR "/java/test-beside-") + name;
}

// By method: what the answer has for programs, but for the statistics.
std::map<std::string, json> answers(const std::string& class_path) {
  const auto program = Program::open({class_path, ""}, own_classes());
  std::map<std::string, json> all;
  for (const Method& method : (*(*program)->load("asked/Asked"))->methods) {
    if (method.is_constructor() || method.is_class_initializer()) continue;
    const auto plan = plan_for(**program, method, {});
    ExploreOptions options;
    options.bounds.k = 2;
    options.bounds.loop = 8;
    Explorer session(**program, *plan, options);
    const auto result = check_plan(session, Unwanted(Exceptions::Implicit));
    EXPECT_TRUE(result.ok()) << result.status();
    EXPECT_EQ(result->exploration.stopped_early, "");
    json answer = json::parse(check_json({*result}))["results"][0];
    answer.erase("stats");
    all[std::string(method.name)] = answer;
  }
  return all;
}

const std::map<std::string, json>& alone() {
  static const auto all = answers(classes("asked"));
  return all;
}

// Of these the user's classes are candidates.
const std::set<std::string> kOfCollections = {"sizeOfList", "sizeOfArray", "sizeOfMap",
                                              "hasMore",    "length",      "value"};
// Here there are some with which nothing is wrong.
const std::set<std::string> kOfTables = {"put", "iterate"};
// And here all classes on the class path are.
const std::string kOfAnyClass = "name";

TEST(ClassPath, ThatNamesOtherClassesOfTheJdk) {
  const auto beside = answers(classes("asked") + ":" + classes("names"));
  EXPECT_GT(beside.size(), 15u);
  for (const auto& [method, answer] : beside) {
    if (method == kOfAnyClass) continue;
    EXPECT_EQ(answer, alone().at(method)) << method;
  }
}

TEST(ClassPath, WithOthersThatCouldBeStrangers) {
  const auto beside = answers(classes("asked") + ":" + classes("strange"));
  for (const auto& [method, answer] : beside) {
    if (method == kOfAnyClass) continue;
    EXPECT_EQ(answer, alone().at(method)) << method;
  }
}

TEST(ClassPath, WithCollectionsOfTheUsers) {
  const auto beside = answers(classes("asked") + ":" + classes("collections"));
  for (const auto& [method, answer] : beside) {
    if (method == kOfAnyClass) continue;
    if (kOfTables.contains(method)) {
      EXPECT_EQ(answer["verdict"], "within-bounds") << method;
      EXPECT_EQ(answer["verdict"], alone().at(method)["verdict"]) << method;
      EXPECT_GT(answer["paths"], alone().at(method)["paths"]) << method;
      continue;
    }
    if (!kOfCollections.contains(method)) {
      EXPECT_EQ(answer, alone().at(method)) << method;
      continue;
    }
    // What was found is found, and what is wrong with the user's class besides.
    EXPECT_GT(answer["errors"], alone().at(method)["errors"]) << method;
    EXPECT_GT(answer["paths"], alone().at(method)["paths"]) << method;
  }
}

}  // namespace
}  // namespace kukang
