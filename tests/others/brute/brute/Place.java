package brute;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.TypeVariable;

/** A field of an object, or an element of an array. */
record Place(Object owner, Field field, int index) {
  Class<?> type() {
    return field != null ? field.getType() : owner.getClass().getComponentType();
  }

  /** Of a type variable's type, only keys come into question. */
  boolean takes(Object object) {
    if (field != null && field.getGenericType() instanceof TypeVariable) {
      return object instanceof Key;
    }
    return type().isInstance(object);
  }

  String name() {
    return field != null ? field.getName() : "[]";
  }

  void set(Object value) throws IllegalAccessException {
    if (field != null) {
      field.set(owner, value);
    } else {
      Array.set(owner, index, value);
    }
  }
}
