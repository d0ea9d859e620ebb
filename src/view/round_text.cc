#include "view/round_text.h"

#include <algorithm>

#include "fmt/format.h"
#include "view/throwable.h"

namespace kukang {
namespace {

// The calls in the user's own code or, where there are none, all of them: by their text, so that it
// does not matter at which of them the recursion was noticed.
std::vector<std::string> calls_of(const EndedPath& path, const Round& round) {
  std::set<std::string> own, all;
  for (const auto& [method, line] : round.lines) {
    const std::string place = StackElement{method, line}.location();
    all.insert(place);
    if (is_own_code(path.machine, *method)) own.insert(place);
  }
  const std::set<std::string>& chosen = own.empty() ? all : own;
  return {chosen.begin(), chosen.end()};
}

// Of one method.
std::string lines_of(const Round& round) {
  const auto& [method, first] = *round.lines.begin();
  const int last = round.lines.rbegin()->second;
  const std::string place = StackElement{method, first}.location();
  return first == last ? place : fmt::format("{}-{}", place, last);
}

// The line in the user's own code from which the frame at this depth was called; empty for none.
std::string caller_of(const EndedPath& path, uint32_t depth) {
  uint32_t above = path.state.depth;
  for (const Frame* f = path.state.top.get(); f != nullptr; f = f->caller.get(), --above) {
    const bool native = f->role == Frame::Role::Native;
    if (above >= depth || native || !is_own_code(path.machine, *f->method)) continue;
    const Code& code = path.machine.code_of(*f);
    return StackElement{f->method, code.line_at(code.index_of(f->pc))}.location();
  }
  return "";
}

}  // namespace

std::string location_of(const EndedPath& path, const Round& round) {
  if (round.recursion) return calls_of(path, round).front();
  const bool own = is_own_code(path.machine, *round.lines.begin()->first);
  const std::string caller = own ? "" : caller_of(path, round.depth);
  return caller.empty() ? lines_of(round) : caller;
}

std::string text_of(const EndedPath& path, const Round& round) {
  if (round.recursion) {
    return fmt::format("it calls itself without end, at {}",
                       fmt::join(calls_of(path, round), ", "));
  }
  const std::string lines = lines_of(round);
  return lines == location_of(path, round)
             ? "it goes round in a loop without end"
             : fmt::format("it goes round in a loop without end, at {}", lines);
}

}  // namespace kukang
