#include "heap/what_was_found.h"

namespace kukang {
namespace {

bool same_numbers(const State& s, const State& entry) {
  return s.symbolic_count == entry.symbolic_count && s.static_count == entry.static_count &&
         s.given_count == entry.given_count && s.forgotten_count == entry.forgotten_count &&
         s.taken_count == entry.taken_count && s.materialized == entry.materialized &&
         s.placed == entry.placed && s.placed_count == entry.placed_count &&
         s.foreseen_count == entry.foreseen_count && s.compared_count == entry.compared_count &&
         s.outside_count == entry.outside_count && s.answer_count == entry.answer_count &&
         s.rank_count == entry.rank_count && same_value(s.step, entry.step) &&
         s.moments == entry.moments && s.stack_looks == entry.stack_looks &&
         s.hashed == entry.hashed;
}

bool same_tables(const State& s, const State& entry) {
  return s.contents.shares_all(entry.contents) && s.generics.shares_all(entry.generics) &&
         s.symbolic_objects.shares_all(entry.symbolic_objects) &&
         s.static_objects.shares_all(entry.static_objects) && s.counts.shares_all(entry.counts) &&
         s.given.shares_all(entry.given) && s.forgotten.shares_all(entry.forgotten) &&
         s.taken.shares_all(entry.taken) && s.identity_hashes.shares_all(entry.identity_hashes) &&
         s.placed_keys.shares_all(entry.placed_keys) && s.kept_boxes.shares_all(entry.kept_boxes) &&
         s.wide_characters.shares_all(entry.wide_characters) &&
         s.foreseen.shares_all(entry.foreseen) &&
         s.compared_texts.shares_all(entry.compared_texts) && s.outside.shares_all(entry.outside) &&
         s.answers.shares_all(entry.answers) && s.ranks.shares_all(entry.ranks) &&
         s.entry.get() == entry.entry.get();
}

// What was there has not been decided but by conditions, and nothing more is known of its type.
bool same_unknowns(const State& s, const State& entry) {
  bool same = true;
  s.unknowns.for_each_difference(entry.unknowns, [&](UnknownId id) {
    if (id >= entry.next_unknown) return;
    const Unknown &now = *s.unknowns.find(id), &then = *entry.unknowns.find(id);
    const bool decided = !same_value(now.binding, then.binding);
    same = same && (!decided || now.kind == Kind::GuardedReference);
  });
  s.types.for_each_difference(entry.types, [&](uint32_t variable) {
    if (variable >= entry.next_variable) return;
    same = same && *s.types.find(variable) == *entry.types.find(variable);
  });
  return same;
}

}  // namespace

std::optional<Refusal> what_was_found(const State& state, const State& entry) {
  if (state.saved) return Refusal::Old;
  if (!same_numbers(state, entry) || !same_tables(state, entry) || !same_unknowns(state, entry)) {
    return Refusal::Found;
  }
  if (!state.initialization_failures.shares_all(entry.initialization_failures)) {
    return Refusal::Initializer;
  }
  return std::nullopt;
}

}  // namespace kukang
