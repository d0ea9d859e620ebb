// Code, decoded: the form in which methods are run.
//
// A method's bytes are decoded once, on its first call, into an array of instructions of one size.
// Short forms are folded (aload_0 is aload with operand 0), branches hold distances in
// instructions. An instruction that names a constant is resolved on its first execution and
// replaced by its quick form. Several threads may come upon it at the same moment: the first writes
// the operands, then the opcode, once and for all; whoever reads the new opcode may read them.

#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string_view>
#include <vector>

#include "classfile/class_file.h"
#include "heap/value.h"
#include "program/type.h"

namespace kukang {

enum class Op : uint8_t {
#define HOT(opcode, name, operands, effect) name = opcode,
#define COLD(opcode, name, operands, effect) name = opcode,
#define ALIAS(opcode, mnemonic, name, n)
#define QUICK(opcode, name, of, temperature) name = opcode,
#define RULE(constant, name, premise, conclusion)
#include "semantics/instructions.def"
};

// The wide form of ldc is no Op of its own: it is decoded as ldc.
inline constexpr uint8_t kLdcW = 0x13;

enum class Operands : uint8_t {
  None,
  Byte,
  Short,
  Local,
  Increment,
  Constant,
  Constant2,
  WideConstant,
  Branch,
  TableSwitch,
  LookupSwitch,
  ArrayType,
  MultiArray,
  InvokeInterface,
  InvokeDynamic,
};

// Targets are distances from the switch, in instructions. tableswitch: `low` is the key of
// targets[0]; lookupswitch: keys[i], sorted, goes with targets[i].
struct SwitchTable {
  int32_t low = 0;
  std::vector<int32_t> keys;
  std::vector<int32_t> targets;
  int32_t otherwise = 0;
};

// Of an instruction: read while another thread may be replacing it.
class Opcode {
 public:
  Opcode(Op op) : op_(op) {}
  Opcode(const Opcode& other) : op_(other) {}
  Opcode& operator=(Op op) {
    op_.store(op, std::memory_order_release);
    return *this;
  }
  Opcode& operator=(const Opcode& other) { return *this = Op{other}; }

  operator Op() const { return op_.load(std::memory_order_acquire); }
  uint8_t number() const { return static_cast<uint8_t>(Op{*this}); }

 private:
  std::atomic<Op> op_;
};

// INVARIANT: written only while it is decoded and, under one lock, when it becomes its quick form;
// then `op` is written last. The operands of one that has a quick form are read only after that.
struct Instruction {
  Opcode op;
  uint8_t spare = 0;
  uint16_t a = 0;  // a local, a constant's index, a slot, argument slots, dimensions
  int32_t b = 0;   // an immediate, a branch distance, an increment
  union {
    uint64_t bits = 0;
    const Type* type;
    const Field* field;
    const Method* method;
    const SwitchTable* table;
  };
};
static_assert(sizeof(Instruction) == 16);

struct Handler {
  int32_t start, end, target;  // instruction indexes; end is exclusive
  uint16_t catch_type;         // constant index, 0 for any
};

class ControlFlow;
class Machine;
class Program;
class Questions;
struct NativeCall;
struct NativeRow;
struct ConditionalRow;
struct AssumedRow;
enum class Step : uint8_t;
using Native = Step (*)(Machine&, NativeCall&);

// A method of kukang.machine that runs instead of another one, and what must be among the
// arguments for it to do so.
struct StandIn {
  enum class Where : uint8_t {
    Symbols,   // something symbolic
    Numbers,   // a term, or something deferred
    Deferred,  // something deferred, and the object that the method is called on is a made one
    Receiver,  // that object itself is deferred
    Texts,     // a reference that is not decided, or a text that is not known
    Keys,      // a hash table that the program has made asks, and may not be able to tell by itself
    Placed,    // anything, once a hash table has put something by a number of its own
  };
  const Method* method = nullptr;  // nullptr: none stands in
  Where where = Where::Symbols;
};

// INVARIANT: exactly one of `native` and a non-empty `instructions` is there.
struct Code final : Prepared {
  const NativeRow* native = nullptr;
  std::vector<uint8_t> operands;  // of a native method: in which slot each begins
  StandIn stand_in;
  const ConditionalRow* instead = nullptr;
  const AssumedRow* assumption = nullptr;
  bool unusual = false;  // one of these three is there
  uint16_t max_locals = 0;
  uint16_t max_stack = 0;
  mutable std::vector<Instruction> instructions;
  std::vector<uint16_t> offsets;  // of each instruction, in bytes
  std::vector<Handler> handlers;
  std::vector<LineNumber> lines;
  std::span<const uint8_t> bytes;
  std::vector<std::unique_ptr<SwitchTable>> tables;
  // Made when they are first asked for (control_flow.h, questions.h).
  mutable std::once_flag flow_made, questions_made;
  mutable std::shared_ptr<const ControlFlow> flow;
  mutable std::shared_ptr<const Questions> questions;

  const Instruction* begin() const { return instructions.data(); }
  int32_t index_of(const Instruction* pc) const { return static_cast<int32_t>(pc - begin()); }
  int line_at(int32_t index) const;  // -1 when unknown
};

// The opcode as it stands in the class file, and how javap writes it.
std::string_view mnemonic(uint8_t opcode);
Operands operands_of(Op op);
std::string_view effect_of(Op op);

// Decodes `method`, which has a Code attribute. Code of classes on the class path is also verified
// (verify.h); the JDK's is trusted, as the JVM trusts it.
absl::StatusOr<std::unique_ptr<Code>> decode(const Program& program, const Method& method);

}  // namespace kukang
