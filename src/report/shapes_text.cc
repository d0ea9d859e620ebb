// The answer for a person: how many shapes there are by size and by types, what the numbers have to
// be read with, then each shape as an indented graph with the conditions on its numbers.

#include "report/shapes_text.h"

#include <algorithm>
#include <utility>

#include "fmt/format.h"
#include "report/columns.h"
#include "report/heap_drawing.h"
#include "report/markup.h"
#include "report/rejection_text.h"
#include "shape/shapes.h"
#include "support/folded.h"
#include "support/text.h"
#include "view/place_names.h"

namespace kukang {
namespace {

constexpr size_t kMostAlternatives = 8;  // of sets of conditions that are shown

// 1 Tree, 2 Node
std::string objects_text(const ShapeCount& count) {
  std::string out;
  for (const auto& [type, objects] : count.objects) {
    const size_t cut = type.find_last_of(".$");
    out += fmt::format("{}{} {}", out.empty() ? "" : ", ", objects, type.substr(cut + 1));
  }
  return out;
}

class ShapesText {
 public:
  ShapesText(const ShapesAnswer& answer, bool colour)
      : answer_(answer), found_(answer.found), colour_(colour) {}

  std::string summary() {
    write_counts();
    write_verdict();
    write_notes();
    return std::exchange(out_, {});
  }
  std::string shape(size_t i) {
    write(i);
    return std::exchange(out_, {});
  }

 private:
  std::string coloured(std::string_view colour, std::string text) const {
    return colour_ ? fmt::format("\x1b[{}m{}\x1b[0m", colour, text) : text;
  }

  void write_counts() {
    std::vector<std::vector<std::string>> rows = {{"objects", "shapes", "of which"}};
    for (const ShapeCount& count : found_.counts) {
      rows.push_back({std::to_string(count.size), grouped(count.shapes), objects_text(count)});
    }
    rows.push_back({"all", grouped(found_.total)});
    out_ += in_columns(rows, ">><", kColumns);
  }

  void write_line(std::string_view indent, std::string_view text) {
    out_ += folded(indent, text, kColumns) + "\n";
  }

  void write_verdict() {
    const std::string name = readable_name(*found_.type);
    std::string text = !found_.complete()  ? "not certain to be all of them"
                       : found_.total == 0 ? fmt::format("no shape of {} satisfies it", name)
                                           : fmt::format("all that {} has", name);
    if (found_.complete()) text += found_.all() ? ", whatever their size" : " up to the bounds";
    if (answer_.numbers == Numbers::InRange) {
      text += fmt::format("; {} with integers from {} to {}",
                          counted_in_groups(answer_.all_instances(), "instance"), answer_.range.low,
                          answer_.range.high);
    }
    text += fmt::format("; {:.2f} s", found_.exploration.seconds);
    if (found_.fingerprints) text += ", 16 bytes kept of each shape to count it once";
    text = folded("", text, kColumns);
    out_ += coloured(found_.complete() ? "32" : "33", text) + "\n";
  }

  void write_notes() {
    std::vector<std::string> lines;
    const Exploration& exploration = found_.exploration;
    if (!exploration.stopped_early.empty()) {
      lines.push_back("not everything was explored: " + exploration.stopped_early);
    }
    if (found_.unfinished > 0) {
      lines.push_back(
          fmt::format("the invariant did not come to an end on {}: it must end on every heap, also "
                      "on a cyclic one",
                      counted_in_groups(found_.unfinished, "path")));
    }
    for (const auto& [why, paths] : found_.stops) {
      lines.push_back(fmt::format("stopped on {}: {}", counted_in_groups(paths, "path"), why));
    }
    if (found_.uncertain > 0) {
      lines.push_back(fmt::format("{} only if what was approximated holds",
                                  counted_in_groups(found_.uncertain, "shape")));
    }
    for (std::string& line : left_out(found_.rejections, exploration.tally, found_.total == 0)) {
      lines.push_back(std::move(line));
    }
    if (found_.writing > 0) {
      lines.push_back(fmt::format(
          "the invariant writes to the heap that it looks at ({}); shapes are as before it ran",
          fmt::join(found_.written, ", ")));
    }
    const Bounds& bounds = found_.bounds;
    if (found_.overlapping && (bounds.n.has_value() || !bounds.n_of.empty())) {
      lines.push_back(
          "fields of different types may hold the same object: -n counts it with the type of the "
          "field that the invariant finds it in first");
    }
    if (!answer_.unread.empty()) {
      lines.push_back(
          fmt::format("integers that the invariant never looks at take every value of the range, "
                      "too: {}",
                      fmt::join(answer_.unread, ", ")));
    }
    if (answer_.distinct.has_value()) {
      lines.push_back(*answer_.distinct ? "no two shapes are isomorphic"
                                        : "two shapes are isomorphic: this is an error of kukang");
    }
    for (const std::string& line : lines) write_line("", "note: " + line);
    for (const std::string& text : exploration.assumptions) write_line("", "assumed: " + text);
    for (const std::string& text : exploration.approximations) {
      write_line("", "approximated: " + text);
    }
    for (const std::string& hint : answer_.hints) write_line("", "hint: " + hint);
  }

  void write(size_t i) {
    const Shape& shape = found_.shapes[i];
    const ShapeView view(shape, *found_.tables);
    const bool has_model = !answer_.small.empty() && answer_.small[i].has_value();
    const Model* model = has_model ? &*answer_.small[i] : nullptr;
    out_ += fmt::format("\nshape {}, {}{}{}\n", i + 1, counted_in_groups(shape.size(), "object"),
                        shape.certain ? "" : ", perhaps",
                        answer_.instances.empty()
                            ? ""
                            : ", " + counted_in_groups(answer_.instances[i], "instance"));
    for (const std::string& line : drawing_of(view.picture(model), kColumns - 2)) {
      out_ += fmt::format("  {}\n", line);
    }
    for (const std::string& line : view.types()) write_line("  ", line);
    if (model == nullptr) write_conditions(view);
  }

  void write_conditions(const ShapeView& view) {
    const std::vector<Conditions>& sets = view.shape().conditions;
    std::string_view joint = "where";
    for (size_t i = 0; i < std::min(sets.size(), kMostAlternatives); ++i, joint = "or") {
      const std::vector<std::string> lines = view.text(sets[i]);
      if (lines.empty() && sets.size() == 1) return;
      const std::string all =
          lines.empty() ? "anything" : fmt::format("{}", fmt::join(lines, ", "));
      write_line("  ", fmt::format("{} {}", joint, all));
    }
    if (sets.size() > kMostAlternatives) {
      out_ += fmt::format("  or in {} more ways\n", sets.size() - kMostAlternatives);
    }
  }

  const ShapesAnswer& answer_;
  const Shapes& found_;
  const bool colour_;
  std::string out_;
};

}  // namespace

std::string shapes_summary(const ShapesAnswer& answer, bool colour) {
  return ShapesText(answer, colour).summary();
}

void shapes_text(const ShapesAnswer& answer, bool colour, const PieceWriter& writer) {
  ShapesText text(answer, colour);
  writer.write(text.summary());
  const size_t shapes = answer.listed ? answer.found.shapes.size() : 0;
  size_t i = 0;
  for (; i < shapes && writer.goes_on(); ++i) writer.write(text.shape(i));
  if (i < shapes) writer.write(fmt::format("... {} of {} are shown: no time is left\n", i, shapes));
}

}  // namespace kukang
