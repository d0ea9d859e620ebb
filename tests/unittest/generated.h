// Tests that kukang has written: what it says of them, and how they end when they are compiled and
// run. javac and java are started once for all that are in a directory.

#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "classfile/places.h"
#include "nlohmann/json.hpp"

namespace kukang {

using Words = std::vector<std::string>;

// The classes that tests are made for.
inline const std::string kExamples = KUKANG_BUILD_DIR "/java/examples";
inline const std::string kPlanted = KUKANG_BUILD_DIR "/java/test-planted";
inline const std::string kSubjects = KUKANG_BUILD_DIR "/java/test-unittest";

class GeneratedTests {
 public:
  // kukang tests with these arguments; EXPECTs that tests are written. Returns the results, as
  // JSON.
  nlohmann::json add(const std::string& class_path, const Words& arguments);

  // How each test ends: what it throws; empty where it passes. EXPECTs that everything compiles,
  // and that javac has nothing to warn of.
  std::map<std::string, std::string> run() const;

  std::filesystem::path sources() const { return directory_ / "sources"; }
  // By path, relative to sources().
  std::map<std::string, std::string> files() const;

  // The names in all that was added: of all tests, and of those that kukang says fail.
  std::set<std::string> names, failing;

 private:
  TemporaryDirectory directory_;
  std::set<std::string> class_paths_;
};

}  // namespace kukang
