// The processes that there are, and how long some of them have waited for a processor.

#pragma once

#include <sys/types.h>

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace kukang {

struct Process {
  pid_t id, parent, session;
  char state;
};
std::vector<Process> all_processes();
// It, and what it has started, directly or not.
std::vector<pid_t> family_of(pid_t process);

// The whole of a file; empty where it cannot be read.
std::string contents(const std::string& path);

// A clock for processes that share the machine with others: it stands still while one of their
// threads waits for a processor. So what takes them a second takes about a second by this clock,
// however busy the machine is; who sleeps, or computes for ever, is seen all the same.
class FairClock {
 public:
  // To be called often, with all of the processes.
  void look(const std::vector<pid_t>& processes);
  // Between the first look and the last.
  double seconds() const { return seconds_; }

 private:
  using Moment = std::chrono::steady_clock::time_point;
  // The kernel says only afterwards how long a thread has waited.
  struct Thread {
    double ran = 0;     // nanoseconds
    Moment since;       // the last look at which it did not wait
    double waited = 0;  // seconds
  };
  // Seconds by which it has waited longer than at the last look.
  double waited_since(pid_t process, pid_t thread, Moment now);

  std::optional<Moment> last_;
  std::map<pid_t, Thread> threads_;
  double seconds_ = 0;
};

}  // namespace kukang
