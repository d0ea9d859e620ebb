// What the engine relies on: typical questions of heap programs never reach Z3, models are small
// and depend on φ alone, and what is not known is said to be unknown.

#include "solver/solver.h"

#include <gtest/gtest.h>

#include <random>

#include "asked.h"
#include "expr/model.h"
#include "solver/interrupt.h"

namespace kukang {
namespace {

using O = Operator;

// Takes a branch as the engine does: asks about both sides, goes on with one that is possible.
class Explorer {
 public:
  Explorer(Terms& terms, Solver& solver, uint32_t seed)
      : terms_(terms), solver_(solver), random_(seed) {}

  PathCondition phi;

  bool branch(const Term* condition) {
    const bool yes = solver_.satisfiable(phi, *condition) == Answer::Satisfiable;
    const bool no = solver_.satisfiable(phi, *terms_.negation(condition)) == Answer::Satisfiable;
    EXPECT_TRUE(yes || no);
    const bool taken = yes && no ? random_() % 2 == 0 : yes;
    phi.add(taken ? condition : terms_.negation(condition));
    return taken;
  }

  void assume(const Term* condition) {
    ASSERT_EQ(solver_.satisfiable(phi, *condition), Answer::Satisfiable);
    phi.add(condition);
  }

 private:
  Terms& terms_;
  Solver& solver_;
  std::mt19937 random_;
};

class ArithmeticTest : public testing::TestWithParam<Arithmetic> {
 protected:
  Terms terms_{GetParam()};
  std::unique_ptr<Solver> solver_ = make_solver(terms_);

  const Term* integer(uint32_t number) { return terms_.symbol(Range::Int, number); }
  const Term* make(Operator op, const Term* a, const Term* b) { return terms_.make(op, a, b); }
};

INSTANTIATE_TEST_SUITE_P(Both, ArithmeticTest, testing::Values(Arithmetic::Wrap, Arithmetic::Math),
                         [](const auto& info) {
                           return info.param == Arithmetic::Wrap ? "Wrap" : "Math";
                         });

// Insertion into search trees whose keys are symbols: at each node equal, less or more.
TEST_P(ArithmeticTest, SearchTreesNeverReachZ3) {
  for (uint32_t seed = 0; seed < 200; ++seed) {
    Explorer path(terms_, *solver_, seed);
    struct Node {
      const Term* key;
      int left = -1;
      int right = -1;
    };
    std::vector<Node> nodes;
    for (uint32_t i = 0; i < 12; ++i) {
      const Term* key = integer(i);
      if (nodes.empty()) {
        nodes.push_back({key});
        continue;
      }
      for (int at = 0;;) {
        if (path.branch(make(O::Eq, key, nodes[at].key))) break;
        const bool less = path.branch(make(O::Lt, key, nodes[at].key));
        int& next = less ? nodes[at].left : nodes[at].right;
        if (next < 0) {
          next = static_cast<int>(nodes.size());
          nodes.push_back({key});
          break;
        }
        at = next;
      }
    }
    const auto model = solver_->model(path.phi);
    ASSERT_TRUE(model);
    for (const PathCondition::Node* node : path.phi.conjuncts()) {
      ASSERT_EQ(evaluate(*node->condition, *model, GetParam()), 1);
    }
  }
  EXPECT_GT(asked(*solver_, "stated"), 5000u);
  EXPECT_EQ(asked(*solver_, "z3"), 0u);
}

// Extent checks, i + 1 and i - 1, a loop to the length, elements compared with each other.
TEST_P(ArithmeticTest, ArraysNeverReachZ3) {
  for (uint32_t seed = 0; seed < 100; ++seed) {
    Explorer path(terms_, *solver_, seed);
    const Term* length = integer(0);
    const Term* index = integer(1);
    const Term* one = terms_.of(1);
    path.assume(make(O::Le, terms_.of(0), length));
    const auto in_bounds = [&](const Term* i) {
      return make(O::Both, make(O::Le, terms_.of(0), i), make(O::Lt, i, length));
    };
    if (!path.branch(in_bounds(index))) continue;
    for (const Term* next = index; next->height < 5; next = make(O::Add, next, one)) {
      if (!path.branch(in_bounds(next))) break;
      if (next->height > 0 && terms_.make(O::Sub, next, index)->bits > 4) break;
    }
    path.branch(in_bounds(make(O::Sub, index, one)));
    for (int i = 0; i < 6; ++i) {
      if (!path.branch(make(O::Lt, terms_.of(i), length))) break;
    }
    for (uint32_t i = 2; i < 8; ++i) {
      path.branch(make(O::Le, integer(i), integer(i + 1)));
      path.branch(make(O::Eq, integer(i), integer(9 - i)));
      path.branch(make(O::Eq, terms_.symbol(Range::Boolean, 20 + i), terms_.of(1)));
    }
  }
  EXPECT_GT(asked(*solver_, "stated"), 2000u);
  EXPECT_EQ(asked(*solver_, "z3"), 0u);
}

TEST_P(ArithmeticTest, AModelDependsOnThePathConditionAlone) {
  const auto other = make_solver(terms_);
  const Term* product = make(O::Mul, integer(0), integer(1));
  PathCondition phi;
  phi.add(make(O::Eq, product, terms_.of(12)));
  phi.add(make(O::Lt, integer(0), integer(1)));
  phi.add(make(O::Lt, integer(2), integer(3)));
  const auto first = solver_->model(phi);
  ASSERT_TRUE(first);
  EXPECT_EQ(evaluate(*product, *first, GetParam()), 12);
  for (int i = 0; i < 20; ++i) {
    PathCondition elsewhere;
    elsewhere.add(make(O::Lt, integer(5), make(O::Mul, integer(i), integer(i + 1))));
    other->satisfiable(elsewhere, *make(O::Eq, product, terms_.of(i)));
  }
  const auto second = other->model(phi);
  ASSERT_TRUE(second);
  for (uint32_t i = 0; i < 4; ++i) EXPECT_EQ(first->value_of(i), second->value_of(i));
}

TEST_P(ArithmeticTest, ModelsAreSmall) {
  PathCondition phi;
  phi.add(make(O::Lt, integer(0), integer(1)));
  phi.add(terms_.negation(make(O::Eq, integer(2), terms_.of(0))));
  phi.add(make(O::Le, terms_.of(100), integer(3)));
  auto model = solver_->model(phi);
  ASSERT_TRUE(model);
  EXPECT_EQ(model->value_of(0), 0);
  EXPECT_EQ(model->value_of(1), 1);
  EXPECT_EQ(model->value_of(2), 1);
  EXPECT_EQ(model->value_of(3), 100);
  // One that has to be large leaves the others small.
  phi.add(make(O::Lt, terms_.of(5000), make(O::Mul, integer(4), terms_.of(3))));
  model = solver_->model(phi);
  ASSERT_TRUE(model);
  EXPECT_GT(model->value_of(4) * 3, 5000);
  for (const uint32_t i : {0, 1, 2}) EXPECT_LE(std::abs(model->value_of(i)), 16);
  EXPECT_LE(model->value_of(3), 1000);
}

TEST_P(ArithmeticTest, OldModelsAnswerNewQuestions) {
  const Term* product = make(O::Mul, integer(0), integer(1));
  PathCondition phi;
  phi.add(make(O::Eq, product, terms_.of(35)));
  EXPECT_EQ(solver_->satisfiable(phi, *make(O::Lt, terms_.of(1), integer(0))), Answer::Satisfiable);
  const uint64_t before = asked(*solver_, "z3");
  phi.add(make(O::Lt, terms_.of(1), integer(0)));
  EXPECT_EQ(solver_->satisfiable(phi, *make(O::Lt, terms_.of(0), integer(0))), Answer::Satisfiable);
  EXPECT_EQ(asked(*solver_, "z3"), before);
}

// A product of what is pinned is a constant; a remainder by it is linear, even of endless integers.
TEST_P(ArithmeticTest, SymbolsThatHaveOneValueLeftAreGone) {
  const Term* key = integer(0);
  const Term* length = integer(1);
  PathCondition phi;
  phi.add(make(O::Lt, terms_.of(0), length));
  phi.add(terms_.negation(make(O::Eq, make(O::Rem, key, length), terms_.of(0))));
  phi.add(terms_.negation(make(O::Eq, length, terms_.of(1))));
  phi.add(make(O::Le, length, terms_.of(2)));
  const Term* four = make(O::Eq, make(O::Mul, length, length), terms_.of(4));
  const uint64_t before = asked(*solver_, "order");
  EXPECT_EQ(solver_->satisfiable(phi, *terms_.negation(four)), Answer::Unsatisfiable);
  EXPECT_EQ(solver_->satisfiable(phi, *four), Answer::Satisfiable);
  EXPECT_EQ(asked(*solver_, "order"), before);
  // What was said of the length before it was pinned counts, too.
  EXPECT_EQ(solver_->satisfiable(phi, *make(O::Eq, key, terms_.of(6))), Answer::Unsatisfiable);
  EXPECT_EQ(solver_->satisfiable(phi, *make(O::Eq, key, terms_.of(7))), Answer::Satisfiable);
  const auto model = solver_->model(phi);
  ASSERT_TRUE(model);
  EXPECT_EQ(model->value_of(1), 2);
  EXPECT_NE(model->value_of(0) % 2, 0);
}

TEST(FloatTest, AZeroPinsNothing) {
  Terms terms;
  const auto solver = make_solver(terms);
  const Term* x = terms.symbol(Range::Float, 0);
  const Term* inverse = terms.make(O::Div, terms.of(1.0f), x);
  PathCondition zero, half;
  zero.add(terms.make(O::Eq, x, terms.of(0.0f)));
  EXPECT_EQ(solver->satisfiable(zero, *terms.make(O::Lt, inverse, terms.of(0.0f))),
            Answer::Satisfiable);  // x is -0.0
  half.add(terms.make(O::Eq, x, terms.of(0.5f)));
  const uint64_t before = asked(*solver, "order");
  EXPECT_EQ(solver->satisfiable(half, *terms.make(O::Lt, inverse, terms.of(2.0f))),
            Answer::Unsatisfiable);
  EXPECT_EQ(asked(*solver, "order"), before);
}

// Symbol 0 is an int on one path and a boolean on another: an old model may not be used on it.
TEST(RecentModelsTest, AValueOutOfRangeIsOfNoModel) {
  Terms terms;
  const auto solver = make_solver(terms);
  const Term* wide = terms.symbol(Range::Int, 0);
  PathCondition one;
  one.add(terms.make(O::Eq, terms.make(O::Mul, wide, wide), terms.of(49)));
  EXPECT_EQ(solver->satisfiable(one, *terms.make(O::Lt, terms.of(0), wide)), Answer::Satisfiable);
  const Term* flag = terms.symbol(Range::Boolean, 0);
  const Term* other = terms.symbol(Range::Boolean, 1);
  const Term* square = terms.make(O::Mul, flag, flag);
  PathCondition two;
  two.add(terms.make(O::Le, other, square));
  EXPECT_EQ(solver->satisfiable(two, *terms.make(O::Lt, terms.of(1), square)),
            Answer::Unsatisfiable);
}

TEST(CacheTest, IrrelevantConjunctsDoNotMatter) {
  Terms terms;
  const auto solver = make_solver(terms);
  const auto integer = [&](uint32_t number) { return terms.symbol(Range::Int, number); };
  const auto product = [&](uint32_t a, uint32_t b) {
    return terms.make(O::Mul, integer(a), integer(b));
  };
  const Term* given = terms.make(O::Eq, product(0, 0), integer(1));
  const Term* guard = terms.make(O::Eq, integer(1), terms.of(3));  // no square ends in binary 11
  PathCondition one;
  one.add(given);
  EXPECT_EQ(solver->satisfiable(one, *guard), Answer::Unsatisfiable);
  const uint64_t before = asked(*solver, "z3");
  EXPECT_GT(before, 0u);
  PathCondition two;
  two.add(terms.make(O::Eq, product(2, 2), integer(3)));
  two.add(given);
  EXPECT_EQ(solver->satisfiable(two, *guard), Answer::Unsatisfiable);
  EXPECT_EQ(asked(*solver, "z3"), before);
  // A relevant one does.
  two.add(terms.make(O::Lt, integer(0), integer(2)));
  EXPECT_EQ(solver->satisfiable(two, *guard), Answer::Unsatisfiable);
  EXPECT_EQ(asked(*solver, "z3"), before + 1);
}

TEST(UnknownTest, IsSaidAndStaysUnknown) {
  Terms terms;
  const auto solver = make_solver(terms, {.without = all_but("probing")});
  const Term* x = terms.symbol(Range::Double, 0);
  const Term* y = terms.symbol(Range::Double, 1);
  const Term* guard = terms.make(O::Lt, terms.make(O::Rem, x, y), terms.of(3.0));
  const PathCondition phi;
  EXPECT_EQ(solver->satisfiable(phi, *guard), Answer::Unknown);
  EXPECT_EQ(solver->satisfiable(phi, *guard), Answer::Unknown);
  // The remainder of zeros is no number, which is not less.
  EXPECT_EQ(solver->satisfiable(phi, *terms.negation(guard)), Answer::Satisfiable);
  PathCondition said;
  said.add(guard);
  EXPECT_EQ(solver->model(said), std::nullopt);
}

// Z3 would spend minutes on taking them apart, and could not be stopped.
TEST(UnknownTest, ManyOperationsOnFloatsAreNotPutToZ3) {
  Terms terms;
  const auto solver = make_solver(terms);
  const Term* x = terms.symbol(Range::Double, 0);
  const Term* product = x;
  for (int i = 0; i < 20; ++i)
    product = terms.make(O::Mul, product, terms.make(O::Add, product, x));
  const Term* guard = terms.make(O::Eq, product, terms.of(3.0));
  EXPECT_EQ(solver->satisfiable({}, *guard), Answer::Unknown);
  PathCondition phi;
  phi.add(guard);
  EXPECT_FALSE(solver->model(phi).has_value());
}

// Some values that are tried are a solution, where Z3 gives up.
TEST(ProbingTest, FindsCorners) {
  Terms terms;
  const auto solver = make_solver(terms);
  const Term* x = terms.symbol(Range::Double, 0);
  const Term* y = terms.symbol(Range::Double, 1);
  const Term* n = terms.symbol(Range::Int, 2);
  const Term* m = terms.symbol(Range::Long, 3);
  const Term* zero = terms.of(0.0);
  const auto back = [&](O to, O over, const Term* number) {
    return terms.make(O::Eq, terms.make(to, terms.make(over, number)), number);
  };
  const struct {
    std::vector<const Term*> phi;
    const Term* guard;
  } kQuestions[] = {
      {{}, terms.negation(back(O::ToInt, O::ToFloat, n))},
      {{}, terms.negation(back(O::ToLong, O::ToDouble, m))},
      {{terms.make(O::Lt, zero, x), terms.make(O::Lt, zero, y)},
       terms.make(O::Eq, terms.make(O::Mul, x, y), zero)},
      {{}, terms.make(O::Eq, terms.make(O::Sqrt, x), terms.of(3.0))},
      {{}, terms.negation(terms.make(O::Lt, x, terms.make(O::Add, x, terms.of(1.0))))},
      {{terms.make(O::Lt, zero, x), terms.make(O::Lt, x, terms.of(10.0))},
       terms.make(O::Eq, terms.make(O::Floor, x), terms.make(O::Ceil, x))},
      {{terms.make(O::Lt, terms.of(1), n)}, terms.make(O::Lt, terms.make(O::Mul, n, n), n)},
  };
  for (const auto& [said, guard] : kQuestions) {
    PathCondition phi;
    for (const Term* condition : said) phi.add(condition);
    const uint64_t before = asked(*solver, "z3");
    EXPECT_EQ(solver->satisfiable(phi, *guard), Answer::Satisfiable) << kukang::text_of(*guard);
    EXPECT_EQ(asked(*solver, "z3"), before) << kukang::text_of(*guard);
    phi.add(guard);
    const auto model = solver->model(phi);
    ASSERT_TRUE(model.has_value()) << kukang::text_of(*guard);
    for (const Term* condition : said) EXPECT_EQ(evaluate(*condition, *model, terms.arithmetic), 1);
    EXPECT_EQ(evaluate(*guard, *model, terms.arithmetic), 1);
  }
}

TEST(UnknownTest, AnInterruptEndsQuestions) {
  Terms terms;
  Interrupt interrupt;
  const auto solver = make_solver(terms, {.interrupt = &interrupt, .without = all_but("probing")});
  const Term* product =
      terms.make(O::Mul, terms.symbol(Range::Int, 0), terms.symbol(Range::Int, 1));
  EXPECT_EQ(solver->satisfiable({}, *terms.make(O::Eq, product, terms.of(35))),
            Answer::Satisfiable);
  interrupt.raise();
  EXPECT_EQ(solver->satisfiable({}, *terms.make(O::Eq, product, terms.of(77))), Answer::Unknown);
}

TEST(UnknownTest, ResourcesAreLimited) {
  Terms terms;
  const auto solver = make_solver(terms, {.resources = 20000});
  const Term* x = terms.symbol(Range::Long, 0);
  const Term* y = terms.symbol(Range::Long, 1);
  PathCondition phi;
  phi.add(terms.make(O::Lt, terms.of(int64_t{1}), x));
  phi.add(terms.make(O::Lt, terms.of(int64_t{1}), y));
  phi.add(terms.make(O::Lt, x, terms.of(int64_t{3} << 30)));
  phi.add(terms.make(O::Lt, y, terms.of(int64_t{3} << 30)));
  // The largest prime below 2^62: no factors, but that takes long to see.
  const Term* guard =
      terms.make(O::Eq, terms.make(O::Mul, x, y), terms.of((int64_t{1} << 62) - 57));
  EXPECT_EQ(solver->satisfiable(phi, *guard), Answer::Unknown);
}

TEST(FloatTest, QuestionsAndModels) {
  Terms terms;
  const auto solver = make_solver(terms);
  const Term* x = terms.symbol(Range::Double, 0);
  const Term* y = terms.symbol(Range::Double, 1);
  PathCondition phi;
  phi.add(terms.make(O::Lt, x, y));
  EXPECT_EQ(solver->satisfiable(phi, *terms.make(O::Lt, y, x)), Answer::Unsatisfiable);
  EXPECT_EQ(solver->satisfiable(phi, *terms.negation(terms.make(O::Eq, x, x))),
            Answer::Unsatisfiable);
  EXPECT_EQ(solver->satisfiable(phi, *terms.make(O::Eq, terms.make(O::Add, x, terms.of(1.0)), y)),
            Answer::Satisfiable);
  phi.add(terms.make(O::Eq, terms.make(O::Add, x, terms.of(1.0)), y));
  const auto model = solver->model(phi);
  ASSERT_TRUE(model);
  const double a = std::bit_cast<double>(model->value_of(0));
  const double b = std::bit_cast<double>(model->value_of(1));
  EXPECT_EQ(a + 1, b);
  EXPECT_LE(std::abs(a), 16);
}

// As deep as a loop is long: nothing may recurse over it.
TEST(DeepTest, TermsAreFollowedAllTheWay) {
  Terms terms;
  const auto solver = make_solver(terms);
  const Term* sum = terms.symbol(Range::Byte, 0);
  for (int i = 0; i < 100'000; ++i) {
    const Term* part = terms.make(O::Xor, sum, terms.of(i & 15));
    sum = terms.make(O::Add, part, terms.of(1));
  }
  const Term* guard = terms.make(O::Eq, sum, terms.of(77));
  PathCondition phi;
  phi.add(terms.make(O::Lt, terms.symbol(Range::Byte, 0), terms.of(5)));
  EXPECT_NO_FATAL_FAILURE(solver->satisfiable(phi, *guard));
}

}  // namespace
}  // namespace kukang
