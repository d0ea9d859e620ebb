// Assignments used as values: the forms of dup and pop that keep a copy below the operands.
package programs;

class OperandShuffles {
  int i;
  long l;
  double d;
  Object o;
  static int count;

  static long next() {
    return 100L + count++;
  }

  static int nextInt() {
    return 10 + count++;
  }

  // run: elements 2
  // run: elements 7
  static String elements(int at) {
    int[] ints = new int[3];
    long[] longs = new long[3];
    double[] doubles = new double[3];
    Object[] objects = new Object[3];
    int a = ints[at] = 4;
    long b = longs[at] = 5;
    double c = doubles[at] = 6;
    Object o = objects[at] = "seven";
    return a + " " + b + " " + c + " " + o + " " + ints[at] + longs[at] + doubles[at] + objects[at];
  }

  // run: fields
  static String fields() {
    OperandShuffles x = new OperandShuffles();
    OperandShuffles y = new OperandShuffles();
    int a = x.i = y.i = 3;
    long b = x.l = y.l = 4;
    double c = x.d = y.d = 5;
    Object o = x.o = y.o = "six";
    double sum = x.i + y.i + x.l + y.l + x.d + y.d;
    return a + " " + b + " " + c + " " + o + " " + sum;
  }

  // run: chained 4
  static int chained(int n) {
    int[] a = new int[n];
    int x;
    int y = x = a[0] = a[1] = a[2] = n;
    return x + y + a[0] + a[1] + a[2] + a[3];
  }

  // Results that nobody uses, of one and of two slots.
  // run: ignored
  static int ignored() {
    next();
    nextInt();
    next();
    new OperandShuffles();
    new int[2].clone();
    Math.max(1.0, 2.0);
    return count;
  }

  // run: postfix 1
  static String postfix(int at) {
    long[] longs = {1, 2, 3};
    int[] ints = {1, 2, 3};
    OperandShuffles x = new OperandShuffles();
    long a = longs[at]++ + longs[at]--;
    int b = ints[at]++ * ints[at]--;
    long c = x.l++ - x.l--;
    double d = x.d-- + x.d++;
    long e = longs[nextInt() - 10] += next();
    return a + " " + b + " " + c + " " + d + " " + e + " " + count;
  }
}
