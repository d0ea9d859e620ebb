// Records over every type of component: how equals and hashCode treat NaN, zeros and arrays.
package programs;

import java.util.Arrays;
import java.util.List;

class RecordComponents {
  record All(boolean a, byte b, char c, short d, int e, long f, float g, double h, String i) {}

  record Floats(float f, double d) {}

  record Holder(int[] array, List<String> list) {}

  record Node(int value, Node next) {
    int sum() {
      return value + (next == null ? 0 : next.sum());
    }
  }

  // run: all true 7 'x' 9L 2.5f
  // run: all false -1 '\u00e9' -9223372036854775808L -0.0f
  static String all(boolean a, int n, char c, long l, float f) {
    All one = new All(a, (byte) n, c, (short) (n * 300), n, l, f, f / 3.0, "i" + n);
    All two = new All(a, (byte) n, c, (short) (n * 300), n, l, f, f / 3.0, "i" + n);
    return one + " " + one.hashCode() + " " + one.equals(two);
  }

  // run: floats 0.0f 0.0
  // run: floats -0.0f -0.0
  // run: floats 1.5f 2.5
  static String floats(float f, double d) {
    Floats a = new Floats(f, d);
    Floats b = new Floats(0.0f, 0.0);
    Floats nan = new Floats(0f / 0f, 0.0 / 0.0);
    return a.equals(b) + " " + a.hashCode() + " " + nan.equals(new Floats(Float.NaN, Double.NaN))
        + " " + nan.hashCode() + " " + nan;
  }

  // Arrays are compared by identity, lists by content.
  // run: holders
  static String holders() {
    int[] array = {1, 2};
    Holder a = new Holder(array, List.of("x"));
    Holder b = new Holder(array, Arrays.asList("x"));
    Holder c = new Holder(array.clone(), List.of("x"));
    a.array()[0] = 9;
    return a.equals(b) + " " + a.equals(c) + " " + (a.hashCode() == b.hashCode()) + b.array()[0];
  }

  // run: chain 5
  // run: chain 0
  static String chain(int n) {
    Node node = null;
    for (int i = 0; i < n; i++) node = new Node(i, node);
    return node == null ? "none" : node + " " + node.sum() + " " + node.hashCode();
  }
}
