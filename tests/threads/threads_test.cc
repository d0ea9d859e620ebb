// Workers that share a program: whatever they resolve, spin and prepare at the same moment, the
// answer is the same. Made for the thread sanitizer (preset tsan), which sees every race that is
// run into; without it the repetitions have to.
//
// Races are at first executions, so every run begins with a program of its own.

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "check/check.h"
#include "contract/contract.h"
#include "nlohmann/json.hpp"
#include "report/check_json.h"
#include "semantics/own_classes.h"

namespace kukang {
namespace {

constexpr int kWorkers = 4;

std::unique_ptr<Program> open(const std::string& classes) {
  auto opened = Program::open({KUKANG_BUILD_DIR "/java/" + classes, ""}, own_classes());
  EXPECT_TRUE(opened.ok()) << opened.status();
  return opened.ok() ? std::move(*opened) : nullptr;
}

std::string answer(const Program& program, const Method& method, const ExploreOptions& options) {
  const auto plan = plan_for(program, method, {});
  if (!plan.ok()) return std::string(message(plan.status()));
  const auto result = check_plan(program, *plan, options, Exceptions::Implicit);
  if (!result.ok()) return std::string(message(result.status()));
  nlohmann::ordered_json json = to_json(*result);
  json.erase("stats");
  return json.dump(2);
}

// The answers for all methods of threads.Account that call others by their contracts or have
// lambdas, texts and records.
std::vector<std::string> answers(int workers) {
  const std::unique_ptr<Program> program = open("test-threads");
  if (program == nullptr) return {};
  const Type& type = **program->load("threads/Account");
  ExploreOptions options;
  options.bounds.k = 2;
  options.workers = workers;
  for (const Method& method : type.methods) {
    const auto contract = contract_of_call(*program, method, {});
    if (contract.ok()) options.modular.push_back(*contract);
  }
  std::vector<std::string> all;
  const std::set<std::string_view> kChecked = {"pay", "payNothing", "lambdas", "texts"};
  for (const Method& method : type.methods) {
    if (kChecked.contains(method.name)) all.push_back(answer(*program, method, options));
  }
  EXPECT_EQ(options.modular.size(), 3u);
  EXPECT_EQ(all.size(), 4u);
  return all;
}

void expect_one_answer(int runs) {
  const std::vector<std::string> alone = answers(1);
  EXPECT_NE(alone[0].find("verified"), std::string::npos) << alone[0];
  EXPECT_NE(alone[1].find("violated"), std::string::npos) << alone[1];
  for (int i = 0; i < runs; ++i) ASSERT_EQ(answers(kWorkers), alone) << "run " << i;
}

TEST(Threads, OneAnswer) { expect_one_answer(40); }
TEST(Threads, OneAnswerInManyRuns) { expect_one_answer(700); }

// Folders in which k = 1 has very many paths, or none.
constexpr std::string_view kElsewhere[] = {"jdk", "program2", "paper"};

TEST(Threads, Examples) {
  for (const auto& folder : std::filesystem::directory_iterator(KUKANG_SOURCE_DIR "/examples")) {
    const std::string name = folder.path().filename().string();
    if (!folder.is_directory() || std::ranges::count(kElsewhere, name) > 0) continue;
    for (const auto& file : std::filesystem::directory_iterator(folder.path())) {
      ExploreOptions options;
      options.bounds.k = 1;
      std::vector<std::string> answers[2];
      for (const int workers : {1, kWorkers}) {
        options.workers = workers;
        const std::unique_ptr<Program> program = open("examples");
        const auto type = program->require(name + "/" + file.path().stem().string());
        ASSERT_TRUE(type.ok()) << type.status();
        const auto methods = methods_to_check(*program, **type, {});
        ASSERT_TRUE(methods.ok()) << methods.status();
        for (const Method* method : methods->methods) {
          answers[workers == 1].push_back(answer(*program, *method, options));
        }
      }
      EXPECT_EQ(answers[0], answers[1]) << name;
      EXPECT_FALSE(answers[0].empty()) << name;
    }
  }
}

}  // namespace
}  // namespace kukang
