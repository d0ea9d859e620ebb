// Which default method is meant in a diamond of interfaces, and how to choose one.
package programs;

class DiamondDefaults {
  interface Top {
    default String who() {
      return "Top";
    }
  }

  interface Left extends Top {
    @Override
    default String who() {
      return "Left";
    }
  }

  interface Right extends Top {}

  interface Other {
    default String who() {
      return "Other";
    }
  }

  static class MostSpecific implements Right, Left {}

  static class Chooses implements Left, Other {
    @Override
    public String who() {
      return Left.super.who() + "+" + Other.super.who();
    }
  }

  static class Inherits extends Chooses implements Right {}

  abstract static class Abstract implements Top {
    @Override
    public abstract String who();
  }

  static class Concrete extends Abstract implements Left {
    @Override
    public String who() {
      return "Concrete over " + Left.super.who();
    }
  }

  interface Sized {
    int size();

    default boolean isEmpty() {
      return size() == 0;
    }
  }

  // run: who 0
  // run: who 1
  // run: who 2
  // run: who 3
  // run: who 4
  static String who(int kind) {
    Top top = switch (kind) {
      case 0 -> new MostSpecific();
      case 1 -> new Chooses();
      case 2 -> new Inherits();
      case 3 -> new Concrete();
      default -> new Right() {};
    };
    return top.who();
  }

  // run: isEmpty 0
  // run: isEmpty 3
  static boolean isEmpty(int n) {
    Sized sized = () -> n;
    return sized.isEmpty();
  }
}
