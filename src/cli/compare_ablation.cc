#include "cli/compare_ablation.h"

#include "fmt/format.h"
#include "view/place_names.h"

namespace kukang {

absl::StatusOr<Ablation> ablation_of(const Work& work, Exceptions exceptions,
                                     const std::string& progress) {
  ProgressLine line(progress);
  ExploreOptions explore = work.explore;
  explore.interrupted = stop_on_interrupt();
  explore.progress = [&](uint64_t paths) { line.advance(paths); };
  auto begins = [&](const Setting& setting, const Plan& plan) {
    const Method& target = *plan.target;
    line.begin(fmt::format("{}: {}.{}", setting.name, short_name(*target.owner), target.name));
  };
  return ablate(*work.program, work.plans, explore, exceptions, begins);
}

}  // namespace kukang
