// synchronized blocks and methods on one thread: reentrance, exceptions, monitors without owner.
package programs;

class Synchronization {
  private static final Object LOCK = new Object();
  private int balance;

  private synchronized int add(int amount) {
    if (amount < 0) throw new IllegalArgumentException("negative: " + amount);
    balance += amount;
    return amount == 0 ? balance : add(0);
  }

  private static synchronized int twice(int x) {
    synchronized (Synchronization.class) {
      return 2 * x;
    }
  }

  // run: deposits 5 7
  // run: deposits 5 -7
  static int deposits(int a, int b) {
    Synchronization account = new Synchronization();
    account.add(a);
    return account.add(b) + twice(b);
  }

  // run: released -1
  static String released(int amount) {
    Synchronization account = new Synchronization();
    boolean held = false;
    try {
      synchronized (LOCK) {
        held = Thread.holdsLock(LOCK);
        account.add(amount);
      }
    } catch (IllegalArgumentException e) {
      return e.getMessage() + " " + held + " " + Thread.holdsLock(LOCK);
    }
    return "no exception";
  }

  // run: nested 4
  static int nested(int depth) {
    synchronized (LOCK) {
      synchronized (new Object()) {
        return depth == 0 ? 1 : 1 + nested(depth - 1);
      }
    }
  }

  // run: loop 10
  static int loop(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      synchronized (LOCK) {
        if (i == 3) continue;
        if (i == 8) break;
        sum += i;
      }
    }
    return Thread.holdsLock(LOCK) ? -1 : sum;
  }

  // run: notOwner
  static void notOwner() {
    LOCK.notifyAll();
  }
}
