// Which classes are known, and what a call on a type variable may select.

#include "program/hierarchy.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "known_classes.h"
#include "program/resolve.h"

namespace kukang {
namespace {

class Known : public KnownClasses {};

TEST_F(Known, SubtypesComeAfterTheirSupertypes) {
  struct Case {
    std::string type, subtypes;
  };
  for (const Case& c : std::vector<Case>{
           {"nodes/Node", "nodes/Node nodes/AbstractNode nodes/ExtendedNode nodes/LastNode"},
           {"nodes/LastNode", "nodes/LastNode"},
           {"nodes/Unrelated", "nodes/Unrelated"},
           {"lattice/S", "lattice/S lattice/Q lattice/R lattice/P lattice/H lattice/M"},
           {"sealed_types/Operation",
            "sealed_types/Operation sealed_types/Operation$1 sealed_types/Operation$2"},
           // Known because dispatch.Lists names them; their other superclasses are not.
           {"java/util/AbstractList",
            "java/util/AbstractList java/util/ArrayList java/util/LinkedList"},
           {"java/util/List", "java/util/List java/util/ArrayList java/util/LinkedList"},
           // What a sealed type permits is known with it.
           {"java/lang/constant/MethodTypeDesc",
            "java/lang/constant/MethodTypeDesc java/lang/constant/MethodTypeDescImpl"},
           // Not known itself, like its subclasses.
           {"java/util/AbstractMap", "java/util/AbstractMap"},
           {"Object[]", "[Ljava/lang/Object;"},
           {"int[]", "[I"},
       }) {
    EXPECT_EQ(text_of(hierarchy.subtypes_of(type(c.type))), c.subtypes) << c.type;
  }
}

TEST_F(Known, AllClassesAreBelowObject) {
  const Types& all = hierarchy.subtypes_of(program->object());
  ASSERT_EQ(all.front(), program->object());
  for (size_t i = 0; i < all.size(); ++i) {
    for (size_t j = 0; j < i; ++j) {
      EXPECT_FALSE(all[j]->is_subtype_of(all[i])) << all[j]->name << " before " << all[i]->name;
    }
  }
  for (const char* name : {"nodes/Node", "far/Between", "dispatch/Orphan", "Enum", "Record",
                           "java/util/ArrayList", "AssertionError"}) {
    EXPECT_NE(std::find(all.begin(), all.end(), type(name)), all.end()) << name;
  }
  for (const char* name : {"java/util/HashMap", "java/util/AbstractSequentialList"}) {
    EXPECT_EQ(std::find(all.begin(), all.end(), type(name)), all.end()) << name;
  }
}

TEST_F(Known, ClosedTypesListTheirSubtypes) {
  struct Case {
    std::string type, subtypes;
  };
  for (const Case& c : std::vector<Case>{
           {"nodes/Node", "open"},
           {"nodes/LastNode", ""},
           {"sealed_types/Circle", ""},
           {"sealed_types/Shape", "sealed_types/Circle sealed_types/Square sealed_types/Polygon"},
           {"sealed_types/Polygon", "open"},
           {"sealed_types/Colour", ""},
           {"sealed_types/Operation", "sealed_types/Operation$1 sealed_types/Operation$2"},
           {"String", ""},
           {"Enum", "open"},
           {"int[]", ""},
       }) {
    const Types* only = hierarchy.only_subtypes(type(c.type));
    EXPECT_EQ(only == nullptr ? "open" : text_of(*only), c.subtypes) << c.type;
  }
}

TEST_F(Known, ClassesAreLoadedOnlyForAnAnswer) {
  // Types are numbered in the order of loading.
  const Type* fresh = program->primitive(Basic::Int);
  const auto loaded = [&] { return (fresh = program->array_of(fresh))->id; };
  const Type* object = program->object();
  const Method* to_string = find_method(*program, *object, "toString", "()Ljava/lang/String;");
  loaded();
  uint32_t before = loaded();
  hierarchy.subtypes_of(type("nodes/Node"));
  EXPECT_LT(loaded(), before + 10);

  before = loaded();
  const auto& found = hierarchy.implementations({}, *to_string, open);
  const uint32_t after_dispatch = loaded();
  EXPECT_GT(found.size(), 3u);
  hierarchy.subtypes_of(object);
  EXPECT_GT(loaded() - after_dispatch, 30u) << "many classes do not declare toString";
}

class Dispatch : public KnownClasses {
 protected:
  static std::string simple(const Type* type) {
    return type->name.substr(type->name.rfind('/') + 1);
  }

  // Dog.sound <: Dog !Puppy, Cat.sound <: Cat
  static std::string text_of(const std::vector<Implementation>& implementations) {
    std::string text;
    for (const Implementation& entry : implementations) {
      if (!text.empty()) text += ", ";
      text += simple(entry.method->owner) + "." + std::string(entry.method->name);
      if (entry.declared_for != nullptr) text += " <: " + simple(entry.declared_for);
      for (const Type* except : entry.except) text += " !" + simple(except);
    }
    return text;
  }

  const Method& method(const std::string& owner, std::string_view name) const {
    for (const Type* t = type(owner); t != nullptr; t = t->super) {
      for (const Method& method : t->methods) {
        if (method.name == name) return method;
      }
    }
    ADD_FAILURE() << "no " << name << " in " << owner;
    std::abort();
  }
};

TEST_F(Dispatch, FindsWhatTheBoundsAllow) {
  struct Case {
    std::string receiver, owner, name, open, closed;
  };
  const std::string same = "the same";
  for (const Case& c : std::vector<Case>{
           {"dispatch/Animal", "dispatch/Animal", "sound",
            "Cat.sound <: Cat, Dog.sound <: Dog !Mute !Puppy, Puppy.sound <: Puppy, "
            "Statue.sound <: Statue",
            same},
           {"dispatch/Animal !dispatch/Cat", "dispatch/Animal", "sound",
            "Dog.sound <: Dog !Mute !Puppy, Puppy.sound <: Puppy, Statue.sound <: Statue",
            "Dog.sound !Mute !Puppy, Puppy.sound <: Puppy, Statue.sound <: Statue"},
           {"dispatch/Dog", "dispatch/Animal", "sound",
            "Dog.sound !Mute !Puppy, Puppy.sound <: Puppy, Statue.sound <: Statue", same},
           {"dispatch/Dog !dispatch/Puppy !dispatch/Mute", "dispatch/Dog", "sound", "Dog.sound",
            same},
           {"dispatch/Puppy", "dispatch/Animal", "sound", "Puppy.sound", same},
           {"dispatch/Mute", "dispatch/Mute", "sound", "Statue.sound <: Statue", "Statue.sound"},
           {"dispatch/Cat", "dispatch/Animal", "sound", "Cat.sound", same},
           {"dispatch/Animal", "dispatch/Animal", "name", "Animal.name !Cat, Cat.name <: Cat",
            same},
           {"dispatch/Animal", "dispatch/Animal", "legs", "Animal.legs", same},
           {"dispatch/Animal", "dispatch/Animal", "secret", "Animal.secret", same},
           {"dispatch/Animal", "Object", "toString", "Object.toString !Dog, Dog.toString <: Dog",
            same},
           {"dispatch/Dog nodes/Unrelated", "dispatch/Animal", "sound",
            "Dog.sound !Mute !Puppy, Puppy.sound <: Puppy, Statue.sound <: Statue",
            "unsatisfiable"},
           // Interfaces.
           {"dispatch/Greeter", "dispatch/Greeter", "greet",
            "Greeter.greet !Voice !Polite !Reserved, Voice.greet <: Voice !Tenor, "
            "Polite.greet <: Polite !Voice !NightPorter, NightPorter.greet <: NightPorter, "
            "Tenor.greet <: Tenor",
            "Greeter.greet !Voice !Polite !Reserved, Voice.greet <: Voice !Tenor, "
            "Polite.greet <: Polite !Voice, NightPorter.greet <: NightPorter, "
            "Tenor.greet <: Tenor"},
           {"dispatch/Greeter", "dispatch/Greeter", "close",
            "Voice.close <: Voice, Clerk.close <: Clerk, NightPorter.close <: NightPorter", same},
           {"dispatch/Greeter", "dispatch/Greeter", "equals", "Object.equals", same},
           {"dispatch/Greeter", "Object", "hashCode", "Object.hashCode", same},
           {"dispatch/Polite", "dispatch/Greeter", "greet",
            "Voice.greet <: Voice, Polite.greet !Voice", same},
           {"dispatch/Polite !dispatch/Voice", "dispatch/Greeter", "greet", "Polite.greet", same},
           {"dispatch/Official", "dispatch/Greeter", "greet", "Greeter.greet", "unsatisfiable"},
           {"dispatch/Official dispatch/Polite", "dispatch/Greeter", "greet", "Polite.greet",
            "unsatisfiable"},
           {"dispatch/Official", "dispatch/Greeter", "close", "", "unsatisfiable"},
           {"dispatch/Voice dispatch/Polite", "dispatch/Greeter", "greet",
            "Voice.greet !Tenor, Tenor.greet <: Tenor", "Voice.greet"},
           {"dispatch/Orphan", "dispatch/Orphan", "adopt", "", "unsatisfiable"},
           {"dispatch/Signal", "dispatch/Signal", "seconds",
            "Green.seconds <: Green, Red.seconds <: Red", same},
           // Packages.
           {"near/Hidden", "near/Hidden", "where", "Hidden.where !Back, Back.where <: Back", same},
           {"far/Between", "near/Hidden", "where", "Hidden.where !Back, Back.where <: Back", same},
           {"far/Between", "far/Between", "where", "Between.where !Back, Back.where <: Back", same},
           // The JDK, and arrays.
           {"java/util/List", "java/util/List", "size",
            "ArrayList.size <: ArrayList, LinkedList.size <: LinkedList", same},
           {"java/util/List", "java/util/Collection", "stream", "Collection.stream", same},
           {"String", "CharSequence", "length", "String.length", same},
           {"Object[]", "Object", "hashCode", "Object.hashCode", same},
       }) {
    for (const TypeConstraints* constraints : {&open, &closed}) {
      const std::optional<TypeBounds> receiver = added(bounds(c.receiver), *constraints);
      std::string expected = constraints == &closed && c.closed != same ? c.closed : c.open;
      ASSERT_EQ(receiver.has_value(), expected != "unsatisfiable") << c.receiver;
      if (!receiver.has_value()) continue;
      const auto& found =
          hierarchy.implementations(*receiver, method(c.owner, c.name), *constraints);
      EXPECT_EQ(text_of(found), expected) << c.receiver << " calls " << c.name;
    }
  }
}

// For every receiver, every method it has and every class that exists: the class is within exactly
// one entry, with what it selects, or within none if it selects nothing.
TEST_F(Dispatch, EveryKnownClassSelectsWhatItsEntrySays) {
  Types own, concrete;
  for (const Type* type : hierarchy.subtypes_of(program->object())) {
    if (has_objects(type)) concrete.push_back(type);
    if (type->package == "dispatch" || type->package == "near" || type->package == "far") {
      own.push_back(type);
    }
  }
  size_t checked = 0;
  const auto check = [&](const TypeBounds& receiver, const Method& named,
                         const TypeConstraints& constraints) {
    const auto& found = hierarchy.implementations(receiver, named, constraints);
    for (const Type* type : concrete) {
      if (!meets(type, receiver)) continue;
      Linked<const Method*> selected = select_method(*type, named);
      Types selecting;
      for (const Implementation& entry : found) {
        TypeBounds where{{}, entry.except};
        if (entry.declared_for != nullptr) where.below.push_back(entry.declared_for);
        if (!meets(type, where)) continue;
        selecting.push_back(entry.method->owner);
        EXPECT_TRUE(selected.ok() && *selected == entry.method);
      }
      EXPECT_EQ(selecting.size(), selected.ok() ? 1u : 0u)
          << KnownClasses::text_of(receiver.below) << " not "
          << KnownClasses::text_of(receiver.not_below) << " calls " << named.name << " on "
          << type->name << ": " << text_of(found);
      ++checked;
    }
  };
  for (const TypeConstraints* constraints : {&open, &closed}) {
    for (const Type* upper : own) {
      for (const Type* other : own) {
        for (const bool holds : {true, false}) {
          std::optional<TypeBounds> receiver = added({{upper}, {}}, *constraints);
          if (receiver.has_value()) receiver = constraints->with(*receiver, other, holds);
          if (!receiver.has_value()) continue;
          Types above = upper->ancestors;
          above.insert(above.end(), upper->all_interfaces.begin(), upper->all_interfaces.end());
          for (const Type* owner : above) {
            for (const Method& named : owner->methods) {
              if (named.is_static() || named.name[0] == '<') continue;
              check(*receiver, named, *constraints);
            }
          }
        }
      }
    }
  }
  EXPECT_GT(checked, 10'000u);
}

// A class path of its own, made by javac from `sources` (name and text), as for Java 8.
class Compiled : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = (std::filesystem::temp_directory_path() / "kukang-XXXXXX").string();
    place = mkdtemp(pattern.data());
  }
  void TearDown() override { std::filesystem::remove_all(place); }

  void compile(std::string_view source) {
    std::ofstream(place / "Source.java") << source;
    const std::string command = KUKANG_JAVAC " -nowarn --release 8 -Xlint:-options -d " +
                                place.string() + " " + (place / "Source.java").string();
    ASSERT_EQ(std::system(command.c_str()), 0);
    program = *Program::open({place.string(), ""}, own_classes());
  }

  std::filesystem::path place;
  std::unique_ptr<Program> program;
};

TEST_F(Compiled, EnumsWereClosedBeforeTheyWereSealed) {
  ASSERT_NO_FATAL_FAILURE(compile(R"(
      enum Plain { A }
      enum Rich implements Runnable {
        A { public void run() { new Object() {}; } },
        B { public void run() {} }
      })"));
  const Hierarchy hierarchy(*program);
  const TypeConstraints constraints(hierarchy, World::Open);
  const Type* rich = *program->require("Rich");
  const Type* first = *program->require("Rich$1");
  const Type* second = *program->require("Rich$2");
  ASSERT_NE(hierarchy.only_subtypes(rich), nullptr);
  EXPECT_EQ(*hierarchy.only_subtypes(rich), (std::vector<const Type*>{first, second}));
  EXPECT_FALSE(constraints.satisfiable({{rich}, {first, second}}));
  EXPECT_TRUE(constraints.implies({{rich}, {first}}, second));
  EXPECT_FALSE(constraints.satisfiable(
      {{*program->require("Plain"), *program->require("java/lang/Runnable")}, {}}));
}

TEST_F(Compiled, WhatCannotBeLoadedIsNotKnown) {
  ASSERT_NO_FATAL_FAILURE(compile(R"(
      class Top { int f() { return 1; } }
      class Lost extends Top { int f() { return 2; } }
      class Child extends Lost { int f() { return 3; } }
      class Found extends Top { int f() { return 4; } })"));
  std::filesystem::remove(place / "Lost.class");
  std::ofstream(place / "Damaged.class") << "not a class file";
  const std::unique_ptr<const ClassFile> map = *std::move(program->read("java/util/TreeMap"));
  std::ofstream(place / "Misplaced.class", std::ios::binary)
      .write(reinterpret_cast<const char*>(map->source.bytes.data()),
             static_cast<std::streamsize>(map->source.bytes.size()));
  const Hierarchy hierarchy(*program);
  const TypeConstraints constraints(hierarchy, World::Open);
  const Type* top = *program->require("Top");
  const Type* found = *program->require("Found");
  EXPECT_EQ(hierarchy.subtypes_of(top), (std::vector<const Type*>{top, found}));
  const Type* tree_map = *program->require("java/util/TreeMap");
  EXPECT_EQ(hierarchy.subtypes_of(tree_map->super), std::vector<const Type*>{tree_map->super});
  const Method* named = find_method(*program, *top, "f", "()I");
  EXPECT_EQ(hierarchy.implementations({{top}, {}}, *named, constraints).size(), 2u);
}

}  // namespace
}  // namespace kukang
