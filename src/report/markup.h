// What is written for a browser: a page that needs nothing but itself.
//
// Colours are custom properties, of which there is a set for light and one for dark; everything on
// the page names colours by them only. Text has a contrast of at least 4.5 to what it stands on,
// marks in plots one of at least 3 (WCAG 2.1).

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace kukang {

// With the characters replaced that mean something in HTML and SVG, or nothing there.
std::string escaped(std::string_view text);

// `style`: what the page has beyond the style that all pages share.
std::string html_page(std::string_view title, std::string_view body, std::string_view style = "");

// 125,476
std::string grouped(uint64_t number);
// 1 path, 125476 paths
std::string counted(uint64_t number, std::string_view noun);
// 1 path, 125,476 paths
std::string counted_in_groups(uint64_t number, std::string_view noun);

}  // namespace kukang
