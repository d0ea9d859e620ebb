#include "report/drawing_html.h"

#include "fmt/format.h"
#include "report/heap_drawing.h"
#include "report/markup.h"
#include "report/tree_drawing.h"

namespace kukang {

// Attributes of an SVG give way to the style, so that the names of colours that heap_dot and dot_of
// leave in the drawing are all that has to be known of it.
const std::string_view kDrawingStyle = R"(
:root { --object: #e4ebf4; --fresh: #d9efe2; --gone: #b3261e; --now: #0f6b3f; }
@media (prefers-color-scheme: dark) {
  :root { --object: #2b3949; --fresh: #1f4231; --gone: #ff8a80; --now: #58d192; }
}
.drawing svg { min-width: 0; width: auto; max-width: 100%; margin: 0 auto; }
.drawing svg text { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: 11px; fill: var(--ink); }
.drawing svg text[font-size="10.00"] { font-size: 10px; }
.drawing svg text[font-size="9.00"] { font-size: 9px; }
.drawing svg text[font-weight="bold"] { font-weight: bold; }
.drawing svg text[fill="dimgray"] { fill: var(--soft); }
.drawing svg text[fill="crimson"] { fill: var(--gone); }
.drawing svg text[fill="seagreen"] { fill: var(--now); }
.drawing polygon, .drawing path, .drawing polyline { stroke: var(--soft); }
.drawing .graph > polygon { fill: none; stroke: none; }
.drawing .edge polygon { fill: var(--soft); }
.drawing [fill="whitesmoke"] { fill: var(--object); }
.drawing [fill="honeydew"] { fill: var(--fresh); }
.drawing .gone * { stroke: var(--gone); }
.drawing .gone polygon { fill: var(--gone); }
.drawing .now * { stroke: var(--now); }
.drawing .now polygon { fill: var(--now); }
)";

std::string as_text(const HeapPicture& picture) {
  constexpr size_t kColumns = 100;
  return fmt::format("{}", fmt::join(drawing_of(picture, kColumns), "\n"));
}

absl::StatusOr<std::vector<std::string>> drawn(const std::vector<Drawable>& all,
                                               std::string_view what, const Enough& enough) {
  std::vector<std::string> graphs;
  for (const Drawable& one : all) graphs.push_back(one.graph);
  absl::StatusOr<std::vector<std::string>> drawings = drawn_by_dot(graphs, what, enough);
  if (drawings.status().code() == absl::StatusCode::kUnimplemented) drawings.emplace();
  RETURN_IF_ERROR(drawings.status());
  for (size_t i = drawings->size(); i < all.size(); ++i) drawings->push_back(escaped(all[i].text));
  return drawings;
}

std::string drawing_html(std::string_view drawing, std::string_view what) {
  constexpr std::string_view kBegin = "<svg";
  if (!drawing.starts_with(kBegin)) {
    return fmt::format("<pre class=\"drawing\">{}</pre>\n", drawing);
  }
  return fmt::format("<div class=\"drawing\"><svg role=\"img\" aria-label=\"{}\"{}</div>\n",
                     escaped(what), drawing.substr(kBegin.size()));
}

}  // namespace kukang
