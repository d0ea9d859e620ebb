// A way to end a solver's question from another thread.
//
// Whoever works on something long says how it can be cancelled for as long as it lasts. Raised
// once, an interrupt stays so: what begins later is not worth beginning. A thread that does not
// hear it may be abandoned: should it ever come back, it goes no further, for what it was working
// for is gone.

#pragma once

#include <unistd.h>

#include <atomic>
#include <functional>
#include <mutex>

namespace kukang {

class Interrupt {
 public:
  void raise() {
    std::lock_guard lock(mutex_);
    raised_ = true;
    if (cancel_) cancel_();
  }
  void abandon() { abandoned_ = true; }

  bool raised() const { return raised_; }
  // For whoever looks often.
  const std::atomic<bool>& flag() const { return raised_; }

  // For as long as it lives, raise() calls `cancel`. `interrupt` may be null.
  class Scope {
   public:
    Scope(Interrupt* interrupt, std::function<void()> cancel) : interrupt_(interrupt) {
      set(std::move(cancel));
    }
    ~Scope() { set(nullptr); }
    Scope(const Scope&) = delete;

   private:
    void set(std::function<void()> cancel) {
      if (interrupt_ == nullptr) return;
      std::lock_guard lock(interrupt_->mutex_);
      interrupt_->cancel_ = std::move(cancel);
    }
    Interrupt* interrupt_;
  };

  // What may take long and hear nothing. `interrupt` may be null.
  class Deaf {
   public:
    explicit Deaf(const Interrupt* interrupt) : interrupt_(interrupt) {}
    ~Deaf() {
      while (interrupt_ != nullptr && interrupt_->abandoned_) pause();
    }
    Deaf(const Deaf&) = delete;

   private:
    const Interrupt* interrupt_;
  };

 private:
  std::mutex mutex_;
  std::atomic<bool> raised_ = false, abandoned_ = false;
  std::function<void()> cancel_;
};

}  // namespace kukang
