// libFuzzer target: any bytes yield a class file, all of which can be read, or a status.

#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "classfile/class_file.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t size) {
  using namespace kukang;
  const auto is_sound = [](const absl::Status& status) {
    return status.ok() || exit_code(status) == kExitMalformed;
  };
  absl::StatusOr<std::unique_ptr<const ClassFile>> file =
      read_class({.bytes = {bytes, size}, .owner = nullptr, .file = "fuzz", .module = ""});
  if (!is_sound(file.status())) std::abort();
  if (file.ok() && !is_sound(read_everything(**file))) std::abort();
  return 0;
}
