// A call site, as the class file describes it, and its bootstrap method's arguments, taken in turn.
//
// No compiler passes arguments that its bootstrap method cannot use, but a class file may: then the
// site is refused with a status that names it.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "program/program.h"
#include "semantics/spin/assembler.h"

namespace kukang {

// The reference kinds of method handles (JVMS 4.4.8).
enum class HandleKind : uint8_t {
  GetField = 1,
  GetStatic = 2,
  PutField = 3,
  PutStatic = 4,
  InvokeVirtual = 5,
  InvokeStatic = 6,
  InvokeSpecial = 7,
  NewInvokeSpecial = 8,
  InvokeInterface = 9,
};

struct Handle {
  HandleKind kind;
  uint16_t constant;  // of the member
  MemberName member;
};
Handle handle_at(const ClassFile& file, uint16_t constant);

struct CallSite {
  const Program& program;
  const Type& from;
  uint16_t constant;
  std::string_view name;
  std::string_view descriptor;
  MemberName bootstrap;
  std::vector<uint16_t> arguments;  // constants of from's file
  std::string_view entry;           // the name of its method that stands for the site

  const ClassFile& file() const { return *from.file; }
  absl::Status unsuited(std::string_view why) const;
};

class BootstrapArguments {
 public:
  explicit BootstrapArguments(const CallSite& site) : site_(site) {}

  bool at_end() const { return next_ == site_.arguments.size(); }
  absl::StatusOr<uint16_t> any();
  // The next one, which must have this tag.
  absl::StatusOr<uint16_t> next(ConstantTag tag);
  absl::StatusOr<std::string_view> text(ConstantTag tag);  // Class, String, MethodType
  absl::StatusOr<int32_t> integer();
  absl::StatusOr<Handle> handle();

 private:
  const CallSite& site_;
  size_t next_ = 0;
};

// The class files of the four kinds of call sites.
Linked<Bytes> assemble_lambda(const CallSite& site);
Linked<Bytes> assemble_concatenation(const CallSite& site);
Linked<Bytes> assemble_record_method(const CallSite& site);
Linked<Bytes> assemble_switch(const CallSite& site);

inline LinkFailure unusable(absl::Status status) { return {"", "", std::move(status)}; }

}  // namespace kukang
