// Recognizing names and descriptors, and checking modified UTF-8. Both are on the way of every
// class that is loaded: nearly all text is short ASCII, so that is what the loops are made for.

#include "classfile/text_form.h"

#include <array>
#include <cstring>

#include "support/requires.h"

namespace kukang {
namespace {

constexpr size_t kNone = std::string_view::npos;
constexpr int kMostDimensions = 255;

enum CharClass : uint8_t { kSeparator = 1, kSlash = 2, kAngle = 4 };

constexpr std::array<uint8_t, 256> kCharClass = [] {
  std::array<uint8_t, 256> classes{};
  classes['.'] = classes[';'] = classes['['] = kSeparator;
  classes['/'] = kSlash;
  classes['<'] = classes['>'] = kAngle;
  return classes;
}();

uint8_t char_classes(std::string_view text) {
  uint8_t classes = 0;
  for (char c : text) classes |= kCharClass[static_cast<uint8_t>(c)];
  return classes;
}

// REQUIRES that `text` has no separator.
bool segments_are_not_empty(std::string_view text) {
  KUKANG_REQUIRES((char_classes(text) & kSeparator) == 0);
  return !text.empty() && text.front() != '/' && text.back() != '/' && text.find("//") == kNone;
}

// The end of the field descriptor that begins at `at`, or kNone.
size_t end_of_type(std::string_view text, size_t at) {
  const size_t begin = at;
  while (at < text.size() && text[at] == '[') ++at;
  if (at == text.size() || at - begin > kMostDimensions) return kNone;
  if (text[at] != 'L') {
    return std::string_view("BCDFIJSZ").find(text[at]) != kNone ? at + 1 : kNone;
  }
  const size_t semicolon = text.find(';', at);
  if (semicolon == kNone) return kNone;
  const std::string_view name = text.substr(at + 1, semicolon - at - 1);
  const bool sound = (char_classes(name) & kSeparator) == 0 && segments_are_not_empty(name);
  return sound ? semicolon + 1 : kNone;
}

// The slots the arguments of a method descriptor take, or -1 when it is not one.
int slots_of_arguments(std::string_view text) {
  int slots = 0;
  size_t at = 1;
  while (at < text.size() && text[at] != ')') {
    slots += text[at] == 'J' || text[at] == 'D' ? 2 : 1;
    at = end_of_type(text, at);
    if (at == kNone || slots > kMostArgumentSlots) return -1;
  }
  if (at >= text.size()) return -1;
  const std::string_view result = text.substr(at + 1);
  return result == "V" || end_of_type(result, 0) == result.size() ? slots : -1;
}

// How many bytes the character at `at` takes, or 0 when it is damaged.
size_t length_of_character(std::string_view text, size_t at, bool overlong_allowed) {
  const auto byte = [&](size_t i) -> unsigned {
    return at + i < text.size() ? static_cast<uint8_t>(text[at + i]) : 0u;
  };
  const auto continues = [&](size_t i) { return (byte(i) & 0xC0) == 0x80; };
  const unsigned lead = byte(0);
  if (lead >= 0x01 && lead <= 0x7F) return 1;
  if ((lead & 0xE0) == 0xC0 && continues(1)) {
    const unsigned code = (lead & 0x1F) << 6 | (byte(1) & 0x3F);
    return code == 0 || code > 0x7F || overlong_allowed ? 2 : 0;
  }
  if ((lead & 0xF0) == 0xE0 && continues(1) && continues(2)) {
    const unsigned code = (lead & 0x0F) << 12 | (byte(1) & 0x3F) << 6 | (byte(2) & 0x3F);
    return code > 0x7FF || overlong_allowed ? 3 : 0;
  }
  return 0;
}

// True when the eight bytes at `text` are all in 0x01..0x7F.
bool eight_plain(const char* text) {
  uint64_t word;
  std::memcpy(&word, text, sizeof word);
  return (((word - 0x0101010101010101u) | word) & 0x8080808080808080u) == 0;
}

}  // namespace

TextForms forms_of(std::string_view text) {
  TextForms result;
  if (text.empty()) return result;
  if (text[0] == '(') {
    if (int slots = slots_of_arguments(text); slots >= 0) {
      result.forms |= kMethodDescriptor;
      result.argument_slots = static_cast<uint16_t>(slots);
    }
  } else if (end_of_type(text, 0) == text.size()) {
    result.forms |= kFieldDescriptor;
  }
  const uint8_t classes = char_classes(text);
  if ((classes & kSeparator) == 0) {
    if ((classes & kSlash) == 0) {
      result.forms |= kFieldName | kClassName;
      if ((classes & kAngle) == 0 || text == "<init>" || text == "<clinit>") {
        result.forms |= kMethodName;
      }
    } else if (segments_are_not_empty(text)) {
      result.forms |= kClassName;
    }
  }
  return result;
}

std::string_view name_of(TextForm form) {
  switch (form) {
    case kFieldName: return "name";
    case kMethodName: return "method name";
    case kClassName: return "class name";
    case kFieldDescriptor: return "field descriptor";
    case kMethodDescriptor: return "method descriptor";
  }
  return "text";
}

size_t find_bad_utf8(std::string_view text, uint16_t major) {
  size_t at = 0;
  while (at < text.size()) {
    if (text.size() - at >= 8 && eight_plain(text.data() + at)) {
      at += 8;
      continue;
    }
    const size_t length = length_of_character(text, at, major <= 47);
    if (length == 0) return at;
    at += length;
  }
  return kNone;
}

bool is_class_name(std::string_view name) {
  return (char_classes(name) & kSeparator) == 0 && segments_are_not_empty(name) &&
         find_bad_utf8(name, 0xFFFF) == kNone;
}

std::string_view class_of_path(std::string_view path) {
  constexpr std::string_view kSuffix = ".class";
  if (!path.ends_with(kSuffix)) return {};
  path.remove_suffix(kSuffix.size());
  const bool is_module = path == "module-info" || path.ends_with("/module-info");
  return !is_module && is_class_name(path) ? path : std::string_view();
}

}  // namespace kukang
