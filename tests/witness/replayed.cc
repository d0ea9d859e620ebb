#include "witness/replayed.h"

#include <gtest/gtest.h>

#include <ostream>

#include "witness/wire.h"

namespace kukang {

namespace {

// A run that never ends takes two seconds and a JVM: a few of them are enough for a program.
bool is_one_too_many(const EndedPath& path) {
  static int left = 10;
  return path.round != nullptr && !path.round->recursion && --left < 0;
}

// A heap in which an object of the JDK is none that a program can make: nobody can build it.
bool is_unlawful(const EndedPath& path) {
  if (path.end != PathEnd::Assumed) return false;
  for (const Frame* f = path.state.top.get(); f != nullptr; f = f->caller.get()) {
    if (f->method->owner->name.starts_with("kukang/machine/Lawful")) return true;
  }
  return false;
}

}  // namespace

void WitnessSink::ended(const EndedPath& path) {
  if (path.end == PathEnd::Cut || witnesses.size() >= most_) return;
  if (is_one_too_many(path) || is_unlawful(path)) return;
  witnesses.push_back(concretizer_.concretize(path));
}

void Replays::add(const Replays& other) {
  methods += other.methods;
  paths += other.paths;
  confirmed += other.confirmed;
  failed += other.failed;
  refused += other.refused;
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

Replays replay_witnesses(Jvm& jvm, const Plan& plan, const Strategy& strategy,
                         const std::vector<Witness>& witnesses) {
  Replays replays;
  replays.methods = 1;
  const auto confirmations = confirm(jvm, witnesses);
  EXPECT_TRUE(confirmations.ok()) << confirmations.status();
  if (!confirmations.ok()) return replays;
  replays.paths = confirmations->size();
  for (size_t i = 0; i < confirmations->size(); ++i) {
    const Confirmation& confirmation = (*confirmations)[i];
    switch (confirmation.what) {
      case Confirmation::What::Confirmed:
        ++replays.confirmed;
        replays.failed += witnesses[i].end.how == RunEnd::How::Failed;
        break;
      case Confirmation::What::Doubt:
      case Confirmation::What::NotReplayable:
        replays.refused += witnesses[i].not_replayable.empty() && witnesses[i].assumed.empty();
        ++replays.not_replayable[confirmation.text.substr(0, confirmation.text.find(':'))];
        break;
      case Confirmation::What::Disagreement:
        ++replays.disagreeing;
        ADD_FAILURE() << plan.target->owner->name << "." << plan.target->name
                      << plan.target->descriptor << " under " << strategy.name() << "\nthe path "
                      << confirmation.text << "\n"
                      << lines_of(*witnesses[i].script) << lines_of(witnesses[i]);
    }
  }
  return replays;
}

Replays replay_paths(const Program& program, const Plan& plan, ExploreOptions options, Jvm& jvm,
                     Limits limits) {
  WitnessSink sink(limits.paths);
  options.timeout_seconds = limits.seconds;
  const auto exploration = explore(program, plan, options, [&](int) { return &sink; });
  EXPECT_TRUE(exploration.ok()) << exploration.status();
  if (!exploration.ok()) return {};
  return replay_witnesses(jvm, plan, *options.strategy, sink.witnesses);
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
