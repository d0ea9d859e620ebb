#include "semantics/symbolic/functions.h"

#include <algorithm>
#include <mutex>

#include "absl/container/node_hash_set.h"
#include "fmt/format.h"
#include "program/hierarchy.h"
#include "program/resolve.h"
#include "semantics/native/outside.h"
#include "semantics/symbolic/anything.h"

namespace kukang {
namespace {

constexpr std::string_view kGiven = "kukang/machine/Given";
constexpr std::string_view kKept =
    "what a function that was given returns to the JDK's own code is taken to be any object";

bool is_functional(const Type& type) {
  return type.from_jdk && type.is_interface() &&
         (type.package == "java/util/function" || type.name == "java/lang/Runnable" ||
          type.name == "java/util/concurrent/Callable");
}

// Function.apply, in reports: kept for good, there are few.
std::string_view name_of_call(const Method& named) {
  static std::mutex adding;
  static absl::node_hash_set<std::string> names;
  const std::string owner(named.owner->name.substr(named.owner->package.size() + 1));
  const std::lock_guard lock(adding);
  return *names.insert(fmt::format("{}.{}", owner, named.name)).first;
}

// The class of a cast, nullptr where the instruction is none.
const Type* cast_at(const Machine& m, const Frame& frame, const Instruction& instruction) {
  if (instruction.op == Op::checkcast_at) return instruction.type;
  if (instruction.op != Op::checkcast) return nullptr;
  const Code& code = m.code_of(frame);
  const uint8_t* bytes = code.bytes.data() + code.offsets[code.index_of(&instruction)];
  const auto constant = static_cast<uint16_t>(bytes[1] << 8 | bytes[2]);
  const Type& from = *frame.method->owner;
  const Linked<const Type*> type = resolve_class(m.program, from, from.file->class_name(constant));
  return type.ok() ? *type : nullptr;
}

// What the result is cast to, here or by those that it is returned to.
// nullptr: nobody casts it.
const Type* cast_to(const Machine& m) {
  const Frame* f = m.state->top.get();
  while (true) {
    const Instruction& next = f->pc[1];
    if (const Type* type = cast_at(m, *f, next)) return type;
    const bool passes_on = next.op == Op::areturn && f->caller && f->role == Frame::Role::Method;
    if (!passes_on) return nullptr;
    f = f->caller.get();
  }
}

// Notes what the function has returned, for a run that shall have it return the same.
void note_answer(Machine& m, Value function, const Method& named, const Value* arguments,
                 Value given) {
  State& state = *m.state;
  Answered answer{function, given, named.result, {}};
  const std::vector<std::string_view> parameters = take_apart(named.descriptor).parameters;
  for (size_t i = 0; i < parameters.size(); ++i) {
    const Basic basic = basic_of(parameters[i][0]);
    if (basic == Basic::Reference && i < std::size(answer.arguments)) {
      answer.arguments[i] = *arguments;
    }
    arguments += slots_of(basic);
  }
  state.answers.at(state.answer_count++) = answer;
  note_source(state, name_of_call(named), given, state.condition.size());
  state.outside.at(state.outside_count - 1).is_answer = true;
}

}  // namespace

bool is_given_class(const Type& type) { return type.name == kGiven; }

bool calls_given_function(const Machine& m, const TypeBounds& bounds, const Method& named) {
  return m.symbolic->constraints.world == World::Open && named.is_abstract() &&
         is_functional(*named.owner) &&
         std::all_of(bounds.below.begin(), bounds.below.end(), [](const Type* type) {
           return is_functional(*type) || is_given_class(*type);
         });
}

Step call_given_function(Machine& m, Value receiver, Rule rule) {
  const Method& named = *m.frame().pc->method;
  const Type* type = nullptr;
  if (named.result == Basic::Reference) {
    type = cast_to(m);
    // What a collection keeps is cast later, if at all.
    if (type == nullptr && m.frame().method->owner->from_jdk) m.approximate(kKept);
    if (type == nullptr) type = m.program.object();
    if (Step s = initialize_for(m, *type); s != Step::Next) return s;
  }
  m.assume(kGivenFunction);
  m.fired(rule);
  const Linked<const Type*> given_class = m.program.load(kGiven);
  if (!given_class.ok()) return m.raise(given_class.failure());
  m.symbolic->constrain(*m.state, receiver, *given_class, true);
  const int slots = m.frame().pc->a;
  drop(m, slots);
  if (named.result == Basic::Void) return Step::Next;
  Frame& f = m.frame();
  const Value* operands = f.stack_base() + f.stack;
  const WithinReach within = within_reach(m, {operands + 1, static_cast<size_t>(slots - 1)});
  const Value given = anything(m, named.result, type, 0, within.reach);
  note_answer(m, receiver, named, operands + 1, given);
  push(m, given, slots_of(named.result));
  return Step::Next;
}

}  // namespace kukang
