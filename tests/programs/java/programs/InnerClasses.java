// Inner classes see their outer instance, and the outer one of that, and all private members.
package programs;

class InnerClasses {
  private int count = 1;
  private static int total;

  private int bump(int by) {
    count += by;
    return count;
  }

  class Inner {
    private int count = 10;

    class Deep {
      int sum() {
        return count + InnerClasses.this.count + bump(5);
      }
    }

    int outer() {
      return InnerClasses.this.count++;
    }
  }

  static class Nested {
    private final int secret;

    private Nested(int secret) {
      this.secret = secret;
      total += secret;
    }
  }

  class Child extends Inner {
    int both() {
      return super.outer() + bump(1);
    }
  }

  // run: deep
  static String deep() {
    InnerClasses outer = new InnerClasses();
    Inner inner = outer.new Inner();
    Inner.Deep deep = inner.new Deep();
    return deep.sum() + " " + deep.sum() + " " + inner.outer() + " " + outer.count;
  }

  // run: nested 3 4
  static int nested(int a, int b) {
    Nested first = new Nested(a);
    Nested second = new Nested(b);
    return first.secret * second.secret + total;
  }

  // run: twoOuters
  static String twoOuters() {
    InnerClasses a = new InnerClasses();
    InnerClasses b = new InnerClasses();
    Child child = a.new Child();
    b.count = 100;
    return child.both() + " " + a.count + " " + b.new Child().both();
  }

  // run: captured 5
  static int captured(int n) {
    class Local {
      int value = n * 2;

      int more() {
        return value + n + total;
      }
    }
    total = 7;
    return new Local().more();
  }
}
