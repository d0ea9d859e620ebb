// The methods of the examples that have something to check, but for folders in which k = 1 has very
// many paths, or none.

#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>

#include "contract/contract.h"
#include "fmt/format.h"
#include "semantics/own_classes.h"

namespace kukang {

// visit(program, plan)
template <class Visit>
void for_each_method_of_examples(Visit visit) {
  constexpr std::string_view kElsewhere[] = {"jdk", "program2", "paper"};
  const auto opened = Program::open({KUKANG_BUILD_DIR "/java/examples", ""}, own_classes());
  ASSERT_TRUE(opened.ok()) << opened.status();
  const Program& program = **opened;
  for (const auto& folder : std::filesystem::directory_iterator(KUKANG_SOURCE_DIR "/examples")) {
    const std::string name = folder.path().filename().string();
    if (!folder.is_directory() || std::ranges::count(kElsewhere, name) > 0) continue;
    for (const auto& file : std::filesystem::directory_iterator(folder.path())) {
      const auto type = program.require(name + "/" + file.path().stem().string());
      ASSERT_TRUE(type.ok()) << type.status();
      const auto methods = methods_to_check(program, **type, {});
      ASSERT_TRUE(methods.ok()) << methods.status();
      EXPECT_FALSE(methods->methods.empty()) << name;
      for (const Method* method : methods->methods) {
        SCOPED_TRACE(fmt::format("{}.{}", (*type)->name, method->name));
        visit(program, *plan_for(program, *method, {}));
      }
    }
  }
}

}  // namespace kukang
