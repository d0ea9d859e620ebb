// A way to end a solver's question from another thread.
//
// Whoever works on something long says how it can be cancelled for as long as it lasts. Raised
// once, an interrupt stays so: what begins later is not worth beginning.

#pragma once

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
  bool raised() {
    std::lock_guard lock(mutex_);
    return raised_;
  }

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

 private:
  std::mutex mutex_;
  bool raised_ = false;
  std::function<void()> cancel_;
};

}  // namespace kukang
