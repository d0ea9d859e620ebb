package subjects;

/** Exceptions, overloaded methods, static fields, constructors, arrays. */
public class Calls {
  private static final class Unnamed extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private static int counter;
  static Calls last;
  private int[] values = new int[2];

  public Calls() {}

  public Calls(int size, Object owner) {
    values = new int[size];
    last = owner == null ? null : this;
  }

  /** A test that follows must not see what this one leaves. */
  static int count(int by) {
    counter += by > 0 ? by : 1;
    return counter;
  }

  static boolean hasLast() {
    return last != null;
  }

  static void refuse(int i) throws java.io.IOException {
    if (i == 0) throw new java.io.IOException("zero");
    if (i == 1) throw new Unnamed();
    if (i < 0) throw new IllegalArgumentException();
  }

  static int of(Object o) {
    return o == null ? 0 : 1;
  }

  static int of(String s) {
    return s == null ? 2 : 3;
  }

  static int of(int... all) {
    return all.length == 0 ? 4 : all[0];
  }

  private static int sum(int[] all) {
    int sum = 0;
    for (int one : all) sum += one;
    return sum > 0 ? sum : 0;
  }

  static Object corner(Object[][] table) {
    return table.length > 0 && table[0] != null && table[0].length > 1 ? table[0][1] : null;
  }

  int \u00e4ndern(int assert_) {
    return assert_ > values.length ? 1 : 0;
  }

  static Runnable task(boolean later) {
    return later ? () -> counter++ : null;
  }
}
