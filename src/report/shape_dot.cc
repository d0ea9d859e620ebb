// A shape in the language of Graphviz: a table for each object, with a row for each field; an edge
// from the row of each reference. Null and what is open stand in the row itself.

#include "fmt/format.h"
#include "report/markup.h"
#include "report/shapes.h"

namespace kukang {

std::string shape_dot(const ShapesAnswer& answer, const ShownShape& shown) {
  const ShapeView view(shown.shape, *answer.found.tables);
  const HeapPicture picture = view.picture(shown.model);
  std::string nodes, edges;
  for (size_t i = 0; i < picture.objects.size(); ++i) {
    const PictureObject& object = picture.objects[i];
    std::string rows = fmt::format("<tr><td><b>{}</b></td></tr>", escaped(object.name));
    for (size_t s = 0; s < object.slots.size(); ++s) {
      const auto& [name, value] = object.slots[s];
      const bool leads = value.what == PictureValue::What::Object;
      const std::string text = value.what == PictureValue::What::Null ? "null" : value.text;
      rows += fmt::format("<tr><td port=\"s{}\" align=\"left\">{}{}</td></tr>", s, escaped(name),
                          leads ? "" : " = " + escaped(text));
      if (leads) edges += fmt::format("  o{}:s{} -> o{};\n", i, s, value.number);
    }
    nodes += fmt::format(
        "  o{} [label=<<table border=\"0\" cellborder=\"1\" cellspacing=\"0\">{}</table>>];\n", i,
        rows);
  }
  std::string conditions;
  if (shown.model == nullptr) {
    for (const std::string& line : view.text(shown.shape.conditions.front())) {
      conditions += escaped(line) + "<br align=\"left\"/>";
    }
  }
  if (!conditions.empty()) conditions = fmt::format("  label=<{}>;\n", conditions);
  return fmt::format(
      "digraph shape{} {{\n  node [shape=plaintext, fontname=\"monospace\"];\n"
      "  fontname=\"monospace\";\n{}{}{}}}\n",
      shown.number, conditions, nodes, edges);
}

}  // namespace kukang
