// Collectors: groupingBy, partitioningBy, toMap, counting, mapping, and their collisions.
package programs;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class CollectorsMethods {
  record Person(String name, int age, String city) {}

  private static final List<Person> PEOPLE = List.of(
      new Person("Ann", 31, "Oslo"), new Person("Bob", 25, "Rome"), new Person("Cid", 31, "Rome"),
      new Person("Dan", 17, "Oslo"), new Person("Eve", 25, "Oslo"));

  // run: byAge
  static String byAge() {
    Map<Integer, List<String>> names = PEOPLE.stream().collect(Collectors.groupingBy(
        Person::age, TreeMap::new, Collectors.mapping(Person::name, Collectors.toList())));
    return names.toString();
  }

  // run: counts
  static String counts() {
    Map<String, Long> counts =
        PEOPLE.stream().collect(Collectors.groupingBy(Person::city, Collectors.counting()));
    Map<String, Integer> ages = PEOPLE.stream().collect(
        Collectors.toMap(Person::city, Person::age, Integer::sum, LinkedHashMap::new));
    return counts.get("Oslo") + " " + counts.get("Rome") + " " + ages;
  }

  // run: partition 30
  // run: partition 99
  static String partition(int age) {
    return PEOPLE.stream().collect(Collectors.partitioningBy(
        p -> p.age() > age, Collectors.mapping(Person::name, Collectors.joining("+")))).toString();
  }

  // run: numbers
  static String numbers() {
    return PEOPLE.stream().collect(Collectors.averagingInt(Person::age)) + " "
        + PEOPLE.stream().collect(Collectors.summingInt(Person::age)) + " "
        + PEOPLE.stream().collect(Collectors.summarizingInt(Person::age)).getMax() + " "
        + PEOPLE.stream().map(Person::city).collect(Collectors.toCollection(TreeSet::new));
  }

  // run: collision
  static Object collision() {
    return Stream.of("a", "bb", "c").collect(Collectors.toMap(String::length, s -> s));
  }

  // run: nested 3
  static String nested(int n) {
    return IntStream.range(0, 10).boxed().collect(Collectors.groupingBy(i -> i % n, TreeMap::new,
        Collectors.collectingAndThen(Collectors.toList(), List::size))).toString();
  }

  // run: teeing
  static String teeing() {
    return Stream.of(1, 2, 3, 4).collect(Collectors.teeing(
        Collectors.summingInt(i -> i), Collectors.counting(), (sum, count) -> sum + "/" + count));
  }
}
