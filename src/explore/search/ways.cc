#include "explore/search/ways.h"

#include <algorithm>

#include "program/resolve.h"
#include "semantics/control_flow.h"

namespace kukang {
namespace {

using Node = Ways::Node;
using Distance = Ways::Distance;

Distance sum(Distance a, Distance b) { return a > Ways::kFar - b ? Ways::kFar : a + b; }

// The least number of edges from each node to one of `to`.
std::vector<Distance> edges_to(std::vector<Node> to, const std::vector<std::vector<Node>>& before) {
  std::vector<Distance> distances(before.size(), Ways::kFar);
  for (const Node node : to) distances[node] = 0;
  for (size_t i = 0; i < to.size(); ++i) {
    for (const Node node : before[to[i]]) {
      if (distances[node] != Ways::kFar) continue;
      distances[node] = distances[to[i]] + 1;
      to.push_back(node);
    }
  }
  return distances;
}

bool calls(Op op) {
  return op == Op::invokevirtual || op == Op::invokespecial || op == Op::invokestatic ||
         op == Op::invokeinterface;
}

}  // namespace

Ways::Ways(const SearchFor& wanted) : wanted_(wanted) {
  for (const Plan::Stage& stage : wanted_.plan.stages) {
    stages_.push_back(stage.method == nullptr ? kNowhere : entry(*stage.method));
  }
}

// --- the code ---

bool Ways::is_of_interest(const Method& method) const {
  if (method.flags & (kAbstract | kNative) || method.owner->host != nullptr) return false;
  return is_of_interest_in(wanted_.plan, *method.owner);
}

Node Ways::entry(const Method& method) {
  const auto known = entries_.find(&method);
  if (known != entries_.end()) return known->second;
  add(method);
  while (linked_ < methods_.size()) link(methods_[linked_++]);
  return entries_[&method];
}

void Ways::add(const Method& method) {
  if (!entries_.try_emplace(&method, kNowhere).second || !is_of_interest(method)) return;
  absl::StatusOr<std::unique_ptr<Code>> code = decode(wanted_.program, method);
  if (!code.ok()) return;  // whoever runs it will say so
  entries_[&method] = nodes();
  methods_.push_back({&method, nodes(), *std::move(code)});
  const size_t size = before_.size() + methods_.back().code->instructions.size();
  before_.resize(size);
  to_return_.resize(size, kFar);
}

void Ways::link(const Known& known) {
  const Code& code = *known.code;
  const size_t size = code.instructions.size();
  std::vector<std::vector<Node>> within(size);
  std::vector<Node> leaving;
  for (Node from = 0; from < size; ++from) {
    const int32_t index = static_cast<int32_t>(from);
    const Op op = code.instructions[from].op;
    for (const int32_t to : ways_from(code, index)) within[to].push_back(from);
    if (is_return(op)) leaving.push_back(from);
    if (calls(op)) link_call(known, index);
    if (op == Op::invokedynamic) link_lambda(known, index);
  }
  for (const Handler& handler : code.handlers) {
    for (int32_t i = handler.start; i < handler.end; ++i) {
      within[handler.target].push_back(static_cast<Node>(i));
    }
  }
  for (size_t to = 0; to < size; ++to) {
    for (const Node from : within[to]) before_[known.first + to].push_back(known.first + from);
  }
  const std::vector<Distance> distances = edges_to(std::move(leaving), within);
  std::copy(distances.begin(), distances.end(), to_return_.begin() + known.first);
}

// To all that it may select.
void Ways::link_call(const Known& known, int32_t index) {
  const Instruction& call = known.code->instructions[index];
  const Linked<const Method*> named = resolve_method(wanted_.program, *known.method->owner, call.a);
  if (!named.ok()) return;
  auto lead_to = [&](const Method& method) {
    add(method);
    const Node to = entries_[&method];
    if (to != kNowhere) before_[to].push_back(known.first + static_cast<Node>(index));
  };
  const Method& method = **named;
  const bool selects = call.op == Op::invokevirtual || call.op == Op::invokeinterface;
  if (!selects || method.is_private()) return lead_to(method);
  if (method.owner->from_jdk) return;
  std::vector<const Method*> selected;
  for (const Type* type : wanted_.hierarchy.subtypes_of(method.owner)) {
    if (type->is_interface() || type->flags & kAbstract) continue;
    const Linked<const Method*> one = select_method(*type, method);
    if (one.ok() && std::find(selected.begin(), selected.end(), *one) == selected.end()) {
      selected.push_back(*one);
    }
  }
  for (const Method* one : selected) lead_to(*one);
}

// Where a function is made, its body may be run soon.
void Ways::link_lambda(const Known& known, int32_t index) {
  const Type& owner = *known.method->owner;
  const ClassFile& file = *owner.file;
  const auto methods = file.bootstrap_methods();
  if (!methods.ok()) return;
  const uint16_t number = file.constants[known.code->instructions[index].a].first;
  if (number >= methods->size()) return;
  for (const uint16_t argument : (*methods)[number].arguments) {
    if (!file.is(argument, ConstantTag::MethodHandle)) continue;
    const uint16_t member = file.constants[argument].second;
    if (file.is(member, ConstantTag::FieldRef)) continue;
    const Linked<const Method*> body = resolve_method(wanted_.program, owner, member);
    if (!body.ok()) continue;
    add(**body);
    const Node to = entries_[*body];
    if (to != kNowhere) before_[to].push_back(known.first + static_cast<Node>(index));
  }
}

std::vector<bool> Ways::on(const SourceLine& line) const {
  std::vector<bool> found(nodes());
  for (const Known& known : methods_) {
    const auto file = known.method->owner->file->source_file();
    if (!file.ok() || *file != line.file) continue;
    for (size_t i = 0; i < known.code->instructions.size(); ++i) {
      found[known.first + i] = known.code->line_at(static_cast<int32_t>(i)) == line.line;
    }
  }
  return found;
}

void Ways::measure(absl::FunctionRef<bool(Node)> is_goal) {
  std::vector<Node> goals;
  for (Node node = 0; node < nodes(); ++node) {
    if (is_goal(node)) goals.push_back(node);
  }
  to_goal_ = edges_to(std::move(goals), before_);
}

// --- states ---

Node Ways::node(const Frame& frame, int32_t after) {
  const Node first = entry(*frame.method);
  const bool runs = frame.role != Frame::Role::Native && first != kNowhere;
  if (!runs) return kNowhere;
  const Code& code = static_cast<const Code&>(*frame.method->prepared.load());
  return first + static_cast<Node>(code.index_of(frame.pc) + after);
}

Node Ways::place(const State& state, const Choice& choice) {
  return state.depth == 0 ? kNowhere : node(*state.top, choice.branch ? choice.distance : 0);
}

std::vector<Node> Ways::places(const Fork& fork) {
  std::vector<Node> places(fork.marks.size(), kNowhere);
  for (size_t i = 0; i < fork.choices.size(); ++i) places[i] = place(fork.state, fork.choices[i]);
  return places;
}

// Frames far below are left out: there may be thousands.
Ways::Behind Ways::behind(const State& state) {
  constexpr size_t kMostFrames = 32;
  Behind behind;
  const size_t parameters = wanted_.plan.parameters.size();
  behind.stage = state.stage < parameters ? 0 : state.stage - parameters;
  if (state.depth == 0) return behind;
  ++behind.stage;
  const Frame* above = state.top.get();
  for (const Frame* frame = above->caller.get(); frame != nullptr; frame = frame->caller.get()) {
    if (behind.frames.size() == kMostFrames) break;
    // After a detour the instruction runs again.
    const Node at = node(*frame, above->role == Frame::Role::Detour ? 0 : 1);
    if (at != kNowhere) behind.frames.emplace_back(at, behind.to_plan);
    behind.to_plan = sum(behind.to_plan, past(at));
    above = frame;
  }
  return behind;
}

// Edges until the frame is left; one where only an exception leaves it.
Distance Ways::past(Node node) const {
  return node == kNowhere || to_return_[node] == kFar ? 1 : to_return_[node] + 1;
}

Distance Ways::distance(const Behind& behind) const {
  Distance nearest = kFar;
  for (const auto& [node, from_first] : behind.frames) {
    nearest = std::min(nearest, sum(from_first, goal_from(node)));
  }
  Distance until = behind.to_plan;
  for (size_t i = behind.stage; i < stages_.size(); ++i) {
    until = sum(until, 1);
    if (stages_[i] != kNowhere) nearest = std::min(nearest, sum(until, goal_from(stages_[i])));
  }
  return nearest;
}

Distance Ways::distance(Node place, Distance beyond) const {
  const Distance outside = sum(past(place), beyond);
  return place == kNowhere ? outside : std::min(sum(goal_from(place), 1), sum(outside, 1));
}

}  // namespace kukang
