package subjects;

/** Classes in classes, private and final fields, fields that hide others. */
class Nested {
  private final int limit;
  private int used;
  private Part first;

  Nested(int limit) {
    if (limit < 0) throw new IllegalArgumentException("limit");
    this.limit = limit;
  }

  class Inner {
    int cost;

    Inner(int cost) {
      this.cost = cost;
    }

    int left() {
      return cost > limit - used ? -1 : limit - used - cost;
    }
  }

  static class Part {
    final int weight;
    Part next;

    Part(int weight, Part next) {
      this.weight = weight;
      this.next = next;
    }

    boolean isHeavier(Part other) {
      return other == null || weight > other.weight;
    }
  }

  static class Base {
    int value;
    private int hidden;

    int sum() {
      return hidden > 0 ? value + hidden : value;
    }
  }

  static class Derived extends Base {
    int value;
    private int hidden;

    int all() {
      return super.value == value && hidden != sum() ? 1 : 0;
    }
  }

  boolean use(int amount) {
    if (amount > limit - used) return false;
    used += amount;
    return true;
  }

  private int parts() {
    int n = 0;
    for (Part p = first; p != null && n < 3; p = p.next) n++;
    return n;
  }

  Part heaviest(Part[] parts) {
    Part best = first;
    for (Part p : parts) {
      if (p != null && p.isHeavier(best)) best = p;
    }
    return best;
  }
}
