package generator;

import generator.Types.ArrayOf;
import generator.Types.Field;
import generator.Types.Type;

/**
 * What every program carries with it: the fuel, the checksum over values of any type, the cutting
 * of texts, and the two ends of every case, reset and settle.
 *
 * <p>The checksum never depends on an identity hash code, floating-point values enter it with the
 * one canonical NaN, and it does not follow what may be circular: elements that are arrays of
 * references count by their length only. What is shown in clear is plain ASCII.
 */
final class Checksum {
  private Checksum() {}

  static final int FUEL = 300;

  private static final String FIXED =
      """
      static long mix(long c, long value) {
        return c * 31 + value;
      }

      static long mix(long c, boolean value) {
        return mix(c, value ? 1231L : 1237L);
      }

      static long mix(long c, float value) {
        return mix(c, (long) Float.floatToIntBits(value));
      }

      static long mix(long c, double value) {
        return mix(c, Double.doubleToLongBits(value));
      }

      static long mix(long c, String value) {
        return value == null ? mix(c, 17L) : mix(c, (long) value.hashCode());
      }

      static long mix(long c, Object value) {
        if (value == null) return mix(c, 19L);
        if (value instanceof String text) return mix(c, text);
        if (value instanceof Part part) return part.digest(c);
        if (value instanceof Float number) return mix(c, number.floatValue());
        if (value instanceof Double number) return mix(c, number.doubleValue());
        if (value instanceof Number number) return mix(c, number.longValue());
        if (value instanceof Object[] array) {
          for (Object e : array) c = e instanceof Object[] row ? mix(c, row.length) : mix(c, e);
          return mix(c, array.length);
        }
        return value.getClass().isArray() ? mixArray(c, value) : mix(c, value.toString());
      }

      private static long mixArray(long c, Object value) {
        if (value instanceof boolean[] array) for (boolean e : array) c = mix(c, e);
        if (value instanceof byte[] array) for (byte e : array) c = mix(c, e);
        if (value instanceof short[] array) for (short e : array) c = mix(c, e);
        if (value instanceof char[] array) for (char e : array) c = mix(c, e);
        if (value instanceof int[] array) for (int e : array) c = mix(c, e);
        if (value instanceof long[] array) for (long e : array) c = mix(c, e);
        if (value instanceof float[] array) for (float e : array) c = mix(c, e);
        if (value instanceof double[] array) for (double e : array) c = mix(c, e);
        return c;
      }

      static String clip(String text) {
        return text == null || text.length() <= 40 ? text : text.substring(0, 40);
      }

      static String plain(String text) {
        char[] letters = String.valueOf(text).toCharArray();
        for (int i = 0; i < letters.length; i++) {
          if (letters[i] < ' ' || letters[i] > '~') letters[i] = '?';
        }
        return new String(letters);
      }

      static String note(String log, String message) {
        return log.length() > 120 ? log : log + "|" + plain(message);
      }
      """;

  static void write(Source out, World world, Grammar grammar) {
    out.line("static int fuel;").line("static long trail;");
    for (Field field : world.statics) {
      out.line((field.solid() ? "static final " : "static ") + field.type().java() + " "
          + field.name() + " = " + initial(field, grammar) + ";");
    }
    out.blank();
    FIXED.lines().forEach(out::line);
    out.blank().open("static long settle(long c)");
    out.line("c = mix(mix(c, trail), fuel);");
    for (Field field : world.allStatics()) {
      out.line("c = mix(c, " + field.name() + ");");
    }
    out.line("return c;").close();
    out.blank().open("static void reset()");
    out.line("fuel = " + FUEL + ";").line("trail = 0;");
    for (Field field : world.allStatics()) {
      reset(out, field, grammar);
    }
    out.close();
  }

  private static String initial(Field field, Grammar grammar) {
    if (!field.solid()) {
      return grammar.literals.of(field.type());
    }
    ArrayOf array = (ArrayOf) field.type();
    return array.isNested()
        ? "new " + ((ArrayOf) array.element()).element().java() + "[5][4]"
        : "new " + array.element().java() + "[5]";
  }

  private static void reset(Source out, Field field, Grammar grammar) {
    if (!field.solid()) {
      out.line(field.name() + " = " + grammar.literals.of(field.type()) + ";");
      return;
    }
    ArrayOf array = (ArrayOf) field.type();
    if (array.isNested()) {
      Type element = ((ArrayOf) array.element()).element();
      String value = grammar.literals.of(element);
      out.line("for (" + element.java() + "[] row : " + field.name() + ") "
          + "for (int i = 0; i < row.length; i++) row[i] = " + value + ";");
    } else {
      String value = grammar.literals.of(array.element());
      String name = field.name();
      out.line("for (int i = 0; i < " + name + ".length; i++) " + name + "[i] = " + value + ";");
    }
  }
}
