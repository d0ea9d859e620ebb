package rules;

/** Calls on receivers whose class is open. */
class Calls {
  abstract static class Shape {
    abstract int kind();

    Shape self() {
      return this;
    }

    int twice() {
      return 2;
    }
  }

  static class Circle extends Shape {
    @Override
    int kind() {
      return 1;
    }
  }

  static class Square extends Shape {
    @Override
    int kind() {
      return 2;
    }

    @Override
    int twice() {
      return super.twice() + super.twice();
    }
  }

  static class Tiny extends Square {
    @Override
    int kind() {
      return 3;
    }
  }

  interface Sized {
    int size();

    default int half() {
      return size() / 2;
    }
  }

  static class Small implements Sized {
    @Override
    public int size() {
      return 10;
    }
  }

  static class Large implements Sized {
    @Override
    public int size() {
      return 100;
    }

    @Override
    public int half() {
      return 49;
    }
  }

  static int kind(Shape s) {
    return s.kind();
  }

  static int kindOfSquare(Square s) {
    return s.kind();
  }

  static int kindTwice(Shape s) {
    return s.kind() == s.kind() ? 1 : 0;
  }

  static int kindThenTest(Shape s) {
    int kind = s.kind();
    return kind == 2 == (s instanceof Square && !(s instanceof Tiny)) ? kind : 9;
  }

  static int testThenKind(Shape s) {
    return s instanceof Square ? s.kind() : 0;
  }

  /** Nothing overrides it: which object it is called on does not matter. */
  static Shape self(Shape s) {
    return s.self();
  }

  static int size(Sized s) {
    return s.size();
  }

  /** Nobody implements it. */
  interface Unwritten {
    int call();
  }

  static int nobody(Unwritten s, int x) {
    return x <= 0 ? 5 : s.call();
  }

  static int half(Sized s) {
    return s.half();
  }

  int superHash() {
    return super.hashCode() < 0 ? 9 : 1;
  }

  static int twice(Square s) {
    return s.twice();
  }

  private int secret() {
    return 4;
  }

  static int callSecret(Calls c) {
    return c.secret();
  }
}
