// ArrayList: adding, removing, searching, sublists, equality, growth, exceptions.
package programs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

class ArrayLists {
  // run: edits
  static String edits() {
    List<String> list = new ArrayList<>(Arrays.asList("a", "b", "c", "d"));
    list.add(1, "x");
    list.set(0, null);
    boolean removed = list.remove("c");
    String last = list.remove(list.size() - 1);
    list.addAll(2, List.of("p", "q"));
    return list + " " + removed + " " + last + " " + list.indexOf("q") + list.contains(null)
        + list.lastIndexOf("zz");
  }

  // run: grow 100
  // run: grow 0
  static int grow(int n) {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < n; i++) list.add(i * i);
    for (int i = n - 1; i >= 0; i -= 3) list.remove(i);
    int sum = 0;
    for (int x : list) sum += x;
    return sum * 100 + list.size();
  }

  // run: sublist 1 3
  // run: sublist 0 0
  // run: sublist 3 1
  // run: sublist 2 9
  static String sublist(int from, int to) {
    List<Integer> list = new ArrayList<>(List.of(10, 20, 30, 40, 50));
    List<Integer> part = list.subList(from, to);
    part.replaceAll(x -> x + 1);
    String text = part + " ";
    part.clear();
    return text + list;
  }

  // run: removing
  static String removing() {
    List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
    list.removeIf(x -> x % 2 == 0);
    list.retainAll(List.of(1, 5, 9));
    Collection<Integer> copy = new ArrayList<>(list);
    copy.removeAll(List.of(1));
    return list + " " + copy + list.equals(List.of(1, 5)) + list.hashCode();
  }

  // run: get 2
  // run: get 3
  // run: get -1
  static String get(int i) {
    return new ArrayList<>(List.of("a", "b", "c")).get(i);
  }

  // run: add 3
  // run: add 4
  static String add(int i) {
    List<String> list = new ArrayList<>(List.of("a", "b", "c"));
    list.add(i, "d");
    return list.toString();
  }

  // run: arrays
  static String arrays() {
    List<String> list = new ArrayList<>(List.of("x", "y"));
    Object[] objects = list.toArray();
    String[] strings = list.toArray(new String[5]);
    return objects.length + " " + strings.length + strings[2] + strings[0] + list.isEmpty();
  }

  // run: nested 4
  static String nested(int n) {
    List<List<Integer>> rows = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      rows.add(new ArrayList<>());
      for (int j = 0; j <= i; j++) rows.get(i).add(i * j);
    }
    return rows.toString();
  }
}
