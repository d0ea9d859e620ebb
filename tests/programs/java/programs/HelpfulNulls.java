// What a NullPointerException says was null: one expression form per method.
package programs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

class HelpfulNulls {
  HelpfulNulls next;
  HelpfulNulls[] many;
  int[][] table;
  int number;
  long big;
  Integer boxed;
  String text;
  Object any;

  static HelpfulNulls root;
  static HelpfulNulls full = new HelpfulNulls(new HelpfulNulls(null));
  static int[] numbers;
  static int[] order = {2, 1, 0};
  static boolean[] flags;
  static Object[][] grid = new Object[3][];
  static Comparator<String> comparator;

  HelpfulNulls(HelpfulNulls next) {
    this.next = next;
    this.many = new HelpfulNulls[3];
  }

  static HelpfulNulls none() {
    return null;
  }

  static int two() {
    return 2;
  }

  HelpfulNulls chosen(int i, long j, String s, Object o, StringBuilder b, char[][] c) {
    return null;
  }

  static <T> T nothing(T like) {
    return null;
  }

  enum Colour {
    RED,
    GREEN;

    Colour opposite() {
      return null;
    }
  }

  interface Shape {
    double area(double... sides);

    default String name() {
      return null;
    }
  }

  static class Base {
    String label;

    String show() {
      return label.trim();
    }
  }

  static class Derived extends Base {
    @Override
    String show() {
      return super.show() + label.length();
    }

    String direct() {
      return super.label.concat("!");
    }
  }

  class Inner {
    int outerNumber() {
      return next.next.next.number;
    }
  }

  record Pair(Object left, Pair right) {}

  // --- what could not be done ---

  // run: readInt null
  static int readInt(int[] a) {
    return a[0];
  }

  // run: readLong null
  static long readLong(long[] a) {
    return a[0];
  }

  // run: readFloat null
  static float readFloat(float[] a) {
    return a[0];
  }

  // run: readDouble null
  static double readDouble(double[] a) {
    return a[0];
  }

  // run: readByte null
  static byte readByte(byte[] a) {
    return a[0];
  }

  // run: readFlag 1
  static boolean readFlag(int i) {
    return flags[i];
  }

  // run: readChar null
  static char readChar(char[] a) {
    return a[0];
  }

  // run: readShort null
  static short readShort(short[] a) {
    return a[0];
  }

  // run: readObject
  static Object readObject() {
    return grid[1][2];
  }

  // run: writeInt null
  static void writeInt(int[] a) {
    a[0] = 1;
  }

  // run: writeLong null 5
  static void writeLong(long[] a, long value) {
    a[0] = value;
  }

  // run: writeFloat null
  static void writeFloat(float[] a) {
    a[0] = 1;
  }

  // run: writeDouble null
  static void writeDouble(double[] a) {
    a[1 + 1] = Math.sqrt(2);
  }

  // run: writeByte null
  static void writeByte(byte[] a) {
    a[0] = 1;
  }

  // run: writeFlag null
  static void writeFlag(boolean[] a) {
    a[0] = true;
  }

  // run: writeChar null
  static void writeChar(char[] a) {
    a[0] = 'x';
  }

  // run: increaseChar null
  static void increaseChar(char[] a) {
    a[0]++;
  }

  // run: writeShort null
  static void writeShort(short[] a) {
    a[0] = 1;
  }

  // run: writeObject 1
  static void writeObject(int i) {
    grid[i][i + 1] = new Object();
  }

  // run: arrayLength
  static int arrayLength() {
    return full.table.length;
  }

  // run: readField
  static int readField() {
    return root.number;
  }

  // run: readLongField
  static long readLongField() {
    return full.next.next.big;
  }

  // run: assignField null
  static void assignField(HelpfulNulls it) {
    it.number = 7;
  }

  // run: assignLongField null
  static void assignLongField(HelpfulNulls it) {
    it.big = 7L + two();
  }

  // run: assignTextField
  static void assignTextField() {
    none().text = "a" + two();
  }

  // run: increaseField null
  static void increaseField(HelpfulNulls it) {
    it.big += 2;
  }

  // run: invokeVirtual
  static Object invokeVirtual() {
    return root.chosen(1, 2L, "", null, null, null);
  }

  // run: invokeInterface
  static double invokeInterface() {
    List<Shape> shapes = new ArrayList<>();
    shapes.add(null);
    return shapes.get(0).area(1, 2);
  }

  // run: invokeDefault
  static int invokeDefault() {
    Shape shape = sides -> sides.length;
    return shape.name().length();
  }

  // run: invokePrivate
  static int invokePrivate() {
    return none().secret();
  }

  private int secret() {
    return 42;
  }

  // run: invokeSuper
  static String invokeSuper() {
    return new Derived().show();
  }

  // run: throughSuper
  static String throughSuper() {
    return new Derived().direct();
  }

  // run: cloneArray
  static int[] cloneArray() {
    return numbers.clone();
  }

  // run: cloneObjects 2
  static Object[] cloneObjects(int i) {
    return grid[i].clone();
  }

  // run: throwResult
  static void throwResult() {
    throw nothing(new IllegalStateException());
  }

  // run: throwLiteral
  static void throwLiteral() {
    throw null;
  }

  // run: lockField
  static void lockField() {
    synchronized (full.any) {
      full.number++;
    }
  }

  // --- what was null ---

  // run: literal
  static int literal() {
    return ((Object) null).hashCode();
  }

  // run: castLocal null
  static int castLocal(Object o) {
    return ((CharSequence) (Comparable<?>) o).length();
  }

  // run: element 3 2
  static int element(int i, int j) {
    int[][] rows = {{1}, null, {3}, null};
    return rows[i][j];
  }

  // run: elementAtFive
  static int elementAtFive() {
    String[] texts = new String[6];
    return texts[5].length();
  }

  // run: elementAtSix
  static int elementAtSix() {
    String[] texts = new String[7];
    return texts[6].length();
  }

  // run: elementAtShort
  static int elementAtShort() {
    String[][] texts = new String[1000][1];
    return texts[999][0].length();
  }

  // run: elementAtLarge
  static int elementAtLarge() {
    String[] large = new String[40_000];
    return large[39_999].length();
  }

  // run: elementAtSum 1
  static int elementAtSum(int i) {
    return full.many[i + 1].number;
  }

  // run: elementAtElement 2
  static int elementAtElement(int i) {
    return full.many[order[order[i]]].number;
  }

  // run: elementAtResult
  static int elementAtResult() {
    return full.many[two()].many[Math.max(0, 1)].number;
  }

  // run: elementAtLength
  static int elementAtLength() {
    return full.many[order.length - 1].number;
  }

  // run: elementAtField
  static int elementAtField() {
    return full.many[full.next.number].number;
  }

  // run: elementAtIncrement 0
  static int elementAtIncrement(int i) {
    return full.many[i++].number + i;
  }

  // run: elementAtByte 1
  static int elementAtByte(byte b) {
    return full.many[b].number;
  }

  // run: elementAtLong 1
  static int elementAtLong(long index) {
    return full.many[(int) index].number;
  }

  // run: elementAtChar
  static int elementAtChar() {
    char[] digits = {'1'};
    return full.many[digits[0] - '0'].number;
  }

  // run: elementOfFresh 1
  static int elementOfFresh(int i) {
    return (new String[] {"a", null})[i].length();
  }

  // run: deepArrays
  static int deepArrays() {
    Object[][][][][][][] deep = {{{{{{{null}}}}}}};
    return deep[0][0][0][0][0][0][0].hashCode();
  }

  // run: deepFields
  static int deepFields() {
    HelpfulNulls a = full;
    a.next.next = new HelpfulNulls(new HelpfulNulls(new HelpfulNulls(new HelpfulNulls(null))));
    return a.next.next.next.next.next.next.number;
  }

  // run: deepMixed
  static int deepMixed() {
    full.many[0] = full;
    return full.many[0].many[0].many[0].next.next.number;
  }

  // run: resultOfStatic
  static int resultOfStatic() {
    return none().number;
  }

  // run: resultOfVirtual
  static String resultOfVirtual() {
    return full.chosen(1, 2, "s", 3, new StringBuilder(), new char[1][]).text;
  }

  // run: fieldOfResult
  static int fieldOfResult() {
    return Supply.it().next.next.number;
  }

  static class Supply {
    static HelpfulNulls it() {
      return full;
    }
  }

  // run: elementOfResult
  static int elementOfResult() {
    return Supply.it().many[2].number;
  }

  // run: staticOfOther
  static String staticOfOther() {
    return Holder.held.toString();
  }

  static class Holder {
    static Map<String, Object> held;
  }

  // run: thisField
  static int thisField() {
    return full.next.ownField();
  }

  int ownField() {
    return this.next.number + text.length();
  }

  // run: innerField
  static int innerField() {
    return full.new Inner().outerNumber();
  }

  // run: either true
  // run: either false
  static int either(boolean first) {
    HelpfulNulls a = root;
    HelpfulNulls b = full.next.next;
    return (first ? a : b).number;
  }

  // run: eitherIndex true
  static int eitherIndex(boolean first) {
    return full.many[first ? 1 : 2].number;
  }

  // run: eitherBefore true
  static int eitherBefore(boolean first) {
    return root.chosen(first ? 1 : 2, first ? 3L : 4L, "", first, null, null).number;
  }

  // run: assigned
  static int assigned() {
    HelpfulNulls a;
    return (a = full.next.next).number;
  }

  // run: chainedAssignment
  static int chainedAssignment() {
    HelpfulNulls a;
    HelpfulNulls b = a = root;
    return (full.next = b).number + a.number;
  }

  // run: reusedSlot 1
  static int reusedSlot(int kind) {
    if (kind == 0) {
      String first = "first";
      return first.length();
    } else {
      Object second = root;
      return second.hashCode();
    }
  }

  // run: afterWideLocals 1 2.5 null
  static int afterWideLocals(long a, double b, String c) {
    double d = a + b;
    String e = c;
    return e.length() + (int) d;
  }

  // run: inLoop 3
  static int inLoop(int n) {
    HelpfulNulls at = full;
    int sum = 0;
    for (int i = 0; i < n; i++) {
      sum += at.number;
      at = at.next;
    }
    return sum;
  }

  // run: inHandler null
  static int inHandler(String s) {
    try {
      return Integer.parseInt("x");
    } catch (NumberFormatException e) {
      return s.length();
    }
  }

  // run: inFinally null
  static int inFinally(String s) {
    int n = 0;
    try {
      n = two();
    } finally {
      n += s.length();
    }
    return n;
  }

  // --- what the compiler makes of it ---

  // run: unboxField
  static int unboxField() {
    return full.boxed + 1;
  }

  // run: unboxResult
  static int unboxResult() {
    Map<String, Integer> counts = new TreeMap<>();
    return counts.get("none");
  }

  // run: unboxIndex null
  static int unboxIndex(Integer i) {
    return order[i];
  }

  // run: unboxCharacter null
  static char unboxCharacter(Character c) {
    return c;
  }

  // run: eachOfArray
  static int eachOfArray() {
    int sum = 0;
    for (int n : numbers) sum += n;
    return sum;
  }

  // run: eachOfList null
  static int eachOfList(List<Integer> list) {
    int sum = 0;
    for (int n : list) sum += n;
    return sum;
  }

  // run: eachUnboxed
  static int eachUnboxed() {
    Integer[] some = {1, null};
    int sum = 0;
    for (int n : some) sum += n;
    return sum;
  }

  // run: switchOnText null
  static int switchOnText(String s) {
    switch (s) {
      case "a":
        return 1;
      default:
        return 2;
    }
  }

  // run: switchOnEnum
  static int switchOnEnum() {
    return switch (Colour.RED.opposite()) {
      case RED -> 1;
      case GREEN -> 2;
    };
  }

  // run: resource
  static int resource() throws Exception {
    try (AutoCloseable nothing = null) {
      return nothing.hashCode();
    }
  }

  // run: recordComponent
  static String recordComponent() {
    Pair pair = new Pair("l", new Pair(null, null));
    return pair.right().left().toString();
  }

  // run: concatenated null
  static String concatenated(Object o) {
    return "a" + o + o.toString();
  }

  // run: inLambda null
  static int inLambda(String captured) {
    IntBinaryOperator sum = (x, y) -> x + captured.length() + y;
    return sum.applyAsInt(1, 2);
  }

  // run: lambdaParameter
  static int lambdaParameter() {
    ToIntFunction<String> length = s -> s.length();
    return length.applyAsInt(null);
  }

  // run: lambdaResult
  static int lambdaResult() {
    Supplier<String> supplier = () -> null;
    return supplier.get().length();
  }

  // run: methodReference
  static int methodReference() {
    Function<String, Integer> length = String::length;
    return length.apply(null);
  }

  // run: unboxInReference
  static int unboxInReference() {
    BiFunction<Integer, Integer, Integer> max = Math::max;
    return max.apply(1, null);
  }

  // run: nullComparator
  static int nullComparator() {
    return comparator.reversed().compare("a", "b");
  }

  // run: generic
  static <T extends Comparable<T>> int generic() {
    T it = null;
    return it.compareTo(it);
  }

  // --- the exception itself ---

  // run: messageTwice
  static String messageTwice() {
    try {
      return root.text;
    } catch (NullPointerException e) {
      return e.getMessage() + "; " + e.getLocalizedMessage() + "; " + e.getCause();
    }
  }

  // run: refilled
  static String refilled() {
    try {
      return root.text;
    } catch (NullPointerException e) {
      return e.fillInStackTrace().toString();
    }
  }

  // run: made
  static String made() {
    return new NullPointerException().getMessage() + new NullPointerException("own").getMessage();
  }

  // run: fromJdk
  static int fromJdk() {
    return "a".compareTo(null);
  }

  // run: fromJdkNative
  static void fromJdkNative() {
    System.arraycopy(null, 0, order, 0, 1);
  }
}
