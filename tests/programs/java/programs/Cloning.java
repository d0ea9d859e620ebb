// Object.clone: shallow copies, super.clone in subclasses, and classes that are not Cloneable.
package programs;

class Cloning {
  static class Point implements Cloneable {
    int x;
    int[] trail = {1, 2};

    Point(int x) {
      this.x = x;
      System.out.println("constructed");
    }

    @Override
    public Point clone() {
      try {
        return (Point) super.clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }

  static class Deep extends Point {
    String name = "deep";

    Deep(int x) {
      super(x);
    }

    @Override
    public Deep clone() {
      Deep copy = (Deep) super.clone();
      copy.trail = trail.clone();
      return copy;
    }
  }

  static class Stubborn {
    Object copy() throws CloneNotSupportedException {
      return clone();
    }
  }

  // run: shallow 5
  static String shallow(int x) {
    Point a = new Point(x);
    Point b = a.clone();
    b.x++;
    b.trail[0] = 9;
    return a.x + " " + b.x + " " + a.trail[0] + " " + (a != b) + (a.getClass() == b.getClass());
  }

  // run: deep 5
  static String deep(int x) {
    Deep a = new Deep(x);
    Point b = ((Point) a).clone();
    b.trail[0] = 9;
    a.name = "changed";
    return a.trail[0] + " " + b.trail[0] + " " + ((Deep) b).name + " " + b.x;
  }

  // run: refused
  static Object refused() throws CloneNotSupportedException {
    return new Stubborn().copy();
  }
}
