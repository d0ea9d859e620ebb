// Switches over enums, in statements and expressions, with and without default.
package programs;

class EnumSwitches {
  enum Color { RED, GREEN, BLUE, NONE }

  enum Operation { PLUS, MINUS, TIMES, OVER }

  // run: next "RED"
  // run: next "BLUE"
  // run: next "NONE"
  // run: next "PINK"
  static Color next(String name) {
    switch (Color.valueOf(name)) {
      case RED:
        return Color.GREEN;
      case GREEN:
        return Color.BLUE;
      case BLUE:
        return Color.RED;
      default:
        return Color.NONE;
    }
  }

  // run: apply 0 7 2
  // run: apply 1 7 2
  // run: apply 2 7 2
  // run: apply 3 7 2
  // run: apply 3 7 0
  // run: apply 4 7 0
  static int apply(int operation, int a, int b) {
    return switch (Operation.values()[operation]) {
      case PLUS -> a + b;
      case MINUS -> a - b;
      case TIMES -> a * b;
      case OVER -> a / b;
    };
  }

  // run: ofNull
  static String ofNull() {
    Color color = null;
    switch (color) {
      case RED:
        return "red";
      default:
        return "default";
    }
  }

  // run: trafficLight 10
  // run: trafficLight 0
  static String trafficLight(int ticks) {
    Color light = Color.RED;
    StringBuilder seen = new StringBuilder();
    for (int i = 0; i < ticks; i++) {
      seen.append(light.name().charAt(0));
      light = switch (light) {
        case RED -> Color.GREEN;
        case GREEN -> i % 2 == 0 ? Color.BLUE : Color.GREEN;
        case BLUE, NONE -> {
          seen.append('|');
          yield Color.RED;
        }
      };
    }
    return seen.append(light.ordinal()).toString();
  }
}
