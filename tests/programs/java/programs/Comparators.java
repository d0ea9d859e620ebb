// Comparators and their combinations: keys, reversal, nulls, chains.
package programs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

class Comparators {
  record Book(String title, int year, double price) {}

  private static List<Book> books() {
    return new ArrayList<>(List.of(new Book("Emma", 1815, 7.5), new Book("Ulysses", 1922, 12),
        new Book("Dune", 1965, 7.5), new Book("It", 1986, 9), new Book("Ada", 1969, 7.5)));
  }

  private static String sorted(Comparator<Book> order) {
    List<Book> books = books();
    books.sort(order);
    StringBuilder text = new StringBuilder();
    for (Book book : books) text.append(book.title()).append(' ');
    return text.toString();
  }

  // run: orders 0
  // run: orders 1
  // run: orders 2
  // run: orders 3
  // run: orders 4
  static String orders(int kind) {
    return sorted(switch (kind) {
      case 0 -> Comparator.comparing(Book::title);
      case 1 -> Comparator.comparingInt(Book::year).reversed();
      case 2 -> Comparator.comparingDouble(Book::price).thenComparing(Book::title);
      case 3 -> Comparator.comparing(Book::price, Comparator.reverseOrder())
          .thenComparing(b -> b.title().length()).thenComparingInt(b -> -b.year());
      default -> (a, b) -> 0;
    });
  }

  // run: nulls true
  // run: nulls false
  static String nulls(boolean first) {
    List<String> list = Arrays.asList("b", null, "a", null);
    Comparator<String> natural = Comparator.naturalOrder();
    list.sort(first ? Comparator.nullsFirst(natural) : Comparator.nullsLast(natural.reversed()));
    return list.toString();
  }

  // run: compare 5 3
  // run: compare 3 3
  static String compare(int a, int b) {
    Comparator<Integer> order = Integer::compare;
    return order.compare(a, b) + " " + order.reversed().compare(a, b) + " "
        + Comparator.<Integer>naturalOrder().compare(a, b) + " "
        + (order.reversed().reversed() == order);
  }

  // A comparator that contradicts itself is noticed by the merge sort of a longer list.
  // run: inconsistent 200
  static String inconsistent(int n) {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < n; i++) list.add(i * 7919 % 1009);
    try {
      list.sort((a, b) -> a % 3 == b % 2 ? 1 : a < b ? -1 : 1);
      return "unnoticed " + list.get(0);
    } catch (IllegalArgumentException e) {
      return e.getMessage();
    }
  }
}
