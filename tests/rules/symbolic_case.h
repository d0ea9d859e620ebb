// A case of symbolic rules: a method, a strategy, which rules must fire and how all paths must end.
//
// How a path ends is one word: what was returned (a number; x for a term; NULL; l for a location; α̂
// or ᾱ for what was never looked at; done for nothing), the class of what was thrown, or ERROR,
// assumed, diverges, overflows, cut, stopped. `ends` lists the words, "2*0" for twice the same. It
// is worked out by hand from the rules, so it also says how often each of them may fire.
//
// A sample puts numbers in the place of primitive parameters. They satisfy the path condition of
// exactly one path, and that path must end as Java does on these numbers.
//
// Each family of rules has a file with a table of cases; symbolic_rules_test.cc runs them all, and
// fails when a rule is in no table.

#pragma once

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "contract/contract.h"
#include "explore/explorer.h"
#include "expr/model.h"
#include "fmt/format.h"
#include "semantics/own_classes.h"

namespace kukang {

inline constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

struct Sample {
  std::vector<double> given;  // for each parameter
  std::string gives;
};

struct SymbolicCase {
  std::string rules;   // names, one space between them
  std::string method;  // Class.method, of package rules
  char strategy;       // the paper's letter: S lazy, A lazier, B lazier#
  std::string ends;
  std::vector<Sample> samples = {};
  uint64_t cut = 0;  // choices that a bound forbids
  bool symbolic_statics = false;
  bool merges = false;
};

// All tables together; each file adds its own before main.
inline std::vector<SymbolicCase>& all_cases() {
  static std::vector<SymbolicCase> cases;
  return cases;
}
struct Family {
  explicit Family(const std::vector<SymbolicCase>& cases) {
    all_cases().insert(all_cases().end(), cases.begin(), cases.end());
  }
};

inline std::set<std::string> words(const std::string& text) {
  std::set<std::string> out;
  for (size_t from = 0; from < text.size();) {
    const size_t to = std::min(text.find(' ', from), text.size());
    out.insert(text.substr(from, to - from));
    from = to + 1;
  }
  return out;
}

// How often each word ends a path: "2*0, 1".
using Ends = std::map<std::string, int>;
inline Ends parse_ends(const std::string& text) {
  Ends ends;
  for (size_t from = 0; from < text.size();) {
    const size_t to = std::min(text.find(", ", from), text.size());
    const std::string word = text.substr(from, to - from);
    const size_t star = word.find('*');
    ends[word.substr(star + 1)] += star == std::string::npos ? 1 : std::stoi(word);
    from = to + 2;
  }
  return ends;
}

inline int64_t bits_of(double number, Basic basic) {
  switch (basic) {
    case Basic::Float: return std::bit_cast<uint32_t>(static_cast<float>(number));
    case Basic::Double: return std::bit_cast<int64_t>(number);
    default: return static_cast<int64_t>(number);
  }
}
inline std::string text_of_number(int64_t bits, Sort sort) {
  switch (sort) {
    case Sort::Float: return fmt::format("{}", std::bit_cast<float>(static_cast<uint32_t>(bits)));
    case Sort::Double: return fmt::format("{}", std::bit_cast<double>(bits));
    default: return std::to_string(bits);
  }
}

// Sees the rules that the cases' own instructions fire, not the JDK's, and the ends of the paths.
class Watcher final : public Observer, public PathSink {
 public:
  std::set<std::string> rules;
  Ends ends;
  std::vector<std::string> reasons;               // of paths that stopped
  std::vector<std::vector<std::string>> sampled;  // by sample: how its paths end

  Watcher(const Plan& plan, const std::vector<Sample>& samples) : sampled(samples.size()) {
    for (const Sample& sample : samples) {
      Model model;
      for (size_t i = 0; i < sample.given.size(); ++i) {
        model.set(static_cast<uint32_t>(i), bits_of(sample.given[i], plan.parameters[i].basic));
      }
      models_.push_back(model);
    }
  }

  void executed(const State& state, const Code&, const Instruction&) override {
    own_ = state.top->method->owner->name.starts_with("rules/");
  }
  void fired(Rule rule) override {
    // Characters are read by the JDK alone.
    if (own_ || rule == Rule::TEXT2_S) rules.emplace(text_of(rule).name);
  }
  void ended(const EndedPath& path) override {
    ++ends[word_of(path, nullptr)];
    if (path.end == PathEnd::Stopped) reasons.push_back(path.ending.reason.ToString());
    for (size_t i = 0; i < models_.size(); ++i) {
      if (satisfies(models_[i], path.state)) sampled[i].push_back(word_of(path, &models_[i]));
    }
    own_ = true;  // what comes next is a choice of a fork that is left
  }

 private:
  static bool satisfies(const Model& model, const State& state) {
    for (const PathCondition::Node* node : state.condition.conjuncts()) {
      if (node->condition == nullptr) continue;
      if (evaluate(*node->condition, model, Arithmetic::Wrap) == 0) return false;
    }
    return true;
  }

  static std::string word_of(const EndedPath& path, const Model* model) {
    switch (path.end) {
      case PathEnd::Error: return "ERROR";
      case PathEnd::Assumed: return "assumed";
      case PathEnd::Diverges: return path.round->recursion ? "overflows" : "diverges";
      case PathEnd::Cut: return "cut";
      case PathEnd::Stopped: return "stopped";
      default: break;
    }
    const Value value = SymbolicHeap::resolved(path.state, path.state.result);
    if (path.end == PathEnd::Exceptional) {
      const std::string_view name = path.state.heap[value.location].type->name;
      return std::string(name.substr(name.rfind('/') + 1));
    }
    switch (value.kind) {
      case Kind::Undefined: return "done";
      case Kind::Null: return "NULL";
      case Kind::Location: return "l";
      case Kind::SymbolicLocation: return "α̂";
      case Kind::SymbolicReference: return "ᾱ";
      default: break;
    }
    if (value.is_term() && model == nullptr) return "x";
    const Term* term = path.heap.term_of(value);
    return text_of_number(model == nullptr ? term->bits : evaluate(*term, *model, Arithmetic::Wrap),
                          term->sort);
  }

  std::vector<Model> models_;  // by sample
  bool own_ = true;            // at the start, parameters are chosen
};

}  // namespace kukang
