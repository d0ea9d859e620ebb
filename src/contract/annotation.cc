#include "contract/annotation.h"

#include <algorithm>

#include "fmt/format.h"

namespace kukang {
namespace {

const Annotation* find(const std::vector<Annotation>& annotations, std::string_view type) {
  auto it = std::find_if(annotations.begin(), annotations.end(),
                         [&](const Annotation& a) { return a.type == type; });
  return it == annotations.end() ? nullptr : &*it;
}

const AnnotationValue* value_of(const Annotation& annotation) {
  for (const AnnotationElement& element : annotation.elements) {
    if (element.name == "value") return &element.value;
  }
  return nullptr;
}

}  // namespace

absl::StatusOr<bool> has_annotation(const Method& method, std::string_view annotation) {
  ASSIGN_OR_RETURN(const std::vector<Annotation> annotations,
                   method.owner->file->annotations(method.info->attributes));
  return find(annotations, annotation) != nullptr;
}

absl::StatusOr<std::vector<std::string>> names_in(const Method& method,
                                                  std::string_view annotation) {
  ASSIGN_OR_RETURN(const std::vector<Annotation> annotations,
                   method.owner->file->annotations(method.info->attributes));
  std::vector<std::string> names;
  const Annotation* found = find(annotations, annotation);
  const AnnotationValue* value = found == nullptr ? nullptr : value_of(*found);
  if (value == nullptr) return names;
  if (value->tag == 's') names.emplace_back(value->text);
  for (const AnnotationElement& element : value->elements) names.emplace_back(element.value.text);
  return names;
}

absl::StatusOr<std::vector<bool>> non_null_parameters(const Method& method) {
  ASSIGN_OR_RETURN(const auto lists, method.owner->file->parameter_annotations(*method.info));
  std::vector<bool> out(take_apart(method.descriptor).parameters.size());
  // Parameters that the compiler has added come first and are not in the lists.
  const size_t added = out.size() - std::min(out.size(), lists.size());
  for (size_t i = added; i < out.size(); ++i) {
    out[i] = find(lists[i - added], annotation::kNonNull) != nullptr;
  }
  return out;
}

absl::StatusOr<bool> is_spec(const Type& type) {
  ASSIGN_OR_RETURN(const std::vector<Annotation> annotations,
                   type.file->annotations(type.file->attributes));
  return find(annotations, annotation::kSpecFor) != nullptr;
}

absl::StatusOr<const Type*> spoken_of(const Program& program, const Type& spec) {
  ASSIGN_OR_RETURN(const std::vector<Annotation> annotations,
                   spec.file->annotations(spec.file->attributes));
  const Annotation* found = find(annotations, annotation::kSpecFor);
  const AnnotationValue* value = found == nullptr ? nullptr : value_of(*found);
  if (value == nullptr) {
    return usage_error(fmt::format(
        "{} says not which class it is about; annotate it, e.g. @SpecFor(java.util.TreeMap.class)",
        readable_name(spec)));
  }
  Linked<const Type*> type = program.load(type_name(value->text));
  if (type.ok()) return *type;
  return usage_error(fmt::format("{} is about {}, which cannot be loaded: {}", readable_name(spec),
                                 readable_type(value->text), type.failure().message));
}

}  // namespace kukang
