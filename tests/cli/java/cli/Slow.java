package cli;

// What takes long: to explore, to initialize, to describe, to ask the solver about, to replay.
public class Slow {
  static int small(int x) {
    return x > 0 ? 1 : 2;
  }

  /** Ten violations, each at the end of a long path. */
  static int violations(int x) {
    int sum = 0;
    for (int i = 0; i < 4_000_000; i++) sum += i;
    switch (x) {
      case 0: throw new AssertionError("a");
      case 1: throw new AssertionError("b");
      case 2: throw new AssertionError("c");
      case 3: throw new AssertionError("d");
      case 4: throw new AssertionError("e");
      case 5: throw new AssertionError("f");
      case 6: throw new AssertionError("g");
      case 7: throw new AssertionError("h");
      case 8: throw new AssertionError("i");
      case 9: throw new AssertionError("j");
      default: return sum;
    }
  }

  /** The solver takes floating point numbers apart without looking up. */
  static int question(double a, double b, double c, double d) {
    double x = a / b / c / d;
    double y = b / c / d / a;
    double z = c / d / a / b;
    double w = a * b * c * d + x * y;
    if (x * y * z == w && x > y && y > z && z > 3.25 && w < x) return 1;
    return 2;
  }

  /** So it does for the numbers of a violation. */
  static int numbers(double a, double b, double c, double d) {
    double x = a / b / c / d;
    double y = b / c / d / a;
    double z = c / d / a / b;
    double w = a * b * c * d + x * y;
    int[] none = new int[0];
    if (x * y * z == w && x > y && y > z && z > 3.25 && w < x) return none[1];
    return 2;
  }

  static int memory(int x) {
    java.util.List<Object[]> all = new java.util.ArrayList<>();
    while (x != 7) all.add(new Object[4000]);
    return all.size();
  }

  /** On the JVM it takes its time. */
  static int replay(int x) throws InterruptedException {
    if (x < 5) return 0;
    Thread.sleep(100_000);
    return 1 / (x - 7);
  }
}
