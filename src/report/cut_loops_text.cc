#include "report/cut_loops_text.h"

#include "fmt/format.h"
#include "nlohmann/json.hpp"
#include "report/bounds_text.h"
#include "report/markup.h"
#include "view/throwable.h"

namespace kukang {
namespace {

std::string place_of(const CutLoop& loop) {
  return StackElement{loop.method, loop.line}.location();
}

bool is_by_heap(const CutLoop& loop) {
  return loop.bound == Bound::Objects || loop.bound == Bound::Characters;
}

// How the rounds can be made fewer, or all be seen.
std::string needed(const CutLoop& loop, const Bounds& bounds) {
  switch (loop.bound) {
    case Bound::Loops:
      return fmt::format(
          "a --loop-bound above {}, if its rounds have a limit; --loops summaries, if it only "
          "counts; else what limits them: an invariant, --requires, --range",
          bounds.loop);
    case Bound::Steps: return fmt::format("more --steps than {}", bounds.steps);
    default: return fmt::format("more by {}", option_of(loop.bound));
  }
}

}  // namespace

std::vector<std::string> loops_left(const CheckResult& result) {
  std::vector<std::string> lines;
  for (const CutLoop& loop : result.cut_loops) {
    if (is_by_heap(loop)) continue;
    lines.push_back(fmt::format("loop at {}: cut {} by {}; it would need {}", place_of(loop),
                                counted(loop.times, "time"), option_of(loop.bound),
                                needed(loop, result.bounds)));
  }
  return lines;
}

nlohmann::ordered_json cut_loops_json(const CheckResult& result) {
  nlohmann::ordered_json json = nlohmann::ordered_json::array();
  for (const CutLoop& loop : result.cut_loops) {
    json.push_back({{"location", place_of(loop)},
                    {"by", name_of(loop.bound)},
                    {"times", loop.times},
                    {"needed", needed(loop, result.bounds)}});
  }
  return json;
}

}  // namespace kukang
