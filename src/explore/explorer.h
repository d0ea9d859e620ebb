// An explorer: a session with one plan.
//
// explore() runs the plan's method on a heap that is materialized on demand, on all paths, with one
// or several workers. The answer does not depend on their number: a path is its trail, and what is
// gathered about paths is put in the order of their trails. walk() goes along one of them again,
// for whoever wants to know more of it: a picture, a witness, a derivation.
//
// What is the same each time is made once: the hierarchy, and the workers, each of which boots its
// state at entry. The time that the options give begins with the session and is for all of it; for
// what is told of paths afterwards there is a little more (patience.h).

#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "explore/exploration.h"
#include "program/hierarchy.h"

namespace kukang {

class Explorer {
 public:
  // `program` and `plan` live as long as it does.
  Explorer(const Program& program, const Plan& plan, ExploreOptions options);
  ~Explorer();
  Explorer(const Explorer&) = delete;

  const Program& program() const { return program_; }
  const Plan& plan() const { return plan_; }
  // With the moment when its time is over.
  const ExploreOptions& options() const { return options_; }

  // `sink(worker)` makes the sink of a worker, which lives until explore() returns; may be null.
  using Sinks = std::function<PathSink*(int worker)>;
  // `observer(worker)`: the same of who sees everything that a worker does.
  using Observers = std::function<Observer*(int worker)>;
  absl::StatusOr<Exploration> explore(const Sinks& sinks, const Observers& observers = nullptr);
  // With one worker, whatever the options say.
  absl::StatusOr<Exploration> explore(PathSink* sink, Observer& observer);

  // Shows the path again to `sink`, all of it to `observer`, which may be null. Says why not, where
  // there was no time; an error where the trail is not that of a path.
  absl::StatusOr<std::string> walk(const TrailChoices& trail, PathSink& sink,
                                   Observer* observer = nullptr);
  // The trail of one of the paths that a path with merged states stands for (guide.h). Any other
  // trail is given back, and so is one for which there is no model, or no time to look, or that
  // never ends: when that shows depends on where the path last forked.
  absl::StatusOr<TrailChoices> unfolded(const TrailChoices& trail);
  // Why there is no time left for walks; empty: there is.
  std::string over_for_walks();

 private:
  struct Seat;  // of a worker, which is kept
  struct Task;  // what workers do together

  absl::StatusOr<Exploration> explore_all(std::unique_ptr<Task> task);
  absl::StatusOr<Exploration> run(std::unique_ptr<Task> task);
  void work(Task& task, int i);
  void leave_behind(std::unique_ptr<Task> task);
  // The limits of walks.
  const ExploreOptions& telling();

  const Program& program_;
  const Plan& plan_;
  const ExploreOptions options_;
  std::optional<ExploreOptions> telling_;
  std::unique_ptr<const Hierarchy> hierarchy_;
  std::vector<std::unique_ptr<Seat>> seats_;
};

// Of a session that has no other use.
absl::StatusOr<Exploration> explore(const Program& program, const Plan& plan,
                                    const ExploreOptions& options, const Explorer::Sinks& sinks);

}  // namespace kukang
