// Lambdas that capture variables of every type, fields through this, and arrays.
package programs;

import java.util.function.DoubleSupplier;
import java.util.function.IntBinaryOperator;
import java.util.function.IntSupplier;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;

class LambdaCaptures {
  private int field = 3;

  private IntSupplier fieldPlus(int x) {
    return () -> field++ + x;
  }

  // run: all true 7 'c' -300 9 99999999999L 1.5f 0.1 "text"
  // run: all false -128 '\u4f60' 32767 -1 -1L -0.0f 1e300 null
  static String all(
      boolean z, byte b, char c, short s, int i, long j, float f, double d, String text) {
    Supplier<String> lambda = () -> z + "," + b + "," + c + "," + s + "," + i + "," + j + "," + f
        + "," + d + "," + text;
    return lambda.get();
  }

  // run: narrow -1 'x' -5
  static int narrow(byte b, char c, short s) {
    IntSupplier sum = () -> b * 1000000 + c * 1000 + s;
    return sum.getAsInt();
  }

  // run: fields 10
  static String fields(int x) {
    LambdaCaptures it = new LambdaCaptures();
    IntSupplier a = it.fieldPlus(x);
    IntSupplier b = it.fieldPlus(-x);
    return a.getAsInt() + " " + b.getAsInt() + " " + a.getAsInt() + " " + it.field;
  }

  // run: wide 5 2.5
  // run: wide -9223372036854775808L -1e18
  static String wide(long l, double d) {
    LongUnaryOperator add = x -> x + l;
    DoubleSupplier half = () -> (d + l) / 2;
    return add.applyAsLong(1) + " " + half.getAsDouble();
  }

  // run: counter 4
  static int counter(int n) {
    int[] count = {0};
    Runnable tick = () -> count[0] += n;
    for (int i = 0; i < n; i++) tick.run();
    return count[0];
  }

  // run: loop 4
  static String loop(int n) {
    IntBinaryOperator[] table = new IntBinaryOperator[n];
    for (int i = 0; i < n; i++) {
      int k = i;
      table[i] = k % 2 == 0 ? (a, b) -> a * k + b : (a, b) -> a - b * k;
    }
    StringBuilder text = new StringBuilder();
    for (IntBinaryOperator op : table) text.append(op.applyAsInt(10, 3)).append(' ');
    return text.toString();
  }
}
