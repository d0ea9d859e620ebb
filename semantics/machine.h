// The machine: steps a state, one instruction at a time, by named rules.
//
// run() executes until the path ends, forks or has used its share of steps. It never recurses on
// the C++ stack: calls, class initializers and exception constructors all become frames of the
// state. A Machine belongs to one worker thread; what it runs on is the State.
//
// A rule that cannot finish at once leaves pc where it is, pushes the frame of what must happen
// first (a class initializer, say) and reports Switched; the instruction runs again afterwards.

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "heap/bounds.h"
#include "heap/remarks.h"
#include "heap/state.h"
#include "heap/strategy.h"
#include "program/resolve.h"
#include "semantics/instruction.h"
#include "semantics/made_fields.h"
#include "semantics/rule.h"

namespace kukang {

// How an instruction's rule left the machine.
enum class Step : uint8_t {
  Next,      // done: go on with the following instruction
  Jump,      // done: pc is where to go on
  Switched,  // another frame is on top, or the same one was changed: read it anew
  Again,     // the instruction has been replaced by its quick form: execute that
  Forked,    // the state is as it was; Machine::choices says how it may go on
  Ended,     // the path has ended; Machine::ending says how
};
// How a run came to a stop.
enum class Progress : uint8_t { Paused, Forked, Ended };

enum class Outcome : uint8_t {
#define OUTCOME(name, text) name,
#include "semantics/outcome.def"
};
std::string_view text_of(Outcome outcome);

struct Ending {
  Outcome outcome = Outcome::Returned;
  Value value;          // what was returned, or the exception
  int32_t status = 0;   // of System.exit
  absl::Status reason;  // why it stopped
};

// The running frame's registers, kept in the processor's own while hot rules run.
struct Registers {
  const Instruction* pc;
  Value* sp;  // one past the top of the operand stack
  Value* locals;

  void push(const Value& v) { (sp++)->set(v); }
  void push_wide(const Value& v) {
    sp[0].set(v);
    sp[1].set(Value());
    sp += 2;
  }
  template <class T>
  void push_of(T v) {
    if constexpr (kSlots<T> == 2) {
      push_wide(Value::of(v));
    } else {
      push(Value::of(v));
    }
  }
};

// Where several runs of an activation meet.
struct MeetingPoint {
  uint32_t activation = 0;
  uint32_t depth = 0;               // frames, with that of the activation
  const Instruction* pc = nullptr;  // nullptr: where it has returned
};

class Machine;
struct CallContract;
class SymbolicHeap;
class Hierarchy;

// One way to go on from a fork: a rule, what must hold for it, and what it does to the state. The
// effect runs on the state as it was at the fork, or on a copy; how it uses the rest is its own.
struct Choice {
  using Effect = Step (*)(Machine&, const Choice&);
  Rule rule;
  Effect effect;
  const Term* guard = nullptr;  // nullptr: nothing but what the state already knows
  bool branch = false;          // one side of an undecided branch: counts for loops
  bool by_value = false;        // its guard, and no other's, holds of a run that takes it
  Candidate candidate = {Candidate::What::Null};
  Bound bound = Bound::Objects;  // that cuts it, where the candidate is cut
  Value value = {};
  const Type* type = nullptr;
  const Method* method = nullptr;
  const std::vector<const Type*>* except = nullptr;
  const Granted::Class* granted = nullptr;  // of a parameter
  bool holds = false;    // what the effect asks: that it is of the type, is negative, is `this`
  uint32_t index = 0;    // of an element, or of a field
  int operands = 0;      // to be popped; or how far below the top the operand is
  int32_t distance = 0;  // of a jump, in instructions
  int digits = 0;
};

// Sees every instruction and every rule, when there is one.
class Observer {
 public:
  virtual ~Observer() = default;
  // `pc` is about to be executed in the state's top frame.
  virtual void executed(const State& state, const Code& code, const Instruction& pc) = 0;
  virtual void fired(Rule rule) = 0;
  // The state goes on, after others have been run: at the instruction where it forked.
  virtual void resumed(const State&) {}
};

// One who tells two others.
class TwoObservers final : public Observer {
 public:
  TwoObservers(Observer& first, Observer& second) : first_(first), second_(second) {}

  void executed(const State& state, const Code& code, const Instruction& pc) override {
    first_.executed(state, code, pc);
    second_.executed(state, code, pc);
  }
  void fired(Rule rule) override {
    first_.fired(rule);
    second_.fired(rule);
  }
  void resumed(const State& state) override {
    first_.resumed(state);
    second_.resumed(state);
  }

 private:
  Observer& first_;
  Observer& second_;
};

// A call of a method that has a row in the native table.
struct NativeCall {
  const Method* method;
  const Value* args;  // `this` first; long and double take two
  Value result;

  Step give(Value value) {
    result = value;
    return Step::Next;
  }
  Step give(int32_t v) { return give(Value::of(v)); }
  Step give(int64_t v) { return give(Value::of(v)); }
  Step give_bool(bool v) { return give(Value::of(int32_t{v})); }
  Step done() { return Step::Next; }
};

inline constexpr int32_t kLatin1 = 0, kUtf16 = 1;  // the coders of a String

// Types that the rules themselves speak of.
struct KnownTypes {
  const Type* string;
  const Type* class_;
  const Type* throwable;
  const Type* raise;                    // kukang.machine.Raise
  const Method* nothing;                // its method that does nothing
  const Type* arrays[12];               // by Basic
  uint32_t string_value, string_coder;  // slots
};

class Machine {
 public:
  struct Options {
    bool assertions = false;         // Class.desiredAssertionStatus, for the class path's classes
    uint32_t max_depth = 3000;       // frames; beyond: StackOverflowError
    uint64_t max_heap = 4ull << 30;  // bytes; beyond: OutOfMemoryError
    std::function<void(std::string_view text, bool to_err)> console;
    std::function<int()> input;  // the next byte of System.in, or -1
    // What comes from outside is not known: also before there are symbols for it.
    bool explores = false;
  };

  static absl::StatusOr<std::unique_ptr<Machine>> make(const Program& program, Options options);

  // --- running ---

  // Readies `state` to call `method` with `args` (slots). Its class, and what the machine relies
  // on, is initialized first.
  void enter(State& state, const Method& method, const std::vector<Value>& args);
  // Readies `state` to initialize `type`, and nothing else.
  void enter_initializer(State& state, const Type& type);
  // Runs `state` until it ends (see `ending`), forks (see `choices`), or `steps` more instructions
  // have been executed. With an observer everything is reported to it.
  Progress run(State& state, uint64_t steps);
  // The same, but pauses where it is about to run the meeting point, and as soon as that activation
  // is no more. Nothing is reported to an observer, and nothing reclaimed.
  Progress run_to(State& state, uint64_t steps, const MeetingPoint& meeting);
  Ending ending;
  // Takes one of the choices. The state may be a copy of the one that forked.
  Progress take(State& state, const Choice& choice);
  std::vector<Choice> choices;
  Observer* observer = nullptr;
  const std::atomic<bool>* pause = nullptr;  // once it is set, run() returns before its time
  bool is_to_pause() const { return pause != nullptr && pause->load(std::memory_order_relaxed); }

  // --- what rules and natives use ---

  const Program& program;
  const Options options;
  KnownTypes known;
  State* state = nullptr;
  // Of symbolic execution; nullptr: everything is concrete.
  SymbolicHeap* symbolic = nullptr;
  const Hierarchy* hierarchy = nullptr;
  MadeFields made_fields;
  bool laws = true;                    // are objects of the JDK's classes lawful (laws.h)?
  bool compares_texts_at_once = true;  // or character by character (same_text.h)?
  // Where the JDK's own code asks whether two are the same, of which nothing else is known: is that
  // decided, or left to the call of equals that comes next (branches.cc)?
  bool decides_anybody = false;
  bool numbers_identities = true;  // for hash tables, or has it symbols (identity_hash.cc)?
  Remarks remarks;
  // Methods that are replaced by their contracts, by number.
  struct Replaced {
    const Method* method;
    const Method* by;
    const CallContract* contract;
  };
  std::vector<Replaced> replaced;

  Frame& frame() { return *state->top; }
  Heap& heap() { return state->heap; }
  const Code& code_of(const Frame& frame) const {
    return static_cast<const Code&>(*frame.method->prepared.load(std::memory_order_acquire));
  }
  Registers load() {
    Frame& f = frame();
    return {f.pc, f.stack_base() + f.stack, f.locals()};
  }
  // Instructions are counted where control leaves the straight line, not one by one: here, and in
  // jump(). The counter is in memory, so that it does not take a register from pc.
  void save(const Registers& r) {
    left_ -= r.pc - line_;
    line_ = r.pc;
    Frame& f = frame();
    f.pc = r.pc;
    f.stack = static_cast<uint32_t>(r.sp - f.stack_base());
  }

  Step jump(Registers& r, int32_t distance) {
    left_ -= r.pc - line_ + 1;
    r.pc += distance;
    line_ = r.pc;
    return Step::Jump;
  }

  // Calls. `args` may be the operands of the running frame, already popped. Natives run at once and
  // push their result; for others a frame is pushed.
  Step call(const Method& method, const Value* args);
  Step return_from_frame(Value result, int slots);
  // What runs when the method is called: made on the first call; nullptr when the path has ended.
  const Code* ready(const Method& method) {
    const Prepared* prepared = method.prepared.load(std::memory_order_acquire);
    return prepared != nullptr ? static_cast<const Code*>(prepared) : prepare(method);
  }

  // Exceptions. raise() throws a fresh exception that the JVM itself would throw; `name` is its
  // class's simple name, a method of kukang.machine.Raise. In a native its frame shows first.
  Step raise(std::string_view name, std::string_view message);
  Step raise(std::string_view name, Value message);
  Step raise(std::string_view name);
  Step raise(const LinkFailure& failure);
  Step raise_null();  // NullPointerException, with the JVM's explanation of what was null
  Step throw_object(Value exception);
  // Would some frame of the state catch it?
  bool catches(const Type& thrown) const;
  Step end(Ending how);
  Step leave_assumed();  // the path ends, outside what is assumed
  Step stop(absl::Status why);
  // The path depends on which class a symbolic java.lang.Class is.
  Step stop_at_open_class();
  // An operand of a kind the instruction cannot work with: the class file is ill-typed.
  Step ill_typed();
  // What `choices` holds is how the path may go on. One that needs no guard is taken at once when
  // it is the only one.
  Step fork();
  // The same in a native method: the call runs again for what the choices do not finish.
  Step fork_in(const NativeCall& call);
  // Puts a native method's arguments back, so that the call can run again; and takes them again.
  void retry(const NativeCall& call);
  void running_native(const NativeCall& call) { native_ = call.method; }
  // Something that the path takes for granted, or that cannot be done exactly.
  void assume(std::string_view what) { state->assumptions |= remarks.assumptions.bit(what); }
  void assume(const AssumedRow& row);  // where it applies
  void approximate(std::string_view what) {
    state->approximations |= remarks.approximations.bit(what);
  }

  // Class initialization: Next when `type` may be used, else what must happen first.
  Step initialize(const Type& type);
  // For a native that needs something done first, after which the call runs again: `type` is
  // initialized, or `method`, which takes no arguments, has run.
  Step retry_after(const NativeCall& call, const Type& type);
  Step retry_after(const NativeCall& call, const Method& method);
  // Has `method` run before the running instruction, which then runs again.
  Step run_first(const Method& method, const Value* args) {
    return push_detour(method, nullptr, args);
  }
  bool is_initialized(const Type& type) const {
    const Object* statics = state->static_object(type);
    return statics != nullptr && statics->initialization != Initialization::None &&
           statics->initialization != Initialization::Failed;
  }

  // Objects. An allocation that does not fit gives an Undefined value; the caller, which must have
  // changed nothing yet, then returns raise_out_of_memory(). What the machine makes itself
  // (strings, mirrors) always fits.
  bool has_room(uint64_t bytes) const;
  Value allocate(const Type& type);
  // `sparse`: only instructions look into it. In symbolic execution, where it is large, it has only
  // what is in it.
  Value allocate_array(const Type& array_type, int32_t length, bool sparse = false);
  // First reclaims: if that makes room, the instruction runs again. For an array of `length` there
  // may be none, however large the heap.
  static bool can_be_so_long(int32_t length);
  Step raise_out_of_memory(int32_t length = 0);
  Value mirror(const Type& type);
  const Type* mirrored(Value class_object) const;
  Value literal(uint32_t literal);
  Value make_string(std::u16string_view text);
  Value make_string(std::string_view utf8);
  // The characters of a String; nullopt where one is symbolic, or how many there are.
  std::optional<std::u16string> read_string(Value string) const;
  std::optional<std::string> read_utf8(Value string) const;
  bool has_known_text(Value string) const;
  const Object& object(Value location) const { return state->heap[location.location]; }
  Object& change(Value location) { return state->heap.change(location.location); }

  void fired(Rule rule) {
    if (observer != nullptr) observer->fired(symbolic != nullptr ? symbolic_name(rule) : rule);
  }

 private:
  Step apply(const Choice& choice);
  explicit Machine(const Program& program, Options options)
      : program(program), options(std::move(options)), made_fields(program) {}
  absl::Status find_known_types();
  template <bool kTraced, bool kMeets = false>
  Progress interpret(uint64_t steps);
  const Code* prepare(const Method& method);
  const Method* replacement_of(const Method& method) const;
  Frame* make_frame(const Method& method, const Code& code, const Value* args);
  bool too_deep(const Code& code) const;
  Step enter_frame(const Method& method, const Code& code, const Value* args);
  Step enter_native(const Method& method, const Code& code, const Value* args,
                    Native instead = nullptr);
  const Method* thrower(std::string_view name) const;
  bool find_handler(const Frame& frame, const Type& thrown, int32_t* target) const;
  // Of the class whose initializer waits on top: runs what must be before it, then it can begin.
  Step begin_initializer();
  Step push_detour(const Method& body, const Type* initializes, const Value* args = nullptr);
  absl::Status make_statics(const Type& type);
  void reclaim();

  const Method* native_ = nullptr;  // the native method that is running
  bool overflowing_ = false;        // a StackOverflowError is being made, which takes frames itself
  bool starving_ = false;           // an OutOfMemoryError is being made, which takes memory itself
  uint64_t reclaim_at_ = 64ull << 20;
  int64_t left_ = 0;                   // steps that may still be taken
  MeetingPoint meeting_;               // of run_to()
  const Instruction* line_ = nullptr;  // where the straight line that is being executed began
};

}  // namespace kukang
