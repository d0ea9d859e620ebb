#include "witness/replayed.h"

#include <gtest/gtest.h>

#include <ostream>

#include "witness/wire.h"

namespace kukang {

void WitnessSink::ended(const EndedPath& path) {
  if (path.end == PathEnd::Cut || witnesses.size() >= most_) return;
  witnesses.push_back(concretizer_.concretize(path));
}

void Replays::add(const Replays& other) {
  methods += other.methods;
  paths += other.paths;
  confirmed += other.confirmed;
  failed += other.failed;
  disagreeing += other.disagreeing;
  for (const auto& [why, number] : other.not_replayable) not_replayable[why] += number;
}

std::ostream& operator<<(std::ostream& out, const Replays& replays) {
  out << replays.methods << " methods, " << replays.paths << " paths, " << replays.replays()
      << " replays (" << replays.failed << " of something that fails), " << replays.disagreeing
      << " disagreements";
  for (const auto& [why, number] : replays.not_replayable) {
    out << "\n  " << number << " not replayable: " << why;
  }
  return out;
}

Replays replay_paths(const Program& program, const Plan& plan, ExploreOptions options, Jvm& jvm,
                     Limits limits) {
  Replays replays;
  replays.methods = 1;
  WitnessSink sink(limits.paths);
  options.timeout_seconds = limits.seconds;
  const auto exploration = explore(program, plan, options, [&](int) { return &sink; });
  EXPECT_TRUE(exploration.ok()) << exploration.status();
  if (!exploration.ok()) return replays;
  const auto confirmations = confirm(jvm, sink.witnesses);
  EXPECT_TRUE(confirmations.ok()) << confirmations.status();
  if (!confirmations.ok()) return replays;
  replays.paths = confirmations->size();
  for (size_t i = 0; i < confirmations->size(); ++i) {
    const Confirmation& confirmation = (*confirmations)[i];
    switch (confirmation.what) {
      case Confirmation::What::Confirmed:
        ++replays.confirmed;
        replays.failed += sink.witnesses[i].end.how == RunEnd::How::Failed;
        break;
      case Confirmation::What::NotReplayable:
        ++replays.not_replayable[confirmation.text.substr(0, confirmation.text.find(':'))];
        break;
      case Confirmation::What::Disagreement:
        ++replays.disagreeing;
        ADD_FAILURE() << plan.target->owner->name << "." << plan.target->name
                      << plan.target->descriptor << " under " << options.strategy->name()
                      << "\nthe path " << confirmation.text << "\n"
                      << lines_of(*sink.witnesses[i].script) << lines_of(sink.witnesses[i]);
    }
  }
  return replays;
}

std::vector<const Method*> methods_of(const Type& type) {
  std::vector<const Method*> methods;
  for (const Method& method : type.methods) {
    const bool written = !(method.flags & (kSynthetic | kAbstract | kNative));
    if (written && !method.is_class_initializer()) methods.push_back(&method);
  }
  return methods;
}

}  // namespace kukang
