// The clock that a busy machine does not make go faster.

#include "soak/processes.h"

#include <gtest/gtest.h>
#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <functional>
#include <thread>

namespace kukang {
namespace {

// Children that do this until the end.
class Children {
 public:
  Children(int count, const std::function<void()>& live) {
    for (int i = 0; i < count; ++i) {
      const pid_t child = fork();
      if (child == 0) {
        for (;;) live();
      }
      all_.push_back(child);
    }
  }
  ~Children() {
    for (const pid_t child : all_) {
      kill(child, SIGKILL);
      waitpid(child, nullptr, 0);
    }
  }
  Children(const Children&) = delete;

  // By the clock of the first, until it has gone on for that long, but not longer than `most`.
  double seconds_in(double enough, std::chrono::milliseconds most) const {
    FairClock clock;
    const auto until = std::chrono::steady_clock::now() + most;
    while (clock.seconds() < enough && std::chrono::steady_clock::now() < until) {
      clock.look({all_.front()});
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return clock.seconds();
  }

 private:
  std::vector<pid_t> all_;
};

void stay_on_one_processor() {
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(sched_getcpu(), &one);
  sched_setaffinity(0, sizeof one, &one);
}

TEST(FairClock, GoesOnWhileSomebodySleeps) {
  const Children sleeper(1, [] { pause(); });
  EXPECT_GE(sleeper.seconds_in(0.3, std::chrono::seconds(60)), 0.3);
}

TEST(FairClock, GoesOnWhileSomebodyComputes) {
  const Children spinner(1, [] {});
  EXPECT_GE(spinner.seconds_in(0.3, std::chrono::seconds(60)), 0.3);
}

TEST(FairClock, StandsStillWhileSomebodyWaitsForAProcessor) {
  std::thread([] {
    stay_on_one_processor();
    const Children spinners(8, [] {});
    EXPECT_LT(spinners.seconds_in(1, std::chrono::milliseconds(1000)), 0.5);
  }).join();
}

TEST(FairClock, SeesWholeFamilies) {
  const Children parent(1, [] {
    if (fork() == 0) {
      for (;;) pause();
    }
    pause();
  });
  (void)parent;
  std::vector<pid_t> family;
  for (int i = 0; i < 1000 && family.size() < 3; ++i) {
    family = family_of(getpid());
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  ASSERT_GE(family.size(), 3u);
  EXPECT_EQ(family.front(), getpid());
  kill(family.back(), SIGKILL);
}

}  // namespace
}  // namespace kukang
