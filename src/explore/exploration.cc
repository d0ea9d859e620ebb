#include "explore/exploration.h"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <thread>

#include "explore/watch.h"
#include "explore/worker.h"
#include "program/hierarchy.h"
#include "support/arena.h"

namespace kukang {

void Tally::add(const Tally& other) {
  normal += other.normal;
  exceptional += other.exceptional;
  errors += other.errors;
  diverging += other.diverging;
  assumed += other.assumed;
  assume_threw += other.assume_threw;
  assume_diverged += other.assume_diverged;
  for (size_t bound = 0; bound < kBounds; ++bound) cut[bound] += other.cut[bound];
  stopped += other.stopped;
  states += other.states;
  forks += other.forks;
  instructions += other.instructions;
  for (const LayerStatistics& layer : other.layers) {
    auto same = std::find_if(layers.begin(), layers.end(),
                             [&](const LayerStatistics& l) { return l.layer == layer.layer; });
    if (same == layers.end()) {
      layers.push_back(layer);
    } else {
      same->asked += layer.asked;
      same->answered += layer.answered;
    }
  }
}

namespace {

// In the order of their texts: which worker met them first does not show.
void gather(const std::vector<std::string>& from, std::vector<std::string>& to) {
  to.insert(to.end(), from.begin(), from.end());
  std::sort(to.begin(), to.end());
  to.erase(std::unique(to.begin(), to.end()), to.end());
}

uint64_t peak_mib() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<uint64_t>(usage.ru_maxrss) >> 10;
}

}  // namespace

absl::StatusOr<Exploration> explore(const Program& program, const Plan& plan,
                                    const ExploreOptions& options,
                                    const std::function<PathSink*(int worker)>& sink,
                                    Observer* observer) {
  const auto started = std::chrono::steady_clock::now();
  const Hierarchy hierarchy(program);
  Pool pool(options.workers, options.from);
  Watch watch(options, pool);
  std::vector<absl::Status> statuses(options.workers);
  std::vector<Tally> tallies(options.workers);
  std::vector<std::vector<std::string>> assumptions(options.workers);
  std::vector<std::vector<std::string>> approximations(options.workers);
  // What a worker makes stays on its thread: it is destroyed there, too.
  auto work = [&](int i) {
    auto worker =
        Worker::make(program, hierarchy, plan, options, pool, sink ? sink(i) : nullptr, observer);
    statuses[i] = worker.status();
    if (!worker.ok()) return pool.stop("");
    watch.hold((*worker)->interrupt);
    (*worker)->run();
    watch.let_go((*worker)->interrupt);
    statuses[i] = (*worker)->status();
    tallies[i] = (*worker)->tally();
    assumptions[i] = (*worker)->assumptions();
    approximations[i] = (*worker)->approximations();
  };
  std::vector<std::thread> threads;
  for (int i = 1; i < options.workers; ++i) {
    threads.emplace_back([&work, i] {
      work(i);
      Arena::trim();
    });
  }
  work(0);
  for (std::thread& thread : threads) thread.join();

  Exploration result;
  for (int i = 0; i < options.workers; ++i) {
    RETURN_IF_ERROR(statuses[i]);
    result.tally.add(tallies[i]);
    gather(assumptions[i], result.assumptions);
    gather(approximations[i], result.approximations);
  }
  result.stopped_early = pool.why();
  result.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
  result.peak_mib = peak_mib();
  return result;
}

}  // namespace kukang
