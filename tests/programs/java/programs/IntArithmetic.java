// The four operations, remainder and negation of int, at the edges of its range.
package programs;

class IntArithmetic {
  // run: add 2147483647 1
  // run: add -2147483648 -1
  // run: add 40 2
  static int add(int a, int b) {
    return a + b;
  }

  // run: subtract -2147483648 1
  // run: subtract 0 -2147483648
  // run: subtract 7 9
  static int subtract(int a, int b) {
    return a - b;
  }

  // run: multiply 65536 65536
  // run: multiply 46341 46341
  // run: multiply -2147483648 -1
  // run: multiply -7 6
  static int multiply(int a, int b) {
    return a * b;
  }

  // run: divide 7 2
  // run: divide -7 2
  // run: divide 7 -2
  // run: divide -2147483648 -1
  // run: divide 1 0
  static int divide(int a, int b) {
    return a / b;
  }

  // run: remainder 7 3
  // run: remainder -7 3
  // run: remainder 7 -3
  // run: remainder -2147483648 -1
  // run: remainder 0 0
  static int remainder(int a, int b) {
    return a % b;
  }

  // run: negate -2147483648
  // run: negate 5
  static int negate(int a) {
    return -a;
  }

  // The quotient rounded towards negative infinity, with a case for each pair of signs.
  // run: floorDivide 7 2
  // run: floorDivide -7 2
  // run: floorDivide 7 -2
  // run: floorDivide -8 -2
  // run: floorDivide -2147483648 2147483647
  static int floorDivide(int a, int b) {
    int quotient = a / b;
    if (a % b != 0 && (a < 0) != (b < 0)) {
      quotient--;
    }
    return quotient;
  }

  // run: average 2147483647 2147483645
  // run: average -2147483648 2147483647
  // run: average -3 -6
  static int average(int a, int b) {
    return (a & b) + ((a ^ b) >> 1);
  }
}
