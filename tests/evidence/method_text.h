// A random method over the classes of a world, as Java text.
//
// It always compiles and always ends: loops are counted, what rank() and link() do calls neither of
// them. Most numbers are small, so that conditions are met now and then.

#pragma once

#include <functional>
#include <string>
#include <vector>

#include "evidence/world.h"

namespace kukang {

inline std::string element_of(const std::string& array) {
  return array.substr(0, array.size() - 2);
}

struct Variable {
  std::string name, type;
  bool writable = false;
};

class MethodText {
 public:
  // `leaf`: it calls no other method.
  MethodText(const RandomWorld& world, Dice& dice, std::string result, std::vector<Variable> scope,
             bool leaf)
      : world_(world),
        dice_(dice),
        result_(std::move(result)),
        scope_(std::move(scope)),
        leaf_(leaf) {}

  // So many statements and a return.
  std::string body(int statements);
  // A store into the array `wide` where there is an array `narrow`. REQUIRES that they come last.
  std::string store_into_wide();

 private:
  using Accepts = std::function<bool(const std::string& type)>;

  std::string block(int statements);
  std::string statement();
  std::string declaration();
  std::string assignment();
  std::string branch();
  std::string loop();
  std::string walk();
  std::string attempt();
  std::string early_end();
  std::string selection();
  std::string native_statement();
  std::string array_copy();
  std::string reference_swap();
  std::string number_swap();
  std::string text_statement();
  std::string late_statement();
  std::string map_statement();
  std::string line(const std::string& text) const { return indent_ + text + "\n"; }

  std::string expression(const std::string& type, int depth);
  std::string number(const std::string& type, int depth);
  std::string integer(int depth);
  std::string literal(const std::string& type);
  std::string condition(int depth);
  std::string comparison(int depth);
  std::string native_condition();
  std::string table_condition(const std::string& type);
  std::string box_table_condition();
  std::string printed(bool wide);
  std::string text();
  // A number that says something about the characters of the text.
  std::string seen_of(const std::string& text);
  std::string text_condition();
  std::string late_number();
  enum class KeyKind : uint8_t { Anybody, Text, Record, Box };
  KeyKind some_kind();
  std::string key(KeyKind kind);
  std::string anybody(const std::string& type);
  std::string lawful_condition();
  std::string lawful_number();
  std::string reference(const std::string& type, int depth);
  std::string some_reference(int depth);
  std::string made(const std::string& type);
  std::string copied(const std::string& type);
  // What can be read, or written, of an accepted type: variables, fields, elements.
  std::vector<std::string> places(const Accepts& accepts, bool written);
  void add_parts(const std::string& owner, const std::string& type, const Accepts& accepts,
                 bool written, int depth, std::vector<std::string>& out);
  std::string fresh_name() { return "x" + std::to_string(next_++); }

  const RandomWorld& world_;
  Dice& dice_;
  const std::string result_;
  std::vector<Variable> scope_;
  const bool leaf_;
  int next_ = 0;
  int nesting_ = 0;
  std::string indent_ = "      ";
};

// What the log of initializations and the classes that write it look like; nothing where the world
// has none.
std::string late_classes_text(const RandomWorld& world, Dice& dice);

// A whole method; of objects of class `owner`, or static where that is empty. Its name says, after
// `name`, whether there are texts, swaps of numbers, narrow arrays, late classes, comparisons of
// strangers and tables in it: m3_text_late.
std::string method_text(const RandomWorld& world, Dice& dice, const std::string& name,
                        const std::string& owner);

}  // namespace kukang
