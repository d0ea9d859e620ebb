#include "unittest/stand_in_java.h"

#include <algorithm>
#include <set>

#include "fmt/format.h"
#include "semantics/symbolic/strangers.h"
#include "view/java_text.h"

namespace kukang {
namespace {

class StandInText {
 public:
  StandInText(const JavaPlace& place, const Subclass& subclass)
      : place_(place), subclass_(subclass) {}

  std::optional<std::string> source(const std::string& name) {
    std::string out = fmt::format("  private static class {}", name);
    require(place_.may_name(*subclass_.super));
    if (subclass_.super != place_.program.object()) {
      out += fmt::format(" extends {}", place_.name(*subclass_.super));
    }
    std::string comma = " implements ";
    for (const Type* type : subclass_.interfaces) {
      require(place_.may_name(*type));
      out += comma + place_.name(*type);
      comma = ", ";
    }
    out += " {\n";
    add_constructor(name);
    for (const Type* type : types_above()) {
      for (const Method& method : type->methods) {
        if (method.is_abstract() && !has_body(method)) add_method(method);
      }
    }
    return possible_ ? std::optional(out + body_ + "  }\n") : std::nullopt;
  }

 private:
  void require(bool condition) { possible_ &= condition; }

  // Superclasses, then all interfaces, each once.
  std::vector<const Type*> types_above() const {
    std::vector<const Type*> types(subclass_.super->ancestors.rbegin(),
                                   subclass_.super->ancestors.rend());
    auto add = [&](const Type* type) {
      if (std::find(types.begin(), types.end(), type) == types.end()) types.push_back(type);
    };
    for (const Type* type : subclass_.super->all_interfaces) add(type);
    for (const Type* type : subclass_.interfaces) {
      add(type);
      for (const Type* above : type->all_interfaces) add(above);
    }
    return types;
  }

  bool has_body(const Method& method) const {
    for (const Type* type : types_above()) {
      const Method* other = type->declared(method.selector);
      const bool counts =
          other != nullptr && !other->is_abstract() && !other->is_static() && !other->is_private();
      if (counts && (!type->is_interface() || type->is_subtype_of(method.owner))) return true;
    }
    return false;
  }

  std::string type_text(std::string_view descriptor) {
    const Basic basic = basic_of(descriptor[0]);
    if (basic == Basic::Void) return "void";
    if (basic != Basic::Reference) return std::string(name_of(basic));
    const Linked<const Type*> type = place_.program.load(type_name(descriptor));
    require(type.ok() && place_.may_name(**type));
    return type.ok() ? place_.name(**type) : "";
  }

  // With what the first constructor above that may be called takes.
  void add_constructor(const std::string& name) {
    const Type& super = *subclass_.super;
    if (is_stranger_class(super)) return;  // here it is Some_Stranger, which has a plain one
    const auto above =
        std::find_if(super.methods.begin(), super.methods.end(), [&](const Method& method) {
          return method.is_constructor() &&
                 (place_.may_use(super, method.flags) || method.flags & kProtected);
        });
    require(above != super.methods.end());
    if (!possible_ || above->descriptor == "()V") return;
    std::string arguments;
    for (const std::string_view parameter : take_apart(above->descriptor).parameters) {
      const Basic basic = basic_of(parameter[0]);
      arguments += (arguments.empty() ? "" : ", ") +
                   (basic == Basic::Reference ? fmt::format("({}) null", type_text(parameter))
                                              : java_literal(0, basic));
    }
    body_ +=
        fmt::format("    {}() throws Exception {{\n      super({});\n    }}\n", name, arguments);
  }

  void add_method(const Method& method) {
    if (!done_.insert(method.selector).second) return;
    require(place_.may_use(*method.owner, method.flags) || method.flags & kProtected);
    const MethodDescriptor descriptor = take_apart(method.descriptor);
    std::string parameters;
    for (size_t i = 0; i < descriptor.parameters.size(); ++i) {
      parameters +=
          fmt::format("{}{} x{}", i == 0 ? "" : ", ", type_text(descriptor.parameters[i]), i);
    }
    const std::string access = method.flags & kPublic      ? "public "
                               : method.flags & kProtected ? "protected "
                                                           : "";
    if (!body_.empty()) body_ += "\n";
    body_ += fmt::format(
        "    @Override\n    {}{} {}({}) {{\n      throw new AbstractMethodError();\n    }}\n",
        access, type_text(descriptor.result), method.name, parameters);
  }

  const JavaPlace& place_;
  const Subclass& subclass_;
  bool possible_ = true;
  std::string body_;
  std::set<Selector> done_;
};

constexpr std::string_view kStranger =
    R"(  /** Some lawful object: it is its number that is compared. */
  private static class Some_Stranger {
    long number;
    String text;
    int step; // what compareTo, or compare, gives for the greater one, if that matters

    @Override
    public boolean equals(Object other) {
      return other instanceof Some_Stranger && number == ((Some_Stranger) other).number;
    }

    @Override
    public int hashCode() {
      return (int) number;
    }

    public int compareTo(Object other) {
      return Long.compare(number, ((Some_Stranger) other).number) * Math.max(step, 1);
    }

    @Override
    public String toString() {
      return text;
    }
  }
)";
constexpr std::string_view kOrder = R"(  /** Some lawful order, by the ranks that it lists. */
  private static class Some_Order extends Some_Stranger implements java.util.Comparator {
    Object[] objects;
    long[] ranks;

    @Override
    public int compare(Object a, Object b) {
      return Long.compare(rank(a), rank(b)) * Math.max(step, 1);
    }

    private long rank(Object object) {
      java.util.Objects.requireNonNull(object);
      for (int i = 0; objects != null && i < objects.length; i++) {
        if (objects[i] == object) return ranks[i];
      }
      return 0;
    }
  }
)";

}  // namespace

std::vector<std::string> stranger_java(const Type& type) {
  if (!type.name.ends_with("Order")) return {std::string(kStranger)};
  return {std::string(kStranger), std::string(kOrder)};
}

std::optional<std::string> stand_in_java(const JavaPlace& place, const Subclass& subclass,
                                         const std::string& name) {
  return StandInText(place, subclass).source(name);
}

}  // namespace kukang
