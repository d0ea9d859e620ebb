// Code that no compiler makes, and how running it must end.
//
// A case is the body of the static method m of a class t/T with the fields `int x`, `static Object
// object` and `static String text` and a constructor; or, where its descriptor is (I)V, of a second
// constructor, which m calls. A case that is refused must be refused with a message that names the
// method and the offset. What the real JVM says of them cannot be compared: its verifier has other
// words, and looks at whole classes.

#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/assembler.h"
#include "classfile/places.h"
#include "run_class.h"
#include "semantics/instruction.h"

namespace kukang {

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
    return op(Op::iconst)
        .call(Op::invokestatic, "java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;");
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

inline std::vector<uint8_t> class_of(const HostileCase& c) {
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

inline void check_endings(std::initializer_list<HostileCase> cases) {
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

}  // namespace kukang
