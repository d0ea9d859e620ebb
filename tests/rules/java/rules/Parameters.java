package rules;

import kukang.Contract;
import kukang.Ensures;
import kukang.NonNull;
import kukang.Requires;

/** How parameters start, and what contracts say of them. */
class Parameters {
  static int two(Node a, Node b) {
    return 0;
  }

  static int unrelated(Node a, Leaf b) {
    return 0;
  }

  static int objectAndNode(Object a, Node b) {
    return a == b ? 1 : 0;
  }

  static int nonNull(@NonNull Node a) {
    return a == null ? 9 : 1;
  }

  int receiver(Parameters other) {
    return this == other ? 1 : 0;
  }

  static void assume(boolean condition) {
    Contract.assume(condition);
  }

  static void check(boolean condition) {
    Contract.check(condition);
  }

  @Requires("isSo")
  static void required(boolean condition) {}

  @Ensures("isSo")
  static void ensured(boolean condition) {}

  static boolean isSo(boolean condition) {
    return condition;
  }

  // --- the heap before the call: what was only written to is open there ---

  @Ensures("wasFive")
  static void overwrite(@NonNull int[] a) {
    a[0] = 5;
  }

  static boolean wasFive(int[] a) {
    int before = Contract.old(() -> a[0]);
    return before == 5;
  }

  @Ensures("wasNull")
  static void clear(@NonNull Node[] a) {
    a[0] = null;
  }

  static boolean wasNull(Node[] a) {
    Node before = Contract.old(() -> a[0]);
    return before == null;
  }

  @Ensures("hadNoNext")
  static void clearNext(@NonNull Node n) {
    n.next = null;
  }

  static boolean hadNoNext(Node n) {
    Node before = Contract.old(() -> n.next);
    return before == null;
  }

  // What is read there was so all the time.
  @Ensures("beginsAsBefore")
  static void leave(@NonNull String text) {}

  static boolean beginsAsBefore(String text) {
    return text.length() == 0 || Contract.old(() -> text.charAt(0)) == text.charAt(0);
  }
}
