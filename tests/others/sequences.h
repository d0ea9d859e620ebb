// How many heaps of a kind there are with at most n nodes, for n up to 10: known sequences, by
// their recurrences.
//
// None of this knows how Kukang counts; for small n tests/others/brute agrees, which makes all
// heaps and asks the invariant about each.

#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace kukang::sequences {

using Count = uint64_t;
using Sequence = Count (*)(uint32_t n);

inline Count binomial(Count n, Count k) {
  Count result = 1;
  for (Count i = 1; i <= k; ++i) result = result * (n - k + i) / i;
  return result;
}

inline Count power(Count base, uint32_t exponent) {
  return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

inline Count catalan(uint32_t n) { return binomial(2 * Count{n}, n) / (n + 1); }

template <typename Term>
Count sum(uint32_t from, uint32_t to, Term term) {
  Count all = 0;
  for (uint32_t i = from; i <= to; ++i) all += static_cast<Count>(term(i));
  return all;
}

// Binary trees; ordered forests are as many.
inline Count binary_trees(uint32_t n) { return sum(0, n, catalan); }

// One for each number of nodes; and where one node is there always.
inline Count one_of_each(uint32_t n) { return n + 1; }
inline Count one_of_each_from_one(uint32_t n) { return n; }

// Ordered trees, and nothing.
inline Count ordered_trees(uint32_t n) {
  return 1 + sum(1, n, [](uint32_t m) { return catalan(m - 1); });
}

// Trees whose nodes have none, one or two children: Motzkin's numbers.
inline Count unary_binary_trees(uint32_t n) {
  std::vector<Count> motzkin = {1};
  for (uint32_t m = 1; m < n; ++m) {
    Count next = motzkin[m - 1];
    for (uint32_t i = 0; i + 2 <= m; ++i) next += motzkin[i] * motzkin[m - 2 - i];
    motzkin.push_back(next);
  }
  return sum(0, n - 1, [&](uint32_t m) { return motzkin[m]; });
}

// Lists, some of whose nodes are marked.
inline Count subsets(uint32_t n) {
  return sum(0, n, [](uint32_t m) { return power(2, m); });
}

// Nodes in two lists, in three, and in as many as there are lists: no more of either than n.
inline Count two_lists(uint32_t n) { return binomial(Count{n} + 2, 2); }
inline Count three_lists(uint32_t n) { return binomial(Count{n} + 3, 3); }
inline Count lists_of_lists(uint32_t n) { return binomial(2 * Count{n} + 1, n); }

// Two lists, and all of their nodes in any order.
inline Count two_lists_in_order(uint32_t n) {
  Count factorial = 1;
  return sum(0, n, [&](uint32_t m) { return factorial *= m + 1; });
}

// Vertices in a list, edges in lists of each: edges lead anywhere.
inline Count adjacency_lists(uint32_t n) {
  return 1 + sum(1, n, [n](uint32_t v) {
           return sum(0, n,
                      [v](uint32_t e) { return binomial(Count{e} + v - 1, e) * power(v, e); });
         });
}

// Rooted forests on a list of nodes: (m + 1)^(m - 1), by Cayley.
inline Count forests(uint32_t n) {
  return 1 + sum(1, n, [](uint32_t m) { return power(Count{m} + 1, m - 1); });
}

// Acyclic graphs below one vertex, with two labelled edges: A082161.
inline Count acyclic_graphs(uint32_t n) {
  const Count known[] = {1, 3, 16, 127, 1363, 18628, 311250, 6173791, 142190703, 3737431895};
  return sum(1, n, [&](uint32_t m) { return known[m - 1]; });
}

// Trees by what is known of a whole one: a null is `leaf`; a node is what `combine` adds for each
// pair of what its subtrees are.
template <typename Known, typename Combine>
std::vector<std::map<Known, Count>> trees_by(uint32_t n, Known leaf, Combine combine) {
  std::vector<std::map<Known, Count>> all(n + 1);
  all[0][leaf] = 1;
  for (uint32_t m = 1; m <= n; ++m) {
    for (uint32_t l = 0; l < m; ++l) {
      for (const auto& [left, lefts] : all[l]) {
        for (const auto& [right, rights] : all[m - 1 - l]) {
          if (auto whole = combine(left, right)) all[m][*whole] += lefts * rights;
        }
      }
    }
  }
  return all;
}

// By height.
inline Count balanced_trees(uint32_t n) {
  const auto all = trees_by(n, 0, [](int l, int r) -> std::optional<int> {
    if (l - r > 1 || r - l > 1) return std::nullopt;
    return std::max(l, r) + 1;
  });
  return sum(0, n, [&](uint32_t m) {
    Count trees = 0;
    for (const auto& [height, count] : all[m]) trees += count;
    return trees;
  });
}

// Search trees that can be coloured. By the set of numbers of black nodes on all ways down, for a
// black top and for a red one.
inline Count red_black_trees(uint32_t n) {
  using Ways = std::pair<uint32_t, uint32_t>;  // a bit for each number: black, red
  const auto all = trees_by(n, Ways{1, 0}, [](Ways l, Ways r) -> std::optional<Ways> {
    const uint32_t any = (l.first | l.second) & (r.first | r.second);
    const Ways whole = {any << 1, l.first & r.first};
    return whole == Ways{0, 0} ? std::nullopt : std::optional(whole);
  });
  return sum(0, n, [&](uint32_t m) {
    Count trees = 0;
    for (const auto& [ways, count] : all[m]) trees += ways.first != 0 ? count : 0;
    return trees;
  });
}

// Leftist heaps, by the length of the way to the right. Their elements are values: which objects
// they are does not count.
inline Count leftist_heaps(uint32_t n) {
  const auto all = trees_by(n, 0, [](int l, int r) -> std::optional<int> {
    return l < r ? std::nullopt : std::optional(r + 1);
  });
  return sum(0, n, [&](uint32_t m) {
    Count heaps = 0;
    for (const auto& [distance, count] : all[m]) heaps += count;
    return heaps;
  });
}

}  // namespace kukang::sequences
