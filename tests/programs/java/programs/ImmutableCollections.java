// List.of, Set.of and Map.of: no nulls, no changes, no duplicates.
package programs;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

class ImmutableCollections {
  // run: lists
  static String lists() {
    List<Integer> none = List.of();
    List<Integer> two = List.of(1, 2);
    List<Integer> many = List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
    return none + " " + two + " " + many.subList(3, 6) + many.indexOf(12)
        + two.equals(List.of(1, 2)) + many.hashCode() + (List.copyOf(two) == two) + none.isEmpty();
  }

  // run: change 0
  // run: change 1
  // run: change 2
  // run: change 3
  // run: change 4
  static Object change(int kind) {
    return switch (kind) {
      case 0 -> List.of(1).add(2);
      case 1 -> Set.of(1).remove(1);
      case 2 -> Map.of(1, 2).put(3, 4);
      case 3 -> List.of(1, 2, 3).iterator().next() + List.of(4).set(0, 5);
      default -> Map.entry("k", "v").setValue("w");
    };
  }

  // run: nulls 0
  // run: nulls 1
  // run: nulls 2
  static Object nulls(int kind) {
    return switch (kind) {
      case 0 -> List.of("a", null);
      case 1 -> List.of("a").contains(null);
      default -> Map.of("k", null);
    };
  }

  // run: duplicates 0
  // run: duplicates 1
  static int duplicates(int kind) {
    return kind == 0 ? Set.of(1, 2, 1).size() : Map.of("a", 1, "a", 2).size();
  }

  // Sets and maps of this kind have no fixed order, so they are sorted before they are shown.
  // run: sorted
  static String sorted() {
    Set<String> set = Set.of("d", "a", "c", "b");
    List<String> list = new ArrayList<>(set);
    list.sort(null);
    Map<String, Integer> map = Map.of("x", 1, "y", 2, "z", 3);
    return list + " " + new TreeMap<>(map) + " " + set.contains("e") + map.getOrDefault("w", 9)
        + set.hashCode() + map.containsValue(2);
  }
}
