package others.jdk;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import kukang.NonNull;

/** What is in stock, by name; and what is sold out. */
public class Inventory {
  private final Map<String, Integer> stock = new HashMap<>();
  private final Set<String> soldOut = new HashSet<>();

  public boolean repOk() {
    if (stock == null || soldOut == null) return false;
    for (Map.Entry<String, Integer> entry : stock.entrySet()) {
      if (entry.getKey() == null || entry.getValue() == null) return false;
      if (entry.getValue() <= 0 || soldOut.contains(entry.getKey())) return false;
    }
    return true;
  }

  public void deliver(@NonNull String name, int count) {
    if (count <= 0 || stock.getOrDefault(name, 0) > Integer.MAX_VALUE - count) return;
    stock.merge(name, count, Integer::sum);
    soldOut.remove(name);
  }

  /** What was sold out still is. */
  public void deliverForgets(@NonNull String name, int count) {
    if (count <= 0 || stock.getOrDefault(name, 0) > Integer.MAX_VALUE - count) return;
    stock.merge(name, count, Integer::sum);
  }

  public boolean sell(@NonNull String name) {
    Integer count = stock.get(name);
    if (count == null) return false;
    if (count > 1) {
      stock.put(name, count - 1);
    } else {
      stock.remove(name);
      soldOut.add(name);
    }
    return true;
  }
}
