package driver;

import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What methods are tried with: values that tend to matter, of every type that the cases take. */
final class Arguments {
  /** Of a method with several parameters, each takes so many of its values at most. */
  private static final int FEW = 16;

  private static final Object[] INTS = {
    0, 1, -1, 2, 3, 5, 6, 7, 9, 10, 12, 17, 42, 127, 128, Integer.MIN_VALUE, 4, 8, 11, 13, 31, 63,
    64, 77, 90, 99, 100, 101, 255, 256, 999, 1000, 32767, 65535, 65536, 123456789, 1000000000,
    Integer.MAX_VALUE, -2, -5, -9, -10, -128, -129, -32768, -65536, -1000000000,
    Integer.MAX_VALUE - 1, Integer.MIN_VALUE + 1
  };
  private static final Object[] LONGS = {
    0L, 1L, -1L, 127L, 128L, 1000L, 1L << 31, 1L << 40, -(1L << 40), 123456789012L, Long.MAX_VALUE,
    Long.MIN_VALUE, 42L, -5L
  };
  private static final Object[] BYTES = {(byte) 0, (byte) 1, (byte) -1, (byte) 127, (byte) -128};
  private static final Object[] SHORTS = {
    (short) 0, (short) 1, (short) -1, (short) 127, (short) 128, (short) -32768, (short) 32767
  };
  private static final Object[] CHARS = {
    'x', 'a', '0', '-', ' ', '\0', '\u007f', '\u0080', '\u00e9', '\u00ff', '\u0100', '\u03bb',
    '\ud83d', '\uffff'
  };
  private static final Object[] FLOATS = {0f, -0f, 1.5f, -1.5f, 1e10f, Float.NaN, Float.MAX_VALUE};
  private static final Object[] DOUBLES = {
    0.0, -0.0, 1.0, -1.0, 1.5, 1e300, -1e300, Double.MIN_VALUE, Double.NaN,
    Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY
  };

  private Arguments() {}

  /** Objects, arrays anew, so that whoever changes one spoils nothing; and `more`. */
  private static List<Object> objects(Object[] more) {
    List<Object> all = new ArrayList<>();
    all.add(null);
    all.addAll(Arrays.asList(more));
    all.addAll(List.of("x", 5, 1000, new Object(), "", "if", "no", "RED", "BB", "Aa", "go"));
    all.addAll(List.of("java.lang.String", "[I", "17", "\u00e9", "\u03c0", "\u00df"));
    all.addAll(List.of("\ud83d\ude00", "hello world", 42, -1, 5L, true, 'c', String.class));
    all.addAll(List.of(int.class, new Object[] {}, new Object[] {null, null, null}));
    all.addAll(List.of(new Object[] {"x", 1, 'c'}, new Object[] {1, "x", "y", "z"}));
    all.addAll(List.of(new Integer[] {1, 2, 3}, new String[] {"x", "y", "z"}, new String[] {}));
    all.addAll(List.of(new Number[] {1, 2L, 3.0}, new Long[] {1L, 2L}, new Number[] {null}));
    all.addAll(List.of(new int[] {}, new int[] {1}, new int[] {1, 2, 3, 4}));
    all.addAll(List.of(new int[][] {}, new int[][] {null}, new int[][] {{1, 2}, {3}}));
    return all;
  }

  private static List<Object> values(Class<?> type, List<Object> objects) {
    if (type.isPrimitive()) return numbers(type);
    return objects.stream().filter(o -> o == null || type.isInstance(o)).toList();
  }

  private static List<Object> numbers(Class<?> type) {
    if (type == int.class) return List.of(INTS);
    if (type == long.class) return List.of(LONGS);
    if (type == byte.class) return List.of(BYTES);
    if (type == short.class) return List.of(SHORTS);
    if (type == char.class) return List.of(CHARS);
    if (type == boolean.class) return List.of(false, true);
    if (type == float.class) return List.of(FLOATS);
    return List.of(DOUBLES);
  }

  /** Those of `more` that the class of the cases gives for this primitive type. */
  private static List<Object> given(Class<?> type, Object[] more) {
    if (!type.isPrimitive()) return List.of();
    Class<?> boxed = MethodType.methodType(type).wrap().returnType();
    return Arrays.stream(more).filter(boxed::isInstance).toList();
  }

  /**
   * The arguments of the run with this number; null after the last. Parameters take the same
   * objects, so some of them are given the same one.
   */
  static Object[] ofRun(int number, Class<?>[] types, Object[] more) {
    List<Object> objects = objects(more);
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      List<Object> values = new ArrayList<>(given(types[i], more));
      int few = values.size() + FEW;
      values.addAll(values(types[i], objects));
      int count = types.length == 1 ? values.size() : Math.min(values.size(), few);
      arguments[i] = values.get(number % count);
      number /= count;
    }
    return number == 0 ? arguments : null;
  }
}
