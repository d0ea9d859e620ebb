// Methods of which it is known how they end, and what an answer to such a method is worth.
//
// The truth stands beside each method, as an annotation of the package truth (tests/truth/java). It
// is itself tested: driver/Driver.java runs every method on the JVM.

#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "check/check.h"

namespace kukang {

struct KnownCase {
  enum class Truth : uint8_t { Holds, Violated, Outside, Vacuous };

  const Method* method = nullptr;
  Truth truth = Truth::Holds;
  std::vector<std::string> kinds;       // Violated: it ends in one of these ways
  bool or_unknown = false;              // to say that it is not known is honest, too
  bool not_replayed = false;            // the JVM cannot be asked
  uint32_t k = 3;                       // the bound that is needed
  std::string unless_assumed;           // so is that it holds, of an answer that assumes this
  std::vector<const Method*> replaced;  // calls of these are replaced by what they promise

  std::string name() const;  // cases.Copies.storedAmongObjects
  // It is by not ending that it goes wrong.
  bool hangs() const;
};
void PrintTo(const KnownCase& known, std::ostream* out);

// All methods with a truth among the classes on the class path, in the order of their names.
absl::StatusOr<std::vector<KnownCase>> known_cases(const Program& program);

struct Judgement {
  enum class What : uint8_t { Right, Unknown, Wrong };
  What what = What::Right;
  std::string why;  // it is wrong
};

// What a result is worth. `replayed`: its violations were shown to the JVM, which must have
// confirmed them.
Judgement judge(const KnownCase& known, const CheckResult& result, bool replayed);

}  // namespace kukang
