// Streams over small collections: laziness, map, filter, sorted, distinct, flatMap, reduce.
package programs;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class Streams {
  private static final List<String> WORDS =
      List.of("delta", "alpha", "charlie", "bravo", "echo", "alpha");

  // run: pipeline 4
  // run: pipeline 9
  static String pipeline(int length) {
    return WORDS.stream().filter(w -> w.length() > length).map(w -> w.substring(1)).sorted()
        .collect(Collectors.toList()).toString();
  }

  // run: order
  static String order() {
    return WORDS.stream().distinct().sorted(Comparator.comparing(String::length).reversed()).skip(1)
        .limit(3).collect(Collectors.joining("|", "<", ">"));
  }

  // Elements flow one by one, and only as far as they are wanted.
  // run: lazy
  static String lazy() {
    String first = WORDS.stream().peek(w -> System.out.println("see " + w))
        .filter(w -> w.startsWith("c")).map(w -> w + "!").findFirst().orElse("none");
    Stream<String> unused = WORDS.stream().peek(System.out::println);
    return first + (unused == null);
  }

  // run: matches 'a'
  // run: matches 'z'
  static String matches(char c) {
    return WORDS.stream().anyMatch(w -> w.indexOf(c) >= 0) + " "
        + WORDS.stream().allMatch(w -> w.indexOf(c) >= 0) + " "
        + WORDS.stream().noneMatch(w -> w.charAt(0) == c) + " "
        + WORDS.stream().filter(w -> w.charAt(0) == c).count();
  }

  // run: flat 3
  static String flat(int n) {
    return Stream.iterate(1, i -> i <= n, i -> i + 1).flatMap(i -> Stream.of(i, -i, i * 10))
        .map(String::valueOf).reduce("", (a, b) -> a + b + ",");
  }

  // run: reduced
  static String reduced() {
    return WORDS.stream().map(String::length).reduce(Integer::sum).get() + " "
        + WORDS.stream().reduce(0, (n, w) -> n * 2 + w.length(), Integer::sum) + " "
        + WORDS.stream().min(Comparator.naturalOrder()).get()
        + WORDS.stream().max(Comparator.comparingInt(String::length)).get();
  }

  // run: arrays
  static String arrays() {
    String[] initials = WORDS.stream().map(w -> w.charAt(0) + "").toArray(String[]::new);
    Object[] mixed = Stream.concat(Stream.of(1, 2), Stream.of("x")).toArray();
    return Arrays.toString(initials) + Arrays.toString(mixed)
        + Stream.generate(() -> "g").limit(3).toList()
        + Stream.of(5, 1, 4).takeWhile(x -> x > 3).toList();
  }

  // run: twice
  static long twice() {
    Stream<String> stream = WORDS.stream();
    stream.forEach(w -> {});
    return stream.count();
  }
}
