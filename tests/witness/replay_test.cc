// Every path of hand-written methods is replayed on the JVM, under all strategies, and ends there
// as the path says: result, exception and where, what failed, the whole heap.

#include <gtest/gtest.h>

#include <filesystem>
#include <iostream>

#include "contract/contract.h"
#include "semantics/own_classes.h"
#include "witness/replayed.h"

namespace kukang {
namespace {

constexpr char kClassPath[] =
    KUKANG_BUILD_DIR "/java/test-witness:" KUKANG_BUILD_DIR "/java/examples:" KUKANG_BUILD_DIR
                     "/java/kukang-contract";

ExploreOptions bounded(const Strategy& strategy) {
  ExploreOptions options;
  options.strategy = &strategy;
  options.bounds.k = 3;
  options.bounds.loop = 4;
  options.bounds.call = 50;
  options.bounds.steps = 100'000;
  return options;
}

class Replay : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    program_ = Program::open({kClassPath, ""}, own_classes())->release();
    jvm_ = Jvm::start({KUKANG_JAVA, kClassPath, 5})->release();
  }
  static void TearDownTestSuite() {
    delete jvm_;
    delete program_;
  }

  static const Type& type(const std::string& name) { return **program_->load(name); }

  // All methods of the class under all strategies.
  Replays replay_class(const std::string& name, bool symbolic_statics = false) {
    Replays all;
    for (const Method* method : methods_of(type(name))) {
      const auto plan = plan_for(*program_, *method, {});
      EXPECT_TRUE(plan.ok()) << plan.status();
      for (const Strategy* strategy : strategies()) {
        ExploreOptions options = bounded(*strategy);
        options.symbolic_statics = symbolic_statics;
        all.add(replay_paths(*program_, *plan, options, *jvm_, {3000, 5}));
      }
    }
    std::cout << name << ": " << all << std::endl;
    return all;
  }

  static Program* program_;
  static Jvm* jvm_;
};
Program* Replay::program_ = nullptr;
Jvm* Replay::jvm_ = nullptr;

TEST_F(Replay, EveryPathOfFields) {
  for (const char* name : {"witness/Fields", "witness/Fields$Below", "witness/Fields$Square",
                           "witness/Fields$Round"}) {
    const Replays replays = replay_class(name);
    EXPECT_GT(replays.confirmed, 0u) << name;
    EXPECT_TRUE(replays.not_replayable.empty()) << name;
  }
}

TEST_F(Replay, EveryPathOfRecords) {
  for (const char* name : {"witness/Records", "witness/Records$Point", "witness/Records$Line"}) {
    EXPECT_GT(replay_class(name).confirmed, 0u) << name;
  }
}

// Where hash tables put what has identity hash codes differs from run to run.
TEST_F(Replay, EveryPathWithHashTables) {
  const Replays replays = replay_class("witness/Placed");
  EXPECT_EQ(replays.confirmed, replays.paths);
  EXPECT_GT(replays.failed, 40u);
  EXPECT_EQ(replay_class("witness/Placed$Counted").failed, 3u);
}

TEST_F(Replay, EveryPathWithCollectionsOfEnums) {
  const Replays replays = replay_class("witness/EnumTables");
  EXPECT_EQ(replays.confirmed, replays.paths);
  EXPECT_GT(replays.failed, 11u);
}

// The class that is missing is the type of fields that nobody reads.
TEST_F(Replay, EveryPathWhereAClassIsMissing) {
  const std::filesystem::path place = std::filesystem::path(testing::TempDir()) / "missing";
  std::filesystem::create_directories(place / "witness");
  std::filesystem::copy_file(KUKANG_BUILD_DIR "/java/test-witness/witness/Missing.class",
                             place / "witness/Missing.class",
                             std::filesystem::copy_options::overwrite_existing);
  const auto program = Program::open({place.string(), ""}, own_classes());
  const auto jvm = Jvm::start({KUKANG_JAVA, place.string(), 5});
  ASSERT_TRUE(program.ok() && jvm.ok()) << program.status() << jvm.status();
  Replays all;
  for (const Method* method : methods_of(**(*program)->load("witness/Missing"))) {
    const auto plan = plan_for(**program, *method, {});
    ASSERT_TRUE(plan.ok()) << plan.status();
    all.add(replay_paths(**program, *plan, bounded(lazier_sharp()), **jvm));
  }
  EXPECT_EQ(all.confirmed, all.paths) << all;
  EXPECT_EQ(all.failed, 2u) << all;
}

TEST_F(Replay, EveryPathOfArrays) {
  const Replays replays = replay_class("witness/Arrays");
  EXPECT_GT(replays.confirmed, 100u);
}

TEST_F(Replay, EveryPathOfEnumsStringsBoxesInterfacesAndStatics) {
  const Replays replays = replay_class("witness/Others");
  EXPECT_GT(replays.confirmed, 100u);
  EXPECT_GT(replay_class("witness/Others$Inner").confirmed, 0u);
  EXPECT_GT(replay_class("witness/Others$Counter").confirmed, 0u);
}

TEST_F(Replay, EveryPathWithSymbolicStatics) {
  EXPECT_GT(replay_class("witness/Others$Counter", true).confirmed, 0u);
  EXPECT_GT(replay_class("witness/Others", true).confirmed, 100u);
}

TEST_F(Replay, EveryPathOfContracts) {
  const Replays replays = replay_class("witness/Contracts");
  EXPECT_GT(replays.confirmed, 50u);
  EXPECT_TRUE(replays.not_replayable.empty());
}

// --- the JDK's collections, with the contracts of examples/jdk ---

struct OfJdk {
  std::string spec, type, method, required;
};
void PrintTo(const OfJdk& c, std::ostream* out) { *out << c.type << "." << c.method; }

const OfJdk kOfJdk[] = {
    {"TreeMapSpec", "TreeMap", "get(Ljava/lang/Object;)Ljava/lang/Object;", "isInteger"},
    {"TreeMapSpec", "TreeMap", "put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
     "isInteger"},
    {"TreeMapSpec", "TreeMap", "remove(Ljava/lang/Object;)Ljava/lang/Object;", "isInteger"},
    {"TreeMapSpec", "TreeMap", "pollFirstEntry()Ljava/util/Map$Entry;", ""},
    {"TreeSetSpec", "TreeSet", "add(Ljava/lang/Object;)Z", "isInteger"},
    {"LinkedListSpec", "LinkedList", "removeLast()Ljava/lang/Object;", ""},
    {"LinkedListSpec", "LinkedList", "remove(I)Ljava/lang/Object;", ""},
    {"ArrayListSpec", "ArrayList", "add(Ljava/lang/Object;)Z", ""},
    {"ArrayListSpec", "ArrayList", "get(I)Ljava/lang/Object;", ""},
    {"ArrayListSpec", "ArrayList", "remove(I)Ljava/lang/Object;", ""},
    {"VectorSpec", "Vector", "add(Ljava/lang/Object;)Z", ""},
    {"ArrayDequeSpec", "ArrayDeque", "addFirst(Ljava/lang/Object;)V", ""},
    {"ArrayDequeSpec", "ArrayDeque", "removeFirst()Ljava/lang/Object;", ""},
    {"PriorityQueueSpec", "PriorityQueue", "poll()Ljava/lang/Object;", ""},
    {"HashMapSpec", "HashMap", "get(Ljava/lang/Object;)Ljava/lang/Object;", "isInteger"},
};

class OfTheJdk : public Replay, public testing::WithParamInterface<OfJdk> {};

TEST_P(OfTheJdk, EveryPath) {
  const auto& [spec, name, method, required] = GetParam();
  ContractOptions contract;
  contract.specs = {&type("jdk/" + spec)};
  if (!required.empty()) contract.required = {required};
  Replays all;
  for (const Method& candidate : type("java/util/" + name).methods) {
    if (std::string(candidate.name) + std::string(candidate.descriptor) != method) continue;
    const auto plan = plan_for(*program_, candidate, contract);
    ASSERT_TRUE(plan.ok()) << plan.status();
    for (const Strategy* strategy : strategies()) {
      ExploreOptions options = bounded(*strategy);
      options.bounds.k = 2;
      all.add(replay_paths(*program_, *plan, options, *jvm_, {300, 5}));
    }
  }
  std::cout << all << std::endl;
  EXPECT_GT(all.confirmed, 0u);
}

INSTANTIATE_TEST_SUITE_P(Jdk, OfTheJdk, testing::ValuesIn(kOfJdk));

}  // namespace
}  // namespace kukang
