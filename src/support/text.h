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

// One line for people, in standard UTF-8, of text in any of these encodings, or damaged. What
// cannot be seen, or would do something to a terminal or a page (control characters, changes of
// direction, noncharacters, unpaired surrogates), is written as Java's sources do: \u001b, \n.
std::string printable(std::string_view text);
std::string printable(std::u16string_view text);
// The same, but line ends and tabs stay.
std::string printable_lines(std::string_view text);

// a/b/C -> a.b.C
std::string dotted(std::string_view internal_name);
std::string slashed(std::string_view binary_name);

}  // namespace kukang
