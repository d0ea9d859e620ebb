// Streams of int, long and double: ranges, sums, statistics, boxing, iteration.
package programs;

import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

class IntStreams {
  // run: sums 10
  // run: sums 0
  // run: sums -3
  static String sums(int n) {
    return IntStream.range(0, n).sum() + " " + IntStream.rangeClosed(1, n).mapToLong(i -> i).sum()
        + " " + IntStream.range(0, n).filter(i -> i % 2 == 1).count() + " "
        + IntStream.range(0, n).average().orElse(-1);
  }

  // run: statistics 1 9 5
  static String statistics(int a, int b, int c) {
    var statistics = IntStream.of(a, b, c).summaryStatistics();
    return statistics.getMin() + " " + statistics.getMax() + " " + statistics.getSum() + " "
        + statistics.getAverage() + " " + statistics.getCount();
  }

  // run: primes 40
  static String primes(int limit) {
    return IntStream.rangeClosed(2, limit)
        .filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0))
        .boxed().map(String::valueOf).collect(Collectors.joining(" "));
  }

  // run: powers 2
  // run: powers -3
  static String powers(long base) {
    long[] powers = LongStream.iterate(1, p -> p * base).limit(10).toArray();
    return LongStream.of(powers).max().getAsLong() + " " + LongStream.of(powers).sum();
  }

  // run: doubles 4
  static String doubles(int n) {
    return DoubleStream.iterate(1, x -> x / 2).limit(n).sum() + " "
        + IntStream.range(1, n).asDoubleStream().map(Math::sqrt).sum() + " "
        + DoubleStream.of(0.1, 0.2, 0.3, 0.4).sum() + " "
        + IntStream.of(3, 1, 2).mapToDouble(i -> i / 2.0).max().getAsDouble();
  }

  // run: letters "hello"
  static String letters(String text) {
    return text.chars().sorted().mapToObj(c -> "" + (char) c).collect(Collectors.joining())
        + text.chars().distinct().count();
  }

  // run: reduced 6
  // run: reduced 1
  static int reduced(int n) {
    return IntStream.rangeClosed(1, n).reduce(1, (a, b) -> a * b)
        - IntStream.rangeClosed(1, n).map(i -> -i).reduce(Integer::min).getAsInt();
  }

  // run: noMax
  static int noMax() {
    return IntStream.empty().max().getAsInt();
  }
}
