// Code that no compiler makes: each case is refused with a message that names the method and the
// offset, or ends in the Java exception that the JVM has for it.
//
// A case is the body of the static method m of a class t/T with the fields `int x` and
// `static Object object` and a constructor. What the real JVM says of them cannot be compared: its
// verifier has other words, and looks at whole classes.

#include <functional>
#include <set>

#include "classfile/assembler.h"
#include "classfile/places.h"
#include "run_class.h"
#include "semantics/verify.h"

namespace kukang {
namespace {

// Instructions of one method, written as they are in the class file.
class Body {
 public:
  explicit Body(ClassAssembler& file) : file(file) {}

  Body& op(Op op) {
    code.u1(static_cast<uint8_t>(op));
    return *this;
  }
  Body& op1(Op op, unsigned operand) { return this->op(op).u1(operand); }
  Body& op2(Op op, unsigned operand) { return this->op(op).u2(operand); }
  Body& u1(unsigned value) { return code.u1(value), *this; }
  Body& u2(unsigned value) { return code.u2(value), *this; }
  Body& u4(uint32_t value) { return code.u4(value), *this; }

  Body& string(std::string_view text) { return op2_wide_ldc(file.one(8, file.utf8(text))); }
  Body& type(Op op, std::string_view name) { return op2(op, file.class_constant(name)); }
  Body& field(Op op, std::string_view owner, std::string_view name, std::string_view descriptor) {
    return op2(op, file.member(9, owner, name, descriptor));
  }
  Body& call(Op op, std::string_view owner, std::string_view name, std::string_view descriptor) {
    const bool interface = op == Op::invokeinterface;
    op2(op, file.member(interface ? 11 : 10, owner, name, descriptor));
    return interface ? u2(0x0100) : *this;
  }
  // An object of t/T, constructed.
  Body& object() {
    return type(Op::new_, "t/T").op(Op::dup).call(Op::invokespecial, "t/T", "<init>", "()V");
  }
  // A java.lang.Integer.
  Body& boxed() {
    return op(Op::iconst).call(Op::invokestatic, "java/lang/Integer", "valueOf",
                               "(I)Ljava/lang/Integer;");
  }
  Body& handler(unsigned start, unsigned end, unsigned target) {
    handlers.u2(start).u2(end).u2(target).u2(0);
    return *this;
  }

  Bytes attribute() const {
    Bytes contents;
    contents.u2(max_stack).u2(max_locals).u4(static_cast<uint32_t>(code.size())).all(code);
    contents.u2(static_cast<unsigned>(handlers.size() / 8)).all(handlers).u2(0);
    return file.attribute("Code", contents);
  }

  ClassAssembler& file;
  Bytes code, handlers;
  unsigned max_stack = 4, max_locals = 2;

 private:
  Body& op2_wide_ldc(unsigned constant) { return u1(0x13).u2(constant); }
};

struct HostileCase {
  std::string_view name;
  std::string_view descriptor;
  std::string_view ending;  // part of text_of(record)
  std::function<void(Body&)> write;
};

// The class file of a case. `method_flags` are those of m.
std::vector<uint8_t> class_of(const HostileCase& c) {
  ClassAssembler file;
  file.fields = ClassAssembler::table({file.member_info(kPublic, "x", "I"),
                                       file.member_info(kStatic, "object", "Ljava/lang/Object;"),
                                       file.member_info(kStatic, "text", "Ljava/lang/String;")});
  Body constructor(file);
  constructor.op1(Op::aload, 0).call(Op::invokespecial, "java/lang/Object", "<init>", "()V");
  constructor.op(Op::return_);
  Body body(file);
  c.write(body);
  const bool constructs = c.descriptor == "(I)V";  // a second constructor, called by m
  Bytes methods;
  methods.u2(constructs ? 3 : 2);
  methods.all(file.member_info(kPublic, "<init>", "()V", {constructor.attribute()}));
  if (constructs) {
    methods.all(file.member_info(kPublic, "<init>", "(I)V", {body.attribute()}));
    Body caller(file);
    caller.type(Op::new_, "t/T").op(Op::dup).op(Op::iconst);
    caller.call(Op::invokespecial, "t/T", "<init>", "(I)V").op(Op::return_);
    methods.all(file.member_info(kStatic, "m", "()V", {caller.attribute()}));
  } else {
    methods.all(file.member_info(kStatic, "m", c.descriptor, {body.attribute()}));
  }
  file.methods = methods;
  return file.bytes();
}

void check(std::initializer_list<HostileCase> cases) {
  for (const HostileCase& c : cases) {
    SCOPED_TRACE(c.name);
    const TemporaryDirectory directory;
    write_file(directory / "t/T.class", class_of(c));
    ClassRunner runner(directory.string());
    Linked<const Type*> type = runner.load("t/T");
    ASSERT_TRUE(type.ok()) << message(type.failure().status) << type.failure().message;
    for (const Method& method : (*type)->methods) {
      if (method.name != "m") continue;
      const std::string text = text_of(runner.run(method));
      EXPECT_NE(text.find(c.ending), std::string::npos) << text;
      if (!c.ending.starts_with("malformed")) continue;
      EXPECT_NE(text.find("T.class: offset "), std::string::npos) << text;
      EXPECT_NE(text.find(" t.T."), std::string::npos) << text;
    }
  }
}

constexpr unsigned kWide = 0xc4;

TEST(HostileCode, Stack) {
  check({
      {"empty", "()V", "malformed", [](Body& b) { b.op(Op::pop).op(Op::return_); }},
      {"underflow", "()I", "iadd finds the operand stack empty",
       [](Body& b) { b.op(Op::iconst).op(Op::iadd).op(Op::ireturn); }},
      {"overflow", "()V", "iconst_0 overflows the operand stack",
       [](Body& b) {
         b.max_stack = 1;
         b.op(Op::iconst).op(Op::iconst).op(Op::return_);
       }},
      {"overflow by dup", "()V", "dup2_x2 overflows the operand stack",
       [](Body& b) { b.op(Op::lconst).op(Op::lconst).op(Op::dup2_x2).op(Op::return_); }},
      {"split long", "()V", "swap splits a long or double",
       [](Body& b) { b.op(Op::iconst).op(Op::lconst).op(Op::swap).op(Op::return_); }},
      {"popped half", "()V", "pop splits a long or double",
       [](Body& b) { b.op(Op::lconst).op(Op::pop).op(Op::return_); }},
      {"two depths", "()V", "different stack depth",
       [](Body& b) { b.op(Op::iconst).op2(Op::goto_, 0xffff).op(Op::return_); }},
      {"float as int", "()I", "iadd finds a float where an int is due",
       [](Body& b) { b.op(Op::iconst).op(Op::fconst).op(Op::iadd).op(Op::ireturn); }},
      {"int as reference", "()V", "ifnull finds an int where a reference is due",
       [](Body& b) { b.op(Op::iconst).op2(Op::ifnull, 3).op(Op::return_); }},
      {"reference as int", "()I", "ireturn finds null where an int is due",
       [](Body& b) { b.op(Op::aconst_null).op(Op::ireturn); }},
      {"two ints as a long", "()J", "lreturn finds an int where a long is due",
       [](Body& b) { b.op(Op::iconst).op(Op::iconst).op(Op::lreturn); }},
  });
}

TEST(HostileCode, Locals) {
  check({
      {"unset", "()I", "iload finds nothing that may be used in local 1",
       [](Body& b) { b.op1(Op::iload, 1).op(Op::ireturn); }},
      {"of another kind", "(F)I", "iload finds a float in local 0",
       [](Body& b) { b.op1(Op::iload, 0).op(Op::ireturn); }},
      {"half of a long", "(J)I", "iload finds half a long or double in local 1",
       [](Body& b) { b.op1(Op::iload, 1).op(Op::ireturn); }},
      {"long whose half was written over", "(J)J", "lload finds nothing that may be used in local 0",
       [](Body& b) {
         b.op(Op::iconst).op1(Op::istore, 1).op1(Op::lload, 0).op(Op::lreturn);
       }},
      {"out of range", "()I", "local 9 of 2", [](Body& b) { b.op1(Op::iload, 9).op(Op::ireturn); }},
      {"wide out of range", "()V", "local 40000 of 2",
       [](Body& b) {
         b.u1(kWide).op2(Op::iinc, 40000).u2(1).op(Op::return_);
       }},
      {"long at the end", "()V", "local 1 of 2",
       [](Body& b) { b.op(Op::lconst).op1(Op::lstore, 1).op(Op::return_); }},
      {"fewer than arguments", "(JJ)V", "the arguments of m take 4 slots, there are 2",
       [](Body& b) { b.op(Op::return_); }},
      {"different on two paths", "(I)I", "iload finds ",
       [](Body& b) {
         b.op(Op::iconst).op1(Op::istore, 1).op1(Op::iload, 0).op2(Op::ifeq, 6);  // 0
         b.op(Op::fconst).op1(Op::fstore, 1);                                    // 8
         b.op1(Op::iload, 1).op(Op::ireturn);                                    // 11
       }},
  });
}

TEST(HostileCode, Control) {
  check({
      {"into an instruction", "()V", "jumps to offset 4, where no instruction begins",
       [](Body& b) { b.op2(Op::goto_, 4).op2(Op::sipush, 0).op(Op::return_); }},
      {"before the code", "()V", "jumps to offset -7",
       [](Body& b) { b.op2(Op::goto_, 0xfff9); }},
      {"behind the code", "()V", "jumps to offset 3", [](Body& b) { b.op2(Op::goto_, 3); }},
      {"off the end", "()V", "lets control run over the end of the code",
       [](Body& b) { b.op(Op::nop); }},
      {"off the end after a branch", "()V", "run over the end",
       [](Body& b) { b.op(Op::iconst).op2(Op::ifeq, 0xffff); }},
      {"cut off", "()V", "sipush runs over the end of the code", [](Body& b) { b.op1(Op::sipush, 0); }},
      {"opcode of ours", "()V", "opcode 203 does not exist",
       [](Body& b) { b.u1(203).op(Op::return_); }},
      {"breakpoint", "()V", "opcode 202 does not exist",
       [](Body& b) { b.u1(202).op(Op::return_); }},
      {"wide nop", "()V", "wide before opcode 0",
       [](Body& b) { b.u1(kWide).u1(0).u2(0).op(Op::return_); }},
      {"wide opcode of ours", "()V", "wide before opcode 210",
       [](Body& b) { b.u1(kWide).u1(210).u2(0).op(Op::return_); }},
      {"wrong return", "()I", "return ends a method that returns int",
       [](Body& b) { b.op(Op::return_); }},
      {"return from void", "()V", "ireturn ends a method that returns void",
       [](Body& b) { b.op(Op::iconst).op(Op::ireturn); }},
      {"float return from int", "()I", "freturn ends a method that returns int",
       [](Body& b) { b.op(Op::fconst).op(Op::freturn); }},
      {"for ever", "()V", "used up its steps", [](Body& b) { b.op2(Op::goto_, 0); }},
  });
}

TEST(HostileCode, Switches) {
  check({
      {"all there is", "()V", "tableswitch runs over the end",
       [](Body& b) {
         b.op(Op::iconst).op(Op::tableswitch).u2(0).u4(3).u4(0x80000000).u4(0x7fffffff);
         b.op(Op::return_);
       }},
      {"backwards", "()V", "tableswitch runs over the end",
       [](Body& b) {
         b.op(Op::iconst).op(Op::tableswitch).u2(0).u4(3).u4(2).u4(1).op(Op::return_);
       }},
      {"negative", "()V", "lookupswitch runs over the end",
       [](Body& b) {
         b.op(Op::iconst).op(Op::lookupswitch).u2(0).u4(3).u4(0xffffffff).op(Op::return_);
       }},
      {"unsorted", "()V", "switch keys not sorted",
       [](Body& b) {
         b.op(Op::iconst).op(Op::lookupswitch).u2(0).u4(27).u4(2);
         b.u4(5).u4(27).u4(5).u4(27).op(Op::return_);
       }},
      {"as long as can be", "()I", "returned 0",
       [](Body& b) {
         constexpr uint32_t kCases = 16000;
         const uint32_t end = 15 + 4 * kCases;
         b.op(Op::iconst).op(Op::tableswitch).u2(0).u4(end).u4(0).u4(kCases - 1);
         for (uint32_t i = 0; i < kCases; ++i) b.u4(end);
         b.op(Op::iconst).op(Op::ireturn);
       }},
      {"on a float", "()V", "tableswitch finds a float where an int is due",
       [](Body& b) {
         b.op(Op::fconst).op(Op::tableswitch).u2(0).u4(19).u4(0).u4(0).u4(19).op(Op::return_);
       }},
  });
}

TEST(HostileCode, Constants) {
  check({
      {"none", "()V", "getstatic names constant 0", [](Body& b) { b.op2(Op::getstatic, 0); }},
      {"out of range", "()V", "new names constant 65535", [](Body& b) { b.op2(Op::new_, 65535); }},
      {"long by ldc", "()V", "ldc names constant",
       [](Body& b) { b.op1(Op::ldc, b.file.long_constant(1)).op(Op::return_); }},
      {"int by ldc2_w", "()V", "ldc2_w names constant",
       [](Body& b) { b.op2(Op::ldc2_w, b.file.integer(1)).op(Op::return_); }},
      {"method as field", "()V", "getfield names constant",
       [](Body& b) {
         b.op(Op::aconst_null).op2(Op::getfield, b.file.member(10, "t/T", "m", "()V"));
       }},
      {"array of no type", "()V", "newarray of no primitive type",
       [](Body& b) { b.op(Op::iconst).op1(Op::newarray, 3).op(Op::return_); }},
      {"array of no dimensions", "()V", "multianewarray of no dimensions",
       [](Body& b) { b.type(Op::multianewarray, "[I").u1(0).op(Op::return_); }},
      {"array of too many dimensions", "()V", "more dimensions than its type has",
       [](Body& b) {
         b.op(Op::iconst).op(Op::iconst).type(Op::multianewarray, "[I").u1(2).op(Op::return_);
       }},
  });
}

TEST(HostileCode, ObjectsOfAnotherClass) {
  check({
      {"field read", "()I", "getfield finds java.lang.String where t.T is due",
       [](Body& b) { b.string("").field(Op::getfield, "t/T", "x", "I").op(Op::ireturn); }},
      {"field written", "()V", "putfield finds java.lang.Integer where t.T is due",
       [](Body& b) {
         b.boxed().op(Op::iconst).field(Op::putfield, "t/T", "x", "I").op(Op::return_);
       }},
      {"static field written", "()V", "putstatic finds t.T where java.lang.String is due",
       [](Body& b) {
         b.object().field(Op::putstatic, "t/T", "text", "Ljava/lang/String;").op(Op::return_);
       }},
      {"receiver", "()I", "invokevirtual finds java.lang.String where java.lang.Integer is due",
       [](Body& b) {
         b.string("").call(Op::invokevirtual, "java/lang/Integer", "intValue", "()I");
         b.op(Op::ireturn);
       }},
      {"receiver of a native method", "()V",
       "invokevirtual finds java.lang.Integer where java.lang.String is due",
       [](Body& b) {
         b.boxed().call(Op::invokevirtual, "java/lang/String", "intern", "()Ljava/lang/String;");
         b.op(Op::pop).op(Op::return_);
       }},
      {"receiver of invokespecial", "()V",
       "invokespecial finds java.lang.String where t.T is due",
       [](Body& b) {
         b.string("").call(Op::invokespecial, "java/lang/Object", "hashCode", "()I");
         b.op(Op::pop).op(Op::return_);
       }},
      {"argument", "()V", "invokevirtual finds t.T where java.lang.String is due",
       [](Body& b) {
         b.string("").object();
         b.call(Op::invokevirtual, "java/lang/String", "concat",
                "(Ljava/lang/String;)Ljava/lang/String;");
         b.op(Op::pop).op(Op::return_);
       }},
      {"result", "()Ljava/lang/String;", "areturn finds t.T where java.lang.String is due",
       [](Body& b) { b.object().op(Op::areturn); }},
      {"one path of two", "(I)Ljava/lang/String;",
       "finds java.lang.Integer",
       [](Body& b) {
         b.op1(Op::iload, 0).op2(Op::ifeq, 10).boxed().op2(Op::goto_, 6).string("").op(Op::areturn);
       }},
      {"array of other elements", "()V",
       "putstatic finds java.lang.Object[] where java.lang.String[] is due",
       [](Body& b) {
         b.op(Op::iconst).type(Op::anewarray, "java/lang/Object");
         b.field(Op::putstatic, "t/T", "texts", "[Ljava/lang/String;").op(Op::return_);
       }},
      {"int array as reference array", "()V",
       "aaload finds int[] where an array of references is due",
       [](Body& b) {
         b.op(Op::iconst).op1(Op::newarray, 10).op(Op::iconst).op(Op::aaload);
         b.op(Op::pop).op(Op::return_);
       }},
      {"float array as int array", "()I", "iaload finds an operand of the wrong type",
       [](Body& b) {
         b.op(Op::iconst).op1(Op::newarray, 6).op(Op::iconst).op(Op::iaload).op(Op::ireturn);
       }},
      {"length of a text", "()I", "arraylength finds an operand of the wrong type",
       [](Body& b) { b.string("").op(Op::arraylength).op(Op::ireturn); }},
      {"thrown", "()V", "athrow finds java.lang.String where java.lang.Throwable is due",
       [](Body& b) { b.string("").op(Op::athrow); }},
      // Interfaces are checked when they are called.
      {"called through an interface", "()V",
       "IncompatibleClassChangeError: Class java.lang.String does not implement the requested "
       "interface java.lang.Runnable",
       [](Body& b) {
         b.string("").call(Op::invokeinterface, "java/lang/Runnable", "run", "()V").op(Op::return_);
       }},
      {"called through an interface by the JDK", "()I", "IncompatibleClassChangeError",
       [](Body& b) {
         b.string("a").string("b").string("comparator");
         b.call(Op::invokestatic, "java/util/Objects", "compare",
                "(Ljava/lang/Object;Ljava/lang/Object;Ljava/util/Comparator;)I");
         b.op(Op::ireturn);
       }},
      // A class that is not there has no objects.
      {"null of a missing class", "()V", "NoClassDefFoundError: t/Missing",
       [](Body& b) {
         b.op(Op::aconst_null).field(Op::getfield, "t/Missing", "x", "I").op(Op::return_);
       }},
      {"object as one of a missing class", "()V", "NoClassDefFoundError: t/Missing",
       [](Body& b) {
         b.string("").field(Op::getfield, "t/Missing", "x", "I").op(Op::return_);
       }},
  });
}

TEST(HostileCode, ObjectsBeforeTheirConstructor) {
  constexpr std::string_view kUnready = "finds an object before its constructor has run";
  check({
      {"called", "()V", kUnready,
       [](Body& b) {
         b.type(Op::new_, "java/lang/String");
         b.call(Op::invokevirtual, "java/lang/String", "intern", "()Ljava/lang/String;");
         b.op(Op::pop).op(Op::return_);
       }},
      {"stored", "()V", kUnready,
       [](Body& b) {
         b.type(Op::new_, "t/T").field(Op::putstatic, "t/T", "object", "Ljava/lang/Object;");
         b.op(Op::return_);
       }},
      {"returned", "()Ljava/lang/Object;", kUnready,
       [](Body& b) { b.type(Op::new_, "t/T").op(Op::areturn); }},
      {"into an array", "()V", kUnready,
       [](Body& b) {
         b.op(Op::iconst).type(Op::anewarray, "t/T").op(Op::iconst).type(Op::new_, "t/T");
         b.op(Op::aastore).op(Op::return_);
       }},
      {"dropped", "()V", "returned", [](Body& b) { b.type(Op::new_, "t/T").op(Op::pop).op(Op::return_); }},
      {"kept in a local", "()I", "returned 0",
       [](Body& b) {
         b.type(Op::new_, "t/T").op1(Op::astore, 0).op1(Op::aload, 0);
         b.call(Op::invokespecial, "t/T", "<init>", "()V");
         b.op1(Op::aload, 0).field(Op::getfield, "t/T", "x", "I").op(Op::ireturn);
       }},
      {"made again and again", "()V", "used up its steps",
       [](Body& b) {
         b.op(Op::iconst).type(Op::new_, "t/T").op(Op::swap).op(Op::pop);
         b.op2(Op::goto_, 0x10000 - 5);
       }},
      {"the one made before", "()V", "aload finds nothing that may be used in local 0",
       [](Body& b) {
         b.op(Op::aconst_null).op1(Op::astore, 0);                        // 0
         b.type(Op::new_, "t/T").op1(Op::aload, 0).op(Op::pop);           // 3
         b.op1(Op::astore, 0).op2(Op::goto_, 0x10000 - 8);                // 9
       }},
      {"constructed twice", "()V", "invokespecial finds t.T where an object to construct is due",
       [](Body& b) {
         b.object().call(Op::invokespecial, "t/T", "<init>", "()V").op(Op::return_);
       }},
      {"constructed as another", "()V", "constructs a t.T as a java.lang.Object",
       [](Body& b) {
         b.type(Op::new_, "t/T").call(Op::invokespecial, "java/lang/Object", "<init>", "()V");
         b.op(Op::return_);
       }},
      {"constructor by invokevirtual", "()V", "invokevirtual calls an initializer",
       [](Body& b) {
         b.type(Op::new_, "t/T").call(Op::invokevirtual, "t/T", "<init>", "()V").op(Op::return_);
       }},
      {"constructor that calls none", "(I)V", "return ends a constructor that has called no other",
       [](Body& b) { b.op(Op::return_); }},
      {"constructor that forgets this", "(I)V", "ends a constructor that has called no other",
       [](Body& b) { b.op(Op::aconst_null).op1(Op::astore, 0).op(Op::return_); }},
      {"constructor that calls one twice", "(I)V", "where an object to construct is due",
       [](Body& b) {
         for (int i = 0; i < 2; ++i) {
           b.op1(Op::aload, 0).call(Op::invokespecial, "java/lang/Object", "<init>", "()V");
         }
         b.op(Op::return_);
       }},
      {"this read too early", "(I)V", kUnready,
       [](Body& b) { b.op1(Op::aload, 0).field(Op::getfield, "t/T", "x", "I").op(Op::return_); }},
      {"this written early", "(I)V", "returned",
       [](Body& b) {
         b.op1(Op::aload, 0).op(Op::iconst).field(Op::putfield, "t/T", "x", "I");
         b.op1(Op::aload, 0).call(Op::invokespecial, "java/lang/Object", "<init>", "()V");
         b.op(Op::return_);
       }},
  });
}

TEST(HostileCode, Handlers) {
  check({
      {"of itself", "()V", "different stack depth",
       [](Body& b) { b.op(Op::aconst_null).op(Op::athrow).handler(0, 2, 0); }},
      {"again and again", "()V", "used up its steps",
       [](Body& b) {
         b.op(Op::aconst_null).op(Op::athrow).op(Op::pop).op2(Op::goto_, 0xfffd).handler(0, 3, 2);
       }},
      {"what it throws itself", "()V", "used up its steps",
       [](Body& b) { b.op(Op::aconst_null).op(Op::athrow).op(Op::athrow).handler(0, 3, 2); }},
      {"in the middle of an instruction", "()V", "splits an instruction",
       [](Body& b) { b.op2(Op::sipush, 0).op(Op::pop).op(Op::return_).handler(1, 3, 0); }},
      {"without room", "()V", "no room for the exception",
       [](Body& b) {
         b.max_stack = 0;
         b.op(Op::nop).op(Op::return_).handler(0, 1, 1);
       }},
  });
}

TEST(HostileCode, NativeMethods) {
  check({
      {"arraycopy of texts", "()V",
       "ArrayStoreException: arraycopy: source type java.lang.String is not an array",
       [](Body& b) {
         b.max_stack = 5;
         b.string("").op(Op::iconst).string("").op(Op::iconst).op(Op::iconst);
         b.call(Op::invokestatic, "java/lang/System", "arraycopy",
                "(Ljava/lang/Object;ILjava/lang/Object;II)V");
         b.op(Op::return_);
       }},
      {"length of a text", "()I", "IllegalArgumentException: Argument is not an array",
       [](Body& b) {
         b.string("").call(Op::invokestatic, "java/lang/reflect/Array", "getLength",
                           "(Ljava/lang/Object;)I");
         b.op(Op::ireturn);
       }},
      {"clone", "()V", "CloneNotSupportedException: t.T",
       [](Body& b) {
         b.object().call(Op::invokevirtual, "t/T", "clone", "()Ljava/lang/Object;");
         b.op(Op::pop).op(Op::return_);
       }},
      {"class without a name", "()V", "NullPointerException",
       [](Body& b) {
         b.op(Op::aconst_null).call(Op::invokestatic, "java/lang/Class", "forName",
                                    "(Ljava/lang/String;)Ljava/lang/Class;");
         b.op(Op::pop).op(Op::return_);
       }},
      {"class of half an array type", "()V", "ClassNotFoundException: [",
       [](Body& b) {
         b.string("[").call(Op::invokestatic, "java/lang/Class", "forName",
                            "(Ljava/lang/String;)Ljava/lang/Class;");
         b.op(Op::pop).op(Op::return_);
       }},
      {"class of an array of nothing", "()V", "ClassNotFoundException: [V",
       [](Body& b) {
         b.string("[V").call(Op::invokestatic, "java/lang/Class", "forName",
                             "(Ljava/lang/String;)Ljava/lang/Class;");
         b.op(Op::pop).op(Op::return_);
       }},
      {"the JDK's own Unsafe", "()V",
       "IllegalAccessError: class t.T (in unnamed module) cannot access class "
       "jdk.internal.misc.Unsafe",
       [](Body& b) {
         b.call(Op::invokestatic, "jdk/internal/misc/Unsafe", "getUnsafe",
                "()Ljdk/internal/misc/Unsafe;");
         b.op(Op::pop).op(Op::return_);
       }},
      {"the other Unsafe", "()V", "SecurityException: Unsafe",
       [](Body& b) {
         b.call(Op::invokestatic, "sun/misc/Unsafe", "getUnsafe", "()Lsun/misc/Unsafe;");
         b.op(Op::pop).op(Op::return_);
       }},
  });
}

TEST(HostileCode, Sizes) {
  check({
      {"array of 256 dimensions", "()V", "anewarray makes too deep an array",
       [](Body& b) {
         b.op(Op::iconst).type(Op::anewarray, std::string(255, '[') + "I").op(Op::return_);
       }},
      {"array of 255 dimensions", "()I", "returned 1",
       [](Body& b) {
         b.max_stack = 255;
         for (int i = 0; i < 255; ++i) b.op1(Op::bipush, 1);
         b.type(Op::multianewarray, std::string(255, '[') + "I").u1(255);
         b.op(Op::arraylength).op(Op::ireturn);
       }},
      {"ever deeper arrays", "()V", "IllegalArgumentException",
       [](Body& b) {
         b.type(Op::new_, "java/lang/Object").op(Op::dup);                              // 0
         b.call(Op::invokespecial, "java/lang/Object", "<init>", "()V");                // 4
         b.call(Op::invokevirtual, "java/lang/Object", "getClass", "()Ljava/lang/Class;");  // 7
         b.op(Op::iconst);                                                              // 10
         b.call(Op::invokestatic, "java/lang/reflect/Array", "newInstance",
                "(Ljava/lang/Class;I)Ljava/lang/Object;");                              // 11
         b.op2(Op::goto_, 0x10000 - 7);                                                 // 14
       }},
      {"arrays of 2^62 elements", "()V", "OutOfMemoryError: Java heap space",
       [](Body& b) {
         for (int i = 0; i < 2; ++i) b.op(Op::iconst).op(Op::iconst).op(Op::iconst).op(Op::pop2);
         b.u1(0x12).u1(b.file.integer(0x7fffffff)).op(Op::dup);
         b.type(Op::multianewarray, "[[J").u1(2).op(Op::pop).op(Op::return_);
       }},
      {"more frames of 2 MB than there is memory", "()V", "StackOverflowError",
       [](Body& b) {
         b.max_stack = b.max_locals = 65535;
         b.call(Op::invokestatic, "t/T", "m", "()V").op(Op::return_);
       }},
      {"too many slots to follow", "()V", "too intricate to verify",
       [](Body& b) {
         b.max_locals = 65535;
         for (int i = 0; i < 65000; ++i) b.op(Op::nop);
         b.op(Op::return_);
       }},
      {"null at the end of many jumps backwards", "()V", "NullPointerException",
       [](Body& b) {
         constexpr int kJumps = 20000;
         b.u1(0xc8).u4(2 + 3 * kJumps);  // goto_w
         b.op(Op::aconst_null).op(Op::athrow).op(Op::nop);
         for (int i = 1; i < kJumps; ++i) b.op2(Op::goto_, 0x10000 - 3);
       }},
      {"garbage", "()V", "used up its steps",
       [](Body& b) {
         b.op2(Op::sipush, 2000).op1(Op::newarray, 11).op(Op::pop).op2(Op::goto_, 0x10000 - 6);
       }},
      {"no garbage", "()V", "OutOfMemoryError: Java heap space",
       [](Body& b) {
         b.op2(Op::sipush, 10).type(Op::anewarray, "java/lang/Object").op1(Op::astore, 0);  // 0
         b.op2(Op::sipush, 1000).type(Op::anewarray, "java/lang/Object");                  // 8
         b.op(Op::dup).op(Op::iconst).op1(Op::aload, 0).op(Op::aastore);                   // 14
         b.op1(Op::astore, 0).op2(Op::goto_, 0x10000 - 13);                                // 19
       }},
  });
}

// The strictest test of what may be refused: nothing that a real compiler has made.
TEST(Verification, AcceptsTheJdk) {
  auto program = Program::open({.class_path = ".", .jdk = ""}, own_classes());
  ASSERT_TRUE(program.ok()) << program.status();
  std::vector<std::string> names;
  ASSERT_TRUE(jdk().list(names).ok());
  size_t verified = 0;
  for (size_t i = 0; i < names.size() && !HasFailure(); i += 4) {
    Linked<const Type*> type = (*program)->load(names[i]);
    ASSERT_TRUE(type.ok()) << names[i];
    for (const Method& method : (*type)->methods) {
      if (method.flags & (kNative | kAbstract)) continue;
      const auto code = decode(**program, method);
      ASSERT_TRUE(code.ok()) << code.status();
      const absl::Status status = verify(**program, method, **code, 0);
      EXPECT_TRUE(status.ok()) << status;
      ++verified;
    }
  }
  EXPECT_GT(verified, 40000u);
}

}  // namespace
}  // namespace kukang
