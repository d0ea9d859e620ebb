#include "report/rejection_text.h"

#include "fmt/format.h"
#include "nlohmann/json.hpp"
#include "report/bounds_text.h"
#include "view/throwable.h"

namespace kukang {
namespace {

using How = Rejection::How;
using Json = nlohmann::ordered_json;

// Who is to blame.
std::string subject(const Rejection& rejection) {
  if (rejection.initializer != nullptr) {
    return fmt::format("the static initializer of {}", readable_name(*rejection.initializer));
  }
  switch (rejection.how) {
    case How::Null: return "a parameter that must not be null";
    case How::Assume:
      return "Contract.assume at " + StackElement{rejection.method, rejection.line}.location();
    default: return rejection.text;
  }
}

std::string predicate(const Rejection& rejection) {
  switch (rejection.how) {
    case How::Null: return "is null";
    case How::Threw: return "threw " + readable_name(*rejection.exception);
    case How::Endless: return "does not end";
    case How::Cut: return fmt::format("was cut by {}", option_of(*rejection.cut));
    case How::False:
    case How::Assume: break;
  }
  return "does not hold";
}

}  // namespace

std::string text_of(const Rejection& rejection) {
  return fmt::format("{} {} on {} path{}", subject(rejection), predicate(rejection),
                     rejection.paths, rejection.paths == 1 ? "" : "s");
}

std::vector<std::string> left_out(const std::vector<Rejection>& rejections, const Tally& tally,
                                  bool nothing_left) {
  std::vector<std::string> lines;
  for (const Rejection& rejection : rejections) {
    if (!nothing_left && is_ordinary(rejection)) continue;
    lines.push_back("left out: " + text_of(rejection));
  }
  // That the bounds for the heap cut something is what they are for.
  const uint64_t usual = tally.cut_by(Bound::Objects) + tally.cut_by(Bound::Characters);
  const bool unusual = tally.cut_by_bounds() > usual;
  if (unusual || (nothing_left && tally.cut_by_bounds() > 0)) {
    lines.push_back("cut: " + cuts_text(tally));
  }
  return lines;
}

Json to_json(const std::vector<Rejection>& rejections) {
  Json json = Json::array();
  for (const Rejection& rejection : rejections) {
    json.push_back(
        {{"what", subject(rejection)}, {"how", predicate(rejection)}, {"paths", rejection.paths}});
  }
  return json;
}

}  // namespace kukang
