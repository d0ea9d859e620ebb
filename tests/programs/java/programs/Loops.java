// Loops of all forms, with labelled breaks and continues.
package programs;

class Loops {
  // run: collatz 27
  // run: collatz 1
  // run: collatz 97
  static int collatz(long n) {
    int steps = 0;
    while (n != 1) {
      n = n % 2 == 0 ? n / 2 : 3 * n + 1;
      steps++;
    }
    return steps;
  }

  // run: firstFactors 91
  // run: firstFactors 97
  // run: firstFactors 36
  static String firstFactors(int n) {
    search:
    for (int i = 2; i < n; i++) {
      for (int j = i; j < n; j++) {
        if (i * j > n) continue search;
        if (i * j == n) return i + "*" + j;
        if (i > 50) break search;
      }
    }
    return "none";
  }

  // run: reverse 12345
  // run: reverse -120
  // run: reverse 0
  // run: reverse 2147483647
  static int reverse(int n) {
    int reversed = 0;
    do {
      reversed = reversed * 10 + n % 10;
      n /= 10;
    } while (n != 0);
    return reversed;
  }

  // run: primes 30
  // run: primes 2
  static String primes(int limit) {
    StringBuilder text = new StringBuilder();
    outer:
    for (int n = 2; n < limit; n++) {
      int d = 2;
      while (d * d <= n) {
        if (n % d++ == 0) continue outer;
      }
      text.append(n).append(n + 2 < limit ? "," : ";");
    }
    return text.toString();
  }

  // run: twoVariables 10
  // run: twoVariables 0
  static int twoVariables(int n) {
    int sum = 0;
    for (int i = 0, j = n; i < j; i++, j--) sum += i * j;
    return sum;
  }

  // run: block 3
  // run: block -3
  static String block(int x) {
    String s = "in";
    leave: {
      if (x < 0) break leave;
      s += " through";
    }
    return s + " out";
  }

  // run: endless 1000
  static int endless(int limit) {
    for (int a = 0, b = 1; ; ) {
      int c = a + b;
      if (c > limit) return b;
      a = b;
      b = c;
    }
  }
}
