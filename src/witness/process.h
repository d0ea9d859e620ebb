// A JVM that replays, as a process: lines go in, lines come out.
//
// It has a file descriptor for each way beside the usual three, so nothing that the program prints
// can come between. What the JVM itself has to say (why it does not start, that it has crashed) is
// kept for the messages. The parent keeps the end of the pipe that the JVM reads from open, too: so
// writing to a JVM that is gone is no signal; that it is gone shows where its answers should come.

#pragma once

#include <sys/types.h>

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "support/status.h"
#include "witness/confinement.h"
#include "witness/launch.h"
#include "witness/witness.h"

namespace kukang {

// A file descriptor; closed at the end.
class Descriptor {
 public:
  explicit Descriptor(int number = -1) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(other.number_) { other.number_ = -1; }
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~Descriptor();
  int operator*() const { return number_; }

 private:
  int number_;
};

struct JvmOptions {
  std::string java;  // the program; of the JDK that was explored with (Program::jdk_home)
  std::string class_path;
  double seconds = 10;  // for one run
  uint64_t memory_mib = 256;
  uint8_t confined_by = Confinement::kAnyMeans;  // 0: it is not, and has all our rights
  // Asked while it is waited for: why to give up; empty: go on. May be null.
  std::function<std::string()> give_up;
};

class JvmProcess {
 public:
  // Returns when the JVM is ready. An error says why it is not; FailedPrecondition: it cannot be
  // confined.
  static absl::StatusOr<std::unique_ptr<JvmProcess>> start(const JvmOptions& options);
  // Ends it.
  ~JvmProcess();

  enum class Event : uint8_t { Line, Sent, Timeout, Gone, GivenUp };
  // Waits until it has said a line, has taken some of `text` (which is removed there), is gone, or
  // the time is over, or there is a reason to give up.
  Event exchange(std::string& text, double seconds);
  // The line of the last Event::Line.
  const std::string& line() const { return line_; }
  // REQUIRES that it is gone: how the run that was under way has ended.
  RunEnd end_of_run();

 private:
  JvmProcess() = default;
  absl::Status spawn(const JvmOptions& options);
  bool take_line();
  std::string said() const;
  bool gives_up() const { return give_up_ && !give_up_().empty(); }

  EmptyDirectory place_;  // where it runs, if confined
  std::function<std::string()> give_up_;
  pid_t process_ = 0;
  Descriptor requests_, requests_other_end_, replies_, log_;
  std::string received_;  // not yet a line
  size_t searched_ = 0;   // no line ends before
  std::string line_;
};

}  // namespace kukang
