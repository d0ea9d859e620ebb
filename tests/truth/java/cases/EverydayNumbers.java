// Arithmetic that people meet every day: quotients, products, roundings, bits, and what is lost between
// integers and floats.
package cases;

import truth.Holds;
import truth.Samples;
import truth.Violated;

class EverydayNumbers {
  @Samples
  static Object[] numbers() {
    return new Object[] {
      1 << 30, Integer.MAX_VALUE, 13, 7, 38, 32, 31, 8, 1000, 65536, 46341, 16777217, 30_000_000,
      (1L << 53) + 1, 1L << 32, 3037000500L, 0.5, 9.0, Double.MIN_VALUE, 1e300, 1.0 / 3, 16777216f
    };
  }

  @Holds
  static void divisionAndRemainder(int x, int y) {
    if (y == 0) return;
    assert x / y * y + x % y == x;
  }

  @Holds
  static void longDivisionAndRemainder(long x, long y) {
    if (y == 0) return;
    assert x / y * y + x % y == x;
  }

  @Holds
  static void remainderIsSmaller(int x, int y) {
    if (y <= 0) return;
    assert x % y < y && x % y > -y;
  }

  @Holds
  static void remainderHasTheSignOfX(int x, int y) {
    if (y == 0 || x < 0) return;
    assert x % y >= 0;
  }

  @Holds
  static void averageWithoutOverflow(int low, int high) {
    if (low < 0 || low > high) return;
    int mid = low + (high - low) / 2;
    assert low <= mid && mid <= high;
  }

  @Holds
  static void unsignedShiftAverage(int low, int high) {
    if (low < 0 || high < 0) return;
    int mid = (low + high) >>> 1;
    assert mid >= Math.min(low, high) && mid <= Math.max(low, high);
  }

  @Holds
  static void square(int x) {
    if (x < -46340 || x > 46340) return;
    assert x * x >= 0;
  }

  @Holds
  static void productOfSmall(int x, int y) {
    if (x < 0 || x > 1000 || y < 0 || y > 1000) return;
    assert x * y <= 1000000;
  }

  @Holds
  static void absOfInt(int x) {
    if (x == Integer.MIN_VALUE) return;
    assert Math.abs(x) >= 0;
  }

  @Holds
  static void minMax(int x, int y) {
    assert Math.min(x, y) + Math.max(x, y) == x + y;
  }

  @Holds
  static void bitCount(int x) {
    assert Integer.bitCount(x) >= 0 && Integer.bitCount(x) <= 32;
  }

  @Holds
  static void reverseTwice(int x) {
    assert Integer.reverse(Integer.reverse(x)) == x;
  }

  @Holds
  static void leadingZeros(int x) {
    if (x <= 0) return;
    int n = Integer.numberOfLeadingZeros(x);
    assert n >= 1 && (x >>> (31 - n)) == 1;
  }

  @Holds
  static void trailingZeros(int x) {
    if (x == 0) return;
    int n = Integer.numberOfTrailingZeros(x);
    assert (x & ((1 << n) - 1)) == 0;
  }

  @Holds
  static void highestOneBit(int x) {
    if (x <= 0) return;
    int h = Integer.highestOneBit(x);
    assert h <= x && h > x / 2;
  }

  @Holds
  static void multiplyExact(int x, int y) {
    try {
      int p = Math.multiplyExact(x, y);
      assert (long) x * y == p;
    } catch (ArithmeticException e) {
      assert (long) x * y != (int) ((long) x * y);
    }
  }

  @Holds
  static void floorMod(int x, int m) {
    if (m <= 0) return;
    int r = Math.floorMod(x, m);
    assert r >= 0 && r < m;
  }

  @Holds
  static void floorDiv(int x, int y) {
    if (y == 0) return;
    assert Math.floorDiv(x, y) * y + Math.floorMod(x, y) == x;
  }

  @Holds
  static void sqrtOfSquare(double x) {
    if (!(x >= 0 && x <= 1e6)) return;
    assert Math.sqrt(x) >= 0;
  }

  @Holds
  static void floorIsBelow(double x) {
    if (Double.isNaN(x)) return;
    assert Math.floor(x) <= x;
  }

  @Holds
  static void ceilIsAbove(double x) {
    if (Double.isNaN(x)) return;
    assert Math.ceil(x) >= x;
  }

  @Holds
  static void roundOfInt(int x) {
    assert Math.round((double) x) == x;
  }

  @Holds
  static void intToDoubleAndBack(int x) {
    assert (int) (double) x == x;
  }

  @Holds
  static void productSign(double x, double y) {
    if (!(x > 1 && y > 1)) return;
    assert x * y > 0;
  }

  @Holds
  static void longProduct(int x, int y) {
    assert (long) x * y / 1 == (long) y * x;
  }

  @Holds
  static void shiftIsDivision(int x) {
    if (x < 0) return;
    assert x >> 3 == x / 8;
  }

  @Holds
  static void evenOdd(int x) {
    assert (x % 2 == 0) == ((x & 1) == 0);
  }

  @Holds
  static void sumOfFirst(int n) {
    if (n < 0 || n > 1000) return;
    assert n * (n + 1) % 2 == 0;
  }

  @Holds(orUnknown = true)
  static void hypotenuse(int a, int b) {
    if (a < 0 || a > 1000 || b < 0 || b > 1000) return;
    assert a * a + b * b <= (a + b) * (a + b);
  }

  @Holds
  static void rint(double x) {
    if (!(x >= 0 && x <= 100)) return;
    double r = Math.rint(x);
    assert r >= 0 && r <= 100;
  }

  @Violated
  static void absOfMin(int x) {
    assert Math.abs(x) >= 0;
  }

  @Violated
  static void average(int low, int high) {
    if (low < 0 || low > high) return;
    int mid = (low + high) / 2;
    assert low <= mid;
  }

  @Violated
  static void squareIsNotNegative(int x) {
    assert x * x >= 0;
  }

  @Violated
  static void divideMinByMinusOne(int x, int y) {
    if (y == 0 || x >= 0 || y >= 0) return;
    assert x / y >= 0;
  }

  @Violated
  static void oddIsOne(int x) {
    boolean odd = x % 2 == 1;
    assert odd == ((x & 1) == 1);
  }

  @Violated
  static void sumOfPositives(int x, int y) {
    if (x <= 0 || y <= 0) return;
    assert x + y > 0;
  }

  @Violated
  static void productZero(int x, int y) {
    if (x == 0 || y == 0) return;
    assert x * y != 0;
  }

  @Violated
  static void productOfLongs(long x, long y) {
    if (x <= 1 || y <= 1) return;
    assert x * y > x;
  }

  @Violated
  static void particularProduct(int x, int y) {
    if (x < 2 || y < 2 || x > 100 || y > 100) return;
    assert x * y != 91;
  }

  @Violated
  static void negation(int x) {
    if (x == 0) return;
    assert -x != x;
  }

  @Violated
  static void doubleSum(double x) {
    assert x + 1 > x;
  }

  @Violated
  static void doubleEqualsItself(double x) {
    assert x == x;
  }

  @Violated
  static void floatExact(float x) {
    if (!(x > 1 && x < 1e10f)) return;
    assert x + 1 - 1 == x;
  }

  @Violated
  static void intToFloat(int x) {
    assert (int) (float) x == x;
  }

  @Violated
  static void longToDouble(long x) {
    assert (long) (double) x == x;
  }

  @Violated
  static void productOfDoubles(double x, double y) {
    if (!(x > 0 && y > 0)) return;
    assert x * y > 0;
  }

  @Violated
  static void sqrt(double x) {
    assert !(Math.sqrt(x) == 3.0);
  }

  @Violated
  static void floorNotCeil(double x) {
    if (!(x > 0 && x < 10)) return;
    assert Math.floor(x) != Math.ceil(x);
  }

  @Violated
  static void roundHalf(double x) {
    if (!(x > 0 && x < 3)) return;
    assert Math.round(x) == (long) Math.rint(x);
  }

  @Violated
  static void bitCountIsNeverThirtyOne(int x) {
    assert Integer.bitCount(x) != 31;
  }

  @Violated
  static void reverse(int x) {
    if (x == 0 || x == -1) return;
    assert Integer.reverse(x) != x;
  }

  @Violated
  static void leadingZerosAreNeverSeventeen(int x) {
    assert Integer.numberOfLeadingZeros(x) != 17;
  }

  @Violated
  static void hash(int x, int y) {
    assert 31 * x + y != 1000;
  }

  @Violated
  static void shiftBy(int x, int s) {
    if (x == 0 || s < 0) return;
    assert x << s != 0 || s > 31;
  }

  @Violated
  static void floorModNegative(int x, int m) {
    if (m == 0) return;
    assert Math.floorMod(x, m) >= 0;
  }

  @Violated
  static void percent(int part, int whole) {
    if (part < 0 || whole <= 0 || part > whole) return;
    assert part * 100 / whole >= 0;
  }

  @Violated
  static void associative(double x, double y) {
    if (!(x > 0 && x < 1e300 && y > 0 && y < 1e300)) return;
    assert (x + y) - y == x;
  }

  @Violated
  static void minOfDoubles(double x, double y) {
    assert Math.min(x, y) <= x;
  }

  @Violated
  static void divideBySymbol(int x, int y) {
    if (y < 2 || x < 0) return;
    assert x / y != 7 || x % y != 3;
  }

  @Violated
  static void millis(int days) {
    if (days < 0) return;
    long ms = days * 24 * 60 * 60 * 1000;
    assert ms >= 0;
  }
}
