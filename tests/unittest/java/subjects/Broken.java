package subjects;

import kukang.Contract;
import kukang.Ensures;
import kukang.Invariant;
import kukang.Requires;

/** Every way to violate a contract, beside paths that do not. */
class Broken {
  private int size;
  private Broken next;

  @Invariant
  private boolean isFine() {
    return size >= 0;
  }

  @Ensures("grown")
  void add(int n) {
    size += n == 7 ? 0 : 1;
  }

  private boolean grown(int n) {
    return size == Contract.<Integer>old(() -> size) + 1;
  }

  void shrink() {
    size--;
  }

  void shrinkAndRefuse(boolean late) {
    if (late) size = -1;
    throw new IllegalStateException();
  }

  int nextSize() {
    return next.size;
  }

  int divided(int by) {
    if (by == 3) throw new IllegalArgumentException();
    return size / by;
  }

  int asserted(int n) {
    assert n != 5;
    Contract.check(n != 6);
    return n;
  }

  @Requires("isSmall")
  @Ensures("isThrowing")
  int thrown(int n) {
    return n == 1 ? 1 : 0;
  }

  private boolean isSmall(int n) {
    return n < 10;
  }

  private boolean isThrowing(int n, int result) {
    if (result == 1) throw new IllegalStateException();
    return true;
  }

  Broken(int size) {
    this.size = size;
  }
}
