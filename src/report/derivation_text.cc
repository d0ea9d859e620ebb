#include "report/derivation_text.h"

#include "fmt/format.h"
#include "support/text.h"

namespace kukang {
namespace {

class DerivationWriter {
 public:
  DerivationWriter(const std::vector<std::string>& labels, const DerivationLayout& layout)
      : labels_(labels), layout_(layout) {}

  void write(const Derivation::Step& step, bool with_heap) {
    write_rules(step);
    if (step.node && next_label_ < labels_.size()) out_ += labels_[next_label_++] + ":\n";
    calls_ = step.calls;
    if (!step.note.empty()) {
      write_text(step.note);
      if (step.state.has_value()) write_changes(*step.state, with_heap);
    } else if (!last_.has_value() || *step.state != *last_) {
      write_state(*step.state);
    }
  }

  void write_unknowns(const Derivation& derivation) {
    std::string text;
    for (const auto& [name, type] : derivation.unknowns) {
      text += fmt::format("{}{} : {}", text.empty() ? "where " : ", ", name, type);
    }
    if (!text.empty()) write_text(text);
  }

  std::string finished() { return std::move(out_); }

 private:
  // The rules, and the instruction that they are rules of.
  void write_rules(const Derivation::Step& step) {
    if (step.rules.empty()) return;
    std::string rules;
    for (Rule rule : step.rules) {
      rules += fmt::format("{}{}", rules.empty() ? "" : ", ", text_of(rule).name);
    }
    std::string instruction = step.instruction;
    if (!instruction.empty() && step.line >= 0) instruction += fmt::format(", line {}", step.line);
    if (step.calls > calls_) instruction += ", enters " + step.method;
    const std::string indent(2 + 2 * calls_, ' ');
    const std::string line = fmt::format("⇒ {:<22} {}", rules, instruction);
    if (indent.size() + columns_of(line) <= layout_.columns) return write_line(indent, line);
    write_line(indent, "⇒ " + rules);
    write_line(indent, "  " + instruction);
  }

  void write_state(const Sigma& state) {
    const size_t indent = 4 + 2 * static_cast<size_t>(calls_);
    const Sigma* before = layout_.only_changes && last_.has_value() ? &*last_ : nullptr;
    write_lines(indent, lines_of(state, layout_.columns - indent, before));
    last_ = state;
  }

  // What has become of a state in which no method runs.
  void write_changes(const Sigma& state, bool with_heap) {
    constexpr size_t kIndent = 4;
    const size_t columns = layout_.columns - kIndent;
    if (with_heap && state.heap != last_->heap) {
      write_lines(kIndent, lines_of("h = ", state.heap, columns));
    }
    if (state.condition() != last_->condition()) {
      write_lines(kIndent, lines_of("φ = ", state.condition(), columns));
    }
    last_->heap = state.heap;
    last_->types = state.types;
    last_->conditions = state.conditions;
  }

  void write_text(std::string_view text) {
    constexpr size_t kIndent = 2;
    write_lines(kIndent, lines_of(text, layout_.columns - kIndent));
  }
  void write_lines(size_t indent, const std::vector<std::string>& lines) {
    for (const std::string& line : lines) write_line(std::string(indent, ' '), line);
  }
  void write_line(std::string_view indent, std::string_view text) {
    out_ += indent;
    out_ += printable(text.substr(0, text.find_last_not_of(' ') + 1));
    out_ += '\n';
  }

  const std::vector<std::string>& labels_;
  const DerivationLayout& layout_;
  std::string out_;
  size_t next_label_ = 0;
  int calls_ = 0;
  std::optional<Sigma> last_;
};

}  // namespace

std::string text_of(const Derivation& derivation, const std::vector<std::string>& labels,
                    const DerivationLayout& layout) {
  DerivationWriter writer(labels, layout);
  const bool done = derivation.end == PathEnd::Normal || derivation.end == PathEnd::Exceptional;
  for (const Derivation::Step& step : derivation.steps) {
    // What is left when a method is done is not worth showing again.
    writer.write(step, !done && &step == &derivation.steps.back());
  }
  writer.write_unknowns(derivation);
  return writer.finished();
}

}  // namespace kukang
