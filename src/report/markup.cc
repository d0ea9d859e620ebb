#include "report/markup.h"

#include "fmt/format.h"
#include "support/text.h"

namespace kukang {
namespace {

constexpr std::string_view kStyle = R"(
:root {
  color-scheme: light dark;
  --page: #ffffff; --panel: #f5f6f8; --ink: #1b1f24; --soft: #57606a; --rule: #d3d8de;
  --lazy: #1f5fa8; --lazier: #b35900; --sharp: #0f7a4f;
  --good: #0f6b3f; --note: #7a4d00; --bad: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14171a; --panel: #1d2125; --ink: #e6e9ec; --soft: #a3acb5; --rule: #3a4148;
    --lazy: #6fb1ff; --lazier: #f0a04b; --sharp: #4fc995;
    --good: #58d192; --note: #f0b45c; --bad: #ff8a80;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--page); color: var(--ink);
  font: 15px/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
main { max-width: 62rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1, h2, h3 { overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.75rem 0 .25rem; font-family: ui-monospace, Menlo, Consolas, monospace; }
p { margin: .35rem 0; max-width: 46rem; }
.soft { color: var(--soft); }
.good { color: var(--good); }
.note { color: var(--note); }
.bad { color: var(--bad); font-weight: 600; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem; }
th, td { padding: .2rem .7rem; text-align: right; white-space: nowrap; }
th { color: var(--soft); font-weight: 500; border-bottom: 1px solid var(--rule); }
tbody tr:hover { background: var(--panel); }
tr.first td { border-top: 1px solid var(--rule); }
th.text, td.text { text-align: left; }
td.wide { white-space: normal; min-width: 11rem; }
svg { display: block; width: 100%; min-width: 40rem; height: auto; margin: .5rem 0 1rem; }
svg text { font: 12px system-ui, "Segoe UI", Roboto, Arial, sans-serif; fill: var(--ink); }
svg .soft { fill: var(--soft); }
svg .grid { stroke: var(--rule); stroke-width: 1; }
svg .panel { fill: var(--panel); }
svg .bar.lazy, svg .mark.lazy { fill: var(--lazy); }
svg .bar.lazier, svg .mark.lazier { fill: var(--lazier); }
svg .bar.sharp, svg .mark.sharp { fill: var(--sharp); }
svg .mark { stroke: var(--panel); stroke-width: 1; }
svg .line { fill: none; stroke-width: 2; }
svg .line.lazy { stroke: var(--lazy); }
svg .line.lazier { stroke: var(--lazier); }
svg .line.sharp { stroke: var(--sharp); }
)";

}  // namespace

std::string escaped(std::string_view text) {
  std::string out;
  for (char c : printable_lines(text)) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += c;
    }
  }
  return out;
}

std::string html_page(std::string_view title, std::string_view body, std::string_view style) {
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{}</title>\n<style>{}{}</style>\n</head>\n<body>\n<main>\n<h1>{}</h1>\n{}</main>\n"
      "</body>\n</html>\n",
      escaped(title), kStyle, style, escaped(title), body);
}

std::string grouped(uint64_t number) {
  std::string digits = std::to_string(number);
  for (size_t at = digits.size(); at > 3;) digits.insert(at -= 3, ",");
  return digits;
}

std::string counted(uint64_t number, std::string_view noun) {
  return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

std::string counted_in_groups(uint64_t number, std::string_view noun) {
  return fmt::format("{} {}{}", grouped(number), noun, number == 1 ? "" : "s");
}

}  // namespace kukang
