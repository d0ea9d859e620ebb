// A call that is replaced by the contract of the method: modular analysis.
//
// A class is spun for each such method, whose `call` takes the method's arguments and does what the
// contract says: check what is required, forget what may be assigned, take a fresh result of which
// nothing is known but what is ensured, which is assumed.

#pragma once

#include <vector>

#include "program/program.h"

namespace kukang {

struct CallContract {
  static constexpr int kResult = -1;

  // A predicate and, for each of its arguments, a number of the method's (`this` is 0) or kResult.
  struct Predicate {
    const Method* method;
    std::vector<int> arguments;
  };

  const Method* method = nullptr;
  std::vector<Predicate> required, ensured;
  std::vector<const Field*> of_this;  // what the method may assign: fields of its object,
  std::vector<const Field*> of_any;   // fields of any object, static fields
};

// The static method that stands for the contract with this number. Once per program and number.
Linked<const Method*> spin_call_contract(const Program& program, const CallContract& contract,
                                         int number);

}  // namespace kukang
