// Cases: a static method and the literals to call it with.
//
// In a Java file a case is a comment above the method, `// run: name literal literal …`; between
// programs it is a line, the method's full name and the literals separated by tabs.

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kukang {

struct Case {
  std::string class_name;  // pkg.Class
  std::string method;
  std::vector<std::string> literals;

  std::string line() const;
};

Case case_from_line(std::string_view line);
std::vector<Case> cases_from_lines(const std::string& file);

// The cases of all Java files in `folder` (package `package`), in the order of their names.
std::vector<Case> cases_from_sources(const std::string& folder, const std::string& package);

}  // namespace kukang
