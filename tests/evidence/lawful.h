// Which heaps are lawful: nothing in them but strangers (semantics/symbolic/strangers.h) is known
// only as an Object, a Comparable or a Comparator. A path that takes something for a stranger
// stands for no others.

#pragma once

#include "program/program.h"
#include "witness/witness.h"

namespace kukang {

// Is nothing known of what is declared so?
bool is_for_anybody(const Type* declared);
bool is_for_orders(const Type* declared);
bool is_order(const Type* type);
// Is an object of that type? Its class may be one that was made for it.
bool is_of(const Witness& heap, const WitnessObject& object, const Type* type);
// May a place for anybody hold it in a lawful heap?
bool is_lawful_in(const Witness& heap, const Type* declared, const WitnessObject& object);
bool is_lawful(const Program& program, const Plan& plan, const Witness& heap);

// The arrays in which an order lists what it ranks.
bool is_list_of_order(const Field& field);
// The rank of an object in an order; nullptr where it has none.
const WitnessValue* rank_in(const Witness& heap, size_t order, size_t object);

// nullptr: a number's.
const Type* declared_type(const Program& program, const Field& field);

}  // namespace kukang
