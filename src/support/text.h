// Java's text: UTF-16 in strings, modified UTF-8 in class files, standard UTF-8 for people.

#pragma once

#include <string>
#include <string_view>

namespace kukang {

// Unpaired surrogates survive the way from modified UTF-8 to UTF-16; towards standard UTF-8 they
// become '?', as java prints them.
std::u16string utf16_from_modified(std::string_view modified);
std::u16string utf16_from_utf8(std::string_view utf8);
std::string utf8_from_utf16(std::u16string_view utf16);

// a/b/C -> a.b.C
std::string dotted(std::string_view internal_name);
std::string slashed(std::string_view binary_name);

}  // namespace kukang
