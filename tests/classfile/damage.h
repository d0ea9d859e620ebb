// Class files with something wrong, and what is said about each.

#pragma once

#include <functional>
#include <initializer_list>
#include <memory>
#include <string_view>

#include "assembler.h"
#include "classfile/class_file.h"
#include "gtest/gtest.h"
#include "places.h"

namespace kukang {

// `complaint` is part of the message; empty when the file is odd, but the JVM takes it, so that it
// must be read.
struct DamageCase {
  std::string_view name;
  std::string_view complaint;
  std::function<void(ClassAssembler&)> change;
};

inline void check_complaints(std::initializer_list<DamageCase> cases) {
  for (const DamageCase& c : cases) {
    SCOPED_TRACE(c.name);
    ClassAssembler assembler;
    c.change(assembler);
    absl::StatusOr<std::unique_ptr<const ClassFile>> file =
        read_class(class_bytes(assembler.bytes()));
    const absl::Status status = file.ok() ? read_everything(**file) : file.status();
    if (c.complaint.empty()) {
      EXPECT_TRUE(status.ok()) << status;
      continue;
    }
    EXPECT_EQ(exit_code(status), kExitMalformed);
    EXPECT_TRUE(message(status).starts_with("Test.class: offset ")) << status;
    EXPECT_NE(message(status).find(c.complaint), std::string_view::npos) << status;
  }
}

}  // namespace kukang
