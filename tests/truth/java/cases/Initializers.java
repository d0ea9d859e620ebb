// What initializers do: they look at what was done before, depend on each other, fail.
package cases;

import truth.Holds;
import truth.Violated;

class Initializers {
  static class Settings {
    static int size = 1;
  }

  static class Table {
    static final int[] ENTRIES = new int[Settings.size];
  }

  @Holds
  static void aTableIsAsLargeAsSet(int n) {
    if (n < 0 || n > 5) return;
    Settings.size = n;
    assert Table.ENTRIES.length == n;
  }

  @Violated
  static void aTableHasOneEntry(int n) {
    if (n < 0 || n > 5) return;
    Settings.size = n;
    assert Table.ENTRIES.length == 1;
  }

  @Violated("ExceptionInInitializerError")
  static int aTableCanAlwaysBeMade(int n) {
    if (n > 5) return 0;
    Settings.size = n;
    return Table.ENTRIES.length;
  }

  @Holds
  static void aTableStaysAsItIs(int n) {
    if (n < 0 || n > 5) return;
    Settings.size = 2;
    int before = Table.ENTRIES.length;
    Settings.size = n;
    assert before == 2 && Table.ENTRIES.length == 2;
  }

  static class Limit {
    static int given;
    static boolean checked;
  }

  static class Checked {
    static final int LIMIT = Limit.given;

    static {
      Limit.checked = true;
    }

    static boolean allows(int x) {
      return x <= LIMIT;
    }
  }

  @Violated
  static void theLimitIsZero(int limit, int x) {
    Limit.given = limit;
    if (Checked.allows(x)) assert x <= 0;
  }

  @Holds
  static void theLimitIsWhatWasGiven(int limit, int x) {
    Limit.given = limit;
    assert Checked.allows(x) == (x <= limit);
  }

  @Holds
  static void checkedOnlyWhereAsked(int x) {
    if (x > 0) Checked.allows(x);
    assert Limit.checked == (x > 0);
  }

  @Violated
  static void checkedInAnyCase(int x) {
    if (x > 0) Checked.allows(x);
    assert Limit.checked;
  }

  static class Broken {
    static int zero;
    static int value = 1 / zero;

    static int get() {
      return value;
    }
  }

  @Violated("ExceptionInInitializerError")
  static int brokenOnABranch(boolean b) {
    return b ? Broken.get() : 0;
  }

  @Holds
  static int brokenWhereNobodyGoes(int x) {
    return x > 3 && x < 2 ? Broken.get() : 0;
  }

  @Holds
  static void brokenForGood() {
    String what = "";
    try {
      Broken.get();
    } catch (ExceptionInInitializerError e) {
      assert e.getCause() instanceof ArithmeticException;
      what += "first ";
    }
    try {
      Broken.get();
    } catch (NoClassDefFoundError e) {
      what += "second";
    }
    assert what.equals("first second");
  }

  @Violated("NoClassDefFoundError")
  static int brokenOnce(int x) {
    for (int i = 0; i < 2; i++) {
      try {
        if (x == i) Broken.get();
      } catch (ExceptionInInitializerError e) {
        // next time it will work
      }
    }
    return x == 1 ? Broken.get() : 0;
  }

  static class Hen {
    static int number = Egg.number + 1;

    static int get() {
      return number;
    }
  }

  static class Egg {
    static int number = Hen.number + 10;

    static int get() {
      return number;
    }
  }

  @Holds
  static void theHenFirst() {
    assert Hen.get() == 11 && Egg.get() == 10;
  }

  @Holds
  static void theEggFirst() {
    assert Egg.get() == 11 && Hen.get() == 1;
  }

  @Violated
  static void whicheverIsFirst(boolean hen) {
    int first = hen ? Hen.get() : Egg.get();
    int sum = Hen.get() + Egg.get();
    assert first == 11 && sum == 21;
  }

  static class Once {
    static int start = 41;

    static {
      start++;
    }

    static int next() {
      return ++start;
    }
  }

  @Holds
  static void startedOnce() {
    assert Once.start == 42 && Once.next() == 43 && Once.next() == 44;
  }

  @Violated
  static void neverFifty(int n) {
    if (n < 0 || n > 10) return;
    for (int i = 0; i < n; i++) Once.next();
    assert Once.start != 50;
  }

  static class Node {
    static int made;
    final int number;

    Node() {
      number = ++made;
    }
  }

  @Holds
  static void numberedFromOne() {
    Node first = new Node();
    Node second = new Node();
    assert first.number == 1 && second.number == 2;
  }

  @Violated
  static void numberedFromZero() {
    assert new Node().number == 0;
  }
}
