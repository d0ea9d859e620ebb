// Where workers leave and find work: trails, since a state never goes from one worker to another.
//
// Work may be done on other threads, or elsewhere; all that is known of it here is that trails come
// and go. Whoever stops does so for all.

#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>

#include "heap/trail.h"

namespace kukang {

class Pool {
 public:
  virtual ~Pool() = default;

  // The next trail to explore from; false when there will be none.
  virtual bool next(TrailChoices& trail) = 0;
  virtual void give(TrailChoices trail) = 0;

  // Does somebody wait for trails?
  bool hungry() const { return waiting_.load(std::memory_order_relaxed) > 0; }
  // Everybody stops; what is not explored is left. The first reason is the one that is told.
  void stop(std::string why);
  bool stopped() const { return stopped_.load(std::memory_order_relaxed); }
  std::string why() const;

 protected:
  virtual void wake() = 0;  // all that wait

  mutable std::mutex mutex_;
  std::atomic<int> waiting_ = 0;

 private:
  std::atomic<bool> stopped_ = false;
  std::string why_;
};

// For threads of this process. It is empty when all of them wait.
class PoolOfThreads final : public Pool {
 public:
  PoolOfThreads(int workers, TrailChoices first) : working_(workers) {
    trails_.push_back(std::move(first));
  }

  bool next(TrailChoices& trail) override;
  void give(TrailChoices trail) override;

 private:
  void wake() override { ready_.notify_all(); }

  std::condition_variable ready_;
  std::deque<TrailChoices> trails_;
  int working_;
};

}  // namespace kukang
