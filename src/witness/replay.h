// Replays witnesses on the real JVM, many of them in one process.
//
// A run that hangs, crashes the JVM or ends it costs a JVM, not the rest: a new one goes on with
// the next witness.

#pragma once

#include <span>
#include <vector>

#include "witness/process.h"

namespace kukang {

class Jvm {
 public:
  // A run that must not end is given up after this time, if others are not before.
  static constexpr int kSecondsToHang = 2;

  // An error when java cannot be started, with its reason.
  static absl::StatusOr<std::unique_ptr<Jvm>> start(JvmOptions options);

  // How each run ended, in the order of the witnesses. One that is not replayable is not run, nor
  // is any once there is a reason to give up: its end is Trouble.
  absl::StatusOr<std::vector<RunEnd>> replay(std::span<const Witness> witnesses);

  // The next replay is done by another JVM.
  void renew() { process_.reset(); }

  // Why what is not done yet never will be; empty: it will.
  std::string given_up() const { return options_.give_up ? options_.give_up() : ""; }

  // How many JVMs it has taken so far.
  int starts() const { return starts_; }

 private:
  explicit Jvm(JvmOptions options) : options_(std::move(options)) {}
  absl::Status launch();
  // Goes on after `ends`, until all is done or the JVM is gone.
  absl::Status go_on(std::span<const Witness> witnesses, std::vector<RunEnd>& ends);
  void ask(const Witness& witness, std::string& text);
  double seconds_for(const Witness& witness) const;

  const JvmOptions options_;
  std::unique_ptr<JvmProcess> process_;
  std::shared_ptr<const Script> script_;  // the one that the JVM has
  int starts_ = 0;
};

}  // namespace kukang
