// Where the Java source of a class is.
//
// A class file says the name of its source file, not where it is. It is looked for in the given
// directories, or, where none is given, beside the classes: where they are, and where the usual
// layouts of projects have sources (src, src/main/java); in the folder of the package, then without
// it.

#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "program/type.h"

namespace kukang {

class SourceFiles {
 public:
  // `source_path`: directories with ':' between them; empty: beside the classes.
  explicit SourceFiles(std::string_view source_path);

  struct Source {
    std::string name;                // Tree.java; empty where the class does not say
    std::vector<std::string> lines;  // none: it was not found
  };
  const Source& of(const Type& type);

 private:
  std::vector<std::string> places_for(const Type& type) const;

  std::vector<std::string> given_;
  std::map<const Type*, Source> found_;
};

}  // namespace kukang
