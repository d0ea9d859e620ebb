// A counted reference to something that states share.
//
// The count is plain, not atomic: what is counted belongs to one worker thread. T has a member
// `uint32_t refs`, starting at 0, and a static `void destroy(T*)`. A T that is referenced once may
// be changed in place by the one who holds it; one that is referenced more than once is immutable.

#pragma once

#include <cstdint>
#include <utility>

namespace kukang {

template <class T>
class Ref {
 public:
  Ref() = default;
  explicit Ref(T* target) : target_(target) {
    if (target_ != nullptr) ++target_->refs;
  }
  Ref(const Ref& other) : Ref(other.target_) {}
  Ref(Ref&& other) noexcept : target_(std::exchange(other.target_, nullptr)) {}
  Ref& operator=(Ref other) noexcept {
    std::swap(target_, other.target_);
    return *this;
  }
  ~Ref() {
    if (target_ != nullptr && --target_->refs == 0) T::destroy(target_);
  }

  T* get() const { return target_; }
  T* operator->() const { return target_; }
  T& operator*() const { return *target_; }
  explicit operator bool() const { return target_ != nullptr; }
  bool unique() const { return target_->refs == 1; }
  // Gives up the reference without destroying the target.
  T* detach() {
    --target_->refs;
    return std::exchange(target_, nullptr);
  }

 private:
  T* target_ = nullptr;
};

}  // namespace kukang
