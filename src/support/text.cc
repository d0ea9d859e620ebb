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

constexpr uint32_t kDamaged = 0xfffd;

// The code point at `at`, which is moved behind it: a surrogate where it stands alone, kDamaged for
// a byte that means nothing.
uint32_t next_code_point(std::string_view text, size_t& at) {
  const uint8_t lead = static_cast<uint8_t>(text[at++]);
  if (lead < 0x80) return lead;
  const size_t more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1;
  if (lead < 0xc0 || lead >= 0xf8 || at + more > text.size()) return kDamaged;
  uint32_t code = lead & (0x3f >> more);
  for (size_t i = 0; i < more; ++i) {
    if ((static_cast<uint8_t>(text[at + i]) & 0xc0) != 0x80) return kDamaged;
    code = code << 6 | continuation(text, at + i);
  }
  constexpr uint32_t kLeast[] = {0, 0x80, 0x800, 0x10000};
  const bool modified_nul = code == 0 && more == 1;
  if ((code < kLeast[more] && !modified_nul) || code > 0x10ffff) return kDamaged;
  at += more;
  return code;
}

uint32_t next_code_point(std::u16string_view text, size_t& at) { return text[at++]; }

// Two surrogates that belong together are one.
template <class Text>
uint32_t next_character(Text text, size_t& at) {
  const uint32_t code = next_code_point(text, at);
  if (code > 0xffff || !high_surrogate(static_cast<char16_t>(code)) || at == text.size()) {
    return code;
  }
  size_t behind = at;
  const uint32_t next = next_code_point(text, behind);
  if (next > 0xffff || !low_surrogate(static_cast<char16_t>(next))) return code;
  at = behind;
  return 0x10000 + ((code - 0xd800) << 10) + (next - 0xdc00);
}

bool is_shown(uint32_t code) {
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return false;  // control characters
  if (code >= 0xd800 && code < 0xe000) return false;               // unpaired surrogates
  if ((code & 0xfffe) == 0xfffe) return false;                     // noncharacters
  if (code >= 0xfdd0 && code < 0xfdf0) return false;               // noncharacters
  if (code >= 0x2028 && code <= 0x202e) return false;              // line ends, directions
  if (code >= 0x2066 && code <= 0x2069) return false;              // directions
  return code != 0x061c && code != 0x200e && code != 0x200f && code != 0xfeff;
}

void append_escape(std::string& out, uint32_t unit) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  out += "\\u";
  for (int shift = 12; shift >= 0; shift -= 4) out += kDigits[unit >> shift & 0xf];
}

void append_escaped(std::string& out, uint32_t code) {
  switch (code) {
    case '\n': out += "\\n"; return;
    case '\r': out += "\\r"; return;
    case '\t': out += "\\t"; return;
    default: break;
  }
  std::u16string units;
  append_code_point(units, code);
  for (const char16_t unit : units) append_escape(out, unit);
}

void append_shown(std::string& out, uint32_t code, bool lines) {
  if (is_shown(code) || (lines && (code == '\n' || code == '\t'))) {
    append_utf8(out, code);
  } else {
    append_escaped(out, code);
  }
}

std::string shown(std::string_view text, bool lines) {
  std::string out;
  out.reserve(text.size());
  for (size_t at = 0; at < text.size();) append_shown(out, next_character(text, at), lines);
  return out;
}

}  // namespace

std::string printable(std::string_view text) { return shown(text, false); }
std::string printable_lines(std::string_view text) { return shown(text, true); }

std::string printable(std::u16string_view text) {
  std::string out;
  for (size_t at = 0; at < text.size();) append_shown(out, next_character(text, at), false);
  return out;
}

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
