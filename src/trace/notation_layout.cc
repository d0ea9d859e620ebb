// Layout of states: lines that fit, broken where the notation has a joint.
//
// A component that does not fit on the rest of a line begins on the next one; one that fits on no
// line is broken between its entries; an entry that fits on no line, between its fields.

#include "support/text.h"
#include "trace/notation.h"

namespace kukang {
namespace {

// Pieces between which a line may be broken; a space stands between them on a line.
using Pieces = std::vector<std::string>;

std::string entry(const std::pair<std::string, std::string>& mapped) {
  return mapped.second.empty() ? mapped.first : mapped.first + " ↦ " + mapped.second;
}
const std::string& entry(const std::string& element) { return element; }

template <class Set>
Pieces pieces_of(const Set& set) {
  if (set.empty()) return {"∅"};
  Pieces pieces;
  for (const auto& element : set) {
    pieces.push_back((pieces.empty() ? "{" : "") + entry(element));
    pieces.back() += pieces.size() == set.size() ? "}" : ",";
  }
  return pieces;
}

std::string joined(const Pieces& pieces) {
  std::string text;
  for (const std::string& piece : pieces) text += (text.empty() ? "" : " ") + piece;
  return text;
}

class Lines {
 public:
  explicit Lines(size_t columns) : columns_(columns) {}

  // A line that the component begins has `indent`; one that it goes on to has more.
  void add(const Pieces& component, size_t indent) {
    if (!at_start() && !fits(joined(component))) begin(indent);
    for (const std::string& piece : component) add_piece(piece, indent + 1);
  }

  std::vector<std::string> finished() { return std::move(lines_); }

 private:
  bool at_start() const {
    return lines_.empty() || lines_.back().find_first_not_of(' ') == std::string::npos;
  }
  bool fits(std::string_view text) const {
    return used_ + (at_start() ? 0 : 1) + columns_of(text) <= columns_;
  }
  void begin(size_t indent) {
    lines_.emplace_back(indent, ' ');
    used_ = indent;
  }
  void append(std::string_view text) {
    if (lines_.empty()) begin(0);
    if (!at_start()) lines_.back() += ' ';
    lines_.back() += text;
    used_ = columns_of(lines_.back());
  }

  void add_piece(std::string_view raw, size_t indent) {
    const std::string shown = printable(raw);
    std::string_view piece = shown;
    if (!fits(piece) && !at_start()) begin(indent);
    if (fits(piece)) return append(piece);
    while (!piece.empty()) {
      const size_t comma = piece.find(", ");
      const std::string_view part = piece.substr(0, comma == piece.npos ? comma : comma + 1);
      piece.remove_prefix(std::min(part.size() + 1, piece.size()));
      if (!fits(part) && !at_start()) begin(indent + 1);
      append(part);
    }
  }

  const size_t columns_;
  size_t used_ = 0;  // of the last line
  std::vector<std::string> lines_;
};

template <class Set>
std::vector<std::string> lines_of_set(std::string_view head, const Set& set, size_t columns) {
  Lines lines(columns);
  Pieces pieces = pieces_of(set);
  pieces.front() = std::string(head) + pieces.front();
  lines.add(pieces, columns_of(head));
  return lines.finished();
}

}  // namespace

std::string text_of(const Sigma::Map& map) { return joined(pieces_of(map)); }
std::string text_of(const std::vector<std::string>& set) { return joined(pieces_of(set)); }

std::vector<std::string> Sigma::condition() const {
  std::vector<std::string> all = types;
  all.insert(all.end(), conditions.begin(), conditions.end());
  return all;
}

std::vector<std::string> lines_of(const Sigma& sigma, size_t columns, const Sigma* before) {
  auto component = [&](const char* letter, const auto& set, const auto& set_before) {
    return before != nullptr && set == set_before ? Pieces{letter} : pieces_of(set);
  };
  const Sigma& old = before != nullptr ? *before : sigma;
  std::string stack;
  for (const std::string& operand : sigma.stack) stack += operand + "::";
  Pieces components[] = {component("g", sigma.globals, old.globals),
                         {std::to_string(sigma.pc)},
                         component("ξ", sigma.locals, old.locals),
                         {stack + "nil"},
                         component("h", sigma.heap, old.heap),
                         component("φ", sigma.condition(), old.condition())};
  components[0].front().insert(0, "(");
  for (Pieces& pieces : components) pieces.back() += &pieces == &components[5] ? ")" : ",";
  Lines lines(columns);
  for (const Pieces& pieces : components) lines.add(pieces, 1);
  return lines.finished();
}

std::vector<std::string> lines_of(std::string_view head, const Sigma::Map& map, size_t columns) {
  return lines_of_set(head, map, columns);
}
std::vector<std::string> lines_of(std::string_view head, const std::vector<std::string>& set,
                                  size_t columns) {
  return lines_of_set(head, set, columns);
}

std::vector<std::string> lines_of(std::string_view text, size_t columns) {
  Pieces words;
  for (size_t end; !text.empty(); text.remove_prefix(std::min(end + 1, text.size()))) {
    end = std::min(text.find(' '), text.size());
    words.emplace_back(text.substr(0, end));
  }
  Lines lines(columns);
  lines.add(words, 1);
  return lines.finished();
}

size_t columns_of(std::string_view text) {
  size_t columns = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const bool continues = (byte & 0xc0) == 0x80;
    // U+0300 to U+036F, in two bytes: accents over the letter before them.
    const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : 0);
    const bool accent = byte == 0xcc || (byte == 0xcd && next < 0xb0);
    if (!continues && !accent) ++columns;
  }
  return columns;
}

}  // namespace kukang
