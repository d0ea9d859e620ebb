// Loops of some hundred thousand rounds: the longest runs of this collection.
package programs;

class LongLoops {
  // run: sum 300000
  static long sum(int n) {
    long sum = 0;
    for (int i = 0; i < n; i++) sum += i % 3 == 0 ? i : -i;
    return sum;
  }

  // run: sieve 100000
  static int sieve(int limit) {
    byte[] composite = new byte[limit];
    int count = 0;
    for (int i = 2; i < limit; i++) {
      if (composite[i] != 0) continue;
      count++;
      for (long j = (long) i * i; j < limit; j += i) composite[(int) j] = 1;
    }
    return count;
  }

  // run: mixture 200000
  static String mixture(int rounds) {
    int i = 1;
    long l = 1;
    float f = 1;
    double d = 1;
    for (int k = 1; k <= rounds; k++) {
      i = i * 31 + k;
      l = l * 6364136223846793005L + i;
      f = f * 0.999f + k % 7;
      d = Math.sqrt(d + k) - f;
      if (d < 0) d = -d;
    }
    return i + " " + l + " " + f + " " + d;
  }

  static final class Cell {
    int value;
    Cell next;
  }

  // run: allocation 50000
  static int allocation(int n) {
    Cell head = null;
    for (int i = 0; i < n; i++) {
      Cell cell = new Cell();
      cell.value = i;
      cell.next = i % 100 == 0 ? null : head;
      head = cell;
    }
    int sum = 0;
    for (Cell cell = head; cell != null; cell = cell.next) sum += cell.value;
    return sum;
  }

  // run: calls 24
  static int calls(int n) {
    return n < 2 ? 1 : calls(n - 1) + calls(n - 2);
  }
}
