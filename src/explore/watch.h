// The limits of an exploration: time, memory, the user's patience.
//
// They are looked at from a thread of its own, since a worker may be deep in a question to the
// solver. When one is reached the pool is stopped and the workers' solvers are interrupted, again
// and again until all have noticed. Without limits there is no thread.

#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "explore/exploration.h"
#include "solver/interrupt.h"

namespace kukang {

class Pool;

class Watch {
 public:
  Watch(const ExploreOptions& options, Pool& pool);
  ~Watch();
  Watch(const Watch&) = delete;

  // `solver` is interrupted, too, until it is let go.
  void hold(Interrupt& solver);
  void let_go(Interrupt& solver);

 private:
  void run();
  // The limit that is reached; empty: none.
  std::string reached() const;

  const ExploreOptions& options_;
  Pool& pool_;
  const std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
  std::mutex mutex_;
  std::condition_variable ended_;
  bool over_ = false;
  std::vector<Interrupt*> solvers_;
  std::thread thread_;
};

}  // namespace kukang
