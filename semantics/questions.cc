#include "semantics/questions.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace kukang {
namespace {

constexpr double kStays = 0.8;  // in a loop, rather than leaves it
// Estimates of loops come nearer and nearer; of one that nothing leaves they would grow forever.
constexpr int kMostRounds = 300;
constexpr double kNear = 1e-4;
// Blocks times places. Larger code is no compiler's, or no person's.
constexpr size_t kMostNumbers = 2'000'000;

// Which object a reference is, is known, unless it is one of several.
double asked_in(const BlockPart& part) {
  return static_cast<double>(std::count_if(part.questions.begin(), part.questions.end(),
                                           [](const Question& one) { return !one.follows; }));
}

}  // namespace

Questions::Questions(const Method& method, const Code& code)
    : flow_(control_flow_of(code)),
      dependence_(method, code),
      blocks_(flow_.blocks().size()) {
  for (const int32_t block : flow_.reverse_postorder()) find_ways(block);
  if (blocks_.size() * dependence_.places() > kMostNumbers) return;
  read_blocks();
  is_known_ = true;
  repeat([&](int32_t number) {
    Block& block = blocks_[number];
    const double asked = asked_in(block.part);
    const double before = std::exchange(block.questions, asked + after(number, &Block::questions));
    return std::abs(block.questions - before);
  });
  repeat([&](int32_t number) {
    Block& block = blocks_[number];
    double most = after(number, &Block::most);
    for (const double weight : weights(block.part, number)) most += weight;
    const double before = std::exchange(block.most, most);
    return std::abs(most - before);
  });
  for (const int32_t block : flow_.reverse_postorder()) {
    blocks_[block].outlook.about.resize(dependence_.places());
    blocks_[block].outlook.returned.resize(dependence_.places());
  }
  repeat([&](int32_t number) {
    Outlook& outlook = blocks_[number].outlook;
    const Outlook last = std::exchange(outlook, before(blocks_[number].part, number));
    double change = 0;
    for (size_t i = 0; i < dependence_.places(); ++i) {
      change = std::max({change, std::abs(outlook.about[i] - last.about[i]),
                         std::abs(outlook.returned[i] - last.returned[i])});
    }
    return change;
  });
}

// From the end of the method backwards, again and again, until there is no change worth speaking of.
template <class Estimate>
void Questions::repeat(Estimate estimate) {
  const std::vector<int32_t>& order = flow_.reverse_postorder();
  for (int round = 0; round < kMostRounds; ++round) {
    double change = 0;
    for (auto block = order.rbegin(); block != order.rend(); ++block) {
      change = std::max(change, estimate(*block));
    }
    if (change < kNear) return;
  }
}

void Questions::find_ways(int32_t number) {
  const ControlFlow::Block& from = flow_.blocks()[number];
  auto stays = [&](int32_t to) {
    return from.loop == ControlFlow::kNone || flow_.is_in_loop(to, from.loop);
  };
  const auto staying = std::count_if(from.next.begin(), from.next.end(), stays);
  const auto leaving = static_cast<ptrdiff_t>(from.next.size()) - staying;
  Block& block = blocks_[number];
  block.leaves_loop = staying > 0 && leaving > 0;
  for (const int32_t to : from.next) {
    const double share = !block.leaves_loop ? 1 : (stays(to) ? kStays : 1 - kStays);
    const auto among = stays(to) ? staying : leaving;
    block.ways.push_back({to, share / static_cast<double>(among)});
  }
}

// Each after one that leads to it, which says how high the operand stack is then.
void Questions::read_blocks() {
  std::vector<std::optional<size_t>> heights(blocks_.size());
  for (const int32_t number : flow_.reverse_postorder()) {
    const ControlFlow::Block& block = flow_.blocks()[number];
    if (!heights[number].has_value()) heights[number] = 0;
    BlockPart& part = blocks_[number].part;
    part = dependence_.part(block.first, block.end, *heights[number]);
    for (const int32_t next : block.next) heights[next] = part.height;
    for (const int32_t handler : block.handlers) heights[handler] = 1;
  }
}

double Questions::after(int32_t block, double Block::*what) const {
  double all = 0;
  for (const Way& way : blocks_[block].ways) all += way.likely * (blocks_[way.to].*what);
  return all;
}

std::vector<double> Questions::weights(const BlockPart& part, int32_t block) const {
  const double afterwards = after(block, &Block::questions);
  std::vector<double> weights;
  double from_here = asked_in(part) + afterwards;
  for (const Question& question : part.questions) {
    const bool parts = question.parts || blocks_[block].leaves_loop;
    weights.push_back(parts ? from_here + 1 : 1);
    if (!question.follows) from_here -= 1;
  }
  return weights;
}

// One question may depend on a place in several ways; it counts once, so there is a most.
Outlook Questions::before(const BlockPart& part, int32_t block) const {
  const size_t places = dependence_.places();
  std::vector<double> about(places), returned(places);
  for (const Way& way : blocks_[block].ways) {
    const Outlook& next = blocks_[way.to].outlook;
    for (size_t i = 0; i < places; ++i) {
      about[i] += way.likely * next.about[i];
      returned[i] += way.likely * next.returned[i];
    }
  }
  Outlook outlook{asked_in(part) + after(block, &Block::questions), about, returned};
  for (const auto& [place, made_of] : part.computed) {
    outlook.about[place] = outlook.returned[place] = 0;
  }
  for (const auto& [place, made_of] : part.computed) {
    for (const Place from : made_of) {
      outlook.about[from] += about[place];
      outlook.returned[from] += returned[place];
    }
  }
  double most = after(block, &Block::most);
  const std::vector<double> weight = weights(part, block);
  for (size_t i = 0; i < weight.size(); ++i) {
    most += weight[i];
    for (const Place from : part.questions[i].about) outlook.about[from] += weight[i];
  }
  for (const Place from : part.returned) outlook.returned[from] = 1;
  for (double& asked : outlook.about) asked = std::min(asked, most);
  for (double& likely : outlook.returned) likely = std::min(likely, 1.0);
  return outlook;
}

Outlook Questions::from(int32_t instruction, size_t height) const {
  if (!is_known_) {
    const std::vector<double> some(dependence_.places(), 1);
    return {0, some, some};
  }
  const int32_t block = flow_.block_of(instruction);
  const ControlFlow::Block& all = flow_.blocks()[block];
  if (instruction == all.first) return blocks_[block].outlook;
  return before(dependence_.part(instruction, all.end, height), block);
}

const Questions& questions_of(const Method& method, const Code& code) {
  std::call_once(code.questions_made,
                 [&] { code.questions = std::make_shared<const Questions>(method, code); });
  return *code.questions;
}

}  // namespace kukang
