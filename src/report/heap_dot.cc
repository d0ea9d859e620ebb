#include "report/heap_dot.h"

#include <algorithm>
#include <map>

#include "fmt/format.h"
#include "report/markup.h"

namespace kukang {
namespace {

constexpr size_t kMostInARow = 6;  // references; more stand below each other
constexpr size_t kMostDrawn = 64;  // objects; dot takes minutes for a chain of thousands

// What a slot holds, by names, which are the same in both pictures.
std::string text_of(const HeapPicture& picture, const PictureValue& value) {
  switch (value.what) {
    case PictureValue::What::Null: return "null";
    case PictureValue::What::Object: return picture.objects[value.number].name;
    case PictureValue::What::Open: return picture.open[value.number].name;
    case PictureValue::What::Text: break;
  }
  return value.text;
}

class HeapDot {
 public:
  HeapDot(const HeapPicture& picture, PictureSide side, const HeapPicture* other)
      : picture_(picture), side_(side), met_(picture.objects.size()) {
    if (other == nullptr) return;
    add_slots(*other, "", other->roots);
    for (const PictureObject& object : other->objects) add_slots(*other, object.name, object.slots);
  }

  std::string finished(const DotFrame& frame) {
    for (const PictureSlot& root : picture_.roots) draw_root(root);
    for (size_t i = 0; i < queue_.size(); ++i) draw(queue_[i]);
    if (left_out_) note(fmt::format("… only {} objects are drawn", kMostDrawn));
    for (const PictureOpen& open : picture_.open) note(open.name + " is " + open.what);
    for (const std::string& text : frame.notes) note(text);
    if (!notes_.empty()) notes_ = fmt::format("  label=<{}>;\n", notes_);
    return fmt::format(
        "digraph {} {{\n  ranksep=0.35; nodesep=0.2; fontname=\"monospace\"; fontsize=11;\n"
        "  node [shape=plain, fontname=\"monospace\", fontsize=11];\n"
        "  edge [arrowsize=0.6];\n{}{}{}}}\n",
        frame.name, notes_, nodes_, edges_);
  }

 private:
  void note(const std::string& text) { notes_ += escaped(text) + "<br align=\"left\"/>"; }

  // How the cells of an object stand.
  struct Layout {
    bool in_a_row = true;  // otherwise below each other
    size_t columns = 1;
    size_t drawn = 0;  // references
  };

  void add_slots(const HeapPicture& other, const std::string& object,
                 const std::vector<PictureSlot>& slots) {
    for (const PictureSlot& slot : slots) {
      others_[{object, slot.name}] = text_of(other, slot.value);
    }
    others_[{object, ""}] = "";
  }

  // Is something else there in the other picture? In an object that is in one picture only, nothing
  // has changed: all of it is new, or gone.
  bool changed(const std::string& object, const PictureSlot& slot) const {
    if (side_ == PictureSide::Alone || !others_.contains({object, ""})) return false;
    const auto it = others_.find({object, slot.name});
    return it == others_.end() || it->second != text_of(picture_, slot.value);
  }

  std::string_view colour() const { return side_ == PictureSide::Before ? "crimson" : "seagreen"; }

  // Does the slot lead to an object that is drawn?
  bool leads(const PictureValue& value) {
    if (value.what != PictureValue::What::Object) return false;
    const bool drawn = met_[value.number] || queue_.size() < kMostDrawn;
    left_out_ |= !drawn;
    return drawn;
  }

  // Meets the object: true where the edge is the one that it hangs from.
  bool meet(size_t number) {
    const bool first = !met_[number];
    met_[number] = true;
    if (first) queue_.push_back(number);
    return first;
  }

  // `from` and `to` with what Graphviz has to know about where they begin and end.
  void draw_edge(const std::string& from, const std::string& to, bool hangs, bool marked) {
    std::string how = hangs ? "" : "constraint=false";
    if (marked) {
      how += fmt::format("{}color={}, penwidth=2, {}", how.empty() ? "" : ", ", colour(),
                         side_ == PictureSide::Before ? "class=gone, style=dashed" : "class=now");
    }
    edges_ += fmt::format("  {} -> {}{};\n", from, to, how.empty() ? "" : " [" + how + "]");
  }

  // From a cell. An edge to the object itself goes around its nearer side.
  void draw_edge(size_t from, size_t slot, const Layout& layout, size_t to, bool marked) {
    const bool hangs = meet(to);
    std::string begin = fmt::format("o{}:s{}", from, slot), end = fmt::format("o{}", to);
    if (from == to) {
      const char* side = layout.in_a_row && layout.columns > 1 && layout.drawn == 0 ? ":w" : ":e";
      begin += side;
      end = end + ":name" + side;
    } else if (hangs && layout.in_a_row) {
      begin += ":s";
    }
    draw_edge(begin, end, hangs, marked);
  }

  std::string in_colour(const std::string& text, bool marked) const {
    if (!marked) return text;
    return fmt::format("<font color=\"{}\"><b>{}</b></font>", colour(), text);
  }

  void draw_root(const PictureSlot& root) {
    const bool marked = changed("", root);
    const std::string name = fmt::format("r{}", roots_++);
    const bool leads = this->leads(root.value);
    const std::string text = leads ? root.name : root.name + " = " + with_origin(root.value);
    nodes_ += fmt::format("  {} [label=<{}>];\n", name, in_colour(escaped(text), marked));
    if (leads) {
      draw_edge(name, fmt::format("o{}", root.value.number), meet(root.value.number), marked);
    }
  }

  std::string with_origin(const PictureValue& value) const {
    const std::string text = text_of(picture_, value);
    return value.computed.empty() ? text : fmt::format("{} ({})", text, value.computed);
  }

  static bool is_reference(const PictureSlot& slot) {
    return slot.value.what != PictureValue::What::Text;
  }

  void draw(size_t number) {
    const PictureObject& object = picture_.objects[number];
    const auto references =
        static_cast<size_t>(std::count_if(object.slots.begin(), object.slots.end(), is_reference));
    Layout layout;
    layout.in_a_row = references <= kMostInARow;
    layout.columns = layout.in_a_row ? std::max<size_t>(references, 1) : 1;
    std::string rows, cells;
    for (size_t s = 0; s < object.slots.size(); ++s) {
      const PictureSlot& slot = object.slots[s];
      if (is_reference(slot)) {
        cells += cell(number, s, layout);
      } else {
        rows += row(in_colour(escaped(slot.name + " = " + with_origin(slot.value)),
                              changed(object.name, slot)),
                    layout);
      }
    }
    if (object.more) rows += row("<font color=\"dimgray\">…</font>", layout);
    if (layout.in_a_row && !cells.empty()) cells = fmt::format("<tr>{}</tr>", cells);
    nodes_ += fmt::format(
        "  o{} [label=<<table border=\"0\" cellborder=\"1\" cellspacing=\"0\" cellpadding=\"3\">"
        "<tr><td port=\"name\" colspan=\"{}\" "
        "bgcolor=\"{}\"><b>{}{}</b></td></tr>{}{}</table>>];\n",
        number, layout.columns, object.made ? "honeydew" : "whitesmoke", object.made ? "new " : "",
        escaped(object.name), rows, cells);
  }

  static std::string row(const std::string& text, const Layout& layout) {
    return fmt::format("<tr><td colspan=\"{}\" align=\"left\">{}</td></tr>", layout.columns, text);
  }

  // Of a reference, with its edge.
  std::string cell(size_t number, size_t s, Layout& layout) {
    const PictureObject& object = picture_.objects[number];
    const PictureSlot& slot = object.slots[s];
    const bool marked = changed(object.name, slot);
    const bool leads = this->leads(slot.value);
    if (leads) draw_edge(number, s, layout, slot.value.number, marked);
    ++layout.drawn;
    const std::string value = leads ? "•"
                              : slot.value.what == PictureValue::What::Null
                                  ? "∅"
                                  : text_of(picture_, slot.value);
    const std::string text =
        fmt::format("{}{}{}", escaped(slot.name), layout.in_a_row ? "<br/>" : " ", escaped(value));
    const std::string cell = fmt::format("<td port=\"s{}\">{}</td>", s, in_colour(text, marked));
    return layout.in_a_row ? cell : fmt::format("<tr>{}</tr>", cell);
  }

  const HeapPicture& picture_;
  const PictureSide side_;
  // Of the other picture: what each slot of each object holds; roots are those of the object "".
  std::map<std::pair<std::string, std::string>, std::string> others_;
  std::vector<bool> met_;      // objects to which an edge was drawn
  std::vector<size_t> queue_;  // of them, breadth first
  size_t roots_ = 0;
  bool left_out_ = false;  // an object
  std::string nodes_, edges_, notes_;
};

}  // namespace

std::string heap_dot(const HeapPicture& picture, const DotFrame& frame) {
  return HeapDot(picture, PictureSide::Alone, nullptr).finished(frame);
}

std::string heap_dot(const HeapPicture& picture, PictureSide side, const HeapPicture& other) {
  return HeapDot(picture, side, &other).finished({});
}

}  // namespace kukang
