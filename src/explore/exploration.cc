#include "explore/exploration.h"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <new>
#include <stdexcept>

#include "explore/crew.h"
#include "explore/patience.h"
#include "explore/worker.h"
#include "program/hierarchy.h"
#include "support/arena.h"
#include "support/memory.h"

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

// An exploration: what its workers share, and what they leave.
struct Shared {
  Shared(const Program& program, const ExploreOptions& options)
      : options(options),
        hierarchy(program),
        pool(options.workers, options.from),
        statuses(options.workers),
        tallies(options.workers),
        assumptions(options.workers),
        approximations(options.workers),
        busy(options.workers) {}

  void take(int i, const Worker& worker) {
    statuses[i] = worker.status();
    tallies[i] = worker.tally();
    assumptions[i] = worker.assumptions();
    approximations[i] = worker.approximations();
  }

  // One for which there is no memory left ends with what is known.
  template <class Work>
  void unless_out_of_memory(Work work) {
    try {
      work();
    } catch (const std::bad_alloc&) {
      pool.stop(memory_used_up(options));
    } catch (const std::length_error&) {  // a container beyond all bounds
      pool.stop(memory_used_up(options));
    }
  }

  const ExploreOptions options;
  const Hierarchy hierarchy;
  Pool pool;
  std::vector<absl::Status> statuses;
  std::vector<Tally> tallies;
  std::vector<std::vector<std::string>> assumptions, approximations;
  std::vector<std::atomic<const Worker*>> busy;
};

}  // namespace

std::string memory_used_up(const ExploreOptions& options) {
  return options.memory_mib > 0 ? "the memory is used up (--memory)" : "the memory is used up";
}

absl::StatusOr<Exploration> explore(const Program& program, const Plan& plan,
                                    const ExploreOptions& options,
                                    const std::function<PathSink*(int worker)>& sink,
                                    Observer* observer) {
  const auto started = std::chrono::steady_clock::now();
  const MemoryLimit limit(options.memory_mib);
  auto shared = std::make_unique<Shared>(program, begun(options));
  Shared& all = *shared;
  // What a worker makes stays on its thread: it is destroyed there, too.
  auto work = [&program, &plan, &sink, &all, observer](int i, Interrupt& interrupt) {
    all.unless_out_of_memory([&] {
      auto worker = Worker::make(program, all.hierarchy, plan, all.options, all.pool,
                                 sink ? sink(i) : nullptr, observer, interrupt);
      all.statuses[i] = worker.status();
      if (!worker.ok()) return all.pool.stop("");
      all.busy[i] = worker->get();
      all.unless_out_of_memory([&] { (*worker)->run(); });
      all.busy[i] = nullptr;
      all.take(i, **worker);
    });
  };
  auto stop = [&all](std::string why) { all.pool.stop(std::move(why)); };
  if (std::string why = over(all.options); !why.empty()) {
    stop(std::move(why));
  } else if (!run_crew({options.workers, work, stop}, all.options)) {
    shared.release();  // whoever was left behind may still refer to it
    for (int i = 0; i < options.workers; ++i) {
      if (const Worker* worker = all.busy[i]) all.take(i, *worker);
    }
  }

  Exploration result;
  for (int i = 0; i < options.workers; ++i) {
    RETURN_IF_ERROR(all.statuses[i]);
    result.tally.add(all.tallies[i]);
    gather(all.assumptions[i], result.assumptions);
    gather(all.approximations[i], result.approximations);
  }
  result.stopped_early = all.pool.why();
  result.seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
  result.peak_mib = peak_mib();
  return result;
}

}  // namespace kukang
