#include "soak/findings.h"

#include <algorithm>
#include <csignal>
#include <optional>
#include <sstream>

#include "fmt/format.h"
#include "nlohmann/json.hpp"

namespace kukang {
namespace {

using Json = nlohmann::json;
using Output = Trouble::Output;

// A JVM that replays has its own; and memory is looked at now and then only.
constexpr uint64_t kMibBesides = 700;

bool has(const std::vector<int>& all, int one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

// The status that verdicts come to.
int status_of(const std::vector<std::string>& verdicts) {
  int status = kExitHolds;
  for (const std::string& verdict : verdicts) {
    if (verdict == "violated") return kExitViolated;
    if (verdict == "unknown" || verdict == "vacuous") status = kExitUnknown;
  }
  return status;
}

int status_of_tests(const Json& answer) {
  const Json& results = answer.at("results");
  const bool finished = std::all_of(results.begin(), results.end(), [](const Json& result) {
    return result.at("stopped_early").get<std::string>().empty() && result.at("stopped") == 0;
  });
  return finished && !answer.at("files").empty() ? kExitHolds : kExitUnknown;
}

// What the answer says that the exit status is; throws where it is not what the guide describes.
int status_in(const Trial& trial, const Json& answer) {
  if (trial.command == "tests") return status_of_tests(answer);
  const Json& results = answer.at("results");
  if (trial.command == "run") return results.at(0).at("exit_status");
  if (trial.command == "shapes") {
    return results.at(0).at("complete") && results.at(0).at("distinct") != Json(false)
               ? kExitHolds
               : kExitUnknown;
  }
  std::vector<std::string> verdicts;
  for (const Json& result : results) {
    verdicts.push_back(result.at("verdict"));
    if (!result.at("disagreements").empty()) return kExitInternal;
  }
  return status_of(verdicts);
}

// The first words of the lines above the first empty one, which are the verdicts of a check.
std::vector<std::string> verdicts_in(const std::string& text) {
  std::istringstream lines(text);
  std::vector<std::string> verdicts;
  for (std::string line; std::getline(lines, line) && !line.empty();) {
    verdicts.push_back(line.substr(0, line.find(' ')));
  }
  return verdicts;
}

std::string mistake_in_json(const Trial& trial, const TrialEnd& end) {
  try {
    const int status = status_in(trial, Json::parse(end.answer));
    if (status == end.status) return "";
    return fmt::format("exit status {}, where the answer says {}", end.status, status);
  } catch (const Json::exception& error) {
    return fmt::format("exit status {} without an answer: {}", end.status, error.what());
  }
}

// The text is for people: nothing in it moves the cursor, or ends a string.
bool has_control_characters(const std::string& text) {
  return std::any_of(text.begin(), text.end(), [](unsigned char c) {
    return (c < ' ' && c != '\n' && c != '\t') || c == 0x7f;
  });
}

// Something could not be done at all: that is unknown, and said instead of an answer.
bool is_excused(const Trial& trial, const TrialEnd& end) {
  const bool said = trial.trouble.output == Output::Alone ||
                    end.err.find("kukang: ") != std::string::npos;  // perhaps after --progress
  return end.status == kExitUnknown && end.answer.empty() && said;
}

// REQUIRES that all of the answer was kept, and a status that comes with one.
std::string mistake_in_answer(const Trial& trial, const TrialEnd& end) {
  if (trial.format == "json") return mistake_in_json(trial, end);
  if (trial.format == "html") {
    return end.answer.find("</html>") == std::string::npos ? "an incomplete page" : "";
  }
  if (trial.command == "run") return "";
  if (has_control_characters(end.answer)) return "control characters in the answer";
  if (trial.command != "check") return "";
  const int status = status_of(verdicts_in(end.answer));
  if (status == end.status) return "";
  return fmt::format("exit status {}, where the verdicts say {}", end.status, status);
}

// May it exit with this status, whatever its answer says?
bool is_possible(const Trial& trial, const TrialEnd& end) {
  const bool limited = trial.trouble.limit.has_value();
  switch (end.status) {
    case kExitHolds:
    case kExitUnknown:
    case kExitUsage: return true;
    case kExitViolated:
      return trial.command == "check" || trial.command == "compare" || trial.command == "run";
    case kExitMalformed: return limited || trial.command == "run";  // files, memory to map them to
    case kExitInternal:
      return !trial.trouble.keeps_output() &&
             end.err.find("not everything could be written") != std::string::npos;
    default: return trial.command == "run" && end.status < 64;  // the program's own
  }
}

std::string mistake_in_status(const Trial& trial, const TrialEnd& end) {
  if (end.signal != 0) {
    const bool ours = has(end.sent, end.signal);
    const bool pipe = end.signal == SIGPIPE && trial.trouble.output == Output::Unread;
    return ours || pipe ? "" : fmt::format("ended by signal {}", end.signal);
  }
  if (!is_possible(trial, end)) return fmt::format("exit status {}", end.status);
  const bool answered = end.status <= kExitUnknown;
  if (trial.trouble.keeps_output() || !trial.file.empty()) {
    return answered && !is_excused(trial, end) ? mistake_in_answer(trial, end) : "";
  }
  const bool silent = trial.command == "run" || trial.command == "tests";  // it may have no output
  return end.status == kExitHolds && !silent ? "exit status 0, where nobody got the answer" : "";
}

}  // namespace

std::vector<std::string> findings_of(const Trial& trial, const TrialEnd& end) {
  std::vector<std::string> findings;
  if (end.hung) {
    findings.push_back(
        fmt::format("still running, {:.1f} s too late, after {:.1f} s", end.late, end.seconds));
  } else if (std::string mistake = mistake_in_status(trial, end); !mistake.empty()) {
    findings.push_back(std::move(mistake));
  }
  for (const char* alarm : {"internal error", "terminate called", "Sanitizer", "runtime error:"}) {
    if (end.err.find(alarm) == std::string::npos) continue;
    findings.push_back(fmt::format("{}", alarm));
  }
  if (!kSanitized && trial.memory_mib.has_value() && trial.command != "run" &&
      end.peak_mib > *trial.memory_mib + kMibBesides) {
    findings.push_back(fmt::format("too much memory: {} MiB, where --memory allows {}",
                                   end.peak_mib, *trial.memory_mib));
  }
  for (const std::string& process : end.left_over) findings.push_back("left behind: " + process);
  return findings;
}

}  // namespace kukang
