// Null where a value must be: unboxing, throw, synchronized, inner creation, requireNonNull.
package programs;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

class NullOthers {
  Integer boxed;

  class Inner {}

  // run: unboxInt null
  static int unboxInt(Integer value) {
    return value;
  }

  // run: unboxField
  static int unboxField() {
    return 1 + new NullOthers().boxed;
  }

  // run: unboxElement
  static long unboxElement() {
    Long[] longs = new Long[2];
    return longs[1]++;
  }

  // run: unboxInTernary true
  // run: unboxInTernary false
  static int unboxInTernary(boolean take) {
    Integer none = null;
    return take ? none : 0;
  }

  // run: unboxCondition null
  static String unboxCondition(Boolean flag) {
    if (flag) return "yes";
    return "no";
  }

  // run: unboxFromList
  static char unboxFromList() {
    List<Character> list = new ArrayList<>();
    list.add(null);
    return list.get(0);
  }

  // run: throwNull
  static void throwNull() {
    RuntimeException none = null;
    throw none;
  }

  // run: lockNull null
  static void lockNull(Object lock) {
    synchronized (lock) {
      System.out.println("never");
    }
  }

  // run: innerOfNull
  static Object innerOfNull() {
    NullOthers outer = null;
    return outer.new Inner();
  }

  // run: required null
  static String required(String text) {
    return Objects.requireNonNull(text, "text is required");
  }

  // run: explicit
  static void explicit() {
    throw new NullPointerException();
  }

  // run: concatenated null
  static String concatenated(String text) {
    text += null;
    return text + null + (Object) text;
  }

  // run: staticThroughNull
  static int staticThroughNull() {
    NullOthers none = null;
    return none.unboxInTernary(false);
  }
}
