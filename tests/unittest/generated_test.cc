// Generated tests say what happens: on correct code all pass; where a contract is violated, those
// fail that kukang says fail, and no others.

#include "unittest/generated.h"

#include <gtest/gtest.h>

#include <fstream>

#include "cli/cli_case.h"
#include "fmt/format.h"

namespace kukang {
namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr bool kFew = true;  // everything takes ten times as long
#else
constexpr bool kFew = false;
#endif

void expect_ends(const GeneratedTests& tests) {
  std::set<std::string> ran;
  for (const auto& [name, said] : tests.run()) {
    ran.insert(name);
    EXPECT_EQ(!said.empty(), tests.failing.contains(name)) << name << ": " << said;
  }
  EXPECT_EQ(ran, tests.names);
}

// The classes of the examples in these folders, in all but these where `others`.
Words classes_in(const std::set<std::string>& folders, bool others) {
  const std::filesystem::path examples = KUKANG_SOURCE_DIR "/examples";
  std::set<std::string> classes;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(examples)) {
    const std::string folder = entry.path().parent_path().filename();
    if (entry.path().extension() != ".java" || folders.contains(folder) == others) continue;
    classes.insert(folder + "." + entry.path().stem().string());
  }
  return {classes.begin(), classes.end()};
}

Words operator+(Words words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

const Words kNodes = {"-k",
                      "2",
                      "program2.Node.isNext",
                      "program2.Node.isNextObject",
                      "program2.Node.foo",
                      "program2.Node.nextObjectTypeHierarchy",
                      "program2.FinalNode.isNextObject",
                      "program2.FinalNode.isNextTagged",
                      "program2.FinalNode.nextObjectTypeHierarchy"};

// The JDK's own collections, each with its contract.
const std::vector<Words> kJdk = {
    {"--spec", "jdk.TreeMapSpec", "--requires", "isInteger", "java.util.TreeMap.get",
     "java.util.TreeMap.put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
     "java.util.TreeMap.remove"},
    {"--spec", "jdk.LinkedListSpec", "java.util.LinkedList.add(Ljava/lang/Object;)Z",
     "java.util.LinkedList.removeLast", "java.util.LinkedList.get"},
    {"--spec", "jdk.ArrayListSpec", "java.util.ArrayList.add(Ljava/lang/Object;)Z",
     "java.util.ArrayList.get", "java.util.ArrayList.remove(I)Ljava/lang/Object;"},
    {"--spec", "jdk.ArrayDequeSpec", "java.util.ArrayDeque.addFirst",
     "java.util.ArrayDeque.removeLast"},
    {"--spec", "jdk.HashMapSpec", "--requires", "isInteger", "java.util.HashMap.get",
     "java.util.HashMap.put"},
    {"--spec", "jdk.StackSpec", "java.util.Stack.push", "java.util.Stack.pop"},
    {"jdk.TreeMapSpec", "jdk.LinkedListSpec", "jdk.ArrayListSpec"},
};

TEST(Generated, TestsOfAllExamplesPass) {
  GeneratedTests tests;
  if (kFew) {
    tests.add(kExamples, Words{"-k", "1"} + classes_in({"container", "singlylinkedlist"}, false));
  } else {
    const std::set<std::string> many = {"gc", "hashtable"};  // very many paths with k = 2
    tests.add(kExamples, Words{"-k", "1"} + classes_in(many, false));
    tests.add(kExamples,
              Words{"-k", "2"} + classes_in({"gc", "hashtable", "jdk", "program2"}, true));
    tests.add(kExamples, kNodes);
    for (const Words& collection : kJdk) {
      tests.add(kExamples, Words{"-n", "2,Object=3,Integer=3"} + collection);
    }
    EXPECT_GT(tests.names.size(), 380u);
  }
  EXPECT_EQ(tests.failing, std::set<std::string>());
  expect_ends(tests);
}

// Everything that may stand in a test: see what the classes say of themselves.
const Words kAllSubjects = {"-k",
                            "2",
                            "--exceptions",
                            "none",
                            "--all",
                            "subjects.Values.not",
                            "subjects.Values.leastByte",
                            "subjects.Values.greatestShort",
                            "subjects.Values.leastInt",
                            "subjects.Values.leastLong",
                            "subjects.Values.quoted",
                            "subjects.Values.nan",
                            "subjects.Values.zero",
                            "subjects.Values.text",
                            "subjects.Values.boxed",
                            "subjects.Values.unboxed",
                            "subjects.Values.length",
                            "subjects.Records.manhattan",
                            "subjects.Records.isDegenerate",
                            "subjects.Records.depth",
                            "subjects.Records.origin",
                            "subjects.Records.of",
                            "subjects.Colour.isCold",
                            "subjects.Colour.number",
                            "subjects.Colour.next",
                            "subjects.Nested.<init>",
                            "subjects.Nested.use",
                            "subjects.Nested.parts",
                            "subjects.Nested.heaviest",
                            "subjects.Nested$Inner.<init>",
                            "subjects.Nested$Inner.left",
                            "subjects.Nested$Part.<init>",
                            "subjects.Nested$Part.isHeavier",
                            "subjects.Nested$Base.sum",
                            "subjects.Nested$Derived.all",
                            "subjects.Unwritten.kind",
                            "subjects.Unwritten.other",
                            "subjects.Calls.<init>",
                            "subjects.Calls.count",
                            "subjects.Calls.hasLast",
                            "subjects.Calls.refuse",
                            "subjects.Calls.of",
                            "subjects.Calls.sum",
                            "subjects.Calls.corner",
                            "subjects.Calls.ändern",
                            "subjects.Calls.task"};

TEST(Generated, AllJava) {
  GeneratedTests tests;
  tests.add(kSubjects, kAllSubjects);
  EXPECT_EQ(tests.failing, std::set<std::string>());
  expect_ends(tests);
}

TEST(Generated, AllJavaWithJUnit4) {
  if (kFew) GTEST_SKIP();
  GeneratedTests tests;
  tests.add(kSubjects, kAllSubjects + Words{"--junit", "4"});
  tests.add(kExamples, {"--junit", "4", "-k", "2", "avltree.AvlTree", "container.Container"});
  tests.add(kSubjects, {"--junit", "4", "subjects.Broken"});
  EXPECT_EQ(tests.failing.size(), 10u);
  expect_ends(tests);
}

// Functions are lambdas that return what the path says; strangers are of classes in the file.
TEST(Generated, WhatIsHanded) {
  GeneratedTests tests;
  tests.add(kSubjects, {"--all", "-k", "2", "--exceptions", "implicit", "subjects.Handed"});
  EXPECT_GT(tests.names.size(), 40u);
  std::set<std::string> failing;
  for (const std::string& name : tests.failing) {
    const std::string method = name.substr(name.rfind('.') + 1);
    failing.insert(method.substr(0, method.find('_')));
  }
  EXPECT_EQ(failing, (std::set<std::string>{"neverEqual", "neverSeven"}));
  expect_ends(tests);
}

// A file has what it needs of strangers and orders itself, and the compiler is content with it.
TEST(Generated, StrangersOrdersAndTypeVariables) {
  GeneratedTests tests;
  const Words limits = {"-k", "2", "--exceptions", "none"};
  Words methods;
  for (const char* name :
       {"repOK", "contains", "add", "all", "cmp", "greater", "isLess", "is", "isBefore", "isNamed",
        "isMarked", "rank", "isEqual", "text", "isFirst"}) {
    methods.push_back(std::string("subjects.Generic.") + name);
  }
  tests.add(kSubjects, limits + methods);
  tests.add(kSubjects,
            limits + Words{"--all", "--symbolic-statics", "subjects.Generic$Pair.isFirst",
                           "subjects.Generic$Name.compareTo"});
  EXPECT_GT(tests.names.size(), 30u);
  EXPECT_GT(tests.failing.size(), 0u);
  expect_ends(tests);
  for (const auto& [path, text] : tests.files()) EXPECT_EQ(text.find("kukang.machine"), text.npos);
}

TEST(Generated, EveryWayToViolateAContract) {
  GeneratedTests tests;
  tests.add(kSubjects, {"--all", "-k", "2", "subjects.Broken"});
  const std::set<std::string> expected = {
      "add_breaks_isFine",
      "add_breaks_grown",
      "shrink_breaks_isFine",
      "shrinkAndRefuse_breaks_isFine",
      "nextSize_fails_with_NullPointerException_when_next_is_null",
      "divided_fails_with_ArithmeticException",
      "asserted_fails_with_AssertionError",
      "asserted_fails_with_AssertionError_for_5",
      "thrown_breaks_isThrowing",
      "new_Broken_breaks_isFine",
  };
  std::set<std::string> failing;
  for (const std::string& name : tests.failing) failing.insert(name.substr(name.rfind('.') + 1));
  EXPECT_EQ(failing, expected);
  expect_ends(tests);
}

// --- planted bugs ---

struct PlantedBug {
  std::string method;  // with its class
  std::string k;
};

// From the first lines of the classes: // bug: METHOD k=K n=N kind=EXCEPTION
std::vector<PlantedBug> planted_bugs() {
  std::vector<PlantedBug> bugs;
  const std::filesystem::path folder = KUKANG_SOURCE_DIR "/tests/planted/java/planted";
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".java") continue;
    std::ifstream in(entry.path());
    std::string slashes, word, method, k;
    in >> slashes >> word >> method >> k;
    bugs.push_back({fmt::format("planted.{}.{}.{}", entry.path().parent_path().filename().string(),
                                entry.path().stem().string(), method),
                    k.substr(2)});
  }
  return bugs;
}

// What kukang check says is violated, as kukang tests says why tests fail.
std::set<std::string> violations(const PlantedBug& bug) {
  const Finished finished = run_process({kBinary, "check", "-cp", kPlanted, "-k", bug.k,
                                         "--no-replay", "--format", "json", bug.method});
  EXPECT_EQ(finished.status, kExitViolated) << finished.err;
  std::set<std::string> found;
  const auto answer = nlohmann::json::parse(finished.out);
  for (const auto& result : answer["results"]) {
    for (const auto& violation : result["violations"]) {
      const auto& asserted = violation["asserted"];
      found.insert(asserted.is_null()
                       ? fmt::format("{} at {}", violation["kind"].get<std::string>(),
                                     violation["location"].get<std::string>())
                       : asserted.get<std::string>() + " does not hold");
    }
  }
  return found;
}

TEST(Generated, TestsOfPathsWithPlantedBugsFailAndNoOthers) {
  const std::vector<PlantedBug> bugs = planted_bugs();
  EXPECT_GE(bugs.size(), 11u);
  GeneratedTests tests;
  for (const PlantedBug& bug : bugs) {
    if (kFew && bug.k != "2") continue;
    SCOPED_TRACE(bug.method);
    std::set<std::string> why;
    for (const auto& result : tests.add(kPlanted, {"-k", bug.k, "--all", bug.method})) {
      for (const auto& test : result["tests"]) {
        if (test["fails"]) why.insert(test["why"].get<std::string>());
      }
    }
    EXPECT_EQ(why, violations(bug));
    EXPECT_FALSE(why.empty());
  }
  expect_ends(tests);
}

// --- few tests that cover the same ---

TEST(Generated, FewTestsCoverWhatAllPathsCover) {
  const Words targets = kFew ? Words{"-k", "2", "avltree.AvlTree"}
                             : Words{"-k",
                                     "2",
                                     "avltree.AvlTree",
                                     "singlylinkedlist.SinglyLinkedList",
                                     "binaryheap.BinaryHeap",
                                     "redblacktree.RedBlackTree"};
  GeneratedTests few, all;
  const nlohmann::json of_few = few.add(kExamples, targets);
  const nlohmann::json of_all = all.add(kExamples, targets + Words{"--all"});
  ASSERT_EQ(of_few.size(), of_all.size());
  for (size_t i = 0; i < of_few.size(); ++i) {
    SCOPED_TRACE(of_few[i]["target"]);
    EXPECT_EQ(of_few[i]["coverage"], of_all[i]["coverage"]);
    EXPECT_EQ(of_all[i]["tests"].size(), of_all[i]["paths"]);
    for (const auto& method : of_few[i]["coverage"]) {
      for (const char* what : {"branches", "instructions"}) {
        EXPECT_EQ(method[what]["tested"], method[what]["reached"]) << method["method"];
      }
    }
  }
  EXPECT_LT(few.names.size() * 2, all.names.size());
}

TEST(Generated, FilesAreAlwaysTheSame) {
  const Words targets = {"-k", "2", "avltree.AvlTree", "singlylinkedlist.SinglyLinkedList"};
  GeneratedTests once, again, parallel;
  once.add(kExamples, targets);
  again.add(kExamples, targets);
  parallel.add(kExamples, targets + Words{"-j", "2"});
  EXPECT_EQ(once.files(), again.files());
  EXPECT_EQ(once.files(), parallel.files());
  EXPECT_EQ(once.files().size(), 3u);  // two, and Contract.java
}

}  // namespace
}  // namespace kukang
