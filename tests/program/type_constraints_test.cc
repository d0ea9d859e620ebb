// Which bounds a class can meet: case by case, and against going through all there is.

#include "program/type_constraints.h"

#include <functional>

#include "known_classes.h"

namespace kukang {
namespace {

class Constraints : public KnownClasses {};

struct Row {
  std::string bounds;
  bool open, closed;
};

TEST_F(Constraints, CanBeMetOrNot) {
  const std::vector<Row> rows = {
      {"", true, true},
      {"!Object", false, false},
      // Program 2: isNext, isNextObject, nextObjectTypeHierarchy.
      {"nodes/ExtendedNode nodes/Node", true, true},
      {"Object nodes/Node", true, true},
      {"!nodes/Node nodes/Node", false, false},
      {"!nodes/Node nodes/ExtendedNode", false, false},
      {"nodes/Node !nodes/ExtendedNode", true, true},
      {"nodes/ExtendedNode nodes/LastNode", false, false},
      {"nodes/ExtendedNode nodes/AbstractNode", false, false},
      {"nodes/AbstractNode", true, false},
      // An interface can join an open class, but not a final one.
      {"nodes/Node nodes/Marked", true, true},
      {"nodes/Node nodes/Marked !nodes/LastNode", true, false},
      {"nodes/ExtendedNode nodes/Marked", true, false},
      {"nodes/LastNode nodes/Marked", true, true},
      {"nodes/LastNode nodes/Unrelated", false, false},
      {"nodes/LastNode !nodes/Marked", false, false},
      {"nodes/LastNode !nodes/Unrelated", true, true},
      {"nodes/Marked nodes/Unrelated", true, false},
      // Sealed.
      {"sealed_types/Shape", true, true},
      {"sealed_types/Shape !sealed_types/Circle", true, true},
      {"sealed_types/Shape !sealed_types/Circle !sealed_types/Square", true, false},
      {"sealed_types/Shape !sealed_types/Circle !sealed_types/Polygon", true, true},
      {"sealed_types/Shape !sealed_types/Circle !sealed_types/Square !sealed_types/Polygon", false,
       false},
      {"sealed_types/Shape Comparable", true, true},
      {"sealed_types/Shape Comparable !sealed_types/Polygon", true, true},
      {"sealed_types/Shape Comparable !sealed_types/Polygon !sealed_types/Square", false, false},
      {"sealed_types/Shape nodes/Node", true, false},
      {"sealed_types/Shape nodes/Node !sealed_types/Polygon", false, false},
      {"sealed_types/Vehicle", true, true},
      {"sealed_types/Vehicle !sealed_types/Car", true, true},
      {"sealed_types/Vehicle !sealed_types/Car !sealed_types/FireTruck", true, true},
      {"sealed_types/Vehicle !sealed_types/Car !sealed_types/Truck", false, false},
      {"sealed_types/Vehicle Runnable", true, true},
      {"sealed_types/Vehicle Runnable !sealed_types/FireTruck", false, false},
      {"sealed_types/Vehicle sealed_types/Shape", false, false},
      // Records and enums.
      {"sealed_types/Circle", true, true},
      {"sealed_types/Circle Runnable", false, false},
      {"sealed_types/Circle Record", true, true},
      {"Record Runnable", true, false},
      {"sealed_types/Colour", true, true},
      {"sealed_types/Colour Enum java/io/Serializable", true, true},
      {"sealed_types/Colour Runnable", false, false},
      {"Enum Runnable !sealed_types/Operation", true, false},
      {"sealed_types/Operation", true, true},
      {"sealed_types/Operation Runnable", true, true},
      {"sealed_types/Operation !sealed_types/Operation$1", true, true},
      {"sealed_types/Operation nodes/Marked", false, false},
      // Classes of the JDK.
      {"java/util/List", true, true},
      {"java/util/List java/util/ArrayList", true, true},
      {"java/util/List !java/util/ArrayList !java/util/LinkedList", true, false},
      {"java/util/AbstractList !java/util/ArrayList", true, true},
      {"java/util/AbstractList !java/util/List", false, false},
      {"java/util/ArrayList java/util/LinkedList", false, false},
      {"java/util/ArrayList Runnable", true, false},
      {"String CharSequence", true, true},
      {"String Runnable", false, false},
      {"String Integer", false, false},
      // Arrays.
      {"Object[]", true, true},
      {"Object[] String[]", true, true},
      {"Object[] !String[]", true, true},
      {"String[] !Object[]", false, false},
      {"String[] Integer[]", false, false},
      {"String[] !CharSequence[]", false, false},
      {"Runnable[]", true, true},
      {"nodes/AbstractNode[]", true, true},
      {"Runnable[] nodes/Node[]", true, false},
      {"Runnable[] String[]", false, false},
      {"Runnable[] Comparable[] !Object[]", false, false},
      {"sealed_types/Shape[] !sealed_types/Circle[] !sealed_types/Square[] !sealed_types/Polygon[]",
       true, true},
      {"sealed_types/Circle[] Runnable[]", false, false},
      {"int[]", true, true},
      {"int[] Object", true, true},
      {"int[] Object[]", false, false},
      {"int[] long[]", false, false},
      {"int[] !int[]", false, false},
      {"int[] !long[]", true, true},
      {"int[] Cloneable java/io/Serializable", true, true},
      {"int[] Comparable", false, false},
      {"int[] !Cloneable", false, false},
      {"int[][] Object[]", true, true},
      {"int[][] Cloneable[]", true, true},
      {"int[][] Comparable[]", false, false},
      {"Object[] nodes/Node", false, false},
      {"Object[] Cloneable !Object[][]", true, true},
      {"Object[][] !Cloneable[]", false, false},
      {"Cloneable !Object[] !int[]", true, true},
      {"Cloneable !nodes/Node", true, true},
  };
  for (const Row& row : rows) {
    const TypeBounds given = bounds(row.bounds);
    EXPECT_EQ(open.satisfiable(given), row.open) << row.bounds;
    EXPECT_EQ(closed.satisfiable(given), row.closed) << row.bounds << " (closed)";
    EXPECT_EQ(added(given, open).has_value(), row.open) << row.bounds;
  }
}

TEST_F(Constraints, AreKeptMinimal) {
  struct Case {
    std::string given, kept;
  };
  for (const Case& c : std::vector<Case>{
           {"Object", ""},
           {"nodes/Node nodes/ExtendedNode Object", "nodes/ExtendedNode"},
           {"nodes/ExtendedNode nodes/Node", "nodes/ExtendedNode"},
           {"!nodes/ExtendedNode !nodes/Node !nodes/LastNode", "!nodes/Node"},
           {"nodes/Node !String !nodes/Unrelated", "nodes/Node !nodes/Unrelated"},
           {"String !Integer !Runnable", "String"},
           {"nodes/Unrelated nodes/Node !nodes/LastNode", "nodes/Node nodes/Unrelated"},
           {"nodes/Node !int[]", "nodes/Node"},
           {"int[] Cloneable !long[]", "int[]"},
           {"String[] Object[] !Integer[]", "String[]"},
       }) {
    EXPECT_EQ(added(bounds(c.given), open), bounds(c.kept)) << c.given;
  }
}

TEST_F(Constraints, ImplyOthers) {
  struct Case {
    std::string bounds, type;
    bool is_below, is_not_below;
  };
  for (const Case& c : std::vector<Case>{
           {"", "Object", true, false},
           {"", "nodes/Node", false, false},
           {"nodes/ExtendedNode", "nodes/Node", true, false},
           {"nodes/Node", "nodes/ExtendedNode", false, false},
           {"nodes/ExtendedNode", "nodes/LastNode", false, true},
           {"nodes/LastNode", "nodes/Marked", true, false},
           {"nodes/LastNode", "nodes/Unrelated", false, true},
           {"!nodes/Node", "nodes/ExtendedNode", false, true},
           {"sealed_types/Vehicle !sealed_types/Car", "sealed_types/Truck", true, false},
           {"sealed_types/Vehicle !sealed_types/Truck", "sealed_types/Car", true, false},
           {"sealed_types/Vehicle Runnable", "sealed_types/FireTruck", true, false},
           {"sealed_types/Operation", "Runnable", true, false},
           {"nodes/Node", "Object[]", false, true},
           {"int[]", "Cloneable", true, false},
           {"Object[]", "String[]", false, false},
       }) {
    EXPECT_EQ(open.implies(bounds(c.bounds), type(c.type)), c.is_below)
        << c.bounds << ", " << c.type;
    EXPECT_EQ(open.implies_not(bounds(c.bounds), type(c.type)), c.is_not_below)
        << c.bounds << ", " << c.type;
  }
}

TEST_F(Constraints, HaveAnUpperClassAndAnInstance) {
  struct Case {
    std::string bounds, upper, instance;
  };
  for (const Case& c : std::vector<Case>{
           {"", "Object", "Object"},
           {"!nodes/Node", "Object", "Object"},
           {"nodes/Node", "nodes/Node", "nodes/Node"},
           {"nodes/Node nodes/Marked", "nodes/Node", "nodes/LastNode"},
           {"nodes/Marked", "Object", "nodes/LastNode"},
           {"nodes/AbstractNode", "nodes/AbstractNode", ""},
           {"nodes/Unrelated", "Object", ""},
           {"sealed_types/Shape", "Object", "sealed_types/Circle"},
           {"sealed_types/Vehicle", "sealed_types/Vehicle", "sealed_types/Car"},
           {"sealed_types/Operation !sealed_types/Operation$1", "sealed_types/Operation",
            "sealed_types/Operation$2"},
           {"java/util/AbstractList", "java/util/AbstractList", "java/util/ArrayList"},
           {"java/util/List !java/util/RandomAccess", "Object", "java/util/LinkedList"},
           {"Object[]", "Object[]", "Object[]"},
           {"Cloneable Object[]", "Object[]", "Object[]"},
           {"int[]", "int[]", "int[]"},
           {"nodes/Node[] nodes/Marked[]", "nodes/Marked[]", "nodes/LastNode[]"},
           {"nodes/Unrelated[] !Object[][]", "nodes/Unrelated[]", "nodes/Unrelated[]"},
           {"Object[] !nodes/Node[]", "Object[]", "Object[]"},
       }) {
    const TypeBounds given = *added(bounds(c.bounds), open);
    const Type* instance = open.instance(given);
    EXPECT_EQ(open.upper(given), type(c.upper)) << c.bounds;
    EXPECT_EQ(instance, c.instance.empty() ? nullptr : type(c.instance))
        << c.bounds << ": " << (instance ? instance->name : "none");
  }
}

// All sets of up to `most` of `types`.
std::vector<std::vector<const Type*>> subsets(const std::vector<const Type*>& types, size_t most) {
  std::vector<std::vector<const Type*>> all;
  std::vector<const Type*> chosen;
  const std::function<void(size_t)> choose = [&](size_t from) {
    all.push_back(chosen);
    for (size_t i = from; i < types.size() && chosen.size() < most; ++i) {
      chosen.push_back(types[i]);
      choose(i + 1);
      chosen.pop_back();
    }
  };
  choose(0);
  return all;
}

// A class as the types of the lattice that it is below: a bit each.
using Supertypes = uint32_t;

class Lattice : public Constraints {
 protected:
  Types all;
  std::vector<Supertypes> written, writable;  // classes there are; classes somebody could write

  void SetUp() override {
    for (char letter : std::string("ABCDEFGHIJKMPQRS")) {
      all.push_back(type(std::string("lattice/") + letter));
    }
    written.push_back(0);  // Object
    for (const Type* type : all) {
      if (has_objects(type)) written.push_back(supertypes(type));
    }
    const Types interfaces{type("lattice/I"), type("lattice/J"), type("lattice/K")};
    for (const char* name :
         {"Object", "lattice/A", "lattice/B", "lattice/D", "lattice/E", "lattice/Q"}) {
      for (const Types& joined : subsets(interfaces, 3)) {
        Supertypes heir = supertypes(type(name));
        for (const Type* interface : joined) heir |= supertypes(interface);
        writable.push_back(heir);
      }
    }
    writable.insert(writable.end(), written.begin(), written.end());
  }

  Supertypes bit(const Type* type) const {
    return 1u << (std::find(all.begin(), all.end(), type) - all.begin());
  }
  Supertypes supertypes(const Type* type) const {
    Supertypes above = 0;
    for (const Type* other : all) above |= type->is_subtype_of(other) ? bit(other) : 0;
    return above;
  }
  // The classes among `classes` within `bounds`.
  std::vector<Supertypes> within(const TypeBounds& bounds, const std::vector<Supertypes>& classes) {
    Supertypes wanted = 0, unwanted = 0;
    for (const Type* p : bounds.below) wanted |= bit(p);
    for (const Type* n : bounds.not_below) unwanted |= bit(n);
    std::vector<Supertypes> found;
    for (Supertypes c : classes) {
      if ((c & wanted) == wanted && (c & unwanted) == 0) found.push_back(c);
    }
    return found;
  }
};

TEST_F(Lattice, AnswersAreThoseOfGoingThroughAllClasses) {
  Types some;
  for (char letter : std::string("ABCEGHIKMQRS")) {
    some.push_back(type(std::string("lattice/") + letter));
  }
  const std::vector<Types> sets = subsets(some, 3);
  for (const Types& below : sets) {
    for (const Types& not_below : sets) {
      const TypeBounds given{below, not_below};
      const bool exists = !within(given, written).empty();
      const bool imaginable = !within(given, writable).empty();
      ASSERT_EQ(closed.satisfiable(given), exists)
          << text_of(below) << " not " << text_of(not_below);
      ASSERT_EQ(open.satisfiable(given), imaginable)
          << text_of(below) << " not " << text_of(not_below);
    }
  }
}

TEST_F(Lattice, BoundsMeanTheSameInAnyOrder) {
  const std::vector<Types> sets = subsets(all, 2);
  for (const Types& below : sets) {
    for (const Types& not_below : sets) {
      const TypeBounds given{below, not_below};
      const TypeBounds reversed{Types(below.rbegin(), below.rend()),
                                Types(not_below.rbegin(), not_below.rend())};
      const std::optional<TypeBounds> kept = added(given, open);
      std::optional<TypeBounds> negative_first = added({{}, reversed.not_below}, open);
      for (const Type* p : reversed.below) {
        if (negative_first.has_value()) negative_first = open.with(*negative_first, p, true);
      }
      ASSERT_EQ(kept, negative_first) << text_of(below) << " not " << text_of(not_below);
      if (kept.has_value()) {
        ASSERT_EQ(within(*kept, writable), within(given, writable))
            << text_of(below) << " not " << text_of(not_below);
      }
    }
  }
}

TEST_F(Lattice, WhatFollowsIsWhatHoldsForAllClasses) {
  for (const Types& below : subsets(all, 2)) {
    for (const Types& not_below : subsets(all, 1)) {
      const TypeBounds given{below, not_below};
      const std::vector<Supertypes> classes = within(given, writable);
      if (classes.empty()) continue;
      for (const Type* type : all) {
        const auto is_below = [&](Supertypes c) { return (c & bit(type)) != 0; };
        const std::string where = text_of(below) + " not " + text_of(not_below) + ": " + type->name;
        ASSERT_EQ(open.implies(given, type), std::all_of(classes.begin(), classes.end(), is_below))
            << where;
        ASSERT_EQ(open.implies_not(given, type),
                  std::none_of(classes.begin(), classes.end(), is_below))
            << where;
      }
    }
  }
}

// Every array of up to three dimensions of every type there is.
TEST_F(Constraints, ArraysAreThoseOfGoingThroughAllElementTypes) {
  Types candidates = hierarchy.subtypes_of(program->object());
  for (const char* name : {"boolean", "char", "float", "double", "byte", "short", "int", "long"}) {
    candidates.push_back(type(name));
  }
  for (size_t i = 0, end = candidates.size(), round = 0; round < 3; ++round) {
    for (; i < end; ++i) candidates.push_back(program->array_of(candidates[i]));
    end = candidates.size();
  }
  std::erase_if(candidates,
                [](const Type* type) { return type->is_primitive() || !has_objects(type); });

  Types used;
  for (const char* name :
       {"Object", "Cloneable", "java/io/Serializable", "Object[]", "String[]", "Cloneable[]",
        "Comparable[]", "int[]", "long[]", "int[][]", "Object[][]", "nodes/AbstractNode[]",
        "sealed_types/Shape[]", "lattice/K[][]", "lattice/I[][]"}) {
    used.push_back(type(name));
  }
  for (const Types& below : subsets(used, 2)) {
    for (const Types& not_below : subsets(used, 2)) {
      const TypeBounds given{below, not_below};
      const bool exists = std::any_of(candidates.begin(), candidates.end(),
                                      [&](const Type* type) { return meets(type, given); });
      const std::string where = text_of(below) + " not " + text_of(not_below);
      ASSERT_EQ(closed.satisfiable(given), exists) << where;
      if (!exists) continue;
      EXPECT_TRUE(open.satisfiable(given)) << where;
      EXPECT_TRUE(has_objects(open.instance(given)) && meets(open.instance(given), given)) << where;
    }
  }
}

}  // namespace
}  // namespace kukang
