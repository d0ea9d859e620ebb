// How much will be asked: an estimate, made of the code alone, of what comes from an instruction on
// to the method's end.
//
// What is counted is how often each question (dependence.h) is expected to be asked. The ways on
// from a branch are equally likely; but where some leave a loop and some stay, four out of five
// times one stays. So what is in a loop is asked four times, in a loop within it sixteen times.
//
// Of each place it is estimated how much will be asked that depends on what it holds now, should
// that no more be one number, but several, each under a condition. Such a value may be branched on.
// Where there is a way on for each number (an index, a divisor, a length, the key of a switch), and
// where a loop is left or not, its numbers part for good, and whatever comes from there on is asked
// of each: that counts as much as all that, and one more.
//
// What methods ask that are called does not count, and an exception is no way on.

#pragma once

#include <vector>

#include "semantics/control_flow.h"
#include "semantics/dependence.h"

namespace kukang {

struct Outlook {
  double questions = 0;
  // By place: what is asked that depends on it, and how likely it is part of what is returned.
  std::vector<double> about, returned;
};

class Questions {
 public:
  // REQUIRES code of the method that is not native; both outlive this.
  Questions(const Method& method, const Code& code);

  const Dependence& dependence() const { return dependence_; }
  // Before the instruction, with so many slots on the operand stack. Of code that is too large to
  // tell nothing is said but that all places will be asked about.
  Outlook from(int32_t instruction, size_t height) const;

 private:
  struct Way {
    int32_t to;  // a block
    double likely;
  };
  struct Block {
    BlockPart part;
    std::vector<Way> ways;
    bool leaves_loop = false;  // or stays in it
    double questions = 0;
    double most = 0;  // that can be asked about one place
    Outlook outlook;
  };

  void find_ways(int32_t block);
  void read_blocks();
  double after(int32_t block, double Block::*what) const;
  // Of the questions of a part at the end of the block, from each on.
  std::vector<double> weights(const BlockPart& part, int32_t block) const;
  Outlook before(const BlockPart& part, int32_t block) const;
  template <class Estimate>
  void repeat(Estimate estimate);

  const ControlFlow& flow_;
  Dependence dependence_;
  std::vector<Block> blocks_;
  bool is_known_ = false;
};

// Made when it is first asked for; shared by all threads.
const Questions& questions_of(const Method& method, const Code& code);

}  // namespace kukang
