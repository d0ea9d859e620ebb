// Exceptions of the program's own: fields, messages, causes, toString, and escaping with a cause.
package programs;

class CustomExceptions {
  static class Shortage extends Exception {
    final int missing;

    Shortage(int missing) {
      super("missing " + missing);
      this.missing = missing;
    }
  }

  static class Failure extends RuntimeException {
    Failure(String message, Throwable cause) {
      super(message, cause);
    }

    @Override
    public String getMessage() {
      return "<" + super.getMessage() + ">";
    }
  }

  static class Odd extends RuntimeException {
    @Override
    public String toString() {
      return "an odd one";
    }
  }

  private static int take(int stock, int amount) throws Shortage {
    if (amount > stock) throw new Shortage(amount - stock);
    return stock - amount;
  }

  // run: left 10 3
  // run: left 3 10
  static int left(int stock, int amount) {
    try {
      return take(stock, amount);
    } catch (Shortage e) {
      System.out.println(e + " " + e.getLocalizedMessage());
      return -e.missing;
    }
  }

  // run: checked 1 5
  static int checked(int stock, int amount) throws Shortage {
    return take(stock, amount);
  }

  // run: wrapped 1 5
  // run: wrapped 5 1
  static int wrapped(int stock, int amount) {
    try {
      return take(stock, amount);
    } catch (Shortage e) {
      throw new Failure("wrapped", e);
    }
  }

  // run: causeOnly
  static void causeOnly() {
    throw new IllegalStateException(new Shortage(2));
  }

  // run: odd
  static void odd() {
    throw new Odd();
  }

  // run: initCause
  static String initCause() {
    Throwable t = new Throwable("top").initCause(new Odd());
    try {
      t.initCause(null);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    return t + " because " + t.getCause();
  }
}
