// What the text of a Utf8 constant may serve as: a name, a class name, a descriptor
// (JVMS 4.2, 4.3).
//
// The forms of a text are found once, when the constant pool is read; every place that uses the
// constant then asks for a bit. That keeps the whole reading linear: a hostile file can name one
// long descriptor 65535 times, but it is scanned once.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace kukang {

enum TextForm : uint16_t {
  kFieldName = 1,         // not empty, none of . ; [ /
  kMethodName = 2,        // moreover no < >, except in <init> and <clinit>
  kClassName = 4,         // a/b/C: field names joined by /
  kFieldDescriptor = 8,   // at most 255 dimensions
  kMethodDescriptor = 16  // at most 255 slots of arguments, `this` not counted
};

inline constexpr int kMostArgumentSlots = 255;

struct TextForms {
  uint16_t forms = 0;           // bits of TextForm
  uint16_t argument_slots = 0;  // of a method descriptor; long and double take two
};
TextForms forms_of(std::string_view text);

// How messages call a form.
std::string_view name_of(TextForm form);

// The index of the first byte that is not modified UTF-8, or npos. Class files up to version 47 may
// hold encodings that are longer than need be, as the JVM allows.
size_t find_bad_utf8(std::string_view text, uint16_t major);

// Whether a class can have this internal name. What passes is also safe as part of a path: it has
// no
// ".." and no NUL.
bool is_class_name(std::string_view name);

// a/b/C for a/b/C.class; empty when the path is not a class's, or is that of a module's
// description.
std::string_view class_of_path(std::string_view path);

}  // namespace kukang
