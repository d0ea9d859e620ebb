// What happens between the user and a running exploration: Ctrl-C, and the line that tells how far
// it is.

#include <signal.h>
#include <unistd.h>

#include <iostream>

#include "cli/explore_options.h"
#include "fmt/format.h"

namespace kukang {
namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // a signal handler writes it

extern "C" void on_interrupt(int) { interrupted = true; }

}  // namespace

const std::atomic<bool>* stop_on_interrupt() {
  struct sigaction action = {};
  action.sa_handler = on_interrupt;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
  return &interrupted;
}

ProgressLine::ProgressLine(const std::string& when)
    : shown_(when == "always" || (when == "auto" && isatty(STDERR_FILENO) != 0)) {}

ProgressLine::~ProgressLine() { clear(); }

void ProgressLine::begin(std::string what) {
  std::lock_guard lock(mutex_);
  what_ = std::move(what);
  paths_ = 0;
  started_ = written_ = std::chrono::steady_clock::now();
}

void ProgressLine::advance(uint64_t paths) {
  if (!shown_) return;
  std::lock_guard lock(mutex_);
  paths_ += paths;
  const auto now = std::chrono::steady_clock::now();
  if (now - written_ < std::chrono::milliseconds(200)) return;
  written_ = now;
  const double seconds = std::chrono::duration<double>(now - started_).count();
  const std::string line = fmt::format("{}: {} paths, {:.0f} a second", what_, paths_,
                                       static_cast<double>(paths_) / seconds);
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
