package subjects;

/** An enum, one constant of which has a class of its own. */
enum Colour {
  RED,
  GREEN,
  BLUE {
    @Override
    boolean isCold() {
      return true;
    }
  };

  boolean isCold() {
    return false;
  }

  static int number(Colour c) {
    switch (c) {
      case RED:
        return 1;
      case BLUE:
        return 2;
      default:
        return 3;
    }
  }

  static Colour next(Colour c) {
    return c == null ? RED : c == RED ? GREEN : BLUE;
  }
}
