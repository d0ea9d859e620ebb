// Java statements that build the heap of a witness.
//
// Through constructors and fields where a class of the package may use them, else through make, set
// and get, which the class that holds the statements must have (test_file.cc). Each object is held
// by a variable that is assigned once. An object's constructor comes after those of its arguments;
// whatever is not as it should be then is set in the end, so cycles need no care. Hash tables are
// filled after that: only they know where a key belongs.

#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "unittest/plain_constructor.h"
#include "witness/witness.h"

namespace kukang {

class HeapJava {
 public:
  // `taken`: names that variables may not have.
  HeapJava(const JavaPlace& place, const Witness& witness, std::vector<std::string> taken);

  // Why Java code cannot build it; empty: it can.
  const std::string& trouble() const { return trouble_; }
  const std::vector<std::string>& statements() const { return statements_; }

  // What the compiler must know of a value: that it is of the type; of the type without type
  // arguments, since the type's own may be others than the value's; of no type but that.
  enum class Cast : uint8_t { None, Raw, Exactly };
  static Cast cast_to_call(const Method& method);
  // The value as an expression that can be assigned to a variable of type `expected`; nullptr:
  // Object.
  std::string value(const WitnessValue& value, Basic basic, const Type* expected,
                    Cast cast = Cast::None) const;
  const std::string& variable(size_t object) const { return variables_[object]; }
  // May its variable be used as it is where something of that type is expected?
  bool is_plain(size_t object, const Type& expected, Cast cast) const;

  // Tree.class, or type("a.Tree$Node") where that may not be named.
  std::string class_text(const Type& type) const;
  // The class that stands for one that nobody has written.
  std::string stand_in(int subclass) const;
  // Is it a functional interface, whose objects are lambdas?
  bool is_lambda(int subclass) const;

 private:
  enum class Progress : uint8_t { NotYet, Begun, Made };
  using Values = std::vector<WitnessValue>;

  std::string free_name(std::string wish);
  std::string name_for(size_t object);
  const Type& shown(size_t object) const;     // its class, or one above it that may be named
  std::string declared(size_t object) const;  // what its variable is declared as
  std::string cast_for(size_t object, const Type* given) const;
  WitnessValue wanted(size_t object, const Field& field) const;

  bool fits(size_t object, const Type& expected) const;
  static Cast cast_to_set(const Field& field);
  void fill(size_t table);
  void make(size_t object);
  void make_first(Values& values);
  std::string creation(size_t object);
  std::string array_creation(size_t object);
  std::string record_creation(size_t object);
  std::string construction(size_t object, const PlainConstructor& constructor, Values arguments);
  std::optional<Values> arguments_for(size_t object, const PlainConstructor& constructor) const;
  std::string lambda(size_t object);
  std::string answer_text(size_t object, const Method& method);
  std::string place_text(size_t object) const;
  void complete(size_t object);
  void assign(size_t object, const Field& field, const WitnessValue& value);

  const JavaPlace& place_;
  const Witness& witness_;
  std::vector<std::string> taken_;
  std::vector<std::string> variables_;
  std::vector<Progress> progress_;
  std::vector<bool> inside_;  // of a hash table: its array, its nodes
  // What its creation leaves in the fields of an object, or in an array, other than 0 and null;
  // nullopt: nobody knows.
  std::vector<std::map<const Field*, std::optional<WitnessValue>>> held_;
  std::vector<Values> listed_;
  std::vector<std::string> statements_;
  std::string trouble_;
};

}  // namespace kukang
