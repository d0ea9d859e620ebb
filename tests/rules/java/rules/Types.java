package rules;

/** Type tests and casts of objects whose class is open. */
class Types {
  static class Base {}

  static class Left extends Base {}

  static class Right extends Base {}

  static class Wide extends Base {
    int extra;
  }

  interface Marked {}

  static class MarkedNode extends Node implements Marked {
    int extra;
  }

  static int isLeft(Base o) {
    return o instanceof Left ? 1 : 0;
  }

  static Base leftOrNull(Base o) {
    return o instanceof Left ? o : null;
  }

  static int leftOrRight(Base o) {
    if (o instanceof Left) {
      return o instanceof Right ? 9 : 1;
    }
    return o instanceof Right ? 2 : 0;
  }

  /** Somebody may write a Left that is Marked, but no Leaf can be. */
  static int isMarked(Left o) {
    return o instanceof Marked ? 1 : 0;
  }

  static int leafIsMarked(Leaf leaf) {
    return (Object) leaf instanceof Marked ? 9 : 1;
  }

  static int isBase(Base o) {
    return o instanceof Base ? 1 : 0;
  }

  /** An object has room for the fields of whatever class it turns out to be of. */
  static int writeExtra(Base o) {
    if (!(o instanceof Wide)) {
      return 0;
    }
    ((Wide) o).extra = 5;
    return ((Wide) o).extra == 5 ? 1 : 9;
  }

  static int readExtra(Marked o) {
    return o instanceof MarkedNode ? ((MarkedNode) o).extra == 3 ? 3 : 1 : 0;
  }

  static int castToLeft(Base o) {
    return (Left) o == null ? 0 : 1;
  }

  static Left castAndReturn(Base o) {
    return (Left) o;
  }

  static Base castUp(Base o) {
    Object object = o;
    return (Base) object;
  }

  static int castToArray(Object o) {
    return ((int[]) o).length < 0 ? 9 : 1;
  }

  static int castTwice(Base o) {
    Left left = (Left) o;
    return left != null && (Base) left instanceof Right ? 9 : 1;
  }

  static int castOther(Base o) {
    Object object = o;
    return ((Leaf) object) == null ? 0 : 9;
  }

  static int castGeneric(Cell<?> cell) {
    Left left = (Left) cell.content;
    return left == null ? 0 : 1;
  }

  static class Cell<T> {
    T content;
  }

  /** What was learnt of an operand holds for the object that it turns out to be. */
  static int testedThenRead(Holder a, Holder b) {
    if (!(a.content instanceof Left)) {
      return 0;
    }
    return b.content instanceof Right && a.content == b.content ? 9 : 1;
  }

  static class Holder {
    Base content;
  }

  // --- native methods that look at the class ---

  static int leafClass(Leaf leaf) {
    return leaf.getClass() == Leaf.class ? 1 : 9;
  }

  static int leftClass(Base o) {
    return o.getClass() == Left.class ? 1 : 0;
  }

  static int leftInstance(Base o) {
    return Left.class.isInstance(o) ? 1 : 0;
  }

  static int sameHash(Node o) {
    return o.hashCode() == o.hashCode() ? 1 : 9;
  }
}
