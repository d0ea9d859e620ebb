#include "outcomes/outcomes.h"

#include <ostream>

#include "expr/model.h"
#include "support/text.h"

namespace kukang {
namespace {

std::string returned(const EndedPath& path) {
  const Value value = SymbolicHeap::resolved(path.state, path.state.result);
  if (path.plan.target->result == Basic::Void) return "returned";
  switch (value.kind) {
    case Kind::Null: return "returned null";
    case Kind::Int:
    case Kind::Long:
    case Kind::Float:
    case Kind::Double: return "returned " + text_of(*path.heap.term_of(value));
    default: return "returned";
  }
}

std::string failed(const EndedPath& path) {
  const bool running = path.stage->what == Plan::Stage::What::Run;
  return "failed " + (running ? "assert" : path.stage->text);
}

class Counter : public PathSink {
 public:
  Counter(Outcomes& outcomes, PathSink* also, Effort most)
      : outcomes_(outcomes), also_(also), most_(most) {}

  void ended(const EndedPath& path) override {
    const std::string outcome = outcome_of(path);
    if (!outcome.empty()) {
      ++outcomes_.paths[outcome];
      if (path.state.approximations != 0) ++outcomes_.uncertain[outcome];
    }
    if (also_ != nullptr) also_->ended(path);
    if (++ended_ == most_.paths) enough = true;
  }

  std::atomic<bool> enough = false;

 private:
  Outcomes& outcomes_;
  PathSink* const also_;
  const Effort most_;
  uint64_t ended_ = 0;
};

}  // namespace

bool Outcomes::complete() const {
  return exploration.tally.cut_by_bounds() == 0 && exploration.tally.stopped == 0 &&
         exploration.stopped_early.empty();
}

uint64_t Outcomes::count(std::string_view beginning) const {
  uint64_t sum = 0;
  for (const auto& [outcome, number] : paths) {
    if (outcome.starts_with(beginning)) sum += number;
  }
  return sum;
}

std::ostream& operator<<(std::ostream& out, const Outcomes& outcomes) {
  for (const auto& [outcome, paths] : outcomes.paths) out << paths << " x " << outcome << "; ";
  return out << outcomes.exploration.tally.cut_by_bounds() << " cut. "
             << outcomes.exploration.stopped_early;
}

std::string outcome_of(const EndedPath& path) {
  switch (path.end) {
    case PathEnd::Normal: return returned(path);
    case PathEnd::Error: return failed(path);
    case PathEnd::Stopped: return "stopped: " + std::string(path.ending.reason.message());
    case PathEnd::Diverges: return "diverges";
    case PathEnd::Exceptional: break;
    case PathEnd::Assumed:
    case PathEnd::Cut: return "";
  }
  const Object& exception = path.state.heap[path.state.result.location];
  return (exception.raised ? "raised " : "threw ") + dotted(exception.type->name);
}

absl::StatusOr<Outcomes> outcomes_of(const Program& program, const Plan& plan,
                                     ExploreOptions options, PathSink* also, Effort most) {
  Outcomes outcomes;
  Counter counter(outcomes, also, most);
  options.interrupted = &counter.enough;
  options.timeout_seconds = most.seconds;
  ASSIGN_OR_RETURN(outcomes.exploration,
                   explore(program, plan, options, [&](int) { return &counter; }));
  return outcomes;
}

}  // namespace kukang
