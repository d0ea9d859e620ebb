#include "explore/pool.h"

#include <utility>

namespace kukang {

void Pool::stop(std::string why) {
  std::lock_guard lock(mutex_);
  if (!stopped()) why_ = std::move(why);
  stopped_ = true;
  wake();
}

std::string Pool::why() const {
  std::lock_guard lock(mutex_);
  return why_;
}

bool PoolOfThreads::next(TrailChoices& trail) {
  std::unique_lock lock(mutex_);
  ++waiting_;
  --working_;
  if (working_ == 0) ready_.notify_all();
  ready_.wait(lock, [&] { return !trails_.empty() || working_ == 0 || stopped(); });
  --waiting_;
  if (trails_.empty() || stopped()) return false;
  ++working_;
  trail = std::move(trails_.front());
  trails_.pop_front();
  return true;
}

void PoolOfThreads::give(TrailChoices trail) {
  std::lock_guard lock(mutex_);
  trails_.push_back(std::move(trail));
  ready_.notify_one();
}

}  // namespace kukang
