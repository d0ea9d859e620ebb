// Reading all that is lazy: what tests and fuzzers do with a class file.

#include "classfile/class_file.h"

namespace kukang {
namespace {

absl::Status read_member(const ClassFile& file, const MemberInfo& member) {
  RETURN_IF_ERROR(file.annotations(member.attributes).status());
  RETURN_IF_ERROR(file.signature(member.attributes).status());
  return absl::OkStatus();
}

absl::Status read_method(const ClassFile& file, const MemberInfo& method) {
  RETURN_IF_ERROR(read_member(file, method));
  RETURN_IF_ERROR(file.code(method).status());
  RETURN_IF_ERROR(file.exceptions(method).status());
  RETURN_IF_ERROR(file.parameter_annotations(method).status());
  RETURN_IF_ERROR(file.annotation_default(method).status());
  return absl::OkStatus();
}

absl::Status read_components(const ClassFile& file) {
  ASSIGN_OR_RETURN(auto components, file.record());
  if (!components.has_value()) return absl::OkStatus();
  for (const RecordComponent& component : *components) {
    RETURN_IF_ERROR(file.annotations(component.attributes).status());
    RETURN_IF_ERROR(file.signature(component.attributes).status());
  }
  return absl::OkStatus();
}

}  // namespace

absl::Status read_everything(const ClassFile& file) {
  for (const MemberInfo& field : file.fields) {
    RETURN_IF_ERROR(read_member(file, field));
    RETURN_IF_ERROR(file.constant_value(field).status());
  }
  for (const MemberInfo& method : file.methods) RETURN_IF_ERROR(read_method(file, method));
  RETURN_IF_ERROR(file.annotations(file.attributes).status());
  RETURN_IF_ERROR(file.signature(file.attributes).status());
  RETURN_IF_ERROR(file.source_file().status());
  RETURN_IF_ERROR(file.bootstrap_methods().status());
  RETURN_IF_ERROR(file.enclosing_method().status());
  RETURN_IF_ERROR(file.nest_host().status());
  RETURN_IF_ERROR(file.nest_members().status());
  RETURN_IF_ERROR(read_components(file));
  RETURN_IF_ERROR(file.permitted_subclasses().status());
  RETURN_IF_ERROR(file.inner_classes().status());
  return absl::OkStatus();
}

}  // namespace kukang
