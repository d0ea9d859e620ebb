// What happens between the user and a running exploration: Ctrl-C, the line that tells how far it
// is, and where the answer goes.

#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <fstream>
#include <iostream>

#include "cli/explore_options.h"
#include "fmt/format.h"
#include "support/text.h"

namespace kukang {
namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // a signal handler writes it

extern "C" void on_interrupt(int) { interrupted = true; }

// A line that is longer would go on in the next one, and could not be written anew.
size_t terminal_columns() {
  winsize size = {};
  constexpr size_t kUsual = 100;
  return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1 ? size.ws_col : kUsual;
}

}  // namespace

const std::atomic<bool>* stop_on_interrupt() {
  struct sigaction action = {};
  action.sa_handler = on_interrupt;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
  return &interrupted;
}

absl::Status not_written(std::string_view file) {
  return absl::InternalError(
      fmt::format("{}: not everything could be written (is the disk full?)", file));
}

absl::Status Output::open(const std::string& file) {
  if (file.empty()) return absl::OkStatus();
  name_ = file;
  file_.open(file, std::ios::binary);
  to_ = &file_;
  return file_ ? absl::OkStatus()
               : usage_error(fmt::format("-o {}: the file cannot be written", file));
}

absl::Status Output::close() {
  to_->flush();
  return name_.empty() || to_->good() ? absl::OkStatus() : not_written(name_);
}

absl::Status write_answer(const std::string& text, const std::string& file) {
  Output output;
  RETURN_IF_ERROR(output.open(file));
  output.write(text);
  return output.close();
}

ProgressLine::ProgressLine(const std::string& when)
    : shown_(when == "always" || (when == "auto" && isatty(STDERR_FILENO) != 0)),
      written_(std::chrono::steady_clock::now()) {}

ProgressLine::~ProgressLine() { clear(); }

void ProgressLine::begin(std::string what, std::function<std::string(double seconds)> before) {
  std::lock_guard lock(mutex_);
  what_ = printable(what);
  before_ = std::move(before);
  paths_ = 0;
  started_ = std::chrono::steady_clock::now();
  write();
}

void ProgressLine::advance(uint64_t paths) {
  std::lock_guard lock(mutex_);
  paths_ += paths;
  write();
}

// Now and then: REQUIRES the lock.
void ProgressLine::write() {
  if (!shown_) return;
  const auto now = std::chrono::steady_clock::now();
  if (now - written_ < std::chrono::milliseconds(200)) return;
  written_ = now;
  const double seconds = std::chrono::duration<double>(now - started_).count();
  std::string line = (before_ ? before_(seconds) : "") + what_;
  if (paths_ > 0) {
    line +=
        fmt::format(": {} paths, {:.0f} a second", paths_, static_cast<double>(paths_) / seconds);
  }
  const size_t columns = terminal_columns();
  if (line.size() >= columns) line.resize(columns - 1);
  std::cerr << "\r" << line << std::string(width_ - std::min(width_, line.size()), ' ')
            << std::flush;
  width_ = line.size();
}

void ProgressLine::clear() {
  std::lock_guard lock(mutex_);
  if (width_ > 0) std::cerr << "\r" << std::string(width_, ' ') << "\r" << std::flush;
  width_ = 0;
}

}  // namespace kukang
