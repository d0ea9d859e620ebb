#include "unittest/contract_java.h"

#include <algorithm>

namespace kukang {
namespace {

constexpr std::string_view kSource = R"(package kukang;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * kukang.Contract for the tests that kukang has written: {@link #old} works, on what can be reached
 * from what {@link #remember} was given. It must come before the other one on the class path.
 */
public final class Contract {
  private Contract() {}

  public static void assume(boolean condition) {
    if (!condition) throw new AssumptionViolated();
  }

  public static void check(boolean condition) {
    if (!condition) throw new AssertionError();
  }

  /** What each object held, field by field or element by element. */
  private static Map<Object, Object[]> before = new IdentityHashMap<>();

  public static void remember(Object... roots) {
    before = contents(Arrays.asList(roots), true);
  }

  public static <T> T old(Supplier<T> expression) {
    Map<Object, Object[]> now = contents(before.keySet(), false);
    before.forEach(Contract::write);
    try {
      return expression.get();
    } finally {
      now.forEach(Contract::write);
    }
  }

  @SuppressWarnings("unchecked")
  public static <T> T field(Object object, String name) {
    for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (field.getName().equals(name)) return (T) get(object, field);
      }
    }
    throw new IllegalArgumentException(name);
  }

  public static final class AssumptionViolated extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private static Map<Object, Object[]> contents(Collection<?> roots, boolean follow) {
    Map<Object, Object[]> contents = new IdentityHashMap<>();
    Deque<Object> left = new ArrayDeque<>();
    for (Object root : roots) {
      if (root != null) left.add(root);
    }
    while (!left.isEmpty()) {
      Object object = left.remove();
      if (!changes(object) || contents.containsKey(object)) continue;
      Object[] held = read(object);
      contents.put(object, held);
      for (Object value : held) {
        if (follow && value != null) left.add(value);
      }
    }
    return contents;
  }

  private static boolean changes(Object object) {
    return !(object instanceof String || object instanceof Number || object instanceof Boolean
        || object instanceof Character || object instanceof Class || object instanceof Enum
        || object instanceof Record || object instanceof Thread || object.getClass().isHidden());
  }

  private static Object[] read(Object object) {
    if (object.getClass().isArray()) {
      Object[] held = new Object[Array.getLength(object)];
      for (int i = 0; i < held.length; i++) held[i] = Array.get(object, i);
      return held;
    }
    Field[] fields = fields(object.getClass());
    Object[] held = new Object[fields.length];
    for (int i = 0; i < fields.length; i++) held[i] = get(object, fields[i]);
    return held;
  }

  private static void write(Object object, Object[] held) {
    if (object.getClass().isArray()) {
      for (int i = 0; i < held.length; i++) Array.set(object, i, held[i]);
      return;
    }
    Field[] fields = fields(object.getClass());
    for (int i = 0; i < fields.length; i++) {
      access("put", object, fields[i], held[i]);
    }
  }

  private static Field[] fields(Class<?> type) {
    Deque<Field> fields = new ArrayDeque<>();
    for (; type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) fields.add(field);
      }
    }
    return fields.toArray(new Field[0]);
  }

  private static Object get(Object object, Field field) {
    return access("get", object, field, null);
  }

  /** By sun.misc.Unsafe, so that private and final fields and those of the JDK are no exception. */
  private static Object access(String how, Object object, Field field, Object value) {
    try {
      Class<?> type = Class.forName("sun.misc.Unsafe");
      Field instance = type.getDeclaredField("theUnsafe");
      instance.setAccessible(true);
      Object unsafe = instance.get(null);
      Object offset = type.getMethod("objectFieldOffset", Field.class).invoke(unsafe, field);
      Class<?> held = field.getType().isPrimitive() ? field.getType() : Object.class;
      String name = held.getSimpleName();
      String method = how + Character.toUpperCase(name.charAt(0)) + name.substring(1);
      return how.equals("get")
          ? type.getMethod(method, Object.class, long.class).invoke(unsafe, object, offset)
          : type.getMethod(method, Object.class, long.class, held)
              .invoke(unsafe, object, offset, value);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
)";

bool calls(const ClassFile& file, std::string_view method) {
  for (uint16_t i = 0; i < file.constants.size(); ++i) {
    if (!file.is(i, ConstantTag::MethodRef)) continue;
    const Constant& called = file.constants[i];
    if (file.name_and_type(called.second).name == method &&
        file.class_name(called.first) == "kukang/Contract") {
      return true;
    }
  }
  return false;
}

// Whether the predicates' classes do.
bool calls(const Plan& plan, std::string_view method) {
  return std::any_of(plan.stages.begin(), plan.stages.end(), [&](const Plan::Stage& stage) {
    const bool predicate = stage.what != Plan::Stage::What::Run && stage.method != nullptr;
    return predicate && calls(*stage.method->owner->file, method);
  });
}

}  // namespace

bool asks_for_old(const Plan& plan) { return calls(plan, "old"); }

bool needs_contract(const Plan& plan) { return asks_for_old(plan) || calls(plan, "field"); }

std::string_view contract_java() { return kSource; }

}  // namespace kukang
