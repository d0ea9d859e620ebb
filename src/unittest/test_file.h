// A Java class with the tests of a class: one file, in its package.

#pragma once

#include <map>
#include <set>
#include <string>

#include "unittest/unit_tests.h"
#include "view/java_place.h"

namespace kukang {

// Collects the tests of the methods of one class.
class TestFile {
 public:
  // `junit`: 4 or 5.
  TestFile(const Program& program, World world, const Type& type, int junit);

  // Why Java code cannot say it; empty: it can.
  std::string why_not(const UnitTest& test) const;
  // Gives it a name. REQUIRES that it can.
  void add(UnitTest& test);

  // a/b/TreeTest.java
  std::string path() const;
  std::string text() const;
  size_t tests() const { return names_.size(); }

 private:
  std::string class_name() const;

  const JavaPlace place_;
  const Type& type_;
  const int junit_;
  std::set<std::string> names_;
  std::map<std::string, int> cases_;  // how many have had to be called otherwise, by name
  std::set<std::string> stand_ins_;
  std::string methods_;
};

}  // namespace kukang
