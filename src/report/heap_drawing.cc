// A heap as an indented graph:
//
//   this = Tree#1 {size = 2}
//   └─ root = Node#1 {key = 5, right = null}
//      └─ left = Node#2 {key = 3, left = null, parent = Node#1, …}
//   key = 4
//
// What is short stands in the braces: numbers, null, and references to objects that are described
// elsewhere. An object is described as a child of the place that is the fewest steps from the
// roots; where that is too far to the right, on a line of its own below.

#include "report/heap_drawing.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "fmt/format.h"
#include "support/text.h"
#include "view/heap_picture.h"

namespace kukang {
namespace {

constexpr size_t kMostLines = 120;

// In columns: of UTF-8, the bytes that begin a character.
size_t width_of(std::string_view text) {
  return static_cast<size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (static_cast<uint8_t>(c) & 0xc0) != 0x80; }));
}

class Drawing {
 public:
  Drawing(const HeapPicture& picture, size_t columns)
      : picture_(picture), columns_(columns), homes_(picture.objects.size()) {
    std::vector<size_t> found;  // breadth first
    auto settle = [&](const std::vector<PictureSlot>& slots) {
      for (const PictureSlot& slot : slots) {
        if (slot.value.what != PictureValue::What::Object) continue;
        const PictureSlot*& home = homes_[slot.value.number];
        if (home == nullptr) found.push_back(slot.value.number);
        if (home == nullptr) home = &slot;
      }
    };
    settle(picture.roots);
    for (size_t i = 0; i < found.size(); ++i) settle(picture.objects[found[i]].slots);
  }

  std::vector<std::string> finished() {
    for (const PictureSlot& root : picture_.roots) draw(root, "", "");
    for (size_t i = 0; i < later_.size(); ++i) describe(later_[i], "", "");
    for (const PictureOpen& open : picture_.open) {
      lines_.push_back(fmt::format("{} is {}", open.name, open.what));
    }
    if (lines_.size() > kMostLines) {
      const size_t more = lines_.size() - kMostLines;
      lines_.resize(kMostLines);
      lines_.push_back(fmt::format("… and {} more lines", more));
    }
    for (std::string& line : lines_) line = printable(line);
    return std::move(lines_);
  }

 private:
  bool is_home(const PictureSlot& slot) const {
    return slot.value.what == PictureValue::What::Object && homes_[slot.value.number] == &slot;
  }

  std::string text_of(const PictureValue& value) const {
    switch (value.what) {
      case PictureValue::What::Null: return "null";
      case PictureValue::What::Object: return picture_.objects[value.number].name;
      case PictureValue::What::Open: return picture_.open[value.number].name;
      case PictureValue::What::Text: break;
    }
    return value.computed.empty() ? value.text : fmt::format("{} ({})", value.text, value.computed);
  }

  // `first` stands before the slot itself, `rest` before the lines below it.
  void draw(const PictureSlot& slot, const std::string& first, const std::string& rest) {
    const std::string line = fmt::format("{}{} = ", first, slot.name);
    const bool far = width_of(rest) > columns_ / 2;
    if (is_home(slot) && !far) return describe(slot.value.number, line, rest);
    if (is_home(slot)) later_.push_back(slot.value.number);
    add(line + text_of(slot.value), rest + "    ");
  }

  // A line, or several where a word of it is too long for one.
  void add(std::string line, const std::string& indent) {
    while (width_of(line) > columns_ && columns_ > 2 * width_of(indent)) {
      size_t end = 0, blank = 0;
      for (size_t width = 0; width <= columns_; ++end) {
        width += width_of(line.substr(end, 1));
        if (line[end] == ' ' && width > columns_ / 2) blank = end;
      }
      end = blank > 0 ? blank : end - 1;
      std::string rest = indent + line.substr(end + (blank > 0 ? 1 : 0));
      line.resize(end);
      lines_.push_back(std::exchange(line, std::move(rest)));
    }
    lines_.push_back(std::move(line));
  }

  void describe(size_t number, std::string line, const std::string& rest) {
    const PictureObject& object = picture_.objects[number];
    std::vector<std::string> inside;
    std::vector<const PictureSlot*> below;
    for (const PictureSlot& slot : object.slots) {
      if (is_home(slot)) {
        below.push_back(&slot);
      } else {
        inside.push_back(fmt::format("{} = {}", slot.name, text_of(slot.value)));
      }
    }
    if (object.more) inside.push_back("…");
    line += (object.made ? "new " : "") + object.name;
    write(std::move(line), inside, rest + (below.empty() ? "    " : "│   "));
    for (const PictureSlot* slot : below) {
      const bool last = slot == below.back();
      draw(*slot, rest + (last ? "└─ " : "├─ "), rest + (last ? "   " : "│  "));
    }
  }

  // The object's name and, in braces, what is inside, on as many lines as it takes.
  void write(std::string line, const std::vector<std::string>& inside, const std::string& indent) {
    for (size_t i = 0; i < inside.size(); ++i) {
      const std::string part =
          fmt::format("{}{}{}", i == 0 ? "{" : "", inside[i], i + 1 == inside.size() ? "}" : ",");
      if (i > 0 && width_of(line) + 1 + width_of(part) > columns_) {
        add(std::move(line), indent);
        line = indent + part;
      } else {
        line += " " + part;
      }
    }
    add(std::move(line), indent);
  }

  const HeapPicture& picture_;
  const size_t columns_;
  std::vector<const PictureSlot*> homes_;  // of each object: where it is described
  std::vector<size_t> later_;              // named, to be described below
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> drawing_of(const HeapPicture& picture, size_t columns) {
  return Drawing(picture, columns).finished();
}

}  // namespace kukang
