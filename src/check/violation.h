// Violations: paths on which something asserted does not hold, or an exception escapes that should
// not.
//
// While a plan is explored, only the trail of the first path of each sort of violation is kept, and
// how many there are. Everything a person wants to know about it is found out afterwards, by going
// along that trail once more.

#pragma once

#include <map>
#include <string>
#include <vector>

#include "explore/explorer.h"
#include "view/heap_picture.h"

namespace kukang {

// Which exceptions that escape are violations. An AssertionError always is.
enum class Exceptions : uint8_t {
  Implicit,  // those that the JVM raises itself
  All,
  None,
};

// Which ends of a path are violations, beside those where something asserted does not hold.
struct Unwanted {
  Unwanted(Exceptions exceptions = Exceptions::Implicit, bool divergence = true)
      : exceptions(exceptions), divergence(divergence) {}

  Exceptions exceptions;
  bool divergence;  // a run that goes round in a loop without end
  // Asked about each violation, by any worker; yes: no more are wanted. May be null.
  std::function<bool(const EndedPath& path)> enough;
};

// What tells violations apart.
struct ViolationSort {
  std::string kind;      // AssertionError; what was asserted: invariant, ensures; or kDiverges
  std::string location;  // Tree.java:41; of a loop: Tree.java:41-44
  std::string asserted;  // what was being asserted: "invariant wellFormed of this"; or empty
  bool certain = true;   // nothing on the path was approximated

  auto operator<=>(const ViolationSort&) const = default;
};

// The kind of a loop without end. A recursion without end is a StackOverflowError.
inline constexpr std::string_view kDiverges = "diverges";

// REQUIRES a path on which something asserted does not hold, from which an exception escaped, or
// that never ends.
ViolationSort sort_of(const EndedPath& path);

// What the JVM had to say to it.
struct Replay {
  enum class What : uint8_t {
    NotTried,
    Confirmed,
    NotReplayable,  // nothing was learned
    Doubted,        // it ended otherwise there, perhaps because of what was assumed, or by chance
    Disagreed,      // it ends otherwise there
  };
  What what = What::NotTried;
  // NotReplayable: why; Doubted, Disagreed: how it ended there; Confirmed: of a hang
  std::string text;
  std::string run;  // Disagreed: the run, as the JVM was told to do it
};

// Is the end of the path a violation?
bool violates(const EndedPath& path, const Unwanted& unwanted);

struct Violation {
  ViolationSort sort;
  uint64_t paths = 0;    // that end so
  TrailChoices trail;    // of the first of them
  bool endless = false;  // they never end

  std::string message;
  std::string rule;
  std::vector<std::string> stack;  // innermost first
  std::vector<std::string> path_condition;
  bool has_model = false;  // otherwise the solver knows no numbers for this path
  std::vector<std::pair<std::string, std::string>> values;  // of symbols
  HeapPicture before, after;
  std::string undescribed;  // why there is nothing but sort, number and trail; empty: there is
  Replay replay;
};

// Gathers the violations among the paths of a worker, and why paths were stopped.
class ViolationSink final : public PathSink {
 public:
  explicit ViolationSink(const Unwanted& unwanted) : unwanted_(unwanted) {}

  void ended(const EndedPath& path) override;
  void add(const ViolationSink& other);

  // With sort, number and trail only, in the order of the trails.
  std::vector<Violation> violations() const;
  // Why paths were stopped, and how many.
  const std::map<std::string, uint64_t>& stops() const { return stops_; }

 private:
  const Unwanted unwanted_;
  std::map<ViolationSort, Violation> found_;
  std::map<std::string, uint64_t> stops_;
};

// Goes along the trail of a violation and fills in the rest, as far as there is time.
absl::Status describe(Explorer& session, Violation& violation);

}  // namespace kukang
