// HashSet and TreeSet: algebra of sets, order, navigation, subset checks.
package programs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

class Sets {
  private static TreeSet<Integer> multiples(int of, int below) {
    TreeSet<Integer> set = new TreeSet<>();
    for (int i = of; i < below; i += of) set.add(i);
    return set;
  }

  // run: algebra 2 3 20
  // run: algebra 4 2 10
  static String algebra(int a, int b, int below) {
    Set<Integer> union = multiples(a, below);
    Set<Integer> both = new TreeSet<>(union);
    Set<Integer> difference = new TreeSet<>(union);
    Set<Integer> other = multiples(b, below);
    union.addAll(other);
    both.retainAll(other);
    difference.removeAll(other);
    return union + " " + both + " " + difference + union.containsAll(both) + union.equals(both);
  }

  // run: hashSet
  static String hashSet() {
    Set<String> set = new HashSet<>(List.of("pear", "fig", "apple"));
    boolean again = set.add("fig");
    boolean fresh = set.add("date");
    set.remove("pear");
    List<String> sorted = new ArrayList<>(set);
    sorted.sort(null);
    return again + " " + fresh + " " + sorted + set.hashCode() + set.contains(null) + set.size();
  }

  // run: navigation 10
  // run: navigation 11
  static String navigation(int x) {
    TreeSet<Integer> set = multiples(5, 40);
    return set.floor(x) + " " + set.ceiling(x) + " " + set.lower(x) + " " + set.higher(x) + " "
        + set.headSet(x) + set.tailSet(x) + set.subSet(x, true, x + 10, true) + set.descendingSet();
  }

  // run: duplicates "programming"
  // run: duplicates "abc"
  static String duplicates(String text) {
    Set<Character> seen = new HashSet<>();
    Set<Character> twice = new TreeSet<>();
    for (char c : text.toCharArray()) if (!seen.add(c)) twice.add(c);
    return twice.toString();
  }

  // run: polling
  static String polling() {
    TreeSet<String> set = new TreeSet<>(Arrays.asList("b", "c", "a"));
    String first = set.pollFirst() + set.pollLast();
    return first + set + set.pollFirst() + set.pollFirst();
  }

  // run: iterationOrder 20
  static String iterationOrder(int n) {
    Set<Integer> set = new HashSet<>();
    for (int i = n; i > 0; i--) set.add(i * i * 7);
    return set.toString();
  }
}
