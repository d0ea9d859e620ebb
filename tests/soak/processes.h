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

// A clock for processes that share the machine with others: it stands still while they wait for a
// processor, one after the other. (Of the threads of a process, which wait together, the one counts
// that has waited longest.) So what takes them a second takes about a second by this clock, however
// busy the machine is; who sleeps, or computes for ever, is seen all the same.
class FairClock {
 public:
  // To be called often, with all of the processes.
  void look(const std::vector<pid_t>& processes);
  // Since the first look.
  double seconds() const;

 private:
  std::optional<std::chrono::steady_clock::time_point> begun_;
  std::map<pid_t, double> before_;  // what a thread had waited by the first look
  std::map<pid_t, double> waited_;  // by process
};

}  // namespace kukang
