// Rejections: why paths are outside what is assumed.
//
// Where nothing is left to check, this is what a person has to know: which predicate was false, or
// threw, or did not end, and on how many paths; or whose static initializer stood in the way.

#pragma once

#include <vector>

#include "explore/exploration.h"

namespace kukang {

struct Rejection {
  enum class How : uint8_t {
    Null,     // a parameter that must not be
    False,    // the predicate of the stage
    Threw,    // it did
    Endless,  // it does not end
    Assume,   // Contract.assume, in `method`
    Cut,      // by a bound, while a class was being initialized
  };
  How how = How::False;
  const Plan::Stage* stage = nullptr;  // lives as long as the plan does
  std::string text;                    // the stage's; the rest need not outlive the plan
  const Type* exception = nullptr;     // that was thrown
  const Type* initializer = nullptr;   // the class whose static initializer was running
  std::optional<Bound> cut;
  const Method* method = nullptr;
  int line = -1;
  uint64_t paths = 0;
};

// That a predicate is false, or a parameter null, is what assuming it is for.
inline bool is_ordinary(const Rejection& rejection) {
  using How = Rejection::How;
  return rejection.how == How::Null || rejection.how == How::False || rejection.how == How::Assume;
}

class Rejections {
 public:
  // A path that has ended, in whatever way.
  void add(const EndedPath& path);
  // So many choices that the predicate of the stage rejects.
  void add(const Plan::Stage& stage, uint64_t choices);
  void add(const Rejections& other);

  // In an order that does not depend on that of the paths.
  std::vector<Rejection> all() const;

 private:
  void count(const Rejection& rejection);
  std::vector<Rejection> all_;
};

}  // namespace kukang
