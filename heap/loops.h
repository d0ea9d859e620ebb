// How often a loop has gone round with an undecided branch and nothing materialized.
//
// A loop that does so passes some branch, or some call in which there is one, again and again in
// the same activation of its method. So the places that count are pairs of an activation and a pc:
// at an undecided branch those of all frames, each at most once per activation of what it called.
// When something is materialized all counts start anew.

#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "heap/frame.h"
#include "support/ref.h"

namespace kukang {

class LoopCounts {
 public:
  // The branch at the top frame's pc is undecided. The highest count among the places after that.
  uint32_t passed(const Frame& top, uint32_t materialized) {
    std::vector<Place> places;
    uint32_t highest = 0;
    uint32_t callee = 0;
    for (const Frame* f = &top; f != nullptr; callee = f->activation + 1, f = f->caller.get()) {
      Place here{f->pc, f->activation, callee, materialized, 0};
      bool found = false;
      if (table_) {
        for (const Place& place : table_->places) {
          if (place.activation != f->activation) continue;
          places.push_back(place);
          if (place.pc != f->pc) continue;
          found = true;
          Place& count = places.back();
          if (count.materialized != materialized) {
            count = here;
          } else if (f == &top || count.callee != callee) {
            ++count.count;
            count.callee = callee;
          }
          highest = std::max(highest, count.count);
        }
      }
      if (!found) places.push_back(here);
    }
    table_ = Ref<Table>(new Table{0, std::move(places)});
    return highest;
  }

  // Of the top frame and those below, the one whose place has the highest count; nullptr: none has.
  const Frame* most_passed(const Frame& top) const {
    const Frame* most = nullptr;
    uint32_t highest = 0;
    for (const Frame* f = &top; table_ && f != nullptr; f = f->caller.get()) {
      for (const Place& place : table_->places) {
        if (place.activation != f->activation || place.pc != f->pc) continue;
        if (place.count > highest) most = f;
        highest = std::max(highest, place.count);
      }
    }
    return most;
  }

  // Of each place the higher count of the two.
  void add(const LoopCounts& other) {
    if (!other.table_ || table_.get() == other.table_.get()) return;
    std::vector<Place> places = table_ ? table_->places : std::vector<Place>();
    for (const Place& place : other.table_->places) {
      const auto mine = std::find_if(places.begin(), places.end(), [&](const Place& p) {
        return p.pc == place.pc && p.activation == place.activation;
      });
      if (mine == places.end()) {
        places.push_back(place);
      } else if (mine->count < place.count) {
        *mine = place;
      }
    }
    table_ = Ref<Table>(new Table{0, std::move(places)});
  }

 private:
  struct Place {
    const Instruction* pc;
    uint32_t activation;
    uint32_t callee;        // the activation that was called from here last, plus one; 0 for none
    uint32_t materialized;  // symbolic objects at the last count
    uint32_t count;
  };
  struct Table {
    uint32_t refs = 0;
    std::vector<Place> places;
    static void destroy(Table* table) { delete table; }
  };
  Ref<Table> table_;
};

}  // namespace kukang
