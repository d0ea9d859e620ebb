#include "support/text.h"

#include <algorithm>
#include <cstdint>

namespace kukang {
namespace {

uint32_t continuation(std::string_view text, size_t at) {
  return at < text.size() ? static_cast<uint8_t>(text[at]) & 0x3f : 0;
}

void append_code_point(std::u16string& out, uint32_t code) {
  if (code < 0x10000) {
    out.push_back(static_cast<char16_t>(code));
    return;
  }
  code -= 0x10000;
  out.push_back(static_cast<char16_t>(0xd800 + (code >> 10)));
  out.push_back(static_cast<char16_t>(0xdc00 + (code & 0x3ff)));
}

// Modified UTF-8 differs from the standard only in never using four-byte forms and in writing NUL
// as two bytes; a decoder of the standard that does not insist on shortest forms reads both.
std::u16string decode(std::string_view text) {
  std::u16string out;
  out.reserve(text.size());
  for (size_t i = 0; i < text.size();) {
    const uint8_t lead = static_cast<uint8_t>(text[i]);
    if (lead < 0x80) {
      out.push_back(lead);
      i += 1;
    } else if (lead < 0xe0) {
      append_code_point(out, (lead & 0x1f) << 6 | continuation(text, i + 1));
      i += 2;
    } else if (lead < 0xf0) {
      append_code_point(
          out, (lead & 0x0f) << 12 | continuation(text, i + 1) << 6 | continuation(text, i + 2));
      i += 3;
    } else {
      append_code_point(out, (lead & 0x07) << 18 | continuation(text, i + 1) << 12 |
                                 continuation(text, i + 2) << 6 | continuation(text, i + 3));
      i += 4;
    }
  }
  return out;
}

bool high_surrogate(char16_t c) { return c >= 0xd800 && c < 0xdc00; }
bool low_surrogate(char16_t c) { return c >= 0xdc00 && c < 0xe000; }

void append_utf8(std::string& out, uint32_t code) {
  if (code < 0x80) {
    out.push_back(static_cast<char>(code));
  } else if (code < 0x800) {
    out.push_back(static_cast<char>(0xc0 | code >> 6));
    out.push_back(static_cast<char>(0x80 | (code & 0x3f)));
  } else if (code < 0x10000) {
    out.push_back(static_cast<char>(0xe0 | code >> 12));
    out.push_back(static_cast<char>(0x80 | (code >> 6 & 0x3f)));
    out.push_back(static_cast<char>(0x80 | (code & 0x3f)));
  } else {
    out.push_back(static_cast<char>(0xf0 | code >> 18));
    out.push_back(static_cast<char>(0x80 | (code >> 12 & 0x3f)));
    out.push_back(static_cast<char>(0x80 | (code >> 6 & 0x3f)));
    out.push_back(static_cast<char>(0x80 | (code & 0x3f)));
  }
}

}  // namespace

std::u16string utf16_from_modified(std::string_view modified) { return decode(modified); }
std::u16string utf16_from_utf8(std::string_view utf8) { return decode(utf8); }

std::string utf8_from_utf16(std::u16string_view text) {
  std::string out;
  out.reserve(text.size());
  for (size_t i = 0; i < text.size(); ++i) {
    const char16_t c = text[i];
    if (high_surrogate(c) && i + 1 < text.size() && low_surrogate(text[i + 1])) {
      append_utf8(out, 0x10000 + ((c - 0xd800u) << 10) + (text[++i] - 0xdc00u));
    } else if (high_surrogate(c) || low_surrogate(c)) {
      out.push_back('?');
    } else {
      append_utf8(out, c);
    }
  }
  return out;
}

std::string dotted(std::string_view internal_name) {
  std::string out(internal_name);
  std::replace(out.begin(), out.end(), '/', '.');
  return out;
}

std::string slashed(std::string_view binary_name) {
  std::string out(binary_name);
  std::replace(out.begin(), out.end(), '.', '/');
  return out;
}

}  // namespace kukang
