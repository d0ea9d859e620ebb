#include "cli/granted_options.h"

#include <algorithm>
#include <charconv>

#include "cli/explore_options.h"
#include "expr/bounds.h"
#include "fmt/format.h"
#include "heap/symbol_range.h"
#include "support/text.h"
#include "view/place_names.h"

namespace kukang {
namespace {

// Node.color=0..1, *.key=-9..9, 0..9: in the order in which they are written.
struct RangePart {
  std::string_view written;  // all of it
  std::string_view name;     // empty: none
  IntegerRange range;
};

std::vector<std::string_view> parts_of(const std::vector<std::string>& lists) {
  std::vector<std::string_view> parts;
  for (std::string_view rest : lists) {
    for (size_t comma; (comma = rest.find(',')) != std::string_view::npos;) {
      parts.push_back(rest.substr(0, comma));
      rest.remove_prefix(comma + 1);
    }
    parts.push_back(rest);
  }
  return parts;
}

std::optional<IntegerRange> range_in(std::string_view text) {
  IntegerRange range;
  const char *begin = text.data(), *end = begin + text.size();
  const auto [dots, error] = std::from_chars(begin, end, range.low);
  if (error != std::errc() || end - dots <= 2 || dots[0] != '.' || dots[1] != '.') {
    return std::nullopt;
  }
  const auto [stopped, wrong] = std::from_chars(dots + 2, end, range.high);
  if (wrong != std::errc() || stopped != end) return std::nullopt;
  return range;
}

absl::Status wrong_range(std::string_view part, std::string_view why) {
  return usage_error(fmt::format("--range {}: {}", part, why));
}

absl::StatusOr<RangePart> range_part(std::string_view part) {
  const size_t sign = part.find('=');
  const bool named = sign != std::string_view::npos;
  const std::string_view name = named ? part.substr(0, sign) : std::string_view();
  const std::optional<IntegerRange> range = range_in(named ? part.substr(sign + 1) : part);
  const size_t dot = name.rfind('.');
  const bool of_field = dot != std::string_view::npos && dot > 0 && dot + 1 < name.size();
  if (!range.has_value() || (named && !of_field)) {
    return wrong_range(part,
                       "a field and two whole numbers are due, Node.color=0..1, or *.key=-9..9 for "
                       "the fields of that name in all classes on the class path");
  }
  if (range->low > range->high) {
    return wrong_range(
        part, fmt::format("the smaller number comes first, {}..{}", range->high, range->low));
  }
  return RangePart{part, name, *range};
}

bool is_ranged(Basic basic) {
  return basic == Basic::Int || basic == Basic::Long || basic == Basic::Short ||
         basic == Basic::Byte || basic == Basic::Char;
}

// Why no range can be given for the field; empty: one can.
std::string why_none(const Field& field, bool symbolic_statics) {
  const std::string name = fmt::format("{}.{}", short_name(*field.owner), field.name);
  if (field.owner->from_jdk) {
    return fmt::format("{} is a field of the JDK's; ranges are for classes on the class path",
                       name);
  }
  if (field.basic == Basic::Reference) {
    return fmt::format(
        "{} refers to objects, and a range is for integers; --as says of which "
        "class they are",
        name);
  }
  if (field.basic == Basic::Boolean) {
    return fmt::format("{} is a boolean, which has no other values than 0 and 1 anyway", name);
  }
  if (!is_ranged(field.basic)) {
    return fmt::format("{} is a floating point number, and a range is for integers", name);
  }
  if (field.is_static() && !symbolic_statics) {
    return fmt::format(
        "{} is static and holds what class initialization has put there, unless "
        "--symbolic-statics is given",
        name);
  }
  return "";
}

absl::Status grant(const RangePart& part, const Field& field, bool overrides, Granted& granted) {
  const auto type = bounds_of(symbol_range(field.basic), Arithmetic::Wrap);
  if (part.range.high < type.low || part.range.low > type.high) {
    return wrong_range(part.written, fmt::format("no {} is in this range", name_of(field.basic)));
  }
  Granted::Numbers numbers;
  numbers.low = std::max(part.range.low, static_cast<int64_t>(type.low));
  numbers.high = std::min(part.range.high, static_cast<int64_t>(type.high));
  numbers.text = fmt::format("{}.{} is {}..{} at entry (--range)", short_name(*field.owner),
                             field.name, part.range.low, part.range.high);
  const bool fresh = granted.numbers.try_emplace(&field, std::move(numbers)).second;
  if (!fresh && overrides) return wrong_range(part.written, "this field has two ranges");
  return absl::OkStatus();
}

// A class as people name it.
absl::StatusOr<const Type*> class_for(const Program& program, std::string_view name,
                                      const std::vector<const Type*>& near) {
  if (const Type* type = find_type(program, name, near)) return type;
  return find_class_if_any(CommonOptions(), program, name);
}

const Field* field_called(const Type& type, std::string_view name) {
  for (const Type* owner = &type; owner != nullptr; owner = owner->super) {
    for (const Field& field : owner->fields) {
      if (field.name == name) return &field;
    }
  }
  return nullptr;
}

absl::StatusOr<const Field*> field_for(const RangePart& part, const Program& program,
                                       const std::vector<const Type*>& near) {
  const size_t dot = part.name.rfind('.');
  const std::string_view owner = part.name.substr(0, dot), name = part.name.substr(dot + 1);
  const absl::StatusOr<const Type*> type = class_for(program, owner, near);
  if (!type.ok()) return wrong_range(part.written, message(type.status()));
  if (*type == nullptr) {
    return wrong_range(part.written,
                       fmt::format("there is no class {}; name it in full, pkg.Outer.Inner, or * "
                                   "for all on the class path",
                                   owner));
  }
  const Field* field = field_called(**type, name);
  if (field != nullptr) return field;
  std::vector<std::string_view> known;
  for (const Field* other : (*type)->instance_fields) {
    if (is_ranged(other->basic)) known.push_back(other->name);
  }
  return wrong_range(
      part.written,
      fmt::format("{} has no field {}{}", readable_name(**type), name,
                  known.empty() ? "" : fmt::format("; integers are: {}", fmt::join(known, ", "))));
}

// The fields of that name of all classes on the class path, read one by one and loaded only where
// they have one.
absl::Status grant_everywhere(const RangePart& part, const Program& program, Granted& granted) {
  const std::string_view wanted = part.name.substr(2);
  std::string why;  // of one that cannot have a range
  bool found = false;
  for (const std::string& name : program.class_path_names()) {
    const auto file = program.read(name);
    if (!file.ok() || *file == nullptr) continue;
    const auto& fields = (*file)->fields;
    const bool has = std::any_of(fields.begin(), fields.end(), [&](const MemberInfo& field) {
      return field.name == wanted && !(field.flags & kStatic);
    });
    const Linked<const Type*> type = has ? program.load(name) : LinkFailure();
    if (!type.ok()) continue;
    const Field& field = *field_called(**type, wanted);
    why = why_none(field, false);
    if (!why.empty()) continue;
    found = true;
    RETURN_IF_ERROR(grant(part, field, false, granted));
  }
  if (found) return absl::OkStatus();
  return wrong_range(
      part.written,
      why.empty() ? fmt::format("no class on the class path has a field {}", wanted) : why);
}

absl::Status wrong_class(std::string_view written, std::string_view why) {
  return usage_error(fmt::format("--as {}: {}", written, why));
}

// What stands left of the sign: a parameter, a field or a type that places are declared with.
struct GrantedPlace {
  std::vector<const Type*> declared;  // several where methods have parameters of the same name
  const Field* field = nullptr;
  bool parameter = false;
  std::string text;
};

absl::StatusOr<GrantedPlace> place_of_field(std::string_view written, const Field& field,
                                            const Program& program) {
  GrantedPlace place{{},
                     &field,
                     false,
                     fmt::format("what is found in {}.{}", short_name(*field.owner), field.name)};
  if (field.basic != Basic::Reference) {
    return wrong_class(written, fmt::format("{}.{} is a number, for which there is --range",
                                            short_name(*field.owner), field.name));
  }
  const Linked<const Type*> type = program.load(type_name(field.descriptor));
  if (!type.ok()) {
    return wrong_class(written, fmt::format("the type of {} cannot be loaded", field.name));
  }
  place.declared.push_back(*type);
  return place;
}

absl::StatusOr<GrantedPlace> place_called(std::string_view written, std::string_view name,
                                          const Program& program,
                                          const std::vector<const Type*>& near,
                                          const std::vector<Plan::Parameter>& parameters) {
  GrantedPlace parameter{{}, nullptr, true, fmt::format("the parameter {}", name)};
  bool number = false;
  for (const Plan::Parameter& one : parameters) {
    if (one.name != name || one.is_this) continue;
    number = number || one.basic != Basic::Reference;
    if (one.basic == Basic::Reference) parameter.declared.push_back(one.type);
  }
  if (!parameter.declared.empty()) return parameter;
  if (number) return wrong_class(written, fmt::format("the parameter {} is a number", name));
  ASSIGN_OR_RETURN(const Type* type, class_for(program, name, near));
  if (type != nullptr) {
    return GrantedPlace{{type},
                        nullptr,
                        false,
                        fmt::format("what is found where {} is declared", readable_name(*type))};
  }
  const size_t dot = name.rfind('.');
  const Type* owner = nullptr;
  if (dot != std::string_view::npos) {
    ASSIGN_OR_RETURN(owner, class_for(program, name.substr(0, dot), near));
  }
  const Field* field = owner == nullptr ? nullptr : field_called(*owner, name.substr(dot + 1));
  if (field != nullptr) return place_of_field(written, *field, program);
  if (owner != nullptr) {
    std::vector<std::string_view> known;
    for (const Field* other : owner->instance_fields) {
      if (other->basic == Basic::Reference) known.push_back(other->name);
    }
    return wrong_class(
        written,
        fmt::format(
            "{} has no field {}{}", readable_name(*owner), name.substr(dot + 1),
            known.empty() ? "" : fmt::format("; references are: {}", fmt::join(known, ", "))));
  }
  return wrong_class(written, fmt::format("{} is no parameter of what is explored, no field and no "
                                          "class; for a type variable write what it is erased to, "
                                          "Comparable or Object",
                                          name));
}

}  // namespace

void add_granted_options(CLI::App& command, GrantedArguments& arguments) {
  command
      .add_option("--range", arguments.ranges,
                  "integer fields at entry: Node.color=0..1,*.key=-9..9; repeatable")
      ->allow_extra_args(false)
      ->type_name("FIELD=A..B,…");
  command
      .add_option("--as", arguments.classes,
                  "the class of what is found at a declared type, field or parameter:\n"
                  "Comparable=Integer, Node.key=Integer, key=Integer; repeatable")
      ->allow_extra_args(false)
      ->type_name("PLACE=CLASS");
}

absl::StatusOr<std::optional<IntegerRange>> take_plain_range(std::vector<std::string>& ranges) {
  std::vector<std::string> named;
  std::optional<IntegerRange> plain;
  for (std::string_view part : parts_of(ranges)) {
    if (part.find('=') != std::string_view::npos) {
      named.emplace_back(part);
      continue;
    }
    const std::optional<IntegerRange> range = range_in(part);
    if (!range.has_value() || range->low > range->high) {
      return wrong_range(part, "two whole numbers are due, the smaller one first: 0..9");
    }
    if (plain.has_value()) return wrong_range(part, "there are two ranges without a field's name");
    plain = range;
  }
  ranges = std::move(named);
  return plain;
}

absl::Status grant_ranges(const GrantedArguments& arguments, const Program& program,
                          const std::vector<const Type*>& near, bool symbolic_statics,
                          Granted& granted) {
  std::vector<RangePart> everywhere;
  for (std::string_view written : parts_of(arguments.ranges)) {
    ASSIGN_OR_RETURN(const RangePart part, range_part(written));
    if (part.name.empty()) {
      return wrong_range(written,
                         fmt::format("say of which field, Node.key={}; all instances in a range "
                                     "are what shapes lists",
                                     written));
    }
    if (part.name.starts_with("*.")) {
      everywhere.push_back(part);
      continue;
    }
    ASSIGN_OR_RETURN(const Field* field, field_for(part, program, near));
    if (const std::string why = why_none(*field, symbolic_statics); !why.empty()) {
      return wrong_range(written, why);
    }
    RETURN_IF_ERROR(grant(part, *field, true, granted));
  }
  for (const RangePart& part : everywhere) {
    RETURN_IF_ERROR(grant_everywhere(part, program, granted));
  }
  return absl::OkStatus();
}

absl::Status grant_classes(const GrantedArguments& arguments, const Program& program,
                           const std::vector<const Type*>& near,
                           const std::vector<Plan::Parameter>& parameters, Granted& granted) {
  for (std::string_view written : parts_of(arguments.classes)) {
    const size_t sign = written.find('=');
    if (sign == std::string_view::npos || sign == 0 || sign + 1 == written.size()) {
      return wrong_class(written,
                         "a place and a class are due: Comparable=Integer for all places declared "
                         "so, Node.key=Integer for a field, key=Integer for a parameter");
    }
    const std::string_view name = written.substr(0, sign), wanted = written.substr(sign + 1);
    ASSIGN_OR_RETURN(const GrantedPlace place,
                     place_called(written, name, program, near, parameters));
    const absl::StatusOr<const Type*> type = class_for(program, wanted, near);
    if (!type.ok()) return wrong_class(written, message(type.status()));
    if (*type == nullptr) {
      return wrong_class(written, fmt::format("there is no class {}; name it in full", wanted));
    }
    for (const Type* declared : place.declared) {
      if ((*type)->is_subtype_of(declared)) continue;
      return wrong_class(written, fmt::format("{} is declared as {}, which no {} is", name,
                                              readable_name(*declared), readable_name(**type)));
    }
    Granted::Class as{*type,
                      fmt::format("{} is null or a {} (--as)", place.text, readable_name(**type))};
    const bool fresh =
        place.parameter          ? granted.of_parameter.try_emplace(std::string(name), as).second
        : place.field != nullptr ? granted.of_field.try_emplace(place.field, as).second
                                 : granted.of_type.try_emplace(place.declared.front(), as).second;
    if (!fresh) return wrong_class(written, fmt::format("{} has two classes", name));
  }
  return absl::OkStatus();
}

}  // namespace kukang
