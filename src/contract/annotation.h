// The annotations of the package kukang, as class files hold them.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "program/program.h"

namespace kukang {

// What they are called in descriptors.
namespace annotation {
inline constexpr std::string_view kInvariant = "Lkukang/Invariant;";
inline constexpr std::string_view kRequires = "Lkukang/Requires;";
inline constexpr std::string_view kEnsures = "Lkukang/Ensures;";
inline constexpr std::string_view kProperty = "Lkukang/Property;";
inline constexpr std::string_view kNonNull = "Lkukang/NonNull;";
inline constexpr std::string_view kAssigns = "Lkukang/Assigns;";
inline constexpr std::string_view kSpecFor = "Lkukang/SpecFor;";
}  // namespace annotation

absl::StatusOr<bool> has_annotation(const Method& method, std::string_view annotation);
// The names that @Requires, say, lists on a method; none where it is absent.
absl::StatusOr<std::vector<std::string>> names_in(const Method& method,
                                                  std::string_view annotation);
// Which of the parameters in the descriptor are @NonNull.
absl::StatusOr<std::vector<bool>> non_null_parameters(const Method& method);
absl::StatusOr<bool> is_spec(const Type& type);  // has @SpecFor
// The class that a class with @SpecFor speaks of; an error where it has no such annotation.
absl::StatusOr<const Type*> spoken_of(const Program& program, const Type& spec);

}  // namespace kukang
