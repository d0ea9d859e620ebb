#include "explore/watch.h"

#include <unistd.h>

#include <fstream>

#include "explore/worker.h"

namespace kukang {
namespace {

constexpr std::chrono::milliseconds kOften(20);

uint64_t resident_mib() {
  std::ifstream statm("/proc/self/statm");
  uint64_t size = 0, resident = 0;
  statm >> size >> resident;
  return resident * static_cast<uint64_t>(sysconf(_SC_PAGESIZE)) >> 20;
}

}  // namespace

Watch::Watch(const ExploreOptions& options, Pool& pool) : options_(options), pool_(pool) {
  const bool limited =
      options.timeout_seconds > 0 || options.memory_mib > 0 || options.interrupted != nullptr;
  if (limited) thread_ = std::thread([this] { run(); });
}

Watch::~Watch() {
  {
    std::lock_guard lock(mutex_);
    over_ = true;
  }
  ended_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void Watch::hold(Interrupt& solver) {
  std::lock_guard lock(mutex_);
  solvers_.push_back(&solver);
}

void Watch::let_go(Interrupt& solver) {
  std::lock_guard lock(mutex_);
  std::erase(solvers_, &solver);
}

void Watch::run() {
  std::unique_lock lock(mutex_);
  while (!ended_.wait_for(lock, kOften, [&] { return over_; })) {
    if (!pool_.stopped()) {
      const std::string why = reached();
      if (why.empty()) continue;
      pool_.stop(why);
    }
    for (Interrupt* solver : solvers_) solver->raise();
  }
}

std::string Watch::reached() const {
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - started_;
  if (options_.interrupted != nullptr && options_.interrupted->load()) return "interrupted";
  if (options_.timeout_seconds > 0 && spent.count() > options_.timeout_seconds) {
    return "the time is used up (--timeout)";
  }
  if (options_.memory_mib > 0 && resident_mib() > options_.memory_mib) {
    return "the memory is used up (--memory)";
  }
  return "";
}

}  // namespace kukang
