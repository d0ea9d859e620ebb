#include "heap/text_facts.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace kukang {
namespace {

// The arrays that hold the same text as this one, which comes first.
std::vector<Location> holding_the_same(const State& state, Location bytes) {
  std::vector<Location> all = {bytes};
  auto add = [&](Location one) {
    if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
  };
  for (size_t next = 0; next < all.size(); ++next) {
    for (uint32_t i = 0; i < state.compared_count; ++i) {
      const TextsCompared& compared = *state.compared_texts.find(i);
      if (!compared.same) continue;
      if (compared.a == all[next]) add(compared.b);
      if (compared.b == all[next]) add(compared.a);
    }
  }
  return all;
}

}  // namespace

void for_each_known_byte(const State& state, Location bytes,
                         absl::FunctionRef<void(const KnownByte& known)> visit) {
  for (const Location one : holding_the_same(state, bytes)) {
    for_each_slot(state.heap[one], [&](const Slot& slot) {
      if (!slot.now.is_undefined()) visit({slot.index, slot.now, one == bytes});
      return true;
    });
    for (uint32_t i = 0; i < state.foreseen_count; ++i) {
      const ForeseenByte& foreseen = *state.foreseen.find(i);
      if (foreseen.bytes == one) visit({foreseen.index, foreseen.byte, false});
    }
  }
}

void foresee(State& state, Location bytes, Value index, Value byte) {
  state.foreseen.at(state.foreseen_count++) = {bytes, index, byte};
}

const Term* agree(SymbolicHeap& heap, const State& state, Location a, Location b) {
  Terms& terms = heap.terms;
  const Term* all = terms.make(Operator::Eq, heap.term_of(length_of(state.heap[a])),
                               heap.term_of(length_of(state.heap[b])));
  for_each_known_byte(state, a, [&](const KnownByte& one) {
    for_each_known_byte(state, b, [&](const KnownByte& other) {
      const Term* there =
          terms.make(Operator::Eq, heap.term_of(one.index), heap.term_of(other.index));
      if (there->is_false()) return;
      const Term* equal =
          terms.make(Operator::Eq, heap.term_of(one.byte), heap.term_of(other.byte));
      const Term* agreed = terms.make(Operator::Either, terms.negation(there), equal);
      all = terms.make(Operator::Both, all, agreed);
    });
  });
  return all;
}

std::optional<bool> are_same_texts(const State& state, Location a, Location b) {
  const std::vector<Location> as = holding_the_same(state, a), bs = holding_the_same(state, b);
  auto has = [](const std::vector<Location>& all, Location one) {
    return std::find(all.begin(), all.end(), one) != all.end();
  };
  if (has(as, b)) return true;
  for (uint32_t i = 0; i < state.compared_count; ++i) {
    const TextsCompared& compared = *state.compared_texts.find(i);
    if (compared.same) continue;
    const bool apart = (has(as, compared.a) && has(bs, compared.b)) ||
                       (has(as, compared.b) && has(bs, compared.a));
    if (apart) return false;
  }
  return std::nullopt;
}

void note_compared(State& state, Location a, Location b, bool same) {
  state.compared_texts.at(state.compared_count++) = {a, b, same};
}

}  // namespace kukang
