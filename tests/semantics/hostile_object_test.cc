// Objects where they do not belong, native methods called with anything, sizes beyond reason.

#include "hostile_case.h"

namespace kukang {
namespace {

TEST(HostileObjects, ObjectsOfAnotherClass) {
  check_endings({
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
      {"receiver of invokespecial", "()V", "invokespecial finds java.lang.String where t.T is due",
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
      {"one path of two", "(I)Ljava/lang/String;", "finds java.lang.Integer",
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
       [](Body& b) { b.string("").field(Op::getfield, "t/Missing", "x", "I").op(Op::return_); }},
  });
}

TEST(HostileObjects, ObjectsBeforeTheirConstructor) {
  constexpr std::string_view kUnready = "finds an object before its constructor has run";
  check_endings({
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
      {"dropped", "()V", "returned",
       [](Body& b) { b.type(Op::new_, "t/T").op(Op::pop).op(Op::return_); }},
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
         b.op(Op::aconst_null).op1(Op::astore, 0);               // 0
         b.type(Op::new_, "t/T").op1(Op::aload, 0).op(Op::pop);  // 3
         b.op1(Op::astore, 0).op2(Op::goto_, 0x10000 - 8);       // 9
       }},
      {"constructed twice", "()V", "invokespecial finds t.T where an object to construct is due",
       [](Body& b) { b.object().call(Op::invokespecial, "t/T", "<init>", "()V").op(Op::return_); }},
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

TEST(HostileObjects, NativeMethods) {
  check_endings({
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
         b.op(Op::aconst_null)
             .call(Op::invokestatic, "java/lang/Class", "forName",
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

TEST(HostileObjects, Sizes) {
  check_endings({
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
         b.type(Op::new_, "java/lang/Object").op(Op::dup);                                  // 0
         b.call(Op::invokespecial, "java/lang/Object", "<init>", "()V");                    // 4
         b.call(Op::invokevirtual, "java/lang/Object", "getClass", "()Ljava/lang/Class;");  // 7
         b.op(Op::iconst);                                                                  // 10
         b.call(Op::invokestatic, "java/lang/reflect/Array", "newInstance",
                "(Ljava/lang/Class;I)Ljava/lang/Object;");  // 11
         b.op2(Op::goto_, 0x10000 - 7);                     // 14
       }},
      {"arrays of 2^62 elements", "()V", "OutOfMemoryError: Requested array size exceeds VM limit",
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
         b.op2(Op::sipush, 1000).type(Op::anewarray, "java/lang/Object");                   // 8
         b.op(Op::dup).op(Op::iconst).op1(Op::aload, 0).op(Op::aastore);                    // 14
         b.op1(Op::astore, 0).op2(Op::goto_, 0x10000 - 13);                                 // 19
       }},
  });
}

}  // namespace
}  // namespace kukang
