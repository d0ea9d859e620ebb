// Enums with fields, constructors, abstract methods and bodies of their own.
package programs;

class EnumBodies {
  enum Operation {
    PLUS("+") {
      @Override
      int apply(int a, int b) {
        return a + b;
      }
    },
    MINUS("-") {
      @Override
      int apply(int a, int b) {
        return a - b;
      }
    },
    POWER("^") {
      private int steps;

      @Override
      int apply(int a, int b) {
        int result = 1;
        for (int i = 0; i < b; i++, steps++) result *= a;
        return result;
      }

      @Override
      public String toString() {
        return "power after " + steps;
      }
    };

    private static final int COUNT = values().length;
    private final String symbol;

    Operation(String symbol) {
      this.symbol = symbol;
    }

    abstract int apply(int a, int b);

    Operation next() {
      return values()[(ordinal() + 1) % COUNT];
    }
  }

  enum Planet {
    MERCURY(0.33), EARTH(5.97), JUPITER(1898);

    final double mass;

    Planet(double mass) {
      this.mass = mass;
    }

    boolean heavierThan(Planet other) {
      return mass > other.mass;
    }
  }

  // run: all 2 5
  // run: all -3 3
  static String all(int a, int b) {
    String text = "";
    for (Operation op : Operation.values()) text += a + op.symbol + b + "=" + op.apply(a, b) + "; ";
    return text + Operation.POWER;
  }

  // run: classes
  static String classes() {
    Operation op = Operation.PLUS;
    return op.getClass().getName() + " " + op.getDeclaringClass().getName() + " " + op.next().next()
        + " " + (op.getClass() == Operation.class) + " " + Planet.EARTH.getClass().isEnum();
  }

  // run: lookup "EARTH"
  // run: lookup "earth"
  // run: lookup null
  static String lookup(String name) {
    Planet planet = Planet.valueOf(name);
    return planet.name() + planet.ordinal() + planet.compareTo(Planet.JUPITER)
        + planet.heavierThan(Planet.MERCURY) + planet.equals(Planet.EARTH);
  }
}
