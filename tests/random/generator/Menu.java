package generator;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * A weighted choice among productions.
 *
 * <p>A production that does not apply where it is asked for (no variable of the type is in scope,
 * no object may be made here) answers null, and the menu goes on with the others. Such a production
 * must not have written anything by then. The menu itself answers null when nothing applies.
 */
final class Menu<T> {
  private record Dish<T>(int weight, Supplier<T> production) {}

  private final Dice dice;
  private final List<Dish<T>> dishes = new ArrayList<>();
  private int total;

  Menu(Dice dice) {
    this.dice = dice;
  }

  Menu<T> add(int weight, Supplier<T> production) {
    dishes.add(new Dish<>(weight, production));
    total += weight;
    return this;
  }

  T pick() {
    while (!dishes.isEmpty()) {
      int at = dice.below(total);
      int index = 0;
      while (at >= dishes.get(index).weight()) {
        at -= dishes.get(index++).weight();
      }
      Dish<T> dish = dishes.remove(index);
      total -= dish.weight();
      T made = dish.production().get();
      if (made != null) {
        return made;
      }
    }
    return null;
  }
}
