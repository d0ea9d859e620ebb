#include "soak/ground.h"

#include "contract/annotation.h"
#include "fmt/format.h"
#include "program/program.h"
#include "semantics/own_classes.h"

namespace kukang {
namespace {

const std::string kBuilt = KUKANG_BUILD_DIR "/java/";

constexpr std::string_view kOfJdk[] = {
    "java/lang/Boolean",       "java/lang/Character",    "java/lang/Integer",
    "java/lang/Long",          "java/lang/Math",         "java/lang/String",
    "java/lang/StringBuilder", "java/math/BigInteger",   "java/util/ArrayDeque",
    "java/util/ArrayList",     "java/util/Arrays",       "java/util/BitSet",
    "java/util/Collections",   "java/util/HashMap",      "java/util/LinkedHashMap",
    "java/util/LinkedList",    "java/util/Objects",      "java/util/Optional",
    "java/util/PriorityQueue", "java/util/StringJoiner", "java/util/TreeMap",
};

std::string dotted(std::string name) {
  std::replace(name.begin(), name.end(), '/', '.');
  return name;
}

absl::Status add_class(const Program& program, std::string_view name, Ground& ground) {
  ASSIGN_OR_RETURN(const Type* type, program.require(name));
  std::vector<std::string>& methods = ground.methods[dotted(type->name)];
  for (const Method& method : type->methods) {
    if (method.flags & (kSynthetic | kAbstract | kNative) || method.is_class_initializer())
      continue;
    methods.push_back(fmt::format("{}.{}{}", dotted(type->name), method.name, method.descriptor));
    ASSIGN_OR_RETURN(const bool modular, has_annotation(method, annotation::kAssigns));
    if (modular) ground.modular.push_back(methods.back());
    ASSIGN_OR_RETURN(const bool invariant, has_annotation(method, annotation::kInvariant));
    if (invariant && !method.is_static()) ground.with_invariant.push_back(dotted(type->name));
  }
  if (methods.empty()) ground.methods.erase(dotted(type->name));
  return absl::OkStatus();
}

absl::StatusOr<Ground> ground_of(const std::string& class_path,
                                 const std::vector<std::string>& more = {}) {
  Ground ground;
  ground.class_path = class_path;
  ASSIGN_OR_RETURN(const auto program, Program::open({class_path, ""}, own_classes()));
  for (const std::string& name : program->class_path_names()) {
    if (name.starts_with("kukang/")) continue;
    RETURN_IF_ERROR(add_class(*program, name, ground));
  }
  for (const std::string& name : more) RETURN_IF_ERROR(add_class(*program, name, ground));
  return ground;
}

}  // namespace

std::vector<std::string> Ground::classes() const {
  std::vector<std::string> names;
  for (const auto& [name, methods_of_it] : methods) names.push_back(name);
  return names;
}

absl::StatusOr<std::vector<Ground>> all_grounds() {
  std::vector<Ground> grounds;
  for (const char* classes : {"examples", "test-planted", "test-truth", "test-cli", "test-explore",
                              "test-witness", "test-shape"}) {
    const std::string contracts = ":" + kBuilt + "kukang-contract";
    ASSIGN_OR_RETURN(Ground ground, ground_of(kBuilt + classes + contracts));
    grounds.push_back(std::move(ground));
  }
  ASSIGN_OR_RETURN(Ground programs, ground_of(kBuilt + "test-programs.jar"));
  programs.runs = cases_from_sources(KUKANG_SOURCE_DIR "/tests/programs/java/programs", "programs");
  grounds.push_back(std::move(programs));
  ASSIGN_OR_RETURN(Ground jdk, ground_of("/nonexistent", {std::begin(kOfJdk), std::end(kOfJdk)}));
  grounds.push_back(std::move(jdk));
  return grounds;
}

}  // namespace kukang
