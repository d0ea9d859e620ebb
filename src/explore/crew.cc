#include "explore/crew.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

#include "explore/patience.h"
#include "support/arena.h"
#include "support/memory.h"

namespace kukang {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kOften(20);
constexpr std::chrono::milliseconds kPatience(600);

std::atomic<bool> left_behind = false;

// The limit that is reached; empty: none.
std::string reached(const ExploreOptions& options) {
  std::string why = over(options);
  if (why.empty() && MemoryLimit::exceeded()) why = memory_used_up(options);
  return why;
}

// Members and whoever waits for them. Kept by the threads, too: one may be left behind.
class Meeting {
 public:
  explicit Meeting(const Crew& crew) : work_(crew.work) {
    for (Interrupt* interrupt : crew.members) members_.push_back({interrupt});
  }

  // False: not everyone could be started.
  bool start(const std::shared_ptr<Meeting>& self, int from) {
    for (size_t i = from; i < members_.size(); ++i) {
      try {
        threads_.emplace_back([self, i] { self->work(static_cast<int>(i)); });
      } catch (const std::system_error&) {
        std::lock_guard lock(mutex_);
        for (; i < members_.size(); ++i) members_[i].back = true;
        return false;
      }
    }
    return true;
  }

  void work(int i) {
    bool fits = true;
    try {
      work_(i);
    } catch (const std::bad_alloc&) {
      fits = false;
    }
    Arena::trim();
    std::lock_guard lock(mutex_);
    fits_ &= fits;
    members_[i].back = true;
    all_back_.notify_all();
  }

  // False: somebody is not.
  bool wait(const ExploreOptions& options, const std::function<void(std::string why)>& stop) {
    std::unique_lock lock(mutex_);
    Clock::time_point last;
    bool stopped = false;
    while (!all_back_.wait_for(lock, kOften, [&] { return all_back(); })) {
      if (!stopped) {
        std::string why = reached(options);
        if (why.empty()) continue;
        stop(std::move(why));
        stopped = true;
        last = Clock::now() + kPatience;
      }
      for (Member& member : members_) {
        if (!member.back) member.interrupt->raise();
      }
      if (options.leaves_behind && Clock::now() > last) {
        bool all = true;
        for (Member& member : members_) all &= member.back || member.interrupt->abandon();
        if (all) return all_back();
      }
    }
    if (!fits_ && !stopped) stop(memory_used_up(options));
    return true;
  }

  void join() {
    for (std::thread& thread : threads_) thread.join();
  }
  void detach() {
    for (std::thread& thread : threads_) thread.detach();
  }

 private:
  struct Member {
    Interrupt* interrupt;
    bool back = false;
  };

  bool all_back() const {
    return std::all_of(members_.begin(), members_.end(), [](const Member& m) { return m.back; });
  }

  const std::function<void(int)> work_;
  std::vector<Member> members_;
  bool fits_ = true;  // into memory
  std::vector<std::thread> threads_;
  std::mutex mutex_;
  std::condition_variable all_back_;
};

}  // namespace

bool run_crew(const Crew& crew, const ExploreOptions& options) {
  const bool limited =
      options.until.has_value() || options.memory_mib > 0 || options.interrupted != nullptr;
  const auto meeting = std::make_shared<Meeting>(crew);
  if (!meeting->start(meeting, limited ? 0 : 1)) crew.stop(memory_used_up(options));
  if (!limited) meeting->work(0);
  const bool all_back = meeting->wait(options, crew.stop);
  if (all_back) {
    meeting->join();
  } else {
    left_behind = true;
    meeting->detach();
  }
  return all_back;
}

bool someone_was_left_behind() { return left_behind; }

}  // namespace kukang
