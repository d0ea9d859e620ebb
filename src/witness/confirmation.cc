#include "witness/confirmation.h"

#include "fmt/format.h"
#include "semantics/symbolic/symbolic.h"
#include "witness/final_heap.h"

namespace kukang {
namespace {

using How = RunEnd::How;
using What = Confirmation::What;

bool same_end(const RunEnd& a, const RunEnd& b) {
  return a.how == b.how && a.stage == b.stage && a.exception == b.exception && a.where == b.where &&
         a.status == b.status && same_heap(a.heap, b.heap);
}

// What keeps a run from telling anything.
std::string why_not(const RunEnd& actual) {
  switch (actual.how) {
    case How::OutOfMemory: return "the JVM has run out of memory";
    case How::Trouble: return actual.text;
    default: return "";
  }
}

// An initializer that fails does so before the method that the machine shows, or where the JVM
// shows none of the user's methods. A stack may be full anywhere.
bool same_place(const RunEnd& expected, const RunEnd& actual) {
  return expected.where == actual.where ||
         (actual.where.empty() && expected.exception == "java.lang.ExceptionInInitializerError") ||
         (expected.where.empty() && expected.exception == kStackOverflow);
}

// A process has eight bits for it.
bool same_status(const RunEnd& expected, const RunEnd& actual) {
  return (expected.status & 0xff) == (actual.status & 0xff);
}

bool same_but_for_heap(const RunEnd& expected, const RunEnd& actual) {
  const bool staged = expected.how == How::Failed || expected.how == How::Outside;
  return expected.how == actual.how && expected.exception == actual.exception &&
         same_place(expected, actual) && same_status(expected, actual) &&
         (!staged || expected.stage == actual.stage);
}

// Does the path go by the order in which a table has put what differs from run to run?
bool goes_by_order(const Witness& witness) { return witness.assumed == kIterationOrder; }

std::string disagreement(const RunEnd& expected, const RunEnd& actual) {
  if (!same_but_for_heap(expected, actual))
    return fmt::format("{}, but on the JVM it {}", text_of(expected), text_of(actual));
  if (expected.heap.empty() || same_heap(expected.heap, actual.heap)) return "";
  return fmt::format("{}, but the heap is another one: {}", text_of(expected),
                     difference(expected.heap, actual.heap));
}

}  // namespace

Confirmation compare(const Witness& witness, const RunEnd& actual) {
  if (!witness.not_replayable.empty()) return {What::NotReplayable, witness.not_replayable};
  if (std::string why = why_not(actual); !why.empty()) return {What::NotReplayable, why};
  const bool failed_later = actual.how == How::Failed && actual.stage > witness.end.stage;
  if (witness.end.how == How::Threw && witness.end.exception == kStackOverflow && failed_later) {
    return {What::NotReplayable, fmt::format("afterwards it {}", text_of(actual))};
  }
  std::string text = disagreement(witness.end, actual);
  if (text.empty() && actual.how == How::Hung) {
    return {What::Confirmed,
            fmt::format("on the JVM it has not ended after {} seconds", Jvm::kSecondsToHang)};
  }
  if (text.empty()) return {};
  if (goes_by_order(witness) && same_but_for_heap(witness.end, actual)) {
    return {What::NotReplayable,
            fmt::format("hash tables do not iterate in the same order: it {}", text)};
  }
  if (!witness.assumed.empty()) {
    return {What::Doubt, fmt::format("it is assumed that {}: it {}", witness.assumed, text)};
  }
  // What keeps a run from its end, or ends the JVM, may come from elsewhere: another thread, a
  // machine that is too slow.
  const bool cut_short =
      actual.how == How::Hung || (actual.how == How::Exited && witness.end.how != How::Exited);
  if (cut_short) return {What::Doubt, "it " + text};
  return {What::Disagreement, std::move(text)};
}

namespace {

// Does the run end otherwise at other times, or in another JVM?
absl::StatusOr<bool> varies(Jvm& jvm, const Witness& witness, const RunEnd& end) {
  constexpr size_t kTimes = 4;
  const std::vector<Witness> again(kTimes, witness);
  for (const bool another : {false, true}) {
    if (another) jvm.renew();
    ASSIGN_OR_RETURN(const std::vector<RunEnd> others, jvm.replay(again));
    for (const RunEnd& other : others) {
      if (!same_end(end, other)) return true;
    }
  }
  return false;
}

// In another run a table may put what it holds as the path has it.
absl::StatusOr<Confirmation> try_again(Jvm& jvm, const Witness& witness, Confirmation first) {
  constexpr size_t kTimes = 8;
  const std::vector<Witness> again(kTimes, witness);
  ASSIGN_OR_RETURN(const std::vector<RunEnd> ends, jvm.replay(again));
  for (const RunEnd& end : ends) {
    Confirmation one = compare(witness, end);
    if (one.what == What::Confirmed || one.what == What::NotReplayable) return one;
  }
  return first;
}

}  // namespace

absl::StatusOr<std::vector<Confirmation>> confirm(Jvm& jvm, std::span<const Witness> witnesses) {
  ASSIGN_OR_RETURN(const std::vector<RunEnd> ends, jvm.replay(witnesses));
  std::vector<Confirmation> confirmations;
  for (size_t i = 0; i < witnesses.size(); ++i) {
    confirmations.push_back(compare(witnesses[i], ends[i]));
    if (confirmations.back().what == What::Doubt && goes_by_order(witnesses[i])) {
      ASSIGN_OR_RETURN(confirmations.back(), try_again(jvm, witnesses[i], confirmations.back()));
    }
    if (confirmations.back().what != What::Disagreement) continue;
    ASSIGN_OR_RETURN(const bool varying, varies(jvm, witnesses[i], ends[i]));
    if (std::string why = jvm.given_up(); !why.empty()) {
      confirmations.back() = {What::NotReplayable, std::move(why)};
      continue;
    }
    if (!varying) continue;
    confirmations.back().what = What::Doubt;
    confirmations.back().text.insert(0, "it ends differently from time to time: it ");
  }
  return confirmations;
}

std::string text_of(const RunEnd& end) {
  const std::string thrown =
      end.exception.empty() ? ""
                            : " " + end.exception + (end.where.empty() ? "" : " at " + end.where);
  switch (end.how) {
    case How::Returned: return "returned";
    case How::Threw: return "threw" + thrown;
    case How::Failed: return fmt::format("failed in stage {}{}", end.stage, thrown);
    case How::Outside: return fmt::format("left what is assumed in stage {}", end.stage);
    case How::Exited: return fmt::format("exited with {}", end.status);
    case How::OutOfMemory: return "ran out of memory";
    case How::Hung: return "did not end in time";
    case How::Crashed: return "crashed the JVM: " + end.text;
    case How::Trouble: return "could not be run: " + end.text;
  }
  return "";
}

}  // namespace kukang
