#include "unittest/test_file.h"

#include "fmt/format.h"
#include "support/requires.h"
#include "support/text.h"
#include "unittest/test_method.h"
#include "unittest/test_name.h"
#include "view/place_names.h"

namespace kukang {
namespace {

// What a test class needs where fields, constructors and methods are not accessible, each with what
// a call of it begins with. Objects are made without a constructor, and fields of any class are
// set, by sun.misc.Unsafe.
struct Tool {
  std::string_view use, text;
};
constexpr Tool kTools[] = {
    {"make(", R"(
  /** An object whose constructor has not run. */
  private static <T> T make(Class<T> type) throws Throwable {
    return type.cast(unsafe("allocateInstance", new Class<?>[] {Class.class}, type));
  }
)"},
    {"make(\"", R"(
  private static Object make(String type) throws Throwable {
    return make(type(type));
  }
)"},
    {"set(", R"(
  private static void set(Object object, String field, Object value) throws Throwable {
    Field found = find(object, field);
    Class<?> type = found.getType().isPrimitive() ? found.getType() : Object.class;
    String name = type.getSimpleName();
    String put = "put" + Character.toUpperCase(name.charAt(0)) + name.substring(1);
    Class<?>[] types = {Object.class, long.class, type};
    unsafe(put, types, base(object, found), offset(object, found), value);
  }
)"},
    {"get(", R"(
  private static Object get(Object object, String field) throws Throwable {
    Field found = find(object, field);
    Class<?>[] types = {Object.class, long.class};
    return unsafe("getObject", types, base(object, found), offset(object, found));
  }
)"},
    {"base(", R"(
  private static Object base(Object object, Field field) throws Throwable {
    return object instanceof Class ? unsafe("staticFieldBase", FIELD, field) : object;
  }

  private static Object offset(Object object, Field field) throws Throwable {
    String method = object instanceof Class ? "staticFieldOffset" : "objectFieldOffset";
    return unsafe(method, FIELD, field);
  }
)"},
    {"find(", R"(
  /** A field of the object, or a static one of the class; Class.name where another one hides it. */
  private static Field find(Object object, String name) throws Throwable {
    int dot = name.lastIndexOf('.');
    Class<?> type = object instanceof Class ? (Class<?>) object : object.getClass();
    type = type(dot < 0 ? type.getName() : name.substring(0, dot));
    for (; type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (field.getName().equals(name.substring(dot + 1))) return field;
      }
    }
    throw new NoSuchFieldException(name);
  }
)"},
    {"unsafe(", R"(
  private static final Class<?>[] FIELD = {Field.class};

  private static Object unsafe(String method, Class<?>[] types, Object... arguments)
      throws Throwable {
    Class<?> type = Class.forName("sun.misc.Unsafe");
    Field instance = type.getDeclaredField("theUnsafe");
    instance.setAccessible(true);
    return type.getMethod(method, types).invoke(instance.get(null), arguments);
  }
)"},
    {"call(", R"(
  /** Calls a method whatever its access; it has its descriptor where its name is not enough. */
  private static Object call(Class<?> type, Object object, String method, Object... arguments)
      throws Throwable {
    for (Method one : type.getDeclaredMethods()) {
      String types =
          MethodType.methodType(one.getReturnType(), one.getParameterTypes())
              .toMethodDescriptorString();
      if (!method.equals(one.getName()) && !method.equals(one.getName() + types)) continue;
      one.setAccessible(true);
      try {
        return one.invoke(object, arguments);
      } catch (InvocationTargetException e) {
        throw e.getCause();
      }
    }
    throw new NoSuchMethodException(method);
  }
)"},
    {"construct(", R"(
  private static Object construct(Class<?> type, String descriptor, Object... arguments)
      throws Throwable {
    Constructor<?> constructor =
        type.getDeclaredConstructor(
            MethodType.fromMethodDescriptorString(descriptor, type.getClassLoader())
                .parameterArray());
    constructor.setAccessible(true);
    try {
      return constructor.newInstance(arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
)"},
    {"type(", R"(
  /** The class, initialized. */
  private static Class<?> type(String name) throws Throwable {
    return Class.forName(name);
  }
)"},
};

constexpr std::string_view kImports[][2] = {
    {"MethodType", "java.lang.invoke.MethodType"},
    {"Constructor<", "java.lang.reflect.Constructor"},
    {"Field ", "java.lang.reflect.Field"},
    {"InvocationTargetException", "java.lang.reflect.InvocationTargetException"},
    {"(Method ", "java.lang.reflect.Method"},
};

// Is there such a call that is not one of a method of something?
bool calls(std::string_view text, std::string_view use) {
  for (size_t at = 0; (at = text.find(use, at + 1)) != std::string_view::npos;) {
    if (text[at - 1] == ' ' || text[at - 1] == '(') return true;
  }
  return false;
}

// The tools that a text uses, and those that they use.
std::string tools_for(std::string text) {
  std::set<const Tool*> used;
  for (size_t before = used.size() + 1; before != used.size();) {
    before = used.size();
    for (const Tool& tool : kTools) {
      if (calls(text, tool.use) && used.insert(&tool).second) text += tool.text;
    }
  }
  std::string out;
  for (const Tool& tool : kTools) {
    if (used.contains(&tool)) out += tool.text;
  }
  return out;
}

}  // namespace

TestFile::TestFile(const Program& program, World world, const Type& type, int junit)
    : place_(program, world, type), type_(type), junit_(junit) {}

std::string TestFile::why_not(const UnitTest& test) const {
  return test_method(place_, test, "test", junit_).trouble;
}

void TestFile::add(UnitTest& test) {
  std::string name = test_name(test, NameDetail::Usual);
  if (names_.contains(name)) name = test_name(test, NameDetail::Numbers);
  const std::string wish = name;
  while (!names_.insert(name).second) name = fmt::format("{}_case_{}", wish, ++cases_[wish] + 1);
  TestMethod method = test_method(place_, test, name, junit_);
  KUKANG_REQUIRES(method.trouble.empty());
  stand_ins_.merge(method.stand_ins);
  methods_ += "\n" + method.text;
  const std::string package = place_.package.empty() ? "" : dotted(place_.package) + ".";
  test.name = fmt::format("{}{}.{}", package, class_name(), name);
}

std::string TestFile::class_name() const {
  std::string name = place_.name(type_);
  if (type_.from_jdk) name = short_name(type_);
  std::erase(name, '.');
  return name + "Test";
}

std::string TestFile::path() const {
  const std::string folder = place_.package.empty() ? "" : place_.package + "/";
  return folder + class_name() + ".java";
}

std::string TestFile::text() const {
  std::string body = methods_;
  for (const std::string& stand_in : stand_ins_) body += "\n" + stand_in;
  body += tools_for(body);
  std::string out;
  if (!place_.package.empty()) out += fmt::format("package {};\n\n", dotted(place_.package));
  out += fmt::format("import static org.junit.{}.*;\n\n",
                     junit_ == 4 ? "Assert" : "jupiter.api.Assertions");
  for (const auto& [use, import] : kImports) {
    if (body.find(use) != std::string::npos) out += fmt::format("import {};\n", import);
  }
  out += junit_ == 4 ? "import org.junit.Test;\n" : "import org.junit.jupiter.api.Test;\n";
  return out + fmt::format(
                   "\n/** Paths of {}, found by kukang tests. Assertions must be on (-ea). */\n"
                   "@SuppressWarnings({{\"rawtypes\", \"unchecked\", \"removal\"}})\n"
                   "{}class {} {{{}}}\n",
                   place_.name(type_), junit_ == 4 ? "public " : "", class_name(), body);
}

}  // namespace kukang
