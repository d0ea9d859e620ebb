// Puts a class file together: a constant pool without duplicates, fields, methods with code.
//
// What comes out is read back by read_class like any other class file. Instructions are emitted in
// their long forms only (aload 0, never aload_0). The depth of the operand stack is followed along
// the text, so a label must be bound where the depth is what it is at the jumps to it. There is no
// StackMapTable: the machine needs none.
//
// REQUIRES texts in modified UTF-8 of at most 65535 bytes, and locals below 256: a method's
// arguments always are.

#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "classfile/class_file.h"
#include "semantics/instruction.h"

namespace kukang {

using Bytes = std::vector<uint8_t>;

inline constexpr std::string_view kObject = "Ljava/lang/Object;";  // stands for any reference

// A field or method as it is named in the constant pool. `tag` is FieldRef, MethodRef or
// InterfaceMethodRef.
struct MemberName {
  ConstantTag tag;
  std::string_view owner, name, descriptor;
};

// Each constant's index is that of an equal one if there is one.
class ConstantPool {
 public:
  uint16_t utf8(std::string_view text);
  uint16_t text(ConstantTag tag, std::string_view text);  // Class, String
  uint16_t number(ConstantTag tag, uint64_t bits);        // Integer, Float, Long, Double
  uint16_t member(const MemberName& member);

  void write(Bytes& out) const;

 private:
  uint16_t add(Bytes entry, int indexes = 1);

  Bytes entries_;
  uint16_t next_ = 1;
  absl::flat_hash_map<Bytes, uint16_t> index_of_;
};

// The code of one method.
class CodeWriter {
 public:
  struct Label {
    std::vector<size_t> jumps;  // offsets of the instructions that go there
  };

  explicit CodeWriter(ConstantPool& pool) : pool_(pool) {}

  void op(Op op);  // one without operands
  void load(std::string_view descriptor, int local);
  void return_value(std::string_view descriptor);
  void integer(int32_t value);
  void string(std::string_view text);
  void class_object(std::string_view name);
  void number(ConstantTag tag, uint64_t bits);
  void field(Op op, const MemberName& field);
  void invoke(Op op, const MemberName& method);
  void type(Op op, std::string_view name);  // new, checkcast, instanceof, anewarray
  void jump(Op op, Label& target);          // forwards
  void bind(Label& label);
  // new; the arguments come next, then invoke_constructor
  void new_object(std::string_view name);
  void invoke_constructor(std::string_view name, std::string_view descriptor);

  // The Code attribute's contents.
  Bytes attribute(int max_locals) const;

 private:
  void apply(Op op);
  void emit(Op op, uint64_t operand, int size);
  void change_depth(int slots);

  ConstantPool& pool_;
  Bytes code_;
  int depth_ = 0;
  int max_depth_ = 0;
};

// A class that is final and synthetic and extends Object.
class Assembler {
 public:
  Assembler(std::string_view name, const std::vector<std::string_view>& interfaces);

  void field(uint16_t flags, std::string_view name, std::string_view descriptor);
  CodeWriter code() { return CodeWriter(pool_); }
  void method(uint16_t flags, std::string_view name, std::string_view descriptor,
              const CodeWriter& code);
  void native_method(std::string_view name, std::string_view descriptor);  // a static one

  Bytes bytes() const;

 private:
  void member(Bytes& out, uint16_t flags, std::string_view name, std::string_view descriptor);

  ConstantPool pool_;
  uint16_t this_class_, super_class_;
  std::vector<uint16_t> interfaces_;
  Bytes fields_, methods_;
  uint16_t field_count_ = 0, method_count_ = 0;
};

}  // namespace kukang
