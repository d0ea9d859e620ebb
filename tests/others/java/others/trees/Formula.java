package others.trees;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** Expressions as trees of nodes of several classes. */
public class Formula {
  abstract static class Expression {
    /** Not met before, nor what is below. */
    abstract boolean isTree(Set<Expression> met);

    abstract Expression simpler();
  }

  static final class Constant extends Expression {
    int value;

    @Override
    boolean isTree(Set<Expression> met) {
      return met.add(this);
    }

    @Override
    Expression simpler() {
      return this;
    }
  }

  static final class Minus extends Expression {
    Expression operand;

    @Override
    boolean isTree(Set<Expression> met) {
      return met.add(this) && operand != null && operand.isTree(met);
    }

    @Override
    Expression simpler() {
      return operand instanceof Minus inner ? inner.operand : this;
    }
  }

  static final class Sum extends Expression {
    Expression left, right;

    @Override
    boolean isTree(Set<Expression> met) {
      return met.add(this)
          && left != null
          && left.isTree(met)
          && right != null
          && right.isTree(met);
    }

    @Override
    Expression simpler() {
      boolean isNothing = left instanceof Constant c && c.value == 0;
      return isNothing ? right : this;
    }
  }

  private Expression top;

  public boolean repOK() {
    return top != null && top.isTree(Collections.newSetFromMap(new IdentityHashMap<>()));
  }

  public void simplify() {
    top = top.simpler();
  }

  /** Doubles what it finds, but not by a copy. */
  public void twice() {
    Sum sum = new Sum();
    sum.left = top;
    sum.right = top;
    top = sum;
  }
}
