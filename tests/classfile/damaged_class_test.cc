// Class files that no compiler makes: each is one thing away from a sound one, and the message says
// which.

#include "damage.h"

namespace kukang {
namespace {

using A = ClassAssembler;

TEST(DamagedClass, Head) {
  check_complaints({
      {"sound", "", [](A&) {}},
      {"version 44", "version 44 is older than 45, the oldest that is read",
       [](A& a) { a.major = 44; }},
      {"version 45", "",
       [](A& a) {
         a.major = 45;
         a.minor = 3;
       }},
      {"version 69", "", [](A& a) { a.major = 69; }},
      {"version 70", "class file version 70 is newer than 69, the newest that is read",
       [](A& a) { a.major = 70; }},
      {"preview", "", [](A& a) { a.minor = 65535; }},
      {"version 61.1", "no such minor version", [](A& a) { a.minor = 1; }},
      {"version 55.1", "",
       [](A& a) {
         a.major = 55;
         a.minor = 1;
       }},
      {"this is a Utf8", "is no Class", [](A& a) { a.this_class = 1; }},
      {"this is an array", "array class", [](A& a) { a.this_class = a.class_constant("[I"); }},
      {"no superclass", "has no superclass", [](A& a) { a.super_class = 0; }},
      {"Object", "",
       [](A& a) {
         a.this_class = a.super_class;
         a.super_class = 0;
       }},
      {"super is an array", "array class",
       [](A& a) { a.super_class = a.class_constant("[Lt/T;"); }},
      {"final and abstract", "final and abstract", [](A& a) { a.flags = 0x0431; }},
      {"interface, not abstract", "not abstract", [](A& a) { a.flags = 0x0201; }},
      {"the same, long ago", "",
       [](A& a) {
         a.flags = 0x0201;
         a.major = 49;
       }},
      {"unknown flags", "", [](A& a) { a.flags = 0x0121; }},
      {"an interface out of range", "constant 999 is no Class",
       [](A& a) { a.interfaces = A::table({Bytes().u2(999)}); }},
      {"too many interfaces", "bytes expected", [](A& a) { a.interfaces = Bytes().u2(60000); }},
      {"bytes at the end", "too many in the class file",
       [](A& a) { a.attributes = A::table({}).u1(0); }},
      {"no constants", "the constant pool has no size", [](A& a) { a.constant_count = 0; }},
  });
}

TEST(DamagedClass, Constants) {
  const auto one = [](unsigned tag, std::string_view text) {
    return [=](A& a) { a.one(tag, a.utf8(text)); };
  };
  const auto member = [](unsigned tag, std::string_view name, std::string_view descriptor) {
    return [=](A& a) { a.member(tag, "t/T", name, descriptor); };
  };
  const auto handle = [](unsigned kind, unsigned tag, std::string_view name,
                         std::string_view descriptor) {
    return [=](A& a) {
      const uint16_t index = a.member(tag, "t/T", name, descriptor);
      a.add(Bytes().u1(15).u1(kind).u2(index));
    };
  };
  check_complaints({
      {"tag 2", "unknown constant tag 2", [](A& a) { a.one(2, 1); }},
      {"tag 21", "unknown constant tag 21", [](A& a) { a.one(21, 1); }},
      {"tag 0", "unknown constant tag 0", [](A& a) { a.one(0, 1); }},
      {"not UTF-8", "not modified UTF-8", [](A& a) { a.utf8("a\xFF"); }},
      {"a class without name", "is no class name", one(7, "")},
      {"a class with a dot", "is no class name", one(7, "a.b")},
      {"a descriptor for a class", "is no class name", one(7, "La/B;")},
      {"an array of arrays", "", one(7, "[[La/B;")},
      {"an array of void", "is no field descriptor", one(7, "[V")},
      {"a class named by a class", "which is no Utf8", [](A& a) { a.one(7, a.this_class); }},
      {"a string of the second half", "which is no Utf8",
       [](A& a) { a.one(8, a.long_constant(1) + 1u); }},
      {"a long without second half", "has no second half",
       [](A& a) { a.add(Bytes().u1(5).u8(0)); }},
      {"a field", "", member(9, "f", "I")},
      {"a field that is a method", "is no field descriptor", member(9, "f", "()V")},
      {"a field without name", "is no name", member(9, "", "I")},
      {"a field of type void", "is no field descriptor", member(9, "f", "V")},
      {"a method", "", member(10, "m", "(IJ)V")},
      {"a method that is a field", "is no method descriptor", member(10, "m", "I")},
      {"a method with a bad name", "is no method name", member(10, "a<b", "()V")},
      {"a constructor", "", member(10, "<init>", "(I)V")},
      {"a constructor with a result", "it names <init>()I", member(10, "<init>", "()I")},
      {"a class initializer", "it names <clinit>()V", member(10, "<clinit>", "()V")},
      {"an interface's constructor", "it names <init>()V", member(11, "<init>", "()V")},
      {"a method type", "", one(16, "()V")},
      {"a method type of a field", "is no method descriptor", one(16, "I")},
      {"a method type in version 50", "a MethodType constant in a class file of version 50",
       [](A& a) {
         a.major = 50;
         a.one(16, a.utf8("()V"));
       }},
      {"a handle", "", handle(6, 10, "m", "()V")},
      {"of kind 0", "method handle of kind 0", handle(0, 10, "m", "()V")},
      {"of kind 10", "method handle of kind 10", handle(10, 10, "m", "()V")},
      {"a getter of a method", "which is no Fieldref", handle(1, 10, "m", "()V")},
      {"a caller of a field", "which is no Methodref", handle(5, 9, "f", "I")},
      {"a static method of an interface", "", handle(6, 11, "m", "()V")},
      {"a virtual method of an interface", "which is no Methodref", handle(5, 11, "m", "()V")},
      {"an interface's method", "", handle(9, 11, "m", "()V")},
      {"a new", "", handle(8, 10, "<init>", "()V")},
      {"a new that is no constructor", "kind 8 to m", handle(8, 10, "m", "()V")},
      {"a constructor called", "kind 7 to <init>", handle(7, 10, "<init>", "()V")},
      {"a handle to itself", "which is no Methodref",
       [](A& a) { a.add(Bytes().u1(15).u1(5).u2(a.constant_count)); }},
      {"a dynamic constant without bootstrap", "no BootstrapMethods",
       [](A& a) { a.two(17, 0, a.name_and_type("x", "I")); }},
  });
}

TEST(DamagedClass, Members) {
  const auto methods = [](A& a, std::initializer_list<Bytes> all) { a.methods = A::table(all); };
  const auto fields = [](A& a, std::initializer_list<Bytes> all) { a.fields = A::table(all); };
  std::string wide(127, 'J');
  check_complaints({
      {"a field", "", [&](A& a) { fields(a, {a.member_info(0, "f", "I")}); }},
      {"two fields", "",
       [&](A& a) {
         fields(a, {a.member_info(0, "f", "I"), a.member_info(0, "f", "J")});
       }},
      {"a field twice", "f I is declared twice",
       [&](A& a) {
         fields(a, {a.member_info(0, "f", "I"), a.member_info(0, "g", "I"),
                    a.member_info(8, "f", "I")});
       }},
      {"a field of a method's type", "is no field descriptor",
       [&](A& a) { fields(a, {a.member_info(0, "f", "()V")}); }},
      {"a field with a slash", "is no name",
       [&](A& a) { fields(a, {a.member_info(0, "f/g", "I")}); }},
      {"public and private", "contradictory access flags",
       [&](A& a) { fields(a, {a.member_info(3, "f", "I")}); }},
      {"fields cut short", "bytes expected", [&](A& a) { a.fields = Bytes().u2(65535); }},
      {"a method", "", [&](A& a) { methods(a, {a.member_info(0, "m", "()V", {a.code()})}); }},
      {"a method twice", "m ()V is declared twice",
       [&](A& a) {
         methods(a, {a.member_info(0, "m", "()V", {a.code()}),
                     a.member_info(0, "m", "()V", {a.code()})});
       }},
      {"an overloaded method", "",
       [&](A& a) {
         methods(a, {a.member_info(0, "m", "()V", {a.code()}),
                     a.member_info(0, "m", "()I", {a.code()})});
       }},
      {"no Code", "has no Code", [&](A& a) { methods(a, {a.member_info(0, "m", "()V")}); }},
      {"abstract", "", [&](A& a) { methods(a, {a.member_info(0x400, "m", "()V")}); }},
      {"native", "", [&](A& a) { methods(a, {a.member_info(0x100, "m", "()V")}); }},
      {"native with Code", "native or abstract and has Code",
       [&](A& a) { methods(a, {a.member_info(0x100, "m", "()V", {a.code()})}); }},
      {"an initializer that says it is abstract", "",
       [&](A& a) { methods(a, {a.member_info(0x408, "<clinit>", "()V", {a.code()})}); }},
      {"a constructor with a result", "returns a value",
       [&](A& a) { methods(a, {a.member_info(0, "<init>", "()I", {a.code()})}); }},
      {"254 slots and this", "",
       [&](A& a) { methods(a, {a.member_info(0, "m", "(" + wide + ")V", {a.code({}, 255)})}); }},
      {"255 slots and this", "more than 255 slots",
       [&](A& a) { methods(a, {a.member_info(0, "m", "(I" + wide + ")V", {a.code({}, 256)})}); }},
      {"255 slots, static", "",
       [&](A& a) { methods(a, {a.member_info(8, "m", "(I" + wide + ")V", {a.code({}, 255)})}); }},
  });
}

// One long text that everything refers to is looked at once, not each time: this ends at once or,
// if it were otherwise, after minutes.
TEST(DamagedClass, EverythingRefersToOneLongText) {
  ClassAssembler a;
  std::string descriptor = "(L";
  descriptor.append(65000, 'x').append(";)V");
  const uint16_t type = a.utf8(descriptor);
  const uint16_t name = a.utf8("m");
  while (a.constant_count < 65000) a.two(12, name, type);
  Bytes methods;
  methods.u2(60000);
  for (int i = 0; i < 60000; ++i) methods.u2(0x400).u2(name).u2(type).u2(0);
  a.methods = methods;
  const auto file = read_class(class_bytes(a.bytes()));
  EXPECT_NE(message(file.status()).find("is declared twice"), std::string_view::npos)
      << file.status();
}

}  // namespace
}  // namespace kukang
