// A class is initialized when the code first does what initializes it, and not before.
package cases;

import truth.Holds;
import truth.Violated;

class LazyClasses {
  /** What initializers leave behind. */
  static class Log {
    static int count;
    static String order = "";

    static int add(String what) {
      count++;
      order += what;
      return count;
    }
  }

  static class Holder {
    static final Object ONE = make();

    static Object make() {
      Log.add("holder ");
      return new Object();
    }
  }

  @Holds
  static void aHolderWaits() {
    assert Log.count == 0;
    Object one = Holder.ONE;
    assert one != null && Log.count == 1;
  }

  @Holds
  static void aHolderMakesOne() {
    Object first = Holder.ONE;
    Object second = Holder.ONE;
    assert first == second && Log.count == 1;
  }

  @Violated
  static void aHolderIsReady() {
    assert Log.count == 1;
    Object one = Holder.ONE;
    assert one != null;
  }

  @Violated
  static void neverOnABranch(boolean b) {
    if (b) Holder.make();
    assert Log.count == 0;
  }

  @Holds
  static void onThatBranchOnly(int x) {
    Object one = x == 3 ? Holder.ONE : null;
    assert (one != null) == (x == 3);
    assert Log.count == (x == 3 ? 1 : 0);
  }

  static class Loud {
    static final int CONSTANT = 5;
    static final String TEXT = "loud";
    static final Integer BOXED = 5;
    static int field = 7;

    static {
      Log.add("loud ");
    }

    static void touch() {}
  }

  @Holds
  static void aClassLiteralDoesNothing() {
    Class<?> type = Loud.class;
    assert type != null && Log.count == 0;
  }

  @Violated
  static void aClassLiteralInitializes() {
    Class<?> type = Loud.class;
    assert type != null && Log.count == 1;
  }

  @Holds
  static void anArrayDoesNothing(int n) {
    if (n < 0 || n > 4) return;
    Loud[] many = new Loud[n];
    Loud[][] rows = new Loud[2][n];
    assert many.length == n && rows.length == 2 && Log.count == 0;
  }

  @Violated
  static void anArrayInitializes() {
    Loud[] many = new Loud[2];
    assert many.length == 2 && Log.count > 0;
  }

  @Holds
  static void aConstantDoesNothing() {
    assert Loud.CONSTANT == 5 && Loud.TEXT.length() == 4 && Log.count == 0;
  }

  @Violated
  static void aBoxDoesNothing() {
    Integer box = Loud.BOXED;
    assert box == 5 && Log.count == 0;
  }

  @Violated
  static void readingDoesNothing(boolean b) {
    int x = b ? Loud.field : Loud.CONSTANT;
    assert x > 0 && Log.count == 0;
  }

  @Holds
  static void writingInitializes(int x) {
    Loud.field = x;
    assert Log.count == 1 && Loud.field == x;
  }

  @Holds
  static void callingInitializes() {
    Loud.touch();
    Loud.touch();
    assert Log.count == 1;
  }

  @Holds
  static void makingInitializes() {
    Loud none = null;
    int before = Log.count;
    Loud some = new Loud();
    assert none != some && before == 0 && Log.count == 1;
  }

  @Violated
  static void namingIsMaking() {
    Loud none = null;
    assert none == null && Log.count == 1;
  }

  @Holds
  static void loadingByNameInitializes() throws ClassNotFoundException {
    assert Log.count == 0;
    Class.forName("cases.LazyClasses$Loud");
    assert Log.count == 1;
  }

  @Holds
  static void aReferenceToAMethodWaits() {
    Runnable later = Loud::touch;
    int before = Log.count;
    later.run();
    assert before == 0 && Log.count == 1;
  }

  static class Base {
    static int inherited = Log.add("base ");
  }

  static class Derived extends Base {
    static int own = Log.add("derived ");
  }

  @Holds
  static void aSuperclassComesFirst() {
    int own = Derived.own;
    assert own == 2 && Log.order.equals("base derived ");
  }

  @Violated
  static void aSubclassComesFirst() {
    int own = Derived.own;
    assert own == 1;
  }

  @Holds
  static void anInheritedFieldIsOfItsClass() {
    int inherited = Derived.inherited;
    assert inherited == 1 && Log.count == 1;
  }

  @Violated
  static void anInheritedFieldInitializesBoth() {
    int inherited = Derived.inherited;
    assert inherited == 1 && Log.count == 2;
  }

  interface Plain {
    int NUMBER = Log.add("plain ");
  }

  interface Helpful {
    int NUMBER = Log.add("helpful ");

    default int help() {
      return 1;
    }
  }

  static class Both implements Plain, Helpful {}

  @Holds
  static void anInterfaceThatHelpsIsInitialized() {
    Both both = new Both();
    assert both.help() == 1 && Log.order.equals("helpful ");
  }

  @Violated
  static void aPlainInterfaceIsInitialized() {
    Both both = new Both();
    assert both != null && Log.count == 2;
  }

  @Holds
  static void aPlainInterfaceWaits() {
    new Both();
    int number = Plain.NUMBER;
    assert number == 2 && Log.order.equals("helpful plain ");
  }

  enum Level {
    LOW,
    HIGH;

    static {
      Log.add("level ");
    }
  }

  @Holds
  static void anEnumWaits(boolean b) {
    Level level = b ? Level.HIGH : null;
    assert Log.count == (b ? 1 : 0);
    assert level == null || level.ordinal() == 1;
  }

  @Violated
  static void anEnumIsReady(int x) {
    if (x == 12) return;
    assert Log.count == 1;
  }
}
