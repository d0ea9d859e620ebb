#include "report/shape_java.h"

#include "fmt/format.h"
#include "support/requires.h"
#include "support/text.h"
#include "view/java_place.h"
#include "view/java_text.h"
#include "view/place_names.h"

namespace kukang {
namespace {

using SlotHolds = Shape::Slot::What;

constexpr std::string_view kHelpers = R"(
  private static Object make(String type) throws Exception {
    java.lang.reflect.Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    return ((sun.misc.Unsafe) field.get(null)).allocateInstance(Class.forName(type));
  }

  /** The field is looked for in the class of the object and above; or it is named Class.field. */
  private static void set(Object object, String name, Object value) throws Exception {
    int dot = name.lastIndexOf('.');
    Class<?> type = dot < 0 ? object.getClass() : Class.forName(name.substring(0, dot));
    java.lang.reflect.Field field = null;
    for (; field == null; type = type.getSuperclass()) {
      for (java.lang.reflect.Field one : type.getDeclaredFields()) {
        if (one.getName().equals(name.substring(dot + 1))) field = one;
      }
    }
    field.setAccessible(true);
    field.set(object, value);
  }

  private static Object get(String type, String name) throws Exception {
    java.lang.reflect.Field field = Class.forName(type).getDeclaredField(name);
    field.setAccessible(true);
    return field.get(null);
  }
}
)";

}  // namespace

// The body of one method.
class ShapesJava::Builder {
 public:
  Builder(const JavaPlace& place, const ShapeTables& tables, const ShownShape& shown)
      : place_(place),
        tables_(tables),
        shape_(shown.shape),
        model_(shown.model),
        view_(shape_, tables) {
    for (size_t i = 0; i < shape_.size(); ++i) {
      classes_.push_back(place.class_within(shape_.objects[i].type->bounds));
      variables_.push_back(java_variable(view_.object_name(static_cast<uint32_t>(i))));
    }
    // The characters of a String are part of it.
    inside_.resize(shape_.size());
    for (const Shape::Object& object : shape_.objects) {
      if (!is_string(*object.type->type)) continue;
      for (uint32_t i = 0; i < object.count; ++i) {
        const Shape::Slot& slot = shape_.slots_of(object)[i];
        if (slot.what == SlotHolds::Object) inside_[slot.number] = true;
      }
    }
  }

  std::string finished() {
    for (size_t i = 0; i < shape_.size(); ++i) {
      if (!inside_[i]) make(i);
    }
    for (size_t i = 0; i < shape_.size(); ++i) {
      if (!inside_[i] && !is_whole(*classes_[i])) fill(i);
    }
    return std::move(out_);
  }

  std::string root_type() const { return type_text(0); }
  const std::string& root() const { return variables_[0]; }
  // An object of the shape whose class nobody has written; empty: there is none.
  std::string missing() const {
    for (size_t i = 0; i < shape_.size(); ++i) {
      if (classes_[i] == nullptr) return view_.object_name(static_cast<uint32_t>(i));
    }
    return "";
  }

 private:
  // Nothing is left to be set once it is made.
  static bool is_whole(const Type& type) { return is_string(type) || is_box(type); }

  // The type that the variable of an object is declared with.
  std::string type_text(size_t i) const {
    const Type& type = *classes_[i];
    if (place_.may_name(type)) return place_.name(type);
    return type.is_array() ? "Object[]" : "Object";
  }

  void line(std::string_view text) { out_ += fmt::format("    {}\n", text); }

  void make(size_t i) {
    const Type& type = *classes_[i];
    const std::string declared = type_text(i);
    std::string value;
    if (type.is_array()) {
      const Type& element = *type.element;
      const std::string length = number(shape_.slots_of(shape_.objects[i])[0]);
      if (place_.may_name(type) && !element.is_array()) {
        value = fmt::format("new {}[{}]", place_.name(element), length);
      } else {
        value = fmt::format("({}) java.lang.reflect.Array.newInstance({}, {})", declared,
                            class_text(element), length);
      }
    } else if (is_string(type)) {
      value = fmt::format("new String({})", string_text(i));
    } else if (is_box(type)) {
      value = fmt::format("new {}({})", place_.name(type), boxed_text(i));
    } else if (place_.has_plain_constructor(type)) {
      value = fmt::format("new {}()", declared);
    } else {
      value = fmt::format("{}make(\"{}\")", declared == "Object" ? "" : "(" + declared + ") ",
                          dotted(type.name));
    }
    line(fmt::format("{} {} = {};", declared, variables_[i], value));
  }

  std::string class_text(const Type& type) const {
    return place_.may_name(type) ? place_.name(type) + ".class"
                                 : fmt::format("Class.forName(\"{}\")", dotted(type.name));
  }

  void fill(size_t i) {
    const Shape::Object& object = shape_.objects[i];
    const Shape::Slot* slots = shape_.slots_of(object);
    if (object.is_array()) {
      for (uint32_t s = 2; s < object.count; s += 2) {
        if (slots[s].is_open()) continue;
        line(fmt::format("{}[{}] = {};", variables_[i], number(slots[s - 1]),
                         value(slots[s], *object.type->type->element)));
      }
      return;
    }
    const Type& type = *object.type->type;
    for (uint32_t s = 0; s < object.count; ++s) {
      if (!slots[s].is_open()) assign(i, *type.instance_fields[s], slots[s]);
    }
  }

  void assign(size_t i, const Field& field, const Shape::Slot& slot) {
    const Type& type = *classes_[i];
    const bool shadowed = field_name(field, type) != field.name;
    const bool direct = !shadowed && place_.may_assign(type, field);
    if (direct) {
      line(fmt::format("{}.{} = {};", variables_[i], field.name,
                       value(slot, *place_.named(field.descriptor))));
      return;
    }
    const std::string name = shadowed ? fmt::format("{}.{}", dotted(field.owner->name), field.name)
                                      : std::string(field.name);
    line(fmt::format("set({}, \"{}\", {});", variables_[i], name,
                     value(slot, *place_.program.object())));
  }

  // `expected`: what it is assigned to.
  std::string value(const Shape::Slot& slot, const Type& expected) const {
    switch (slot.what) {
      case SlotHolds::Open:
      case SlotHolds::Null: return "null";
      case SlotHolds::Object: {
        const Type& type = *classes_[slot.number];
        const bool fits = place_.may_name(type) && type.is_subtype_of(&expected);
        const bool object = &expected == place_.program.object();
        return (fits || object ? "" : fmt::format("({}) ", place_.name(expected))) +
               variables_[slot.number];
      }
      case SlotHolds::Static: return static_text(slot, expected);
      default: return number(slot);
    }
  }

  std::string static_text(const Shape::Slot& slot, const Type& expected) const {
    const std::string& name = tables_.static_name(slot.number);
    const size_t dot = name.rfind('.');
    const std::string owner = name.substr(0, dot);
    const Linked<const Type*> type = place_.program.load(slashed(owner));
    if (dot == std::string::npos || !type.ok()) return "null /* " + name + " */";
    for (const Field& field : (*type)->fields) {
      if (field.name == name.substr(dot + 1) && place_.may_use(**type, field.flags)) {
        return place_.name(**type) + name.substr(dot);
      }
    }
    const bool object = &expected == place_.program.object();
    return fmt::format("{}get(\"{}\", \"{}\")",
                       object ? "" : fmt::format("({}) ", place_.name(expected)), owner,
                       name.substr(dot + 1));
  }

  // A literal of the slot's own type, so that it is boxed as that.
  std::string number(const Shape::Slot& slot) const {
    const std::string text = view_.number_text(slot, model_);
    const bool floating = slot.basic == Basic::Float || slot.basic == Basic::Double;
    if (floating && text.find_first_of("NI") != std::string::npos) {  // NaN, -Infinity
      return fmt::format("{}.{}", slot.basic == Basic::Float ? "Float" : "Double",
                         text[0] == 'N'   ? "NaN"
                         : text[0] == '-' ? "NEGATIVE_INFINITY"
                                          : "POSITIVE_INFINITY");
    }
    switch (slot.basic) {
      case Basic::Byte: return "(byte) " + text;
      case Basic::Short: return "(short) " + text;
      case Basic::Long: return text.ends_with('L') ? text : text + "L";
      case Basic::Float: return text.ends_with('f') ? text : text + "f";
      default: return text;
    }
  }

  std::string boxed_text(size_t i) const {
    const Shape::Object& object = shape_.objects[i];
    for (uint32_t s = 0; s < object.count; ++s) {
      const Shape::Slot& slot = shape_.slots_of(object)[s];
      if (object.type->type->instance_fields[s]->name != "value") continue;
      if (!slot.is_open()) return number(slot);
      return object.type->type->name == "java/lang/Boolean" ? "false" : "(byte) 0";
    }
    return "(byte) 0";
  }

  // The characters as a literal; what nobody has looked at is a question mark.
  std::string string_text(size_t i) const {
    const Shape::Object& object = shape_.objects[i];
    for (uint32_t s = 0; s < object.count; ++s) {
      const Shape::Slot& slot = shape_.slots_of(object)[s];
      if (slot.what != SlotHolds::Object) continue;
      const Shape::Object& bytes = shape_.objects[slot.number];
      const Shape::Slot* slots = shape_.slots_of(bytes);
      std::string text(std::stoul(number(slots[0])), '?');
      std::string out = "\"";
      for (uint32_t e = 2; e < bytes.count; e += 2) {
        const size_t index = std::stoul(number(slots[e - 1]));
        if (index < text.size())
          text[index] = static_cast<char>(std::stoi(view_.number_text(slots[e], model_)));
      }
      for (const char c : text) {
        const bool plain = c >= ' ' && c < 0x7f && c != '"' && c != '\\';
        out += plain ? std::string(1, c) : fmt::format("\\u{:04x}", static_cast<uint8_t>(c));
      }
      return out + "\"";
    }
    return "\"\"";
  }

  const JavaPlace& place_;
  const ShapeTables& tables_;
  const Shape& shape_;
  const Model* model_;
  const ShapeView view_;
  std::vector<const Type*> classes_;  // what each object is made an instance of
  std::vector<std::string> variables_;
  std::vector<bool> inside_;
  std::string out_;
};

ShapesJava::ShapesJava(const ShapesAnswer& answer, const Program& program)
    : place_(std::make_unique<JavaPlace>(program, answer.found.world, *answer.found.type)),
      answer_(answer) {}
ShapesJava::~ShapesJava() = default;

std::string ShapesJava::beginning() const {
  const Type& type = *answer_.found.type;
  std::string out;
  if (!place_->package.empty()) out += fmt::format("package {};\n\n", dotted(place_->package));
  if (type.from_jdk) {
    out +=
        fmt::format("// To run with --add-opens java.base/{}=ALL-UNNAMED.\n", dotted(type.package));
  }
  return out + fmt::format(
                   "/** Heaps that the invariant of {} accepts. */\n"
                   "public class {}Shapes {{",
                   place_->name(type), short_name(type));
}

std::string ShapesJava::ending() const { return std::string(kHelpers); }

std::string ShapesJava::method(const ShownShape& shown) const {
  KUKANG_REQUIRES(shown.model != nullptr || shown.shape.symbols.empty());
  Builder builder(*place_, *answer_.found.tables, shown);
  if (const std::string missing = builder.missing(); !missing.empty()) {
    return fmt::format("\n  // shape{}: nobody has written a class that {} could be of.\n",
                       shown.number, missing);
  }
  const std::string body = builder.finished();
  return fmt::format("\n  public static {} shape{}() throws Exception {{\n{}    return {};\n  }}\n",
                     builder.root_type(), shown.number, body, builder.root());
}

}  // namespace kukang
