// Divisors, primes, modular powers, perfect numbers, continued fractions.
package programs;

class NumberTheory {
  // run: gcd 48 36
  // run: gcd 17 5
  // run: gcd 0 9
  // run: gcd -48 36
  // run: gcd -2147483648 6
  static int gcd(int a, int b) {
    while (b != 0) {
      int r = a % b;
      a = b;
      b = r;
    }
    return a < 0 ? -a : a;
  }

  // run: extended 240 46
  // run: extended 7 0
  static String extended(int a, int b) {
    int x = 1, y = 0, u = 0, v = 1;
    while (b != 0) {
      int q = a / b;
      int t = a - q * b;
      a = b;
      b = t;
      t = x - q * u;
      x = u;
      u = t;
      t = y - q * v;
      y = v;
      v = t;
    }
    return a + " = " + x + "," + y;
  }

  // run: power 3 200 1000007
  // run: power 2 0 7
  // run: power -2 3 5
  static long power(long base, int exponent, int modulus) {
    long result = 1;
    for (; exponent > 0; exponent >>= 1) {
      if ((exponent & 1) == 1) result = result * base % modulus;
      base = base * base % modulus;
    }
    return result;
  }

  // run: isPrime 97
  // run: isPrime 1
  // run: isPrime 9409
  // run: isPrime 2147483647
  static boolean isPrime(int n) {
    if (n < 2) return false;
    for (int d = 2; d <= n / d; d += d == 2 ? 1 : 2) if (n % d == 0) return false;
    return true;
  }

  // run: factors 360
  // run: factors 97
  // run: factors 1
  static String factors(int n) {
    String text = "";
    for (int d = 2; d * d <= n; d++) {
      int times = 0;
      for (; n % d == 0; n /= d) times++;
      if (times > 0) text += d + "^" + times + " ";
    }
    return n > 1 || text.isEmpty() ? text + n : text;
  }

  // run: perfect 28
  // run: perfect 12
  // run: perfect 8128
  static int perfect(int n) {
    int sum = 1;
    for (int d = 2; d <= n / 2; d++) if (n % d == 0) sum += d;
    return Integer.compare(sum, n);
  }
}
