// Recursive methods: Ackermann, Fibonacci, towers of Hanoi, mutual recursion, binomials.
package programs;

class Recursion {
  // run: ackermann 2 3
  // run: ackermann 0 5
  // run: ackermann 3 2
  static int ackermann(int m, int n) {
    if (m == 0) return n + 1;
    return n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
  }

  // run: fibonacci 0
  // run: fibonacci 1
  // run: fibonacci 18
  static long fibonacci(int n) {
    return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
  }

  // run: even 10
  // run: even 7
  static boolean even(int n) {
    return n == 0 || odd(n - 1);
  }

  // run: odd 300
  static boolean odd(int n) {
    return n != 0 && even(n - 1);
  }

  // run: hanoi 3
  // run: hanoi 0
  static int hanoi(int disks) {
    return move(disks, 'A', 'B', 'C');
  }

  private static int move(int disks, char from, char over, char to) {
    if (disks == 0) return 0;
    int before = move(disks - 1, from, to, over);
    System.out.println(disks + ": " + from + " -> " + to);
    return before + 1 + move(disks - 1, over, from, to);
  }

  // run: binomial 10 3
  // run: binomial 4 5
  // run: binomial 0 0
  static int binomial(int n, int k) {
    if (k < 0 || k > n) return 0;
    if (k == 0 || k == n) return 1;
    return binomial(n - 1, k - 1) + binomial(n - 1, k);
  }

  // run: power 2.0 10
  // run: power 1.5 -3
  // run: power 0.0 0
  static double power(double base, int exponent) {
    if (exponent < 0) return 1 / power(base, -exponent);
    if (exponent == 0) return 1;
    double half = power(base, exponent / 2);
    return exponent % 2 == 0 ? half * half : half * half * base;
  }

  // run: partitions 12 12
  // run: partitions 5 2
  static int partitions(int n, int largest) {
    if (n == 0) return 1;
    int count = 0;
    for (int part = 1; part <= largest && part <= n; part++) count += partitions(n - part, part);
    return count;
  }
}
