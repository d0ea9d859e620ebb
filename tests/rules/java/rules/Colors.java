package rules;

/** A parameter of an enum is one of its constants, or null. */
class Colors {
  enum Color {
    RED,
    GREEN
  }

  static int color(Color c) {
    return c == null ? 0 : c == Color.RED ? 1 : c == Color.GREEN ? 2 : 9;
  }

  static int ordinal(Color c) {
    return c.ordinal();
  }

  static int isRed(Color c) {
    return c == Color.RED ? 1 : 0;
  }

  static int switchOn(Color c) {
    switch (c) {
      case RED:
        return 1;
      default:
        return 2;
    }
  }

  static Color first(Color c, Color d) {
    return c;
  }

  enum Sign {
    PLUS {
      @Override
      int apply() {
        return 1;
      }
    },
    MINUS {
      @Override
      int apply() {
        return 2;
      }
    };

    abstract int apply();
  }

  static int apply(Sign sign) {
    return sign.apply();
  }
}
