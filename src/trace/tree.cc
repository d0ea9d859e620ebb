#include "trace/tree.h"

#include <map>

#include "fmt/format.h"

namespace kukang {
namespace {

// Where the compiler has left names for the locals of a method.
std::vector<LocalVariable> variables_of(const Method& method) {
  auto code = method.owner->file->code(*method.info);
  return code.ok() && code->has_value() ? (*code)->variables : std::vector<LocalVariable>();
}

// The locals by name; without a name, one that has none in this place is dead.
Sigma::Map named(const Sigma& state, const std::vector<LocalVariable>& variables) {
  if (variables.empty()) return state.locals;
  Sigma::Map out;
  for (const auto& [slot, value] : state.locals) {
    for (const LocalVariable& variable : variables) {
      const bool there = state.pc >= variable.start && state.pc < variable.start + variable.length;
      if (there && std::to_string(variable.slot) == slot) {
        out.emplace_back(variable.name, value);
        break;
      }
    }
  }
  return out;
}

class Builder {
 public:
  explicit Builder(const Plan& plan) : variables_(variables_of(*plan.target)) {}

  void add(const Derivation& derivation) {
    std::vector<int> path;
    for (const Derivation::Step& step : derivation.steps) {
      if (step.node) path.push_back(find(path.empty() ? -1 : path.back(), derivation, step));
    }
    std::vector<std::string>& endings = tree_.nodes[path.back()].endings;
    if (endings.empty() || endings.back() != derivation.ending) {
      endings.push_back(derivation.ending);
    }
    tree_.paths.push_back(std::move(path));
  }

  ComputationTree finished() {
    bool wide = tree_.initial.size() > kDigits;
    for (const TreeNode& node : tree_.nodes) wide |= node.children.size() > kDigits;
    const char* between = wide ? "." : "";
    number(tree_.initial, "", between);
    for (const TreeNode& node : tree_.nodes) number(node.children, node.label, between);
    return std::move(tree_);
  }

 private:
  static constexpr size_t kDigits = 9;

  int find(int parent, const Derivation& derivation, const Derivation::Step& step) {
    TrailChoices choices(derivation.trail.begin(), derivation.trail.begin() + step.choices);
    auto [it, fresh] = known_.try_emplace({parent, std::move(choices)});
    if (fresh) {
      it->second = static_cast<int>(tree_.nodes.size());
      (parent < 0 ? tree_.initial : tree_.nodes[parent].children).push_back(it->second);
      TreeNode& node = tree_.nodes.emplace_back();
      node.parent = parent;
      node.line = step.line;
      node.state = *step.state;
      node.locals = named(node.state, variables_);
    }
    return it->second;
  }

  void number(const std::vector<int>& siblings, const std::string& parent,
              std::string_view between) {
    int number = 0;
    for (int node : siblings) {
      tree_.nodes[node].label =
          fmt::format("{}{}{}", parent, parent.empty() ? "" : between, ++number);
    }
  }

  const std::vector<LocalVariable> variables_;
  ComputationTree tree_;
  std::map<std::pair<int, TrailChoices>, int> known_;
};

}  // namespace

ComputationTree tree_of(const Plan& plan, const std::vector<Derivation>& derivations) {
  Builder builder(plan);
  for (const Derivation& derivation : derivations) builder.add(derivation);
  return builder.finished();
}

std::vector<std::string> lines_of_node(const TreeNode& node, size_t columns) {
  std::vector<std::vector<std::string>> parts;
  if (!node.locals.empty()) parts.push_back(lines_of("", node.locals, columns));
  parts.push_back(lines_of("", node.state.heap, columns));
  if (!node.state.conditions.empty()) parts.push_back(lines_of("", node.state.conditions, columns));
  for (const std::string& ending : node.endings) {
    if (ending != kReturns) parts.push_back(lines_of(ending, columns));
  }
  std::vector<std::string> lines;
  for (const std::vector<std::string>& part : parts) {
    const bool fits = !lines.empty() && part.size() == 1 &&
                      columns_of(lines.back()) + 2 + columns_of(part[0]) <= columns;
    if (fits) {
      lines.back() += "  " + part[0];
    } else {
      lines.insert(lines.end(), part.begin(), part.end());
    }
  }
  return lines;
}

std::vector<std::string> ComputationTree::labels_of(size_t path) const {
  std::vector<std::string> labels;
  for (int node : paths[path]) labels.push_back(nodes[node].label);
  return labels;
}

std::string ComputationTree::trace_of(size_t path) const {
  return fmt::format("{}", fmt::join(labels_of(path), "-"));
}

}  // namespace kukang
