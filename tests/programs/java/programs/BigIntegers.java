// BigInteger: arithmetic beyond long, division, powers, gcd, modular arithmetic, texts.
package programs;

import java.math.BigInteger;

class BigIntegers {
  // run: factorial 25
  // run: factorial 0
  // run: factorial 60
  static BigInteger factorial(int n) {
    BigInteger product = BigInteger.ONE;
    for (int i = 2; i <= n; i++) product = product.multiply(BigInteger.valueOf(i));
    return product;
  }

  // run: operations "123456789012345678901234567890" "987654321"
  // run: operations "-100000000000000000000" "7"
  // run: operations "5" "0"
  static String operations(String a, String b) {
    BigInteger x = new BigInteger(a);
    BigInteger y = new BigInteger(b);
    return x.add(y) + " " + x.subtract(y) + " " + x.multiply(y) + " " + x.divide(y) + " "
        + x.remainder(y) + " " + x.mod(y) + " " + x.gcd(y) + " " + x.negate().signum();
  }

  // run: fibonacci 100
  // run: fibonacci 1
  static String fibonacci(int n) {
    BigInteger a = BigInteger.ZERO;
    BigInteger b = BigInteger.ONE;
    for (int i = 0; i < n; i++) {
      BigInteger sum = a.add(b);
      a = b;
      b = sum;
    }
    return a + " " + a.bitLength() + " " + a.bitCount() + " " + a.hashCode();
  }

  // run: modular 3 200 13
  // run: modular 7 -1 11
  // run: modular 6 -1 9
  static BigInteger modular(int base, int exponent, int modulus) {
    BigInteger m = BigInteger.valueOf(modulus);
    return BigInteger.valueOf(base).modPow(BigInteger.valueOf(exponent), m);
  }

  // run: bits "18446744073709551616"
  // run: bits "-256"
  static String bits(String text) {
    BigInteger x = new BigInteger(text);
    return x.shiftLeft(3) + " " + x.shiftRight(5) + " " + x.and(BigInteger.valueOf(0xfff)) + " "
        + x.or(BigInteger.TEN) + " " + x.xor(BigInteger.TWO) + " " + x.not() + " " + x.testBit(64)
        + " " + x.toString(16) + " " + x.longValue() + " " + x.intValue() + " " + x.doubleValue();
  }

  // run: compare "99999999999999999999" "100000000000000000000"
  static String compare(String a, String b) {
    BigInteger x = new BigInteger(a);
    BigInteger y = new BigInteger(b);
    return x.compareTo(y) + " " + x.add(BigInteger.ONE).equals(y) + " " + x.max(y) + " "
        + x.pow(3) + " " + y.sqrt() + " " + new BigInteger("-ff", 16);
  }

  // run: narrow "9223372036854775808"
  static long narrow(String text) {
    return new BigInteger(text).longValueExact();
  }
}
