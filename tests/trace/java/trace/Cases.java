package trace;

import kukang.Contract;
import kukang.Ensures;
import kukang.Invariant;
import kukang.NonNull;
import kukang.Requires;

/** Small methods, each with something of its own to show in a trace. */
final class Cases {
  enum Colour { RED, GREEN }

  static class Node {
    Node next;
    int value;

    int read() {
      return value;
    }
  }

  static class Leaf extends Node {
    @Override int read() {
      return 0;
    }
  }

  static int made;
  static final int LIMIT = 3;
  static final Node NIL = new Node();

  private Cases() {}

  static int called(@NonNull Node node) {
    int before = 1;
    return before + node.read();
  }

  static int caught(Node node) {
    try {
      return node.value;
    } catch (NullPointerException e) {
      return -1;
    }
  }

  static void thrown(Node node) {
    node.value = LIMIT;
  }

  static int element(int[] array, long wide, int index) {
    int first = array[index];
    return first;
  }

  static Object things(Colour colour, boolean named) {
    made = made + 1;
    Object result = named ? "a \"name\"" : colour;
    return result;
  }

  static boolean kinds(Object object) {
    if (!(object instanceof Node)) return false;
    return object instanceof Leaf;
  }

  static int many(int key) {
    switch (key) {
      case 0: return 10;
      case 1: return 11;
      case 2: return 12;
      case 3: return 13;
      case 4: return 14;
      case 5: return 15;
      case 6: return 16;
      case 7: return 17;
      case 8: return 18;
      case 9: return 19;
      default: return 20;
    }
  }

  static void nothing() {}

  static Node build(int value) {
    Node node = new Node();
    node.value = value;
    int[] big = new int[10];
    big[1] = value;
    return node;
  }

  static void assumed(int x) {
    Contract.assume(x > 0);
    made = x;
  }

  @Requires("small") @Ensures("positive")
  static int halved(int x) {
    return x / 2;
  }

  static boolean small(int x) {
    return x < 10;
  }

  static boolean positive(int x, int result) {
    return result >= 0;
  }

  // Longer than anybody can read.
  static int longer(int x) {
    int rounds = 0;
    while (rounds < 100_000) {
      rounds++;
    }
    return x == 0 ? rounds : x;
  }
}
