// A sealed hierarchy of records, taken apart by instanceof patterns.
package programs;

class SealedShapes {
  sealed interface Expression permits Constant, Negation, Sum, Product {}

  record Constant(int value) implements Expression {}

  record Negation(Expression operand) implements Expression {}

  record Sum(Expression left, Expression right) implements Expression {}

  record Product(Expression left, Expression right) implements Expression {}

  static int evaluate(Expression e) {
    if (e instanceof Constant c) return c.value();
    if (e instanceof Negation n) return -evaluate(n.operand());
    if (e instanceof Sum s) return evaluate(s.left()) + evaluate(s.right());
    if (e instanceof Product p) {
      int left = evaluate(p.left());
      return left == 0 ? 0 : left * evaluate(p.right());
    }
    throw new AssertionError(e);
  }

  static Expression simplify(Expression e) {
    if (e instanceof Negation n && n.operand() instanceof Negation m) return simplify(m.operand());
    if (e instanceof Sum s) {
      Expression left = simplify(s.left());
      Expression right = simplify(s.right());
      if (left instanceof Constant c && c.value() == 0) return right;
      if (!(right instanceof Constant c) || c.value() != 0) return new Sum(left, right);
      return left;
    }
    return e;
  }

  private static Expression build(int seed, int depth) {
    if (depth == 0) return new Constant(seed % 5);
    return switch (seed % 3) {
      case 0 -> new Negation(build(seed / 3 + 1, depth - 1));
      case 1 -> new Sum(build(seed / 2, depth - 1), build(seed + 1, depth - 1));
      default -> new Product(build(seed - 1, depth - 1), build(seed / 2 + 3, depth - 1));
    };
  }

  // run: value 4 3
  // run: value 7 5
  // run: value 100 0
  static int value(int seed, int depth) {
    return evaluate(build(seed, depth));
  }

  // run: simplified 4 2
  // run: simplified 9 3
  // run: simplified 1 1
  static String simplified(int seed, int depth) {
    Expression e = build(seed, depth);
    Expression simple = simplify(e);
    return simple + " " + (evaluate(e) == evaluate(simple)) + " " + e.equals(simple);
  }
}
