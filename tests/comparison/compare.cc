#include "comparison/compare.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>

#include "fmt/format.h"
#include "nlohmann/json.hpp"
#include "semantics/own_classes.h"
#include "support/text.h"

namespace kukang {
namespace {

Thrown thrown_from(const nlohmann::json& json) {
  return {json.at("exception").get<std::string>(),
          json.at("trace").get<std::vector<std::string>>()};
}

ProgramAnswer answer_from(const nlohmann::json& json) {
  ProgramAnswer answer;
  if (json.contains("error")) {
    answer.error = json["error"];
    return answer;
  }
  answer.output = json.at("output");
  if (!json.at("result").is_null()) answer.result = json["result"].get<std::string>();
  if (!json.at("exception").is_null()) {
    answer.thrown.push_back(thrown_from(json));
    if (json.contains("causes")) {
      for (const auto& cause : json["causes"]) answer.thrown.push_back(thrown_from(cause));
    }
  }
  return answer;
}

absl::StatusOr<const Method*> method_of(const Program& program, const Case& c) {
  ASSIGN_OR_RETURN(const Type* type, program.require(slashed(c.class_name)));
  for (const Method& method : type->methods) {
    if (method.name == c.method && !(method.flags & kSynthetic)) return &method;
  }
  return usage_error("no method " + c.method + " in " + c.class_name);
}

absl::StatusOr<ProgramAnswer> run_case(Machine& machine, const Case& c, std::string& output) {
  ASSIGN_OR_RETURN(const Method* method, method_of(machine.program, c));
  std::vector<Literal> literals;
  for (const std::string& text : c.literals) {
    ASSIGN_OR_RETURN(Literal literal, parse_literal(text));
    literals.push_back(std::move(literal));
  }
  output.clear();
  ASSIGN_OR_RETURN(RunRecord record, run_concretely(machine, *method, literals, 2'000'000'000));
  if (record.outcome != Outcome::Returned && record.outcome != Outcome::Threw) {
    return absl::UnknownError(
        fmt::format("{}: {}", text_of(record.outcome), message(record.reason)));
  }
  return ProgramAnswer{output, record.result, record.thrown, ""};
}

}  // namespace

std::string ProgramAnswer::text() const {
  if (!error.empty()) return "error: " + error + "\n";
  std::string text;
  if (!output.empty()) text += "output: " + output + "\n";
  if (result.has_value()) text += "result: " + *result + "\n";
  for (const Thrown& t : thrown) {
    text += "thrown: " + t.text + "\n";
    for (const std::string& element : t.trace) {
      // Class loaders are Java code on the JVM, and part of the machine here.
      if (element.find("ClassLoader.") == std::string::npos) text += "    at " + element + "\n";
    }
  }
  return text;
}

absl::StatusOr<std::vector<ProgramAnswer>> answers_of_java(const std::vector<Case>& cases,
                                                    const std::string& class_path,
                                                    Classes classes) {
  const bool shared = classes == Classes::Shared;
  const std::string input = fmt::format("{}/cases-{}.txt", KUKANG_BUILD_DIR, getpid());
  {
    std::ofstream out(input);
    for (const Case& c : cases) out << c.line() << "\n";
  }
  const std::string command = fmt::format(
      "{} -XX:-OmitStackTraceInFastThrow -XX:+UseSerialGC -cp {}/java/test-oracle{} "
      "oracle.Oracle {} < {}",
      KUKANG_JAVA, KUKANG_BUILD_DIR, shared ? ":" + class_path : "",
      shared ? "--shared" : class_path, input);
  FILE* pipe = popen(command.c_str(), "r");
  std::string text;
  char buffer[1 << 16];
  for (size_t n; (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;) text.append(buffer, n);
  const int status = pclose(pipe);
  unlink(input.c_str());
  if (status != 0) return absl::InternalError(fmt::format("java ended with status {}", status));

  std::vector<ProgramAnswer> answers;
  for (std::string_view rest = text; !rest.empty();) {
    const size_t end = rest.find('\n');
    answers.push_back(answer_from(nlohmann::json::parse(rest.substr(0, end))));
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  }
  if (answers.size() != cases.size()) {
    return absl::InternalError(
        fmt::format("java answered {} of {} cases", answers.size(), cases.size()));
  }
  return answers;
}

absl::StatusOr<std::vector<ProgramAnswer>> answers_of_kukang(const std::vector<Case>& cases,
                                                      const std::string& class_path,
                                                      Observer* observer) {
  ASSIGN_OR_RETURN(auto program, Program::open({class_path, ""}, own_classes()));
  std::string output;
  Machine::Options options;
  options.console = [&](std::string_view text, bool to_err) {
    if (!to_err) output += text;
  };
  ASSIGN_OR_RETURN(auto machine, Machine::make(*program, std::move(options)));
  machine->observer = observer;
  std::vector<ProgramAnswer> answers;
  for (const Case& c : cases) {
    absl::StatusOr<ProgramAnswer> answer = run_case(*machine, c, output);
    answers.push_back(answer.ok() ? *answer
                                  : ProgramAnswer{"", {}, {}, std::string(message(answer.status()))});
  }
  return answers;
}

void expect_same_as_java(const std::vector<Case>& cases, const std::string& class_path,
                         Classes classes) {
  auto java = answers_of_java(cases, class_path, classes);
  ASSERT_TRUE(java.ok()) << java.status();
  auto kukang = answers_of_kukang(cases, class_path, nullptr);
  ASSERT_TRUE(kukang.ok()) << kukang.status();
  for (size_t i = 0; i < cases.size(); ++i) {
    EXPECT_EQ((*java)[i].error, "") << cases[i].line();
    EXPECT_EQ((*kukang)[i].text(), (*java)[i].text()) << cases[i].line();
  }
}

}  // namespace kukang
