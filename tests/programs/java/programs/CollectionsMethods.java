// The static methods of Collections: sorting, searching, shuffling by seed, views.
package programs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

class CollectionsMethods {
  // run: reorder 5
  // run: reorder 12
  static String reorder(int n) {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < n; i++) list.add(i * 5 % n);
    Collections.sort(list);
    String sorted = list.toString();
    Collections.reverse(list);
    Collections.rotate(list, 2);
    Collections.swap(list, 0, n - 1);
    return sorted + list;
  }

  // run: shuffled 42
  // run: shuffled -1
  static String shuffled(long seed) {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8));
    Collections.shuffle(list, new Random(seed));
    String first = list.toString();
    Collections.shuffle(list, new Random(seed));
    return first + list;
  }

  // run: search 7
  // run: search 8
  // run: search 100
  static int search(int key) {
    return Collections.binarySearch(List.of(1, 3, 5, 7, 9), key);
  }

  // run: extremes
  static String extremes() {
    List<String> list = Arrays.asList("pear", "fig", "banana", "fig");
    return Collections.max(list) + Collections.min(list) + Collections.frequency(list, "fig")
        + Collections.max(list, (a, b) -> a.length() - b.length())
        + Collections.disjoint(list, List.of("kiwi")) + Collections.nCopies(3, "x")
        + Collections.indexOfSubList(list, List.of("banana", "fig"));
  }

  // run: unmodifiable 0
  // run: unmodifiable 1
  // run: unmodifiable 2
  // run: unmodifiable 3
  static Object unmodifiable(int kind) {
    List<Integer> base = new ArrayList<>(List.of(1, 2));
    List<Integer> view = Collections.unmodifiableList(base);
    base.add(3);
    System.out.println(view);
    return switch (kind) {
      case 0 -> view.set(0, 9);
      case 1 -> Collections.emptyList().add(null);
      case 2 -> Collections.singletonList("one").remove("one");
      default -> Arrays.asList(1, 2).add(3);
    };
  }

  // run: asListWritesThrough
  static String asListWritesThrough() {
    String[] array = {"c", "a", "b"};
    List<String> list = Arrays.asList(array);
    Collections.sort(list, Collections.reverseOrder());
    list.set(1, "X");
    Collections.fill(list.subList(2, 3), "f");
    return String.join("", array);
  }

  // run: badSearch
  static int badSearch() {
    return Collections.max(new ArrayList<Integer>());
  }
}
