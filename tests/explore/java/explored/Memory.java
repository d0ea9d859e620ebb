package explored;

import java.util.ArrayList;
import java.util.List;

// What takes memory, or seems to.
public class Memory {
  /** Nearly as long as an array can be: only what is in it counts. */
  static int longest(int i) {
    byte[] a = new byte[Integer.MAX_VALUE - 8];
    a[i] = 1;
    a[7] = 2;
    return a[i] + a[a.length - 1];
  }

  /** No heap has room for it. */
  static int tooLong() {
    return new byte[Integer.MAX_VALUE].length;
  }

  /** Long strings make it as large as an array can be. */
  static int builder(String s) {
    StringBuilder builder = new StringBuilder(s);
    builder.append('x');
    return builder.length();
  }

  /** A loop that never takes another way, and whose state changes all the time. */
  static int spins(int x) {
    int i = 0;
    while (x != 7) i++;
    return i;
  }

  static int small(int x) {
    return x > 0 ? 1 : 2;
  }

  static int takesAll(int x) {
    List<Object[]> all = new ArrayList<>();
    while (x != 7) all.add(new Object[4000]);
    return all.size();
  }

  static int takesLargeBlocks(int x) {
    List<Object[]> all = new ArrayList<>();
    while (x != 7) all.add(new Object[3_000_000]);
    return all.size();
  }

  static class Link {
    Link next;
    long a, b, c;
  }

  static int takesLittleByLittle(int x) {
    Link last = null;
    while (x != 7) {
      Link link = new Link();
      link.next = last;
      last = link;
    }
    return last == null ? 0 : 1;
  }

  /** Each path has a copy of what it writes to. */
  static int copies(int x) {
    Object[] a = new Object[1_000_000];
    for (int i = 0; i < 20; i++) {
      if ((x >> i & 1) == 0) a[i] = a;
    }
    return a.length;
  }
}
