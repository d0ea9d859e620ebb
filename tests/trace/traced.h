// What the tests of traces have in common: a program, the plan of one of its methods, its paths.

#pragma once

#include <gtest/gtest.h>

#include "contract/contract.h"
#include "report/derivation_text.h"
#include "semantics/own_classes.h"
#include "trace/tree.h"

namespace kukang {

inline const Program& traced_program() {
  static const auto program = Program::open(
      {KUKANG_BUILD_DIR "/java/examples:" KUKANG_BUILD_DIR "/java/test-trace", ""}, own_classes());
  return **program;
}

// Every path of a method, and its computation tree.
struct Traced {
  Plan plan;
  ExploreOptions options;
  Trails trails;
  std::vector<Derivation> derivations;
  ComputationTree tree;

  // The number of the path that ends in the state of this label; there must be exactly one.
  size_t path(std::string_view label) const {
    std::vector<size_t> found;
    for (size_t i = 0; i < tree.paths.size(); ++i) {
      if (tree.labels_of(i).back() == label) found.push_back(i);
    }
    EXPECT_EQ(found.size(), 1u) << label;
    return found.empty() ? 0 : found.front();
  }
  const TreeNode& node(std::string_view label) const {
    for (const TreeNode& node : tree.nodes) {
      if (node.label == label) return node;
    }
    ADD_FAILURE() << "there is no state " << label;
    return tree.nodes.front();
  }
  std::string text(size_t path, const DerivationLayout& layout = {}) const {
    return text_of(derivations[path], tree.labels_of(path), layout);
  }
};

inline Traced traced(std::string_view type, std::string_view method, const Strategy& strategy,
                     int workers = 1) {
  const Program& program = traced_program();
  Traced out;
  for (const Method& candidate : (*program.load(type))->methods) {
    if (candidate.name != method) continue;
    auto plan = plan_for(program, candidate, {});
    EXPECT_TRUE(plan.ok()) << plan.status();
    out.plan = *std::move(plan);
  }
  out.options.strategy = &strategy;
  out.options.bounds.k = 3;
  out.options.workers = workers;
  Explorer session(program, out.plan, out.options);
  auto trails = trails_of(session);
  EXPECT_TRUE(trails.ok()) << trails.status();
  out.trails = *std::move(trails);
  for (const TrailChoices& trail : out.trails.shown) {
    auto derivation = derive(session, trail, Detail::Instructions);
    EXPECT_TRUE(derivation.ok()) << derivation.status();
    EXPECT_EQ(derivation->trail, trail);
    out.derivations.push_back(*std::move(derivation));
  }
  out.tree = tree_of(out.plan, out.derivations);
  return out;
}

inline std::string on_one_line(const Sigma& sigma) {
  constexpr size_t kEndless = 1'000'000;
  return lines_of(sigma, kEndless).at(0);
}

}  // namespace kukang
