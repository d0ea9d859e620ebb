// BitSet: ranges, algebra, searching, its size and text.
package programs;

import java.util.BitSet;

class BitSets {
  // run: primes 60
  // run: primes 200
  static String primes(int limit) {
    BitSet bits = new BitSet();
    bits.set(2, limit);
    for (int i = 2; i * i < limit; i++) {
      if (!bits.get(i)) continue;
      for (int j = i * i; j < limit; j += i) bits.clear(j);
    }
    return bits.cardinality() + " " + bits.length() + " " + bits.previousSetBit(limit) + " " + bits;
  }

  // run: algebra
  static String algebra() {
    BitSet even = new BitSet();
    BitSet third = new BitSet();
    for (int i = 0; i < 70; i += 2) even.set(i);
    for (int i = 0; i < 70; i += 3) third.set(i);
    BitSet both = (BitSet) even.clone();
    both.and(third);
    BitSet either = (BitSet) even.clone();
    either.or(third);
    BitSet one = (BitSet) even.clone();
    one.xor(third);
    even.andNot(third);
    return both + " " + either.cardinality() + " " + one.cardinality() + " " + even.nextSetBit(5)
        + " " + third.intersects(both) + " " + both.hashCode() + " " + both.equals(one);
  }

  // run: ranges 10 75
  // run: ranges 0 64
  // run: ranges 5 5
  static String ranges(int from, int to) {
    BitSet bits = new BitSet();
    bits.set(from, to);
    bits.flip(from + 1, to + 1);
    bits.set(3);
    return bits + " " + bits.nextClearBit(3) + " " + bits.size() + " " + bits.isEmpty();
  }

  // run: wrong 0
  // run: wrong 1
  static boolean wrong(int kind) {
    BitSet bits = new BitSet();
    if (kind == 0) return bits.get(-1);
    bits.set(5, 3);
    return false;
  }

  // run: sum 1000
  static long sum(int n) {
    BitSet bits = new BitSet(n);
    for (int i = 0; i < n; i++) bits.set(i * i % n);
    long sum = 0;
    for (int i = bits.nextSetBit(0); i >= 0; i = bits.nextSetBit(i + 1)) sum = sum * 3 + i;
    return sum;
  }
}
