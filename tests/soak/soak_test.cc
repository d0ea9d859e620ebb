// A soak: the program is asked anything, under any limits, and interrupted at any time. It does not
// crash, does not hang, leaves no process behind, and its exit status is what its answer says.
//
// KUKANG_SOAK_SECONDS says for how long, KUKANG_SEED what; KUKANG_SOAK_ONLY=17 is one trial again.

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>

#include "classfile/places.h"
#include "fmt/format.h"
#include "soak/findings.h"

namespace kukang {
namespace {

uint64_t number_from(const char* variable, uint64_t otherwise) {
  const char* text = std::getenv(variable);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

struct Figures {
  uint64_t trials = 0, found = 0;
  std::map<std::string, uint64_t> commands, ends, signals, troubles, findings;

  void add(const Trial& trial, const TrialEnd& end, const std::vector<std::string>& wrong) {
    ++trials;
    found += !wrong.empty();
    for (const std::string& what : wrong) ++findings[what.substr(0, what.find_first_of(",:"))];
    ++commands[trial.command];
    ++ends[end.signal != 0 ? fmt::format("signal {}", end.signal)
                           : fmt::format("exit {}", end.status)];
    for (const int number : end.sent) ++signals[std::to_string(number)];
    const bool limited = trial.trouble.limit.has_value();
    if (limited || trial.trouble.output != Trouble::Output::Kept) {
      ++troubles[text_of(Trouble{{}, trial.trouble.limit, trial.trouble.output})];
    }
  }
};

std::ostream& operator<<(std::ostream& out, const Figures& figures) {
  auto write = [&](const char* what, const std::map<std::string, uint64_t>& numbers) {
    out << "\n  " << what << ":";
    for (const auto& [name, number] : numbers) out << " " << number << " × " << name << ";";
  };
  out << figures.trials << " trials, something wrong with " << figures.found;
  write("commands", figures.commands);
  write("ends", figures.ends);
  write("signals sent", figures.signals);
  write("other trouble", figures.troubles);
  write("findings", figures.findings);
  return out;
}

class Soak {
 public:
  explicit Soak(uint64_t seed) : seed_(seed), grounds_(*all_grounds()) {}

  void attempt(uint64_t number) {
    const TemporaryDirectory folder;
    const Trial trial = make_trial(grounds_, seed_, number, folder.string());
    const TrialEnd end = run_trial(trial, KUKANG_BUILD_DIR "/kukang", folder.string());
    const std::vector<std::string> findings = findings_of(trial, end);
    figures_.add(trial, end, findings);
    if (findings.empty()) return;
    ADD_FAILURE() << fmt::format(
        "KUKANG_SEED={} KUKANG_SOAK_ONLY={}\n{}\n  {}\nafter {:.2f} s it said: {}", seed_, number,
        text_of(trial), fmt::join(findings, "\n  "), end.seconds, end.err.substr(0, 600));
  }

  const Figures& figures() const { return figures_; }

 private:
  const uint64_t seed_;
  const std::vector<Ground> grounds_;
  Figures figures_;
};

TEST(Soak, FindsNothing) {
  const uint64_t seed = number_from("KUKANG_SEED", 1);
  const std::chrono::seconds length(number_from("KUKANG_SOAK_SECONDS", 20));
  take_in_orphans();
  Soak soak(seed);
  if (std::getenv("KUKANG_SOAK_ONLY") != nullptr) {
    soak.attempt(number_from("KUKANG_SOAK_ONLY", 0));
    std::cout << soak.figures() << std::endl;
    return;
  }
  const auto until = std::chrono::steady_clock::now() + length;
  for (uint64_t number = 0; std::chrono::steady_clock::now() < until; ++number) {
    soak.attempt(number);
  }
  std::cout << "soak with seed " << seed << ": " << soak.figures() << std::endl;
  EXPECT_GT(soak.figures().trials, 5u);
}

}  // namespace
}  // namespace kukang
