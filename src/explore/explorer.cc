#include "explore/explorer.h"

#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <new>
#include <stdexcept>

#include "explore/crew.h"
#include "explore/patience.h"
#include "explore/worker.h"
#include "support/arena.h"
#include "support/memory.h"

namespace kukang {
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

// Does it; false: there is no memory for that.
template <class Work>
bool has_memory_for(Work work) {
  try {
    work();
    return true;
  } catch (const std::bad_alloc&) {
  } catch (const std::length_error&) {  // a container beyond all bounds
  }
  return false;
}

class Shown final : public PathSink {
 public:
  explicit Shown(PathSink& sink) : sink_(sink) {}

  void ended(const EndedPath& path) override {
    const ToldPath told(path);
    sink_.ended(told.path);
    done = true;
  }

  bool done = false;

 private:
  PathSink& sink_;
};

// What is needed of a path to follow it elsewhere, and to tell whether that was done.
class Unfolding final : public PathSink {
 public:
  void ended(const EndedPath& path) override {
    end = path.end;
    trail = path.state.trail.choices();
    model = path.solver.model(path.state.condition);
    places = symbols_by_place(path.state);
  }

  std::optional<PathEnd> end;
  TrailChoices trail;
  std::optional<Model> model;
  std::map<SymbolPlace, uint32_t> places;
};

}  // namespace

struct Explorer::Seat {
  Interrupt interrupt;
  std::unique_ptr<Worker> worker;  // nullptr: it is not booted
};

struct Explorer::Task {
  Task(const ExploreOptions& limits, int workers, TrailChoices first = {})
      : limits(limits),
        pool(workers, std::move(first)),
        statuses(workers),
        tallies(workers),
        assumptions(workers),
        approximations(workers),
        busy(workers) {}

  int workers() const { return static_cast<int>(busy.size()); }
  void stop(std::string why) { pool.stop(std::move(why)); }
  void note(int i, const Worker& worker) {
    statuses[i] = worker.status();
    tallies[i] = worker.tally();
    assumptions[i] = worker.assumptions();
    approximations[i] = worker.approximations();
  }

  const ExploreOptions limits;
  Sinks sinks;
  Observers observers;
  Guide* guide = nullptr;
  PoolOfThreads pool;
  // What workers leave.
  std::vector<absl::Status> statuses;
  std::vector<Tally> tallies;
  std::vector<std::vector<std::string>> assumptions, approximations;
  std::vector<std::atomic<const Worker*>> busy;
};

namespace {

// In the open world what else is on the class path does not matter.
std::unique_ptr<const Hierarchy> hierarchy_for(const Program& program, const Plan& plan,
                                               World world) {
  std::vector<std::string> from;
  if (world == World::Open) {
    from.push_back(plan.target->owner->name);
    for (const Plan::Stage& stage : plan.stages) {
      if (stage.method != nullptr) from.push_back(stage.method->owner->name);
    }
  }
  return std::make_unique<const Hierarchy>(program, std::move(from));
}

}  // namespace

Explorer::Explorer(const Program& program, const Plan& plan, ExploreOptions options)
    : program_(program),
      plan_(plan),
      options_(begun(std::move(options))),
      hierarchy_(hierarchy_for(program, plan, options_.world)) {}

Explorer::~Explorer() {
  seats_.clear();
  Arena::trim();  // what workers made on other threads ends on this one
}

absl::StatusOr<Exploration> Explorer::explore(const Sinks& sinks, const Observers& observers) {
  auto task = std::make_unique<Task>(options_, options_.workers);
  task->sinks = sinks;
  task->observers = observers;
  return explore_all(std::move(task));
}

absl::StatusOr<Exploration> Explorer::explore(PathSink* sink, Observer& observer) {
  auto task = std::make_unique<Task>(options_, 1);
  task->sinks = [sink](int) { return sink; };
  task->observers = [&observer](int) { return &observer; };
  return explore_all(std::move(task));
}

absl::StatusOr<Exploration> Explorer::explore_all(std::unique_ptr<Task> task) {
  absl::StatusOr<Exploration> exploration = run(std::move(task));
  telling_.reset();
  telling();
  return exploration;
}

absl::StatusOr<std::string> Explorer::walk(const TrailChoices& trail, PathSink& sink,
                                           Observer* observer) {
  Shown shown(sink);
  auto task = std::make_unique<Task>(telling(), 1, trail);
  task->sinks = [&shown](int) { return &shown; };
  task->observers = [observer](int) { return observer; };
  ASSIGN_OR_RETURN(const Exploration exploration, run(std::move(task)));
  if (exploration.tally.forks > 0) {
    return absl::InternalError("a path goes on where its trail ends");
  }
  return shown.done ? "" : exploration.stopped_early;
}

absl::StatusOr<TrailChoices> Explorer::unfolded(const TrailChoices& trail) {
  if (!is_merged(trail) || is_summarized(trail)) return trail;
  Unfolding merged, again, plain;
  auto along = [&](const TrailChoices& choices, Unfolding& sink, Guide* guide) {
    auto task = std::make_unique<Task>(telling(), 1, choices);
    task->sinks = [&sink](int) { return &sink; };
    task->guide = guide;
    return run(std::move(task)).status();
  };
  RETURN_IF_ERROR(along(trail, merged, nullptr));
  if (!merged.model.has_value() || merged.end == PathEnd::Diverges) return trail;
  Guide guide(*merged.model, options_.arithmetic, std::move(merged.places));
  RETURN_IF_ERROR(along(trail, again, &guide));
  if (!again.end.has_value()) return trail;
  RETURN_IF_ERROR(along({}, plain, &guide));
  if (!plain.end.has_value()) return trail;
  if (plain.end != merged.end) {
    return absl::InternalError("a merged path ends otherwise than the one that it stands for");
  }
  return plain.trail;
}

const ExploreOptions& Explorer::telling() {
  if (!telling_.has_value()) {
    telling_ = afterwards(options_);
    telling_->memory_mib = 0;  // the path was explored
  }
  return *telling_;
}

std::string Explorer::over_for_walks() { return over(telling()); }

// A worker is kept unless it met the end of memory, or of its time before it was booted.
void Explorer::work(Task& task, int i) {
  Seat& seat = *seats_[i];
  bool keep = true;
  bool fits = has_memory_for([&] {
    if (seat.worker == nullptr) {
      auto booted = Worker::make(program_, *hierarchy_, plan_, options_, seat.interrupt);
      task.statuses[i] = booted.status();
      if (!booted.ok()) return task.stop("");
      seat.worker = *std::move(booted);
      keep = !seat.interrupt.raised();
    }
    task.busy[i] = seat.worker.get();
    seat.worker->run(task.pool, task.sinks ? task.sinks(i) : nullptr,
                     task.observers ? task.observers(i) : nullptr, task.guide);
  });
  task.busy[i] = nullptr;
  fits &= has_memory_for([&] {
    if (seat.worker != nullptr) task.note(i, *seat.worker);
  });
  if (!fits) task.stop(memory_used_up(task.limits));
  if (!fits || !keep) seat.worker.reset();
}

absl::StatusOr<Exploration> Explorer::run(std::unique_ptr<Task> task) {
  const auto started = std::chrono::steady_clock::now();
  Task& all = *task;
  const MemoryLimit limit(all.limits.memory_mib);
  std::vector<Interrupt*> interrupts;
  for (int i = 0; i < all.workers(); ++i) {
    if (seats_.size() <= static_cast<size_t>(i)) seats_.push_back(std::make_unique<Seat>());
    seats_[i]->interrupt.lower();
    interrupts.push_back(&seats_[i]->interrupt);
  }
  auto stop = [&all](std::string why) { all.stop(std::move(why)); };
  if (std::string why = over(all.limits); !why.empty()) {
    stop(std::move(why));
  } else if (!run_crew({interrupts, [this, &all](int i) { work(all, i); }, stop}, all.limits)) {
    for (int i = 0; i < all.workers(); ++i) {
      if (const Worker* worker = all.busy[i]) all.note(i, *worker);
    }
    leave_behind(std::move(task));
  }

  Exploration result;
  for (int i = 0; i < all.workers(); ++i) {
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

// What somebody who was left behind may still refer to stays for good.
void Explorer::leave_behind(std::unique_ptr<Task> task) {
  task.release();
  for (std::unique_ptr<Seat>& seat : seats_) seat.release();
  seats_.clear();
  hierarchy_.release();
  hierarchy_ = hierarchy_for(program_, plan_, options_.world);
}

absl::StatusOr<Exploration> explore(const Program& program, const Plan& plan,
                                    const ExploreOptions& options, const Explorer::Sinks& sinks) {
  return Explorer(program, plan, options).explore(sinks);
}

}  // namespace kukang
