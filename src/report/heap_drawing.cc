// A heap as an indented graph:
//
//   this = Tree#1 {size = 2}
//   └─ root = Node#1 {key = 5, right = null}
//      └─ left = Node#2 {key = 3, left = null, parent = Node#1, …}
//   key = 4
//
// What is short stands in the braces: numbers, null, and references to objects that are described
// elsewhere. An object is described as a child of the first place that refers to it; where that is
// too far to the right, on a line of its own below.

#include <algorithm>
#include <cstdint>

#include "fmt/format.h"
#include "report/heap_picture.h"

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
      : picture_(picture), columns_(columns), described_(picture.objects.size()) {}

  std::vector<std::string> take() {
    // An object is described where the fewest steps lead to it: at a root, if one refers to it.
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
    return std::move(lines_);
  }

 private:
  bool describes(const PictureValue& value) const {
    return value.what == PictureValue::What::Object && !described_[value.number];
  }

  std::string text_of(const PictureValue& value) const {
    switch (value.what) {
      case PictureValue::What::Null: return "null";
      case PictureValue::What::Object: return picture_.objects[value.number].name;
      case PictureValue::What::Open: return picture_.open[value.number].name;
      case PictureValue::What::Text: break;
    }
    return value.computed.empty() ? value.text
                                  : fmt::format("{} ({})", value.text, value.computed);
  }

  // `first` stands before the slot itself, `rest` before the lines below it.
  void draw(const PictureSlot& slot, const std::string& first, const std::string& rest) {
    const std::string line = fmt::format("{}{} = ", first, slot.name);
    if (!describes(slot.value)) {
      lines_.push_back(line + text_of(slot.value));
    } else if (width_of(rest) > columns_ / 2) {
      described_[slot.value.number] = true;
      later_.push_back(slot.value.number);
      lines_.push_back(line + text_of(slot.value));
    } else {
      describe(slot.value.number, line, rest);
    }
  }

  void describe(size_t number, std::string line, const std::string& rest) {
    const PictureObject& object = picture_.objects[number];
    described_[number] = true;
    std::vector<std::string> inside;
    std::vector<const PictureSlot*> below;
    for (const PictureSlot& part : object.slots) {
      if (describes(part.value) && !is_first_in(below, part)) {
        below.push_back(&part);
      } else {
        inside.push_back(fmt::format("{} = {}", part.name, text_of(part.value)));
      }
    }
    if (object.more) inside.push_back("…");
    line += (object.made ? "new " : "") + object.name;
    write(line, inside, rest + (below.empty() ? "    " : "│   "));
    for (const PictureSlot* part : below) {
      const bool last = part == below.back();
      draw(*part, rest + (last ? "└─ " : "├─ "), rest + (last ? "   " : "│  "));
    }
  }

  // Does an earlier slot of the same object already lead to where `part` leads?
  static bool is_first_in(const std::vector<const PictureSlot*>& below, const PictureSlot& part) {
    return std::any_of(below.begin(), below.end(), [&](const PictureSlot* other) {
      return other->value.number == part.value.number;
    });
  }

  // The object's name and, in braces, what is inside, on as many lines as it takes.
  void write(std::string line, const std::vector<std::string>& inside, const std::string& indent) {
    if (inside.empty()) {
      lines_.push_back(std::move(line));
      return;
    }
    line += " {";
    bool begun = false;
    for (size_t i = 0; i < inside.size(); ++i) {
      const std::string part = inside[i] + (i + 1 == inside.size() ? "}" : ",");
      if (begun && width_of(line) + 1 + width_of(part) > columns_) {
        lines_.push_back(std::move(line));
        line = indent + part;
      } else {
        line += (begun ? " " : "") + part;
      }
      begun = true;
    }
    lines_.push_back(std::move(line));
  }

  const HeapPicture& picture_;
  const size_t columns_;
  std::vector<bool> described_;
  std::vector<size_t> later_;  // named, to be described below
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> drawing_of(const HeapPicture& picture, size_t columns) {
  return Drawing(picture, columns).take();
}

}  // namespace kukang
