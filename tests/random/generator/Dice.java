package generator;

import java.util.List;
import java.util.Random;

/**
 * The only source of chance in the generator.
 *
 * <p>A program is a function of its seed: everything that varies asks a Dice, nothing asks a clock,
 * a hash or a set's order. java.util.Random is used because its sequence is part of its
 * specification, so that the same seed gives the same bytes on every JDK.
 */
final class Dice {
  private final Random random;

  Dice(long seed) {
    random = new Random(seed);
  }

  /** A dice of its own for part {@code index} of what {@code seed} makes. */
  static Dice of(long seed, int index) {
    return new Dice(seed * 0x9E3779B97F4A7C15L + index * 0xBF58476D1CE4E5B9L);
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  /** From low to high, both possible. */
  int between(int low, int high) {
    return low + random.nextInt(high - low + 1);
  }

  boolean percent(int chance) {
    return random.nextInt(100) < chance;
  }

  long bits() {
    return random.nextLong();
  }

  <T> T any(List<? extends T> items) {
    return items.get(random.nextInt(items.size()));
  }

  @SafeVarargs
  final <T> T any(T... items) {
    return items[random.nextInt(items.length)];
  }
}
