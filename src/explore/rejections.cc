#include "explore/rejections.h"

#include <algorithm>
#include <tuple>

namespace kukang {
namespace {

using How = Rejection::How;

// The class whose initialization was asked for first among those that are under way.
const Type* initializing(const State& state) {
  const Type* found = nullptr;
  for (const Frame* f = state.top.get(); f != nullptr; f = f->caller.get()) {
    if (f->initializes != nullptr) found = f->initializes;
  }
  return found;
}

How how_of(const EndedPath& path) {
  if (path.end == PathEnd::Cut) return How::Cut;
  if (path.round != nullptr) return How::Endless;
  if (path.stage != nullptr && path.stage->method == nullptr) return How::Null;
  switch (path.ending.outcome) {
    case Outcome::AssumptionFailed: return How::Assume;
    case Outcome::Threw: return How::Threw;
    default: return How::False;
  }
}

auto key(const Rejection& r) {
  return std::tuple(r.stage, r.how, r.exception, r.initializer, r.cut, r.method, r.line);
}
// By names, not by addresses.
auto rank(const Rejection& r) {
  auto name = [](const Type* type) { return type == nullptr ? std::string_view() : type->name; };
  const Method* method = r.method;
  return std::tuple(r.stage, r.how, name(r.exception), name(r.initializer), r.cut,
                    name(method == nullptr ? nullptr : method->owner),
                    method == nullptr ? std::string_view() : method->name, r.line);
}

}  // namespace

void Rejections::add(const EndedPath& path) {
  if (path.end != PathEnd::Assumed && path.end != PathEnd::Cut) return;
  Rejection rejection;
  rejection.how = how_of(path);
  rejection.stage = path.stage;
  rejection.cut = path.cut;
  rejection.paths = 1;
  switch (rejection.how) {
    case How::Threw: rejection.exception = path.state.heap[path.ending.value.location].type; break;
    case How::Endless: rejection.initializer = initializing(path.state); break;
    case How::Cut:
      rejection.initializer = initializing(path.state);
      if (rejection.initializer == nullptr) return;
      break;
    case How::Assume: {
      const Frame& frame = *path.state.top;
      const Code& code = path.machine.code_of(frame);
      rejection.method = frame.method;
      rejection.line = code.line_at(code.index_of(frame.pc));
      break;
    }
    case How::Null:
    case How::False: break;
  }
  count(rejection);
}

void Rejections::add(const Plan::Stage& stage, uint64_t choices) {
  Rejection rejection;
  rejection.stage = &stage;
  rejection.paths = choices;
  count(rejection);
}

void Rejections::add(const Rejections& other) {
  for (const Rejection& rejection : other.all_) count(rejection);
}

void Rejections::count(const Rejection& rejection) {
  auto same = std::find_if(all_.begin(), all_.end(),
                           [&](const Rejection& known) { return key(known) == key(rejection); });
  if (same == all_.end()) {
    all_.push_back(rejection);
    // The plan may be gone when this is read.
    if (rejection.stage != nullptr) all_.back().text = rejection.stage->text;
  } else {
    same->paths += rejection.paths;
  }
}

std::vector<Rejection> Rejections::all() const {
  std::vector<Rejection> sorted = all_;
  std::sort(sorted.begin(), sorted.end(),
            [](const Rejection& a, const Rejection& b) { return rank(a) < rank(b); });
  return sorted;
}

}  // namespace kukang
