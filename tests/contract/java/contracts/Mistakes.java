// Contracts that say something that is not there.
package contracts;

import kukang.Ensures;
import kukang.Invariant;
import kukang.Requires;
import kukang.SpecFor;

class Mistakes {
  @Requires("nowhere")
  void requires(int x) {}

  @Ensures("unfit")
  int ensures(int x) {
    return x;
  }

  boolean unfit(int x, String result) {
    return true;
  }

  @Requires("ofObject")
  Mistakes() {}

  boolean ofObject() {
    return true;
  }

  @Requires("number")
  void notBoolean() {}

  int number() {
    return 1;
  }
}

class WrongInvariant {
  @Invariant
  boolean holds(int x) {
    return true;
  }

  void change() {}
}

@SpecFor(Mistakes.class)
class WrongSpec {
  @Invariant
  static boolean holds(String text) {
    return true;
  }
}
