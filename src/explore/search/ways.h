// How far it is from where a state stands to the nearest goal in the code: edges of control flow,
// through calls and behind returns.
//
// The code is that of the class path, and of the target's class where that is the JDK's: what the
// plan's methods call, as far as class files tell, and whatever else a path is met in. A call leads
// to every method that it may select among these; going past it is one edge, however much it does.
// What a handler guards leads to the handler. What the JDK calls back, and what is called by the
// name of a class of the JDK (compareTo, equals), is found only when a path is in it. So a distance
// is an estimate: good for an order, and for nothing else.

#pragma once

#include <cstdint>
#include <deque>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/functional/function_ref.h"
#include "explore/search/search.h"

namespace kukang {

class Ways {
 public:
  using Node = uint32_t;  // an instruction
  using Distance = uint32_t;
  static constexpr Node kNowhere = ~Node{0};      // in code that is of no interest
  static constexpr Distance kFar = ~Distance{0};  // there is no way

  explicit Ways(const SearchFor& wanted);

  // --- the code ---

  // The first instruction of the method; kNowhere: it is of no interest.
  Node entry(const Method& method);
  Node nodes() const { return static_cast<Node>(before_.size()); }
  // By node: is it on the line?
  std::vector<bool> on(const SourceLine& line) const;
  // From now on distances are those to these goals. What is met only later has none.
  void measure(absl::FunctionRef<bool(Node)> is_goal);

  // --- states ---

  // Where the state stands after the choice: known of branches; of others, that the instruction
  // runs again. kNowhere also where no method runs.
  Node place(const State& state, const Choice& choice);
  // The same of each choice of a fork. Of those that were run already: kNowhere.
  std::vector<Node> places(const Fork& fork);
  // What there is behind the frame that is on top: the other frames, from the innermost on, each
  // with the edges that it takes to come there from the first; then the stages of the plan.
  struct Behind {
    std::vector<std::pair<Node, Distance>> frames;
    Distance to_plan = 0;
    size_t stage = 0;  // that comes next
  };
  Behind behind(const State& state);

  Distance distance(const Behind& behind) const;
  // At least 1. `beyond` is the distance from what is behind.
  Distance distance(Node place, Distance beyond) const;

 private:
  struct Known {
    const Method* method = nullptr;
    Node first = 0;
    std::unique_ptr<const Code> code;  // as it is in the class file: no quick forms
  };

  bool is_of_interest(const Method& method) const;
  Node node(const Frame& frame, int32_t after);
  void add(const Method& method);
  void link(const Known& known);
  void link_call(const Known& known, int32_t index);
  void link_lambda(const Known& known, int32_t index);
  Distance past(Node node) const;
  Distance goal_from(Node node) const { return node < to_goal_.size() ? to_goal_[node] : kFar; }

  const SearchFor wanted_;
  std::deque<Known> methods_;
  size_t linked_ = 0;                                 // of them
  absl::flat_hash_map<const Method*, Node> entries_;  // kNowhere: of no interest
  std::vector<Node> stages_;                          // where those of the plan begin
  std::vector<std::vector<Node>> before_;             // by node: what leads to it
  std::vector<Distance> to_return_;                   // by node
  std::vector<Distance> to_goal_;                     // the same; later ones are not measured
};

}  // namespace kukang
