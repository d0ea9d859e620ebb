// Instructions in places and with operands that they cannot have.

#include "hostile_case.h"

namespace kukang {
namespace {

constexpr unsigned kWide = 0xc4;

TEST(HostileCode, Stack) {
  check_endings({
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
  check_endings({
      {"unset", "()I", "iload finds nothing that may be used in local 1",
       [](Body& b) { b.op1(Op::iload, 1).op(Op::ireturn); }},
      {"of another kind", "(F)I", "iload finds a float in local 0",
       [](Body& b) { b.op1(Op::iload, 0).op(Op::ireturn); }},
      {"half of a long", "(J)I", "iload finds half a long or double in local 1",
       [](Body& b) { b.op1(Op::iload, 1).op(Op::ireturn); }},
      {"long whose half was written over", "(J)J",
       "lload finds nothing that may be used in local 0",
       [](Body& b) { b.op(Op::iconst).op1(Op::istore, 1).op1(Op::lload, 0).op(Op::lreturn); }},
      {"out of range", "()I", "local 9 of 2", [](Body& b) { b.op1(Op::iload, 9).op(Op::ireturn); }},
      {"wide out of range", "()V", "local 40000 of 2",
       [](Body& b) { b.u1(kWide).op2(Op::iinc, 40000).u2(1).op(Op::return_); }},
      {"long at the end", "()V", "local 1 of 2",
       [](Body& b) { b.op(Op::lconst).op1(Op::lstore, 1).op(Op::return_); }},
      {"fewer than arguments", "(JJ)V", "the arguments of m take 4 slots, there are 2",
       [](Body& b) { b.op(Op::return_); }},
      {"different on two paths", "(I)I", "iload finds ",
       [](Body& b) {
         b.op(Op::iconst).op1(Op::istore, 1).op1(Op::iload, 0).op2(Op::ifeq, 6);  // 0
         b.op(Op::fconst).op1(Op::fstore, 1);                                     // 8
         b.op1(Op::iload, 1).op(Op::ireturn);                                     // 11
       }},
  });
}

TEST(HostileCode, Control) {
  check_endings({
      {"into an instruction", "()V", "jumps to offset 4, where no instruction begins",
       [](Body& b) { b.op2(Op::goto_, 4).op2(Op::sipush, 0).op(Op::return_); }},
      {"before the code", "()V", "jumps to offset -7", [](Body& b) { b.op2(Op::goto_, 0xfff9); }},
      {"behind the code", "()V", "jumps to offset 3", [](Body& b) { b.op2(Op::goto_, 3); }},
      {"off the end", "()V", "lets control run over the end of the code",
       [](Body& b) { b.op(Op::nop); }},
      {"off the end after a branch", "()V", "run over the end",
       [](Body& b) { b.op(Op::iconst).op2(Op::ifeq, 0xffff); }},
      {"cut off", "()V", "sipush runs over the end of the code",
       [](Body& b) { b.op1(Op::sipush, 0); }},
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
  check_endings({
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
  check_endings({
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

TEST(HostileCode, Handlers) {
  check_endings({
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

}  // namespace
}  // namespace kukang
