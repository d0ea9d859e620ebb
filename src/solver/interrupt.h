// A way to end a solver's question from another thread.
//
// Whoever works on something long says how it can be cancelled for as long as it lasts. Raised
// once, an interrupt stays so until somebody begins anew. A thread that does not hear it may be
// abandoned: should it ever come back, it goes no further, for what it was working for is gone.

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
  // REQUIRES that nobody works.
  void lower() { raised_ = false; }
  // Only who does not hear: false where it does, and will be back.
  bool abandon() {
    Hearing deaf = Hearing::Deaf;
    return hearing_.compare_exchange_strong(deaf, Hearing::Abandoned) || deaf == Hearing::Abandoned;
  }

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
    explicit Deaf(Interrupt* interrupt) : interrupt_(interrupt) {
      if (interrupt_ != nullptr) interrupt_->hearing_ = Hearing::Deaf;
    }
    ~Deaf() {
      Hearing deaf = Hearing::Deaf;
      if (interrupt_ == nullptr) return;
      while (!interrupt_->hearing_.compare_exchange_strong(deaf, Hearing::Hears)) {
        if (deaf == Hearing::Abandoned) pause();
        deaf = Hearing::Deaf;
      }
    }
    Deaf(const Deaf&) = delete;

   private:
    Interrupt* interrupt_;
  };

 private:
  enum class Hearing : uint8_t { Hears, Deaf, Abandoned };

  std::mutex mutex_;
  std::atomic<bool> raised_ = false;
  std::atomic<Hearing> hearing_ = Hearing::Hears;
  std::function<void()> cancel_;
};

}  // namespace kukang
