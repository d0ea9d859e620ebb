#include "semantics/null_message.h"

#include "fmt/format.h"
#include "semantics/operand_sources.h"
#include "support/text.h"

namespace kukang {
namespace {

// How many dereferences deep an expression is shown: beyond, its beginning is left out.
constexpr int kMaxDepth = 5;
// Indexes may nest without counting as dereferences. The JVM sets no limit there; this one is far
// beyond what people write, and bounds recursion and the size of messages for malicious code.
constexpr int kMaxTerms = 1000;

// Names of classes are whole except the two most frequent ones. Among parameters the JVM looks only
// at how the name begins, so that java.lang.StringBuilder is shortened too.
std::string class_text(std::string_view internal_name) {
  if (internal_name == "java/lang/Object") return "Object";
  if (internal_name == "java/lang/String") return "String";
  return dotted(internal_name);
}
std::string parameter_text(std::string_view descriptor) {
  std::string text = readable_type(descriptor);
  const bool shortened =
      text.starts_with("java.lang.Object") || text.starts_with("java.lang.String");
  return shortened ? text.substr(std::string_view("java.lang.").size()) : text;
}

// What kind of array an instruction such as baload works on.
std::string_view array_kind(Op op) {
  switch (op) {
    case Op::iaload:
    case Op::iastore: return "int";
    case Op::laload:
    case Op::lastore: return "long";
    case Op::faload:
    case Op::fastore: return "float";
    case Op::daload:
    case Op::dastore: return "double";
    case Op::baload:
    case Op::bastore: return "byte/boolean";
    case Op::caload:
    case Op::castore: return "char";
    case Op::saload:
    case Op::sastore: return "short";
    default: return "object";
  }
}

std::vector<LocalVariable> variables_of(const Method& method) {
  const absl::StatusOr<std::optional<CodeAttribute>> code = method.owner->file->code(*method.info);
  return code.ok() && code->has_value() ? (*code)->variables : std::vector<LocalVariable>();
}

class NullExplanation {
 public:
  NullExplanation(const Method& method, const Code& code, int32_t at)
      : method_(method),
        file_(*method.owner->file),
        code_(code),
        at_(at),
        sources_(file_, code, at),
        variables_(variables_of(method)) {}

  std::string text() {
    const Instruction instruction = as_compiled(code_, at_);
    const std::string action = failed_action(instruction);
    return action.empty() ? "" : action + cause(depth_of_null(instruction));
  }

 private:
  // What `instruction` was about to do.
  std::string failed_action(const Instruction& instruction) const {
    const Op op = instruction.op;
    switch (op) {
      case Op::getfield: return fmt::format("Cannot read field \"{}\"", member_name(instruction.a));
      case Op::putfield:
        return fmt::format("Cannot assign field \"{}\"", member_name(instruction.a));
      case Op::invokevirtual:
      case Op::invokespecial:
      case Op::invokeinterface:
        if (member_name(instruction.a) == "<init>") return "";
        return fmt::format("Cannot invoke \"{}\"", method_text(instruction.a));
      case Op::arraylength: return "Cannot read the array length";
      case Op::athrow: return "Cannot throw exception";
      case Op::monitorenter: return "Cannot enter synchronized block";
      case Op::monitorexit: return "Cannot exit synchronized block";
      default: break;
    }
    if (op >= Op::iaload && op <= Op::saload) {
      return fmt::format("Cannot load from {} array", array_kind(op));
    }
    if (op >= Op::iastore && op <= Op::sastore) {
      return fmt::format("Cannot store to {} array", array_kind(op));
    }
    return "";
  }

  // How many slots lie on the null that `instruction` has met.
  uint32_t depth_of_null(const Instruction& instruction) const {
    const Op op = instruction.op;
    switch (op) {
      case Op::putfield: return slots_of(basic_of(member_descriptor(file_, instruction.a)[0]));
      case Op::invokevirtual:
      case Op::invokespecial:
      case Op::invokeinterface: return argument_slots(file_, instruction.a);
      case Op::lastore:
      case Op::dastore: return 3;
      default: break;
    }
    if (op >= Op::iaload && op <= Op::saload) return 1;
    if (op >= Op::iastore && op <= Op::sastore) return 2;
    return 0;
  }

  std::string cause(uint32_t depth) {
    const int32_t source = sources_.source(at_, depth);
    if (source == OperandSources::kUnknown) return "";
    std::string expression;
    // The JVM breaks off here: it has begun before it finds that it has no words for the source.
    if (!describe(at_, depth, kMaxDepth, expression)) return " because \"";
    switch (as_compiled(code_, source).op) {
      case Op::invokevirtual:
      case Op::invokespecial:
      case Op::invokestatic:
      case Op::invokeinterface:
        return fmt::format(" because the return value of \"{}\" is null", expression);
      default: return fmt::format(" because \"{}\" is null", expression);
    }
  }

  // Appends to `out` the expression for an operand of `at`, `depth` slots below the top. False, and
  // nothing is appended, when there is none or no dereferences are left to be shown.
  bool describe(int32_t at, uint32_t depth, int depth_left, std::string& out) {
    const int32_t source = sources_.source(at, depth);
    if (depth_left == 0 || source == OperandSources::kUnknown || --terms_left_ < 0) return false;
    const Instruction instruction = as_compiled(code_, source);
    switch (instruction.op) {
      case Op::aconst_null: out += "null"; return true;
      case Op::iconst:
      case Op::bipush:
      case Op::sipush: out += std::to_string(instruction.b); return true;
      case Op::iload:
      case Op::aload: out += local_text(at, source, instruction.a); return true;
      case Op::getstatic: out += owner_and_name(instruction.a); return true;
      case Op::getfield:
        if (describe(source, 0, depth_left - 1, out)) out += '.';
        out += member_name(instruction.a);
        return true;
      case Op::invokevirtual:
      case Op::invokespecial:
      case Op::invokestatic:
      case Op::invokeinterface: out += method_text(instruction.a); return true;
      case Op::iaload:
      case Op::aaload:
        if (!describe(source, 1, depth_left - 1, out)) out += "<array>";
        out += '[';
        if (!describe(source, 0, depth_left, out)) out += "...";
        out += ']';
        return true;
      default: return false;
    }
  }

  // A local that was pushed by `source` as an operand of `at`. Where the class file does not name
  // it, it is called after the parameter only while it surely still holds that.
  std::string local_text(int32_t at, int32_t source, uint16_t local) {
    const uint32_t offset = code_.offsets[source];
    for (const LocalVariable& variable : variables_) {
      const bool alive =
          variable.start <= offset && offset < uint32_t{variable.start} + variable.length;
      if (alive && variable.slot == local) return std::string(variable.name);
    }
    if (!sources_.was_assigned(at, local)) {
      uint32_t slot = 0;
      if (!method_.is_static() && local == slot++) return "this";
      int number = 1;
      for (std::string_view parameter : take_apart(method_.descriptor).parameters) {
        slot += slots_of(basic_of(parameter[0]));
        if (local < slot) return fmt::format("<parameter{}>", number);
        ++number;
      }
    }
    return fmt::format("<local{}>", local);
  }

  std::string_view member_name(uint16_t member) const {
    return file_.name_and_type(file_.constants[member].second).name;
  }
  std::string owner_and_name(uint16_t member) const {
    const std::string_view owner = file_.class_name(file_.constants[member].first);
    return fmt::format("{}.{}", class_text(owner), member_name(member));
  }
  std::string method_text(uint16_t member) const {
    std::string parameters;
    for (std::string_view parameter : take_apart(member_descriptor(file_, member)).parameters) {
      if (!parameters.empty()) parameters += ", ";
      parameters += parameter_text(parameter);
    }
    return fmt::format("{}({})", owner_and_name(member), parameters);
  }

  const Method& method_;
  const ClassFile& file_;
  const Code& code_;
  const int32_t at_;
  const OperandSources sources_;
  const std::vector<LocalVariable> variables_;
  int terms_left_ = kMaxTerms;
};

}  // namespace

std::string null_message(const Frame& frame, const Code& code) {
  const Method& method = *frame.method;
  if (method.owner->host != nullptr) return "";
  const std::string text = NullExplanation(method, code, code.index_of(frame.pc)).text();
  return utf8_from_utf16(utf16_from_modified(text));
}

}  // namespace kukang
