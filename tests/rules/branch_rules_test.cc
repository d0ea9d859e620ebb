// Branches on symbols, switches, and comparisons of references that are not decided.

#include <limits>

#include "rules/symbolic_case.h"

namespace kukang {
namespace {

// A method of rules.Branches that returns 1 where javac does not jump, else 0.
SymbolicCase both_ways(std::string rule, std::string method, std::vector<Sample> samples) {
  return {std::move(rule), "Branches." + method, 'B', "0, 1", std::move(samples)};
}

const Family branches({
    both_ways("IFEQ-S", "ifeq", {{{0}, "0"}, {{5}, "1"}}),
    both_ways("IFNE-S", "ifne", {{{0}, "1"}, {{5}, "0"}}),
    both_ways("IFLT-S", "iflt", {{{-1}, "0"}, {{0}, "1"}}),
    both_ways("IFGE-S", "ifge", {{{-1}, "1"}, {{0}, "0"}}),
    both_ways("IFGT-S", "ifgt", {{{1}, "0"}, {{0}, "1"}}),
    both_ways("IFLE-S", "ifle", {{{1}, "1"}, {{0}, "0"}}),
    both_ways("IF_ICMPEQ-S", "ifIcmpeq", {{{4, 4}, "0"}, {{4, 5}, "1"}}),
    both_ways("IF_ICMPNE-S", "ifIcmpne", {{{4, 4}, "1"}, {{4, 5}, "0"}}),
    both_ways("IF_ICMPLT-S", "ifIcmplt", {{{3, 4}, "0"}, {{4, 4}, "1"}, {{5, 4}, "1"}}),
    both_ways("IF_ICMPGE-S", "ifIcmpge", {{{3, 4}, "1"}, {{4, 4}, "0"}, {{5, 4}, "0"}}),
    both_ways("IF_ICMPGT-S", "ifIcmpgt", {{{3, 4}, "1"}, {{4, 4}, "1"}, {{5, 4}, "0"}}),
    both_ways("IF_ICMPLE-S", "ifIcmple", {{{3, 4}, "0"}, {{4, 4}, "0"}, {{5, 4}, "1"}}),

    {"DIVERGE-S", "Branches.whileNegative", 'B', "diverges, 1", {{{-1}, "diverges"}, {{0}, "1"}}},
    {"OVERFLOW-S",
     "Branches.callsIfNegative",
     'B',
     "overflows, 1",
     {{{-1}, "overflows"}, {{0}, "1"}}},
    {"LCMP-S", "Branches.compareLongs", 'B', "1, 2", {{{3, 4}, "1"}, {{4, 4}, "2"}}},
    {"FCMPG-S FCMPL-S",
     "Branches.compareFloats",
     'B',
     "1, 2, 3",
     {{{3, 4}, "1"}, {{4, 4}, "2"}, {{4, kNan}, "3"}}},
    {"DCMPL-S DCMPG-S",
     "Branches.compareDoubles",
     'B',
     "1, 2, 3",
     {{{4, 3}, "1"}, {{4, 4}, "2"}, {{kNan, 4}, "3"}}},
    {"DCMPL-S", "Branches.equalDoubles", 'B', "0, 1", {{{0.5}, "1"}, {{kNan}, "0"}}},

    // The key 3 has an entry, too: the default's.
    {"TABLESWITCH-S",
     "Branches.tableswitch",
     'B',
     "10, 20, 40, 2*0",
     {{{1}, "10"}, {{2}, "20"}, {{3}, "0"}, {{4}, "40"}, {{5}, "0"}, {{-1}, "0"}}},
    {"LOOKUPSWITCH-S",
     "Branches.lookupswitch",
     'B',
     "0, 1, 2, 3",
     {{{-1000}, "1"}, {{7}, "2"}, {{100000}, "3"}, {{8}, "0"}}},
    {"LOOKUPSWITCH-S", "Branches.switchOnChar", 'B', "0, 1", {{{'a'}, "1"}, {{'b'}, "0"}}},

    // (NULL, NULL), (NULL, fresh), (a, NULL), (a, a), (a, fresh).
    {"IF_ACMPEQ1-S IF_ACMPEQ2-S", "Branches.same", 'S', "3*0, 2*1"},
    // α̂ and NULL are different, both ways round. Of two α̂ the top one, b, becomes a fresh object,
    // then a that one or another.
    {"IF_ACMPEQ1-S IF_ACMPEQ2-S IF_ACMPEQ3-A IF_ACMPEQ5-A IF_ACMPEQ6-A", "Branches.same", 'A',
     "3*0, 2*1"},
    {"IF_ACMPEQ2-B IF_ACMPEQ3-B IF_ACMPEQ4-B IF_ACMPEQ5-B", "Branches.same", 'B', "3*0, 2*1"},
    {"IF_ACMPEQ4-A IF_ACMPEQ5-A IF_ACMPEQ7-A", "Branches.sameArrays", 'A', "3*0, 2*1"},
    {"IF_ACMPEQ4-A IF_ACMPEQ7-A", "Branches.sameArrays", 'B', "3*0, 2*1"},
    {"IF_ACMPEQ1-A", "Branches.itself", 'A', "2*1"},
    {"IF_ACMPEQ1-B", "Branches.itself", 'B', "1"},
    // a is an object by then: b is NULL, a or a fresh one.
    {"IF_ACMPEQ2-A IF_ACMPEQ3-A", "Branches.existing", 'A', "2*0, 1, 2*NullPointerException"},
    {"IF_ACMPEQ2-A IF_ACMPEQ3-A", "Branches.existing", 'B', "2*0, 1, NullPointerException"},
    // Nothing that was there before can be what is made now.
    {"IF_ACMPEQ1-S", "Branches.made", 'S', "2*0"},
    {"IF_ACMPEQ1-S", "Branches.made", 'A', "2*0"},
    {"IF_ACMPEQ1-S", "Branches.made", 'B', "2*0"},
    {"IF_ACMPNE1-S IF_ACMPNE2-S", "Branches.equal", 'S', "3*0, 2*1"},
    {"IF_ACMPNE1-S", "Branches.thisIsMade", 'A', "0"},
    {"IF_ACMPEQ1-A", "Branches.thisIsThis", 'A', "1"},

    {"IFNULL1-S IFNULL2-S", "Branches.ifnull", 'S', "0, 1"},
    {"IFNULL-A IFNULL2-S", "Branches.ifnull", 'A', "0, 1"},
    {"IFNULL1-B IFNULL2-B", "Branches.ifnull", 'B', "0, 1"},
    {"IFNONNULL1-S IFNONNULL2-S", "Branches.ifnonnull", 'S', "0, 1"},
    {"IFNONNULL-A IFNONNULL2-S", "Branches.ifnonnull", 'A', "0, 1"},
    {"IFNONNULL1-B IFNONNULL2-B", "Branches.ifnonnull", 'B', "0, 1"},
});

}  // namespace
}  // namespace kukang
