// The operations of long, at the edges of its range and where int would have overflowed.
package programs;

class LongArithmetic {
  // run: add 9223372036854775807L 1L
  // run: add 4294967295L 1L
  static long add(long a, long b) {
    return a + b;
  }

  // run: subtract -9223372036854775808L 1L
  // run: subtract 5L 4294967296L
  static long subtract(long a, long b) {
    return a - b;
  }

  // run: multiply 4294967296L 4294967296L
  // run: multiply 3037000500L 3037000500L
  // run: multiply -9223372036854775808L -1L
  static long multiply(long a, long b) {
    return a * b;
  }

  // run: divide -9223372036854775808L -1L
  // run: divide -7L 2L
  // run: divide 7L 0L
  static long divide(long a, long b) {
    return a / b;
  }

  // run: remainder -9223372036854775808L -1L
  // run: remainder -7000000000L 3L
  // run: remainder 1L 0L
  static long remainder(long a, long b) {
    return a % b;
  }

  // run: bits 81985529216486895L -1L
  // run: bits -6148914691236517206L 1085102592571150095L
  static String bits(long a, long b) {
    return (a & b) + " " + (a | b) + " " + (a ^ b) + " " + ~a + " " + -b;
  }

  // run: factorial 20
  // run: factorial 21
  // run: factorial 0
  static long factorial(int n) {
    long product = 1L;
    while (n > 1) {
      product *= n--;
    }
    return product;
  }

  // run: compare 1L 2L
  // run: compare 2L 1L
  // run: compare -9223372036854775808L 9223372036854775807L
  // run: compare 4294967296L 0L
  // run: compare 0L 0L
  static int compare(long a, long b) {
    if (a < b) return -1;
    if (a > b) return 1;
    if (a != b) throw new AssertionError("not a total order");
    return a >= b && a <= b && a == b ? 0 : 99;
  }

  // run: digitSum 9223372036854775807L
  // run: digitSum -305L
  // run: digitSum 0L
  static int digitSum(long number) {
    int sum = 0;
    for (long rest = number < 0 ? -number : number; rest != 0; rest /= 10) {
      sum += (int) (rest % 10);
    }
    return sum;
  }
}
