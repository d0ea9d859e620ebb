#include "semantics/control_flow.h"

#include <algorithm>

namespace kukang {

bool is_return(Op op) { return op >= Op::ireturn && op <= Op::return_; }

namespace {

constexpr int32_t kNone = ControlFlow::kNone;

bool is_switch(Op op) { return op == Op::tableswitch || op == Op::lookupswitch; }
bool is_jump(Op op) { return operands_of(op) == Operands::Branch; }
bool falls_through(Op op) {
  return op != Op::goto_ && op != Op::athrow && !is_return(op) && !is_switch(op);
}

void add_once(std::vector<int32_t>& to, int32_t block) {
  if (std::find(to.begin(), to.end(), block) == to.end()) to.push_back(block);
}

// --- dominators, by Cooper, Harvey and Kennedy ---

using Graph = std::vector<std::vector<int32_t>>;

Graph reversed(const Graph& graph) {
  Graph back(graph.size());
  for (size_t from = 0; from < graph.size(); ++from) {
    for (const int32_t to : graph[from]) back[to].push_back(static_cast<int32_t>(from));
  }
  return back;
}

std::vector<int32_t> postorder(const Graph& graph, int32_t root) {
  std::vector<int32_t> order;
  std::vector<bool> seen(graph.size());
  std::vector<std::pair<int32_t, size_t>> path = {{root, 0}};
  seen[root] = true;
  while (!path.empty()) {
    auto& [node, next] = path.back();
    if (next == graph[node].size()) {
      order.push_back(node);
      path.pop_back();
      continue;
    }
    const int32_t to = graph[node][next++];
    if (seen[to]) continue;
    seen[to] = true;
    path.emplace_back(to, 0);
  }
  return order;
}

// The immediate dominator of each node; of the root itself; kNone: the root does not lead there.
std::vector<int32_t> dominators(const Graph& graph, int32_t root) {
  const std::vector<int32_t> order = postorder(graph, root);
  std::vector<int32_t> place(graph.size(), kNone), above(graph.size(), kNone);
  for (size_t i = 0; i < order.size(); ++i) place[order[i]] = static_cast<int32_t>(i);
  const Graph back = reversed(graph);
  above[root] = root;
  for (bool changed = true; changed;) {
    changed = false;
    for (auto node = order.rbegin() + 1; node < order.rend(); ++node) {
      int32_t common = kNone;
      for (int32_t from : back[*node]) {
        if (above[from] == kNone) continue;
        for (int32_t other = common == kNone ? from : common; from != other;) {
          int32_t& lower = place[from] < place[other] ? from : other;
          lower = above[lower];
        }
        common = from;
      }
      changed |= above[*node] != common;
      above[*node] = common;
    }
  }
  return above;
}

}  // namespace

std::vector<int32_t> ways_from(const Code& code, int32_t index) {
  const Instruction& instruction = code.instructions[index];
  const Op op = instruction.op;
  std::vector<int32_t> ways;
  if (falls_through(op)) ways.push_back(index + 1);
  if (is_switch(op)) {
    for (const int32_t distance : instruction.table->targets) add_once(ways, index + distance);
    add_once(ways, index + instruction.table->otherwise);
  } else if (is_jump(op)) {
    add_once(ways, index + instruction.b);
  }
  return ways;
}

ControlFlow::ControlFlow(const Code& code) : code_(code) {
  find_blocks();
  connect();
  Graph graph;
  for (const Block& block : blocks_) {
    graph.push_back(block.next);
    for (const int32_t handler : block.handlers) add_once(graph.back(), handler);
  }
  order_ = postorder(graph, 0);
  std::reverse(order_.begin(), order_.end());
  if (const auto loops = find_loops(graph)) find_meetings(*loops);
  find_live_locals();
}

void ControlFlow::find_blocks() {
  const int32_t size = static_cast<int32_t>(code_.instructions.size());
  std::vector<bool> begins(size + 1);
  begins[0] = true;
  auto begin = [&](int32_t at) {
    if (at >= 0 && at <= size) begins[at] = true;
  };
  for (int32_t at = 0; at < size; ++at) {
    const Op op = code_.instructions[at].op;
    if (!is_jump(op) && falls_through(op)) continue;
    for (const int32_t target : ways_from(code_, at)) begin(target);
    begin(at + 1);
  }
  for (const Handler& handler : code_.handlers) {
    for (const int32_t at : {handler.start, handler.end, handler.target}) begin(at);
  }
  for (int32_t at = 0; at < size; ++at) {
    if (begins[at]) blocks_.push_back({at, at});
    blocks_.back().end = at + 1;
    block_of_.push_back(static_cast<int32_t>(blocks_.size()) - 1);
  }
}

void ControlFlow::connect() {
  for (Block& block : blocks_) {
    const int32_t last = block.end - 1;
    for (const int32_t target : ways_from(code_, last)) {
      if (target < static_cast<int32_t>(block_of_.size())) add_once(block.next, block_of_[target]);
    }
    block.returns = is_return(code_.instructions[last].op);
    for (const Handler& handler : code_.handlers) {
      if (block.first >= handler.start && block.first < handler.end) {
        add_once(block.handlers, block_of_[handler.target]);
      }
    }
  }
}

std::optional<std::vector<ControlFlow::Set>> ControlFlow::find_loops(const Graph& graph) {
  std::vector<int32_t> place(blocks_.size(), kNone);
  for (size_t i = 0; i < order_.size(); ++i) place[order_[i]] = static_cast<int32_t>(i);
  const std::vector<int32_t> above = dominators(graph, 0);
  auto dominates = [&](int32_t head, int32_t block) {
    while (block != head && block != 0) block = above[block];
    return block == head;
  };
  const Graph back = reversed(graph);
  std::vector<Set> loops(blocks_.size());
  for (const int32_t from : order_) {
    for (const int32_t head : graph[from]) {
      if (place[head] > place[from]) continue;
      if (!dominates(head, from)) return std::nullopt;
      Set& loop = loops[head];
      loop.resize(blocks_.size());
      loop[head] = true;
      for (std::vector<int32_t> work = {from}; !work.empty();) {
        const int32_t block = work.back();
        work.pop_back();
        if (loop[block] || place[block] == kNone) continue;
        loop[block] = true;
        work.insert(work.end(), back[block].begin(), back[block].end());
      }
    }
  }
  // Of two loops with a block in common one is in the other: the one whose head comes later.
  for (const int32_t head : order_) {
    blocks_[head].outer = blocks_[head].loop;
    for (size_t block = 0; block < loops[head].size(); ++block) {
      if (loops[head][block]) blocks_[block].loop = head;
    }
  }
  return loops;
}

// Once for each loop, and once for what is outside of all: post-dominators are the dominators of
// the reversed graph, whose root is what all ways lead to.
void ControlFlow::find_meetings(const std::vector<Set>& loops) {
  const int32_t goal = static_cast<int32_t>(blocks_.size());
  std::vector<int32_t> contexts = {kNone};
  for (const int32_t block : order_) add_once(contexts, blocks_[block].loop);
  for (const int32_t loop : contexts) {
    auto is_inside = [&](int32_t block) { return loop == kNone || loops[loop][block]; };
    Graph graph(blocks_.size() + 1);
    for (const int32_t from : order_) {
      if (!is_inside(from)) continue;
      for (const int32_t to : blocks_[from].next) {
        if (is_inside(to)) graph[from].push_back(to == loop ? goal : to);
      }
      if (loop == kNone && blocks_[from].returns) graph[from].push_back(goal);
    }
    const std::vector<int32_t> after = dominators(reversed(graph), goal);
    for (const int32_t block : order_) {
      if (blocks_[block].loop != loop || after[block] == kNone) continue;
      const auto ways = std::count_if(graph[block].begin(), graph[block].end(),
                                      [&](int32_t to) { return after[to] != kNone; });
      if (ways < 2) continue;
      const int32_t outside = loop == kNone ? kReturn : loop;
      blocks_[block].meets = after[block] == goal ? outside : after[block];
    }
  }
}

bool ControlFlow::is_in_loop(int32_t block, int32_t loop) const {
  int32_t in = blocks_[block].loop;
  while (in != kNone && in != loop) in = blocks_[in].outer;
  return in == loop;
}

int32_t ControlFlow::meeting_of(int32_t instruction) const {
  const Block& block = blocks_[block_of_[instruction]];
  if (instruction != block.end - 1) return kNone;
  return block.meets < 0 ? block.meets : blocks_[block.meets].first;
}

// --- live locals ---

namespace {

struct LocalUse {
  uint16_t local = 0;
  uint16_t slots = 0;  // 0: none is used
  bool reads = false, writes = false;
};

// Only of these instructions the operand never changes.
LocalUse use_of(const Instruction& instruction) {
  const Op op = instruction.op;
  const bool uses = operands_of(op) == Operands::Local || op == Op::iinc;
  const uint16_t local = uses ? instruction.a : 0;
  switch (op) {
    case Op::iload:
    case Op::fload:
    case Op::aload: return {local, 1, true, false};
    case Op::lload:
    case Op::dload: return {local, 2, true, false};
    case Op::istore:
    case Op::fstore:
    case Op::astore: return {local, 1, false, true};
    case Op::lstore:
    case Op::dstore: return {local, 2, false, true};
    case Op::iinc: return {local, 1, true, true};
    default: return {};
  }
}

// From what is live after the instruction to what is live before it.
void go_back(const Instruction& instruction, std::vector<bool>& live) {
  const LocalUse use = use_of(instruction);
  for (uint16_t i = 0; i < use.slots; ++i) {
    if (use.writes) live[use.local + i] = false;
    if (use.reads) live[use.local + i] = true;
  }
}

bool add(std::vector<bool>& to, const std::vector<bool>& more) {
  bool changed = false;
  for (size_t i = 0; i < to.size(); ++i) {
    changed |= more[i] && !to[i];
    to[i] = to[i] || more[i];
  }
  return changed;
}

}  // namespace

// An exception may come at any instruction of a block: what its handlers read is live in all of it.
void ControlFlow::find_live_locals() {
  const Set none(code_.max_locals);
  live_at_end_.assign(blocks_.size(), none);
  std::vector<Set> at_begin(blocks_.size(), none);
  for (bool changed = true; changed;) {
    changed = false;
    for (auto block = order_.rbegin(); block != order_.rend(); ++block) {
      Set& live = live_at_end_[*block];
      for (const int32_t next : blocks_[*block].next) add(live, at_begin[next]);
      for (const int32_t handler : blocks_[*block].handlers) add(live, at_begin[handler]);
      Set before = live;
      for (int32_t at = blocks_[*block].end; at-- > blocks_[*block].first;) {
        go_back(code_.instructions[at], before);
      }
      for (const int32_t handler : blocks_[*block].handlers) add(before, at_begin[handler]);
      changed |= add(at_begin[*block], before);
    }
  }
}

bool ControlFlow::is_live(int32_t instruction, uint16_t local) const {
  const int32_t number = block_of_[instruction];
  const Block& block = blocks_[number];
  bool live = live_at_end_[number][local];
  if (live && !block.handlers.empty()) return true;  // perhaps by a handler
  for (int32_t at = block.end; at-- > instruction;) {
    const LocalUse use = use_of(code_.instructions[at]);
    if (local < use.local || local >= use.local + use.slots) continue;
    live = use.reads;
  }
  return live;
}

const ControlFlow& control_flow_of(const Code& code) {
  std::call_once(code.flow_made,
                 [&] { code.flow = std::make_shared<const ControlFlow>(code); });
  return *code.flow;
}

}  // namespace kukang
