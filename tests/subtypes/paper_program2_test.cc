// Program 2 of the paper, as its section 3.1 says: which objects an unknown field may lead to
// depends on subtypes, on what instanceof has told, and on whether there may be classes that nobody
// has written yet. And the two variants that section leads to: an interface, and a final class.
//
// The numbers were worked out by hand. isNext, for one: the receiver is an object a.
// - lazy: node is a itself (NULL is cut by @NonNull), or a fresh b. With node = a, next is NULL, a
//   (true) or fresh: 3 paths. With node = b, it is NULL, a, b (true) or fresh: 4. Together 7.
// - lazier: next is NULL, which no symbolic location is: 1 path. Or it is one, and is compared with
//   node: node = a, next = a (true) or fresh; node = b, next = a, b (true) or fresh. Together 6.
// - lazier#: as lazier; that next is NULL or not is decided by the comparison, not by the read.
// Where an alias is excluded, the paths in which the two are the same fall away.

#include <gtest/gtest.h>

#include <set>

#include "contract/contract.h"
#include "outcomes/outcomes.h"
#include "semantics/own_classes.h"

namespace kukang {
namespace {

// The paths of a predicate by what it returns, those of a void method by whether an assert fails.
struct Paths {
  uint64_t falses = 0, trues = 0, normal = 0, failed = 0;
  bool operator==(const Paths&) const = default;
};
constexpr Paths answers(uint64_t falses, uint64_t trues) { return {falses, trues, 0, 0}; }
constexpr Paths asserts(uint64_t normal, uint64_t failed) { return {0, 0, normal, failed}; }

void PrintTo(const Paths& p, std::ostream* out) {
  *out << p.falses << " false, " << p.trues << " true, " << p.normal << " normal, " << p.failed
       << " failed";
}

// As the paper prints nextObjectTypeHierarchy, its parameter may be null.
enum class Parameter { NonNull, Nullable };

struct Row {
  std::string_view type, method;
  World world;
  Paths lazy, lazier, lazier_sharp;
  Parameter parameter = Parameter::NonNull;
};

constexpr World kOpen = World::Open, kClosed = World::Closed;

constexpr Row kRows[] = {
    // next may be the parameter: every ExtendedNode is a Node.
    {"Node", "isNext", kOpen, answers(5, 2), answers(4, 2), answers(4, 2)},
    {"Node", "isNext", kClosed, answers(5, 2), answers(4, 2), answers(4, 2)},
    // An Object may turn out to be a Node.
    {"Node", "isNextObject", kOpen, answers(5, 2), answers(4, 2), answers(4, 2)},
    {"Node", "isNextObject", kClosed, answers(5, 2), answers(4, 2), answers(4, 2)},
    // One that is no Node is not next: next is NULL, the receiver or fresh.
    {"Node", "nextObjectTypeHierarchy", kOpen, asserts(5, 0), asserts(4, 0), asserts(4, 0)},
    {"Node", "nextObjectTypeHierarchy", kClosed, asserts(5, 0), asserts(4, 0), asserts(4, 0)},
    // NULL is no Node either, but may be next.
    {"Node", "nextObjectTypeHierarchy", kOpen, asserts(7, 1), asserts(5, 1), asserts(5, 1),
     Parameter::Nullable},
    {"Node", "foo", kOpen, asserts(1, 0), asserts(1, 0), asserts(1, 0)},

    // An OpenNode is Tagged only if there is a subclass of it that nobody has written yet.
    {"OpenNode", "isNextTagged", kOpen, answers(5, 2), answers(4, 2), answers(4, 2)},
    {"OpenNode", "isNextTagged", kClosed, answers(3, 0), answers(3, 0), answers(3, 0)},
    {"OpenNode", "nextTaggedTypeHierarchy", kOpen, asserts(5, 0), asserts(4, 0), asserts(4, 0)},
    {"OpenNode", "nextTaggedTypeHierarchy", kClosed, asserts(3, 0), asserts(3, 0), asserts(3, 0)},

    // A FinalNode has no subclass that could be Tagged, but an Object may be a FinalNode.
    {"FinalNode", "isNextObject", kOpen, answers(5, 2), answers(4, 2), answers(4, 2)},
    {"FinalNode", "isNextObject", kClosed, answers(5, 2), answers(4, 2), answers(4, 2)},
    {"FinalNode", "isNextTagged", kOpen, answers(3, 0), answers(3, 0), answers(3, 0)},
    {"FinalNode", "isNextTagged", kClosed, answers(3, 0), answers(3, 0), answers(3, 0)},
    {"FinalNode", "nextObjectTypeHierarchy", kOpen, asserts(5, 0), asserts(4, 0), asserts(4, 0)},
    {"FinalNode", "nextIsNeverTagged", kOpen, asserts(3, 0), asserts(3, 0), asserts(3, 0)},
    {"FinalNode", "nextIsNeverTagged", kClosed, asserts(3, 0), asserts(3, 0), asserts(3, 0)},
};

Plan plan_of(const Program& program, const Row& row) {
  const Type* type = *program.load("program2/" + std::string(row.type));
  for (const Method& method : type->methods) {
    if (method.name != row.method) continue;
    Plan plan = *plan_for(program, method, {});
    if (row.parameter == Parameter::Nullable) {
      plan.parameters.back().non_null = false;
      std::erase_if(plan.stages, [](const auto& stage) { return stage.method == nullptr; });
    }
    return plan;
  }
  throw std::invalid_argument("no such method");
}

TEST(Program2, ComesOutAsSection31Says) {
  const auto program = Program::open({KUKANG_BUILD_DIR "/java/examples", ""}, own_classes());
  ASSERT_TRUE(program.ok()) << program.status();
  for (const Row& row : kRows) {
    const std::pair<const Strategy*, Paths> columns[] = {
        {&lazy(), row.lazy}, {&lazier(), row.lazier}, {&lazier_sharp(), row.lazier_sharp}};
    for (const auto& [strategy, expected] : columns) {
      SCOPED_TRACE(testing::Message() << row.type << "." << row.method << ", " << strategy->name()
                                      << (row.world == kOpen ? ", open" : ", closed"));
      ExploreOptions options;
      options.strategy = strategy;
      options.world = row.world;
      options.self_check = true;
      const auto found = outcomes_of(**program, plan_of(**program, row), options);
      ASSERT_TRUE(found.ok()) << found.status();
      Paths paths{found->count("returned 0"), found->count("returned 1")};
      paths.normal = found->exploration.tally.normal - paths.falses - paths.trues;
      paths.failed = found->exploration.tally.errors;
      EXPECT_EQ(paths, expected) << *found;
      EXPECT_EQ(found->exploration.tally.exceptional, 0u);
      EXPECT_TRUE(found->complete()) << "without a bound, nothing is cut";
    }
  }
}

// The least that is known of an Object once it is next, or not.
class TypeOfParameter : public PathSink {
 public:
  void ended(const EndedPath& path) override {
    if (path.end != PathEnd::Normal) return;
    const Value node = SymbolicHeap::resolved(path.state, path.state.arguments->values()[1]);
    const Type* type = path.heap.constraints.upper(path.heap.bounds_of_value(path.state, node));
    (outcome_of(path) == "returned 1" ? when_next : otherwise).insert(type->name);
  }

  std::set<std::string> when_next, otherwise;
};

TEST(Program2, AnObjectThatIsNextIsANode) {
  const auto program = Program::open({KUKANG_BUILD_DIR "/java/examples", ""}, own_classes());
  ASSERT_TRUE(program.ok()) << program.status();
  const Row row{"Node", "isNextObject", kOpen, {}, {}, {}};
  for (const Strategy* strategy : strategies()) {
    SCOPED_TRACE(strategy->name());
    ExploreOptions options;
    options.strategy = strategy;
    TypeOfParameter types;
    const auto found = outcomes_of(**program, plan_of(**program, row), options, &types);
    ASSERT_TRUE(found.ok()) << found.status();
    EXPECT_EQ(types.when_next, std::set<std::string>{"program2/Node"});
    // The receiver is a Node, too.
    EXPECT_EQ(types.otherwise, (std::set<std::string>{"java/lang/Object", "program2/Node"}));
  }
}

}  // namespace
}  // namespace kukang
