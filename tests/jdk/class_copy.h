// Copies of compiled classes under other names, with an instruction changed: mutants of classes
// whose sources are not here.
//
// A class names others in the texts of its constant pool: as they are, in descriptors and in
// signatures. Replacing part of these texts renames all of it at once; nothing else in a class file
// depends on their lengths.

#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "classfile/class_file.h"

namespace kukang {

using ClassCopy = std::vector<uint8_t>;

// What is replaced in the texts, and what by.
using Renaming = std::vector<std::pair<std::string, std::string>>;

inline std::string renamed(std::string text, const Renaming& renaming) {
  for (const auto& [from, to] : renaming) {
    for (size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
      text.replace(at, from.size(), to);
    }
  }
  return text;
}

// How many bytes of a constant follow its tag, unless it is a text.
inline size_t constant_size(ConstantTag tag) {
  switch (tag) {
    case ConstantTag::Class:
    case ConstantTag::String:
    case ConstantTag::MethodType:
    case ConstantTag::Module:
    case ConstantTag::Package: return 2;
    case ConstantTag::MethodHandle: return 3;
    case ConstantTag::Long:
    case ConstantTag::Double: return 8;
    default: return 4;
  }
}

// REQUIRES the bytes of a well-formed class.
inline ClassCopy renamed(const ClassCopy& bytes, const Renaming& renaming) {
  constexpr size_t kPool = 10;  // after magic, version and the number of constants
  const int constants = bytes[8] << 8 | bytes[9];
  ClassCopy out(bytes.begin(), bytes.begin() + kPool);
  size_t at = kPool;
  for (int i = 1; i < constants; ++i) {
    const auto tag = static_cast<ConstantTag>(bytes[at++]);
    out.push_back(static_cast<uint8_t>(tag));
    if (tag != ConstantTag::Utf8) {
      const size_t size = constant_size(tag);
      out.insert(out.end(), bytes.begin() + at, bytes.begin() + at + size);
      at += size;
      if (size == 8) ++i;  // a long takes two places
      continue;
    }
    const size_t length = bytes[at] << 8 | bytes[at + 1];
    at += 2;
    const std::string text =
        renamed(std::string(bytes.begin() + at, bytes.begin() + at + length), renaming);
    out.push_back(static_cast<uint8_t>(text.size() >> 8));
    out.push_back(static_cast<uint8_t>(text.size()));
    out.insert(out.end(), text.begin(), text.end());
    at += length;
  }
  out.insert(out.end(), bytes.begin() + at, bytes.end());
  return out;
}

inline ClassCopy copy_of(const ClassFile& file) {
  return {file.source.bytes.begin(), file.source.bytes.end()};
}

// Where in the file a method passes one of the constants 0 and 1 as the last argument to a static
// method of its class.
inline std::vector<size_t> constants_passed(const ClassFile& file, std::string_view method,
                                            std::string_view callee) {
  constexpr uint8_t kIconst0 = 3, kIconst1 = 4, kInvokestatic = 0xb8;
  std::vector<size_t> places;
  for (const MemberInfo& member : file.methods) {
    if (member.name != method) continue;
    const std::optional<CodeAttribute> attribute = *file.code(member);
    if (!attribute.has_value()) continue;
    const std::span<const uint8_t> code = attribute->code;
    for (size_t i = 0; i + 3 < code.size(); ++i) {
      if (code[i] != kIconst0 && code[i] != kIconst1) continue;
      const auto index = static_cast<uint16_t>(code[i + 2] << 8 | code[i + 3]);
      if (code[i + 1] != kInvokestatic || !file.is(index, ConstantTag::MethodRef)) continue;
      if (file.name_and_type(file.constants[index].second).name != callee) continue;
      places.push_back(attribute->offset + i);
    }
  }
  return places;
}

inline void write(const ClassCopy& bytes, const std::filesystem::path& file) {
  std::filesystem::create_directories(file.parent_path());
  std::ofstream out(file, std::ios::binary);
  out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<long>(bytes.size()));
}

}  // namespace kukang
