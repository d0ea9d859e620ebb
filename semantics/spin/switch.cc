// Switches over types and constants: SwitchBootstraps' typeSwitch and enumSwitch.
//
// The site is given what is switched over and the number of the label to begin with (a guard that
// does not hold goes on after its label). It gives the number of the first label from there that
// fits, -1 for null, and the number of labels where none fits. The labels are the arguments of the
// bootstrap method: a class, whose instances fit; a text; an int, which an equal Number or
// Character fits; in an enumSwitch a text is the name of a constant, and one that there is not fits
// nothing.

#include "fmt/format.h"
#include "semantics/spin/call_site.h"
#include "support/text.h"

namespace kukang {
namespace {

constexpr int kTarget = 0, kBegin = 1;  // locals

class SwitchWriter {
 public:
  SwitchWriter(const CallSite& site, CodeWriter& code) : site_(site), code_(code) {}

  absl::Status write() {
    const auto [parameters, result] = take_apart(site_.descriptor);
    const bool suits = parameters.size() == 2 && result == "I" && parameters[1] == "I" &&
                       basic_of(parameters[0][0]) == Basic::Reference;
    if (!suits) return site_.unsuited("it is not a switch over references");
    selector_ = parameters[0];
    CodeWriter::Label some;
    code_.load(kObject, kTarget);
    code_.jump(Op::ifnonnull, some);
    give(-1);
    code_.bind(some);
    for (size_t i = 0; i < site_.arguments.size(); ++i) RETURN_IF_ERROR(write_label(i));
    give(static_cast<int32_t>(site_.arguments.size()));
    return absl::OkStatus();
  }

 private:
  void give(int32_t number) {
    code_.integer(number);
    code_.return_value("I");
  }

  absl::Status write_label(size_t number) {
    const uint16_t constant = site_.arguments[number];
    CodeWriter::Label next;
    code_.load("I", kBegin);
    code_.integer(static_cast<int32_t>(number));
    code_.jump(Op::if_icmpgt, next);
    switch (site_.file().constants[constant].tag) {
      case ConstantTag::Class:
        code_.load(kObject, kTarget);
        code_.type(Op:: instanceof, site_.file().class_name(constant));
        code_.jump(Op::ifeq, next);
        break;
      case ConstantTag::String:
        if (site_.bootstrap.name == "enumSwitch") {
          if (!test_enum_constant(constant, next)) {
            code_.bind(next);
            return absl::OkStatus();
          }
        } else {
          test_text(constant, next);
        }
        break;
      case ConstantTag::Integer: test_integer(site_.file().constants[constant].bits, next); break;
      default:
        return unsupported(
            fmt::format("{}: the switch at constant {} has a label that is neither "
                        "a class nor a text nor an int, which is not supported",
                        site_.file().source.file, site_.constant));
    }
    give(static_cast<int32_t>(number));
    code_.bind(next);
    return absl::OkStatus();
  }

  void test_text(uint16_t constant, CodeWriter::Label& next) {
    code_.string(site_.file().string(constant));
    code_.load(kObject, kTarget);
    code_.invoke(Op::invokevirtual,
                 {ConstantTag::MethodRef, "java/lang/String", "equals", "(Ljava/lang/Object;)Z"});
    code_.jump(Op::ifeq, next);
  }

  // No: there is no such constant.
  bool test_enum_constant(uint16_t constant, CodeWriter::Label& next) {
    const std::string_view name = site_.file().string(constant);
    const std::string_view owner = selector_.substr(1, selector_.size() - 2);
    Linked<const Type*> type = site_.program.load(owner);
    if (!type.ok()) return false;
    const Field* field = nullptr;
    for (const Field& one : (*type)->fields) {
      if (one.name == name && one.descriptor == selector_ && one.flags & kEnum) field = &one;
    }
    if (field == nullptr) return false;
    code_.load(kObject, kTarget);
    code_.field(Op::getstatic, {ConstantTag::FieldRef, owner, name, selector_});
    code_.jump(Op::if_acmpne, next);
    return true;
  }

  void test_integer(int64_t bits, CodeWriter::Label& next) {
    CodeWriter::Label no_number, fits;
    const auto value = static_cast<int32_t>(bits);
    is_instance("java/lang/Number", no_number);
    compare("java/lang/Number", "intValue", "()I", value, Op::if_icmpeq, fits);
    code_.bind(no_number);
    is_instance("java/lang/Character", next);
    compare("java/lang/Character", "charValue", "()C", value, Op::if_icmpne, next);
    code_.bind(fits);
  }
  void is_instance(std::string_view type, CodeWriter::Label& otherwise) {
    code_.load(kObject, kTarget);
    code_.type(Op:: instanceof, type);
    code_.jump(Op::ifeq, otherwise);
  }
  void compare(std::string_view type, std::string_view method, std::string_view descriptor,
               int32_t value, Op op, CodeWriter::Label& target) {
    code_.load(kObject, kTarget);
    code_.type(Op::checkcast, type);
    code_.invoke(Op::invokevirtual, {ConstantTag::MethodRef, type, method, descriptor});
    code_.integer(value);
    code_.jump(op, target);
  }

  const CallSite& site_;
  CodeWriter& code_;
  std::string_view selector_;
};

}  // namespace

Linked<Bytes> assemble_switch(const CallSite& site) {
  Assembler assembler(Program::kSpun, {});
  CodeWriter code = assembler.code();
  if (absl::Status written = SwitchWriter(site, code).write(); !written.ok()) {
    return unusable(std::move(written));
  }
  assembler.method(kStatic, site.entry, site.descriptor, code);
  return assembler.bytes();
}

}  // namespace kukang
