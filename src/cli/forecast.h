// How long what is left will take, told from how long what is done has taken.
//
// Work is a number of explorations, each of a target under a strategy and a bound. With the bound
// the time grows by a factor, which the bounds before it tell; a target that has not begun takes as
// long as others did.

#pragma once

#include <optional>
#include <string>
#include <vector>

namespace kukang {

class Forecast {
 public:
  struct Work {
    size_t target = 0, strategy = 0, bound = 0;  // numbers; bounds go up
  };

  void add(Work work) { left_.push_back(work); }
  // The first that is left is done.
  void finish(double seconds);

  size_t done() const { return done_.size(); }
  size_t all() const { return done_.size() + left_.size(); }
  // When the first that is left began so many seconds ago; nullopt as long as nothing is done.
  std::optional<double> seconds_left(double spent) const;

 private:
  struct Done {
    Work work;
    double seconds;
  };
  double expected(const Work& work) const;
  std::optional<double> measured(const Work& work) const;

  std::vector<Done> done_;
  std::vector<Work> left_;
};

// about 12 s left
std::string time_left_text(double seconds);

}  // namespace kukang
