#include "cli/bound_range.h"

#include <charconv>

#include "fmt/format.h"

namespace kukang {

std::optional<uint32_t> number_in(std::string_view text) {
  uint32_t value = 0;
  const auto [stopped, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || stopped != text.data() + text.size()) return std::nullopt;
  return value;
}

namespace {

constexpr uint32_t kMost = 1000;  // bounds in a range

// Text before a range (Node=), where it begins, and how many there are; a part that is no range has
// only text.
struct Part {
  std::string before;
  uint32_t first = 0;
  uint32_t count = 0;

  std::string at(uint32_t step) const {
    return count == 0 ? before : before + std::to_string(first + step);
  }
};

absl::StatusOr<Part> read_part(std::string_view option, std::string_view text) {
  const size_t begin = text.find('=') == std::string_view::npos ? 0 : text.find('=') + 1;
  const size_t dots = text.find("..", begin);
  if (dots == std::string_view::npos) return Part{std::string(text)};
  const std::optional<uint32_t> first = number_in(text.substr(begin, dots - begin));
  const std::optional<uint32_t> last = number_in(text.substr(dots + 2));
  if (!first.has_value() || !last.has_value() || *first > *last || *last - *first >= kMost) {
    return usage_error(
        fmt::format("{} {}: a range goes up from one number to another, at most {} of them: 1..3",
                    option, text, kMost));
  }
  return Part{std::string(text.substr(0, begin)), *first, *last - *first + 1};
}

absl::StatusOr<std::vector<Part>> read_parts(std::string_view option, std::string_view text) {
  std::vector<Part> parts;
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view part = rest.substr(0, rest.find(','));
    rest.remove_prefix(std::min(part.size() + 1, rest.size()));
    ASSIGN_OR_RETURN(Part read, read_part(option, part));
    parts.push_back(std::move(read));
  }
  return parts;
}

std::string written(const std::vector<Part>& parts, uint32_t step) {
  std::string text;
  for (const Part& part : parts) text += (text.empty() ? "" : ",") + part.at(step);
  return text;
}

}  // namespace

absl::StatusOr<std::vector<WrittenBounds>> each_bound(const WrittenBounds& ranges) {
  ASSIGN_OR_RETURN(const std::vector<Part> k, read_parts("-k", ranges.k));
  ASSIGN_OR_RETURN(const std::vector<Part> n, read_parts("-n", ranges.n));
  uint32_t steps = 0;
  for (const std::vector<Part>* parts : {&k, &n}) {
    for (const Part& part : *parts) {
      if (part.count == 0) continue;
      if (steps != 0 && part.count != steps) {
        return usage_error(
            "ranges of -k and -n go up together, so they are equally long: "
            "-n 5..9,Node=6..10");
      }
      steps = part.count;
    }
  }
  std::vector<WrittenBounds> all;
  for (uint32_t step = 0; step < std::max(steps, 1u); ++step) {
    all.push_back({written(k, step), written(n, step)});
  }
  return all;
}

}  // namespace kukang
