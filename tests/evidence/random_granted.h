// What is granted of the fields of a world, at random: numbers (--range) and classes (--as).

#pragma once

#include <vector>

#include "evidence/dice.h"
#include "heap/granted.h"
#include "program/program.h"

namespace kukang {

// For some fields of the classes. Ranges are short, so that heaps meet their ends.
Granted random_granted(const Program& program, const std::vector<const Type*>& classes, Dice& dice);

// For who reads of a finding; empty: nothing is granted.
std::string text_of(const Granted& granted);

}  // namespace kukang
