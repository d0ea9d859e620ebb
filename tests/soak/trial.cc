#include "soak/trial.h"

#include <csignal>

#include "fmt/format.h"
#include "fmt/ranges.h"

namespace kukang {
namespace {

// A trial as it is put together.
class Writer {
 public:
  Writer(const std::vector<Ground>& grounds, Dice& dice, const std::string& folder, Trial& trial)
      : dice_(dice), folder_(folder), trial_(trial), ground_(dice.pick(grounds)) {
    while (!has_something()) ground_ = dice.pick(grounds);
  }

  void write() {
    add(trial_.command);
    add("-cp", ground_.class_path);
    if (trial_.command == "run") return write_run();
    const size_t methods = write_target();
    write_bounds();
    write_exploration();
    write_output();
    write_budgets(methods);
    if (dice_.percent(3)) add(dice_.pick(kMistakes));
  }

 private:
  static constexpr const char* kMistakes[] = {"--strategy=eager", "--nothing", "-k=-1",
                                              "--timeout=never",  "-j=0",      "--format=pdf"};

  bool is(std::string_view command) const { return trial_.command == command; }
  bool has_something() const {
    return is("run") ? !ground_.runs.empty() : !is("shapes") || !ground_.with_invariant.empty();
  }

  template <class... Words>
  void add(const Words&... words) {
    (trial_.arguments.push_back(fmt::format("{}", words)), ...);
  }

  void write_run() {
    const Case& run = dice_.pick(ground_.runs);
    if (dice_.percent(30)) {
      add("--format", "json");
      trial_.format = "json";
    }
    if (dice_.percent(20)) add("--memory", dice_.between(1, 500));
    add("--steps", dice_.pick(std::vector{10, 1000, 100'000, 3'000'000}));
    add("--", run.class_name + "." + run.method);
    for (const std::string& literal : run.literals) add(literal);
  }

  // Returns how many methods there are at most.
  size_t write_target() {
    const bool contracts = is("check") || is("compare") || is("tests");
    const bool whole = is("shapes") || (contracts && dice_.percent(25));
    if (whole && !ground_.with_invariant.empty()) {
      const std::string& type = dice_.pick(ground_.with_invariant);
      add(type);
      return ground_.methods.at(type).size();
    }
    const bool modular = (is("check") || is("trace")) && !ground_.modular.empty();
    if (modular && dice_.percent(50)) return write_modular();
    const size_t methods = contracts && dice_.percent(30) ? dice_.below(4) + 1 : 1;
    for (size_t i = 0; i < methods; ++i) {
      const std::string type = dice_.pick(ground_.classes());
      add(dice_.pick(ground_.methods.at(type)));
    }
    return methods;
  }

  // Who calls the method is most likely one of the same class.
  size_t write_modular() {
    const std::string& one = dice_.pick(ground_.modular);
    const std::string owner = one.substr(0, one.rfind('.', one.find('(')));
    add(dice_.pick(ground_.methods.at(owner)), "--modular", one);
    return 1;
  }

  void write_bounds() {
    const std::string up = is("compare") && dice_.percent(30) ? ".." : "";
    if (dice_.percent(60)) {
      const int k = dice_.between(0, 3);
      add("-k", up.empty() ? std::to_string(k) : fmt::format("{}..{}", k, k + 1));
    }
    if (dice_.percent(30)) add("-n", dice_.between(1, 4));
    if (dice_.percent(20)) add("--loop-bound", dice_.between(1, 200));
    if (dice_.percent(10)) add("--call-bound", dice_.between(1, 2000));
    if (dice_.percent(20)) add("--steps", dice_.pick(std::vector{100, 10'000, 1'000'000}));
  }

  void write_exploration() {
    static constexpr const char* kStrategies[] = {"lazy", "lazier", "lazier#"};
    if (dice_.percent(50)) add("--strategy", dice_.pick(kStrategies));
    if (dice_.percent(60)) add("-j", dice_.between(1, 4));
    if (dice_.percent(8)) add("--int", "math");
    if (dice_.percent(10)) add("--world", "closed");
    if (dice_.percent(5)) add("--identity-hash", "any");
    if (!is("shapes") && dice_.percent(10)) add("--symbolic-statics");
    if (dice_.percent(10)) add("--every-choice");
    if (dice_.percent(4)) add("--self-check");
    const bool checks = is("check") || is("compare") || is("tests");
    if (checks && dice_.percent(20)) add("--exceptions", dice_.percent(50) ? "all" : "none");
    if (is("check") && dice_.percent(20)) add("--no-replay");
    if (is("tests") && dice_.percent(50)) add("--all");
    static constexpr const char* kShapes[] = {"--count", "--concrete", "--sample=5",
                                              "--range=0..2"};
    if (is("shapes") && dice_.percent(60)) add(dice_.pick(kShapes));
    if (!is("trace") && dice_.percent(10)) add("--progress", "always");
  }

  void write_output() {
    if (is("tests")) add("-o", folder_ + "/tests");
    std::vector<const char*> formats = {"text", "json", "json", "html"};
    if (is("tests")) formats = {"text", "json"};
    if (is("trace")) formats = {"text", "dot"};
    trial_.format = dice_.pick(formats);
    const bool tree = is("trace") && (trial_.format == "dot" || dice_.percent(40));
    if (tree) add("--tree");
    if (trial_.format != "text" || dice_.percent(20)) add("--format", trial_.format);
    if (is("tests") || dice_.percent(70)) return;
    trial_.file = folder_ + "/answer";
    add("-o", trial_.file);
  }

  // A comparison explores a method with every strategy and bound, and most of it twice.
  void write_budgets(size_t methods) {
    constexpr double kLongest = 20;
    const double explorations = static_cast<double>(methods) * (is("compare") ? 3 * 2 * 2 : 1);
    double each = dice_.pick(std::vector{0.05, 0.3, 1.0, 2.0});
    each = std::min(each, std::max(kLongest / explorations, 0.001));
    if (trial_.trouble.signals.empty() || dice_.percent(50)) {
      add("--timeout", each);
      trial_.seconds = each * explorations;
    }
    if (!dice_.percent(25)) return;
    trial_.memory_mib = dice_.pick(std::vector{50, 100, 200, 500});
    add("--memory", *trial_.memory_mib);
  }

  Dice& dice_;
  const std::string folder_;
  Trial& trial_;
  Ground ground_;
};

std::string random_command(Dice& dice) {
  const int chance = dice.between(1, 100);
  if (chance <= 45) return "check";
  if (chance <= 57) return "compare";
  if (chance <= 67) return "trace";
  if (chance <= 77) return "tests";
  return chance <= 90 ? "shapes" : "run";
}

// Most often something happens early: while it starts, reads classes, begins.
double random_moment(Dice& dice) {
  const double most = dice.pick(std::vector{0.05, 0.5, 3.0});
  return most * static_cast<double>(dice.below(1000)) / 1000;
}

Trouble random_trouble(Dice& dice) {
  Trouble trouble;
  const int chance = dice.between(1, 100);
  if (chance <= 30) {
    const int number = dice.pick(std::vector{SIGINT, SIGINT, SIGINT, SIGTERM, SIGKILL, SIGKILL});
    const bool to_children = number == SIGINT && dice.percent(50);
    trouble.signals.push_back({number, random_moment(dice), to_children});
    if (dice.percent(20)) {
      const double after = trouble.signals[0].after + random_moment(dice);
      trouble.signals.push_back({SIGINT, after, to_children});
    }
  } else if (chance <= 50) {
    constexpr rlim_t kKib = 1024, kMib = 1024 * kKib;
    std::vector<Trouble::Limit> limits;
    for (const rlim_t files : {6, 10, 30}) limits.push_back({RLIMIT_NOFILE, files});
    if (!kSanitized) {
      for (const rlim_t kib : {512, 1024, 2048}) limits.push_back({RLIMIT_STACK, kib * kKib});
      for (const rlim_t mib : {400, 700, 1000, 2000}) limits.push_back({RLIMIT_AS, mib * kMib});
    }
    trouble.limit = dice.pick(limits);
  } else if (chance <= 60) {
    using Output = Trouble::Output;
    trouble.output =
        dice.pick(std::vector{Output::Alone, Output::Full, Output::Closed, Output::Unread});
  }
  return trouble;
}

std::string name_of(int resource) {
  switch (resource) {
    case RLIMIT_AS: return "memory";
    case RLIMIT_NOFILE: return "files";
    case RLIMIT_STACK: return "stack";
  }
  return std::to_string(resource);
}

std::string quoted(const std::string& word) {
  const bool plain =
      !word.empty() && word.find_first_of(" $#;()<>\"'\\&|*?[]~`!{}\n\t") == std::string::npos;
  if (plain) return word;
  std::string text = "'";
  for (const char c : word) text += c == '\'' ? "'\\''" : std::string(1, c);
  return text + "'";
}

}  // namespace

Trial make_trial(const std::vector<Ground>& grounds, uint64_t seed, uint64_t number,
                 const std::string& folder) {
  Dice dice(seed, number);
  Trial trial;
  trial.number = number;
  trial.command = random_command(dice);
  trial.trouble = random_trouble(dice);
  Writer(grounds, dice, folder, trial).write();
  return trial;
}

std::string text_of(const Trouble& trouble) {
  std::string text;
  for (const auto& [number, after, to_children] : trouble.signals) {
    text += fmt::format(", signal {} {}after {:.3f} s", number,
                        to_children ? "to the children, too, " : "", after);
  }
  if (trouble.limit.has_value()) {
    text +=
        fmt::format(", {} limited to {}", name_of(trouble.limit->resource), trouble.limit->most);
  }
  switch (trouble.output) {
    case Trouble::Output::Kept: break;
    case Trouble::Output::Alone: text += ", 2>&-"; break;
    case Trouble::Output::Full: text += ", > /dev/full"; break;
    case Trouble::Output::Closed: text += ", >&-"; break;
    case Trouble::Output::Unread: text += ", | false"; break;
  }
  return text.empty() ? "no trouble" : text.substr(2);
}

std::string text_of(const Trial& trial) {
  std::string text = "kukang";
  for (const std::string& word : trial.arguments) text += " " + quoted(word);
  return fmt::format("{}  ({})", text, text_of(trial.trouble));
}

}  // namespace kukang
