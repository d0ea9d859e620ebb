#include "witness/replay.h"

#include <algorithm>
#include <chrono>

#include "witness/wire.h"

namespace kukang {
namespace {

// So many runs the JVM is asked for before it has answered.
constexpr size_t kAhead = 256;
constexpr size_t kMostText = 1 << 16;

using Clock = std::chrono::steady_clock;

}  // namespace

absl::StatusOr<std::unique_ptr<Jvm>> Jvm::start(JvmOptions options) {
  std::unique_ptr<Jvm> jvm(new Jvm(std::move(options)));
  RETURN_IF_ERROR(jvm->launch());
  return jvm;
}

absl::Status Jvm::launch() {
  ++starts_;
  script_ = nullptr;
  ASSIGN_OR_RETURN(process_, JvmProcess::start(options_));
  return absl::OkStatus();
}

absl::StatusOr<std::vector<RunEnd>> Jvm::replay(std::span<const Witness> witnesses) {
  std::vector<RunEnd> ends;
  while (ends.size() < witnesses.size()) {
    if (std::string why = given_up(); !why.empty()) {
      RunEnd& end = ends.emplace_back();
      end.how = RunEnd::How::Trouble;
      end.text = std::move(why);
      continue;
    }
    if (!process_) {
      const absl::Status launched = launch();
      if (!given_up().empty()) continue;
      RETURN_IF_ERROR(launched);
    }
    RETURN_IF_ERROR(go_on(witnesses, ends));
  }
  return ends;
}

void Jvm::ask(const Witness& witness, std::string& text) {
  if (script_ != witness.script) {
    script_ = witness.script;
    text += lines_of(*script_);
  }
  text += lines_of(witness);
}

double Jvm::seconds_for(const Witness& witness) const {
  const bool hangs = witness.end.how == RunEnd::How::Hung;
  return hangs ? std::min<double>(options_.seconds, kSecondsToHang) : options_.seconds;
}

absl::Status Jvm::go_on(std::span<const Witness> witnesses, std::vector<RunEnd>& ends) {
  std::string text;
  size_t asked = ends.size();
  Clock::time_point since = Clock::now();  // the run that is under way may have begun
  while (ends.size() < witnesses.size()) {
    if (const std::string& why = witnesses[ends.size()].not_replayable; !why.empty()) {
      RunEnd& end = ends.emplace_back();
      end.how = RunEnd::How::Trouble;
      end.text = why;
      continue;
    }
    for (asked = std::max(asked, ends.size());
         asked < witnesses.size() && asked < ends.size() + kAhead && text.size() < kMostText;
         ++asked) {
      if (witnesses[asked].not_replayable.empty()) ask(witnesses[asked], text);
    }
    const double spent = std::chrono::duration<double>(Clock::now() - since).count();
    switch (process_->exchange(text, seconds_for(witnesses[ends.size()]) - spent)) {
      case JvmProcess::Event::Sent: break;
      case JvmProcess::Event::GivenUp: process_.reset(); return absl::OkStatus();
      case JvmProcess::Event::Timeout:
        ends.emplace_back().how = RunEnd::How::Hung;
        process_.reset();
        return absl::OkStatus();
      case JvmProcess::Event::Gone:
        ends.push_back(process_->end_of_run());
        process_.reset();
        return absl::OkStatus();
      case JvmProcess::Event::Line: {
        std::optional<Reply> reply = parse_reply(process_->line());
        if (!reply.has_value()) {
          RunEnd& end = ends.emplace_back();
          end.how = RunEnd::How::Trouble;
          end.text = "what came back from the JVM is no answer";
          process_.reset();
          return absl::OkStatus();
        }
        ends.push_back(std::move(reply->end));
        since = Clock::now();
        if (!reply->leaves) break;
        process_.reset();
        return absl::OkStatus();
      }
    }
  }
  return absl::OkStatus();
}

}  // namespace kukang
