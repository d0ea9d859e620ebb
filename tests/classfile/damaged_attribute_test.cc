// Attributes that no compiler makes; see damaged_class_test.cc.

#include "damage.h"

namespace kukang {
namespace {

using A = ClassAssembler;

// Contents of an attribute, made when the assembler is there to hold its constants.
using Contents = std::function<Bytes(A&)>;

std::function<void(A&)> class_attribute(std::string_view name, Contents contents) {
  return [=](A& a) { a.attributes = A::table({a.attribute(name, contents(a))}); };
}

std::function<void(A&)> field_attribute(unsigned flags, std::string_view descriptor,
                                        std::string_view name, Contents contents) {
  return [=](A& a) {
    a.fields = A::table({a.member_info(flags, "f", descriptor, {a.attribute(name, contents(a))})});
  };
}

std::function<void(A&)> method_attribute(std::string_view name, Contents contents) {
  return [=](A& a) {
    a.methods = A::table({a.member_info(0x400, "m", "(I)V", {a.attribute(name, contents(a))})});
  };
}

// A method m()V whose Code has these contents.
std::function<void(A&)> code(Contents contents) {
  return [=](A& a) {
    a.methods = A::table({a.member_info(0, "m", "()V", {a.attribute("Code", contents(a))})});
  };
}

// Code of four bytes and two locals, with one table in it.
std::function<void(A&)> table_in_code(std::string_view name, Contents contents) {
  return code([=](A& a) {
    Bytes bytes;
    bytes.u2(1).u2(2).u4(4).u4(0x000000B1).u2(0);
    return bytes.all(A::table({a.attribute(name, contents(a))}));
  });
}

TEST(DamagedAttribute, Tables) {
  check_complaints({
      {"unknown", "", class_attribute("Unknown", [](A&) { return Bytes().u4(7); })},
      {"unknown, twice", "",
       [](A& a) {
         a.attributes = A::table({a.attribute("X", {}), a.attribute("X", {})});
       }},
      {"past the end", "bytes expected",
       [](A& a) {
         const uint16_t name = a.utf8("Unknown");
         a.attributes = Bytes().u2(1).u2(name).u4(0xFFFFFFFF);
       }},
      {"name that is a class", "is no Utf8",
       [](A& a) { a.attributes = Bytes().u2(1).u2(a.this_class).u4(0); }},
      {"SourceFile twice", "a second SourceFile attribute",
       [](A& a) {
         const Bytes one = a.attribute("SourceFile", Bytes().u2(1));
         a.attributes = A::table({one, one});
       }},
      {"Deprecated twice", "",
       [](A& a) {
         a.attributes = A::table({a.attribute("Deprecated", {}), a.attribute("Deprecated", {})});
       }},
      {"Code twice", "a second Code attribute",
       [](A& a) {
         a.methods = A::table({a.member_info(0, "m", "()V", {a.code(), a.code()})});
       }},
      {"a SourceFile too long", "2 bytes too many in SourceFile",
       class_attribute("SourceFile", [](A&) { return Bytes().u2(1).u2(0); })},
      {"a SourceFile too short", "2 bytes expected, 1 left",
       class_attribute("SourceFile", [](A&) { return Bytes().u1(1); })},
      {"a NestHost before its time", "",
       [](A& a) {
         a.major = 54;
         a.attributes = A::table({a.attribute("NestHost", Bytes().u1(1))});
       }},
  });
}

TEST(DamagedAttribute, OfClasses) {
  const auto bootstrap = [](unsigned handle, unsigned argument) {
    return class_attribute("BootstrapMethods", [=](A& a) {
      const uint16_t method = a.member(10, "t/T", "b", "()V");
      const uint16_t good = a.add(Bytes().u1(15).u1(6).u2(method));
      return Bytes()
          .u2(1)
          .u2(handle == 0 ? good : handle)
          .u2(1)
          .u2(argument == 0 ? good : argument);
    });
  };
  check_complaints({
      {"NestHost", "", class_attribute("NestHost", [](A& a) { return Bytes().u2(a.super_class); })},
      {"NestHost of text", "is no Class",
       class_attribute("NestHost", [](A&) { return Bytes().u2(1); })},
      {"NestMembers cut short", "bytes expected",
       class_attribute("NestMembers", [](A& a) { return Bytes().u2(9).u2(a.this_class); })},
      {"PermittedSubclasses of nothing", "constant 0 is no Class",
       class_attribute("PermittedSubclasses", [](A&) { return Bytes().u2(1).u2(0); })},
      {"bootstrap", "", bootstrap(0, 0)},
      {"bootstrap of a class", "is no MethodHandle", bootstrap(2, 0)},
      {"bootstrap with a name", "cannot be loaded", bootstrap(0, 1)},
      {"a bootstrap too few", "bootstrap method 1 of 1",
       [&](A& a) {
         bootstrap(0, 0)(a);
         a.two(18, 1, a.name_and_type("x", "()V"));
       }},
      {"Record", "",
       class_attribute("Record",
                       [](A& a) {
                         Bytes bytes;
                         return bytes.u2(1).u2(a.utf8("x")).u2(a.utf8("I")).u2(0);
                       })},
      {"Record of methods", "is no field descriptor",
       class_attribute("Record",
                       [](A& a) {
                         Bytes bytes;
                         return bytes.u2(1).u2(a.utf8("x")).u2(a.utf8("()V")).u2(0);
                       })},
      {"InnerClasses", "",
       class_attribute("InnerClasses",
                       [](A& a) { return Bytes().u2(1).u2(a.this_class).u2(0).u2(0).u2(8); })},
      {"InnerClasses of nothing", "is no Class",
       class_attribute("InnerClasses", [](A&) { return Bytes().u2(1).u2(0).u2(0).u2(0).u2(8); })},
      {"InnerClasses in text", "neither 0 nor a Class",
       class_attribute("InnerClasses",
                       [](A& a) { return Bytes().u2(1).u2(a.this_class).u2(1).u2(0).u2(8); })},
  });
}

TEST(DamagedAttribute, OfMembers) {
  const auto integer = [](A& a) { return Bytes().u2(a.integer(1)); };
  const auto text = [](A& a) { return Bytes().u2(a.one(8, a.utf8("text"))); };
  check_complaints({
      {"an int", "", field_attribute(8, "I", "ConstantValue", integer)},
      {"an int for a long", "is no Long", field_attribute(8, "J", "ConstantValue", integer)},
      {"an int for a boolean", "", field_attribute(8, "Z", "ConstantValue", integer)},
      {"a string", "", field_attribute(8, "Ljava/lang/String;", "ConstantValue", text)},
      {"a string for an int", "is no Integer", field_attribute(8, "I", "ConstantValue", text)},
      {"a string for an object", "a constant for f of type",
       field_attribute(8, "Ljava/lang/Object;", "ConstantValue", text)},
      {"ignored, since not static", "", field_attribute(0, "[I", "ConstantValue", text)},
      {"Exceptions of text", "is no Class",
       method_attribute("Exceptions", [](A&) { return Bytes().u2(1).u2(1); })},
  });
}

TEST(DamagedAttribute, Code) {
  const auto handler = [](unsigned start, unsigned end, unsigned target, unsigned type) {
    return code([=](A&) {
      Bytes bytes;
      bytes.u2(1).u2(2).u4(4).u4(0x000000B1).u2(1);
      return bytes.u2(start).u2(end).u2(target).u2(type).u2(0);
    });
  };
  const auto line = [](unsigned start) {
    return table_in_code("LineNumberTable", [=](A&) { return Bytes().u2(1).u2(start).u2(1); });
  };
  const auto variable = [](unsigned start, unsigned length, std::string_view type, unsigned slot) {
    return table_in_code("LocalVariableTable", [=](A& a) {
      Bytes bytes;
      bytes.u2(1).u2(start).u2(length).u2(a.utf8("x"));
      return bytes.u2(a.utf8(type)).u2(slot);
    });
  };
  check_complaints({
      {"no instructions", "0 bytes of code in m",
       code([](A&) { return Bytes().u2(0).u2(1).u4(0).u2(0).u2(0); })},
      {"65536 instructions", "65536 bytes of code in m", code([](A&) {
         Bytes bytes;
         bytes.u2(0).u2(1).u4(65536).resize(8 + 65536);
         return bytes.u2(0).u2(0);
       })},
      {"65535 instructions", "", code([](A&) {
         Bytes bytes;
         bytes.u2(0).u2(1).u4(65535).resize(8 + 65535);
         return bytes.u2(0).u2(0);
       })},
      {"no room for this", "take 1 slots, there are 0",
       code([](A&) { return Bytes().u2(0).u2(0).u4(1).u1(0xB1).u2(0).u2(0); })},
      {"a handler", "", handler(0, 4, 3, 0)},
      {"of nothing", "handler 0 for [1, 1)", handler(1, 1, 0, 0)},
      {"of too much", "handler 0 for [0, 5) in code of 4 bytes", handler(0, 5, 0, 0)},
      {"that is outside", "handler 4 for", handler(0, 4, 4, 0)},
      {"for text", "neither 0 nor a Class", handler(0, 4, 0, 1)},
      {"a line", "", line(3)},
      {"a line outside", "line 1 begins at 4 in code of 4 bytes", line(4)},
      {"a variable", "", variable(0, 4, "I", 1)},
      {"a variable at the end", "", variable(4, 0, "I", 1)},
      {"a variable that lives too long", "variable x", variable(1, 4, "I", 1)},
      {"a variable out of the frame", "variable x in slot 2 of 2", variable(0, 4, "I", 2)},
      {"a long at the frame's end", "variable x in slot 1 of 2", variable(0, 4, "J", 1)},
      {"a long before it", "", variable(0, 4, "J", 0)},
      {"a variable of no type", "is no field descriptor", variable(0, 4, "Q", 0)},
  });
}

TEST(DamagedAttribute, LineNumberTablesAreMergedAndSorted) {
  ClassAssembler a;
  const auto lines = [&](unsigned first, unsigned second) {
    return a.attribute("LineNumberTable",
                       Bytes().u2(2).u2(first).u2(first * 10).u2(second).u2(second * 10));
  };
  Bytes contents;
  contents.u2(0).u2(1).u4(8).u8(0xB1).u2(0).all(A::table({lines(6, 2), lines(4, 0)}));
  a.methods = A::table({a.member_info(0, "m", "()V", {a.attribute("Code", contents)})});
  absl::StatusOr<std::unique_ptr<const ClassFile>> file = read_class(class_bytes(a.bytes()));
  ASSERT_TRUE(file.ok()) << file.status();
  const CodeAttribute code = (*file)->code((*file)->methods[0])->value();
  ASSERT_EQ(code.lines.size(), 4u);
  for (int i = 0; i < 4; ++i) {
    EXPECT_EQ(code.lines[i].start, 2 * i);
    EXPECT_EQ(code.lines[i].line, 20 * i);
  }
}

TEST(DamagedAttribute, Annotations) {
  const auto annotation = [](Contents value) {
    return class_attribute("RuntimeVisibleAnnotations", [=](A& a) {
      Bytes bytes;
      bytes.u2(1).u2(a.utf8("La/B;")).u2(1).u2(a.utf8("value"));
      return bytes.all(value(a));
    });
  };
  const auto nested = [](int depth) {
    return [=](A& a) {
      Bytes bytes;
      for (int i = 0; i < depth; ++i) bytes.u1('[').u2(1);
      return bytes.u1('I').u2(a.integer(1));
    };
  };
  check_complaints({
      {"an int", "", annotation(nested(0))},
      {"an array of arrays", "", annotation(nested(99))},
      {"too deep", "nest deeper than 100", annotation(nested(200))},
      {"deep as the file", "nest deeper than 100", annotation(nested(100000))},
      {"of no kind", "unknown kind 63", annotation([](A&) { return Bytes().u1('?').u2(1); })},
      {"an int that is text", "is no Integer",
       annotation([](A&) { return Bytes().u1('I').u2(1); })},
      {"an array without end", "bytes expected",
       annotation([](A&) { return Bytes().u1('[').u2(65535); })},
      {"void", "", annotation([](A& a) { return Bytes().u1('c').u2(a.utf8("V")); })},
      {"a class that is none", "is no return descriptor",
       annotation([](A& a) { return Bytes().u1('c').u2(a.utf8("a/B")); })},
      {"an annotation of no type", "is no field descriptor",
       class_attribute("RuntimeInvisibleAnnotations",
                       [](A& a) { return Bytes().u2(1).u2(a.utf8("a/B")).u2(0); })},
      {"parameters cut short", "bytes expected",
       method_attribute("RuntimeVisibleParameterAnnotations",
                        [](A&) { return Bytes().u1(2).u2(0); })},
  });
}

// Lists of different length leave out leading parameters: they are joined at their ends.
TEST(DamagedAttribute, ParameterAnnotationsAreAlignedAtTheEnd) {
  ClassAssembler a;
  const Bytes seen = A::table({Bytes().u2(a.utf8("Lt/Seen;")).u2(0)});
  const Bytes unseen = A::table({Bytes().u2(a.utf8("Lt/Unseen;")).u2(0)});
  const Bytes visible = a.attribute("RuntimeVisibleParameterAnnotations", Bytes().u1(1).all(seen));
  const Bytes invisible =
      a.attribute("RuntimeInvisibleParameterAnnotations", Bytes().u1(2).all(unseen).all(unseen));
  a.methods = A::table({a.member_info(0x400, "m", "(II)V", {visible, invisible})});
  absl::StatusOr<std::unique_ptr<const ClassFile>> file = read_class(class_bytes(a.bytes()));
  ASSERT_TRUE(file.ok()) << file.status();
  const auto lists = *(*file)->parameter_annotations((*file)->methods[0]);
  ASSERT_EQ(lists.size(), 2u);
  ASSERT_EQ(lists[0].size(), 1u);
  EXPECT_EQ(lists[0][0].type, "Lt/Unseen;");
  ASSERT_EQ(lists[1].size(), 2u);
  EXPECT_EQ(lists[1][0].type, "Lt/Seen;");
  EXPECT_EQ(lists[1][1].type, "Lt/Unseen;");
}

}  // namespace
}  // namespace kukang
