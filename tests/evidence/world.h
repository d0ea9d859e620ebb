// A world: a random hierarchy of a few classes and interfaces, and the Java text of it.
//
// The classes are nested in one, so that private members can be reached and each names all others.
// Fields take their names from a small pool: that makes them hide each other. Every class that
// implements I0 answers rank() and link(), and overrides what it inherits at random. Some worlds
// have late classes besides (late_text.cc); in some, much is known only as an Object, a Comparable
// or a Comparator, and methods compare and look up what may be anybody's (lawful_text.cc).

#pragma once

#include <string>
#include <vector>

#include "evidence/dice.h"

namespace kukang {

struct WorldField {
  std::string name, type;
  bool is_static = false, is_final = false, is_private = false;
  std::string made = {};  // the class of what every constructor makes for it; empty: it is null
};

struct WorldClass {
  std::string name;
  std::string super = "Object";
  std::vector<std::string> interfaces;
  bool is_interface = false, is_abstract = false, is_final = false;
  std::vector<WorldField> fields;
};

inline const std::vector<std::string> kPrimitives = {"int",  "long",  "boolean", "byte",
                                                     "char", "short", "float",   "double"};

class RandomWorld {
 public:
  explicit RandomWorld(Dice& dice);

  const std::vector<WorldClass>& classes() const { return classes_; }
  // Classes of which methods see when they are initialized; in most worlds there are none.
  const std::vector<std::string>& late_classes() const { return late_classes_; }
  // Are there many places for objects of which nothing is known, and a record, Key?
  bool has_strangers() const { return has_strangers_; }
  // nullptr: a type of the JDK's, an array or a primitive.
  const WorldClass* find(const std::string& name) const;
  bool is_subtype(const std::string& below, const std::string& above) const;
  // The fields that an expression of that class has.
  std::vector<WorldField> visible_fields(const std::string& type) const;
  // Classes below `type` that objects can be of.
  std::vector<std::string> concrete_below(const std::string& type) const;

  // Of a variable, a field or a parameter.
  std::string some_type(Dice& dice) const;
  std::string some_class(Dice& dice) const;

  // The whole file: `methods` methods m0, m1, ... in W and in its classes.
  std::string java(const std::string& package, int methods, Dice& dice) const;

 private:
  void add_interfaces(Dice& dice);
  void add_classes(Dice& dice);
  void add_fields(Dice& dice);
  std::vector<std::string> made_for(const WorldField& field, const WorldClass& type) const;
  std::string element_type(Dice& dice) const;
  // With these methods besides rank() and link().
  std::string java_of(const WorldClass& type, const std::string& methods, Dice& dice) const;
  std::string java_of(const WorldField& field) const;

  std::vector<WorldClass> classes_;
  std::vector<std::string> late_classes_;
  bool has_strangers_ = false;
};

inline bool is_array(const std::string& type) { return type.ends_with("[]"); }
bool is_primitive(const std::string& type);

}  // namespace kukang
