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
}
