// Random with a seed is fully determined: all its methods, and streams of numbers.
package programs;

import java.util.Arrays;
import java.util.Random;

class Randoms {
  // run: basics 42
  // run: basics 0
  // run: basics -9223372036854775808L
  static String basics(long seed) {
    Random random = new Random(seed);
    return random.nextInt() + " " + random.nextLong() + " " + random.nextBoolean() + " "
        + random.nextDouble() + " " + random.nextFloat() + " " + random.nextInt(100);
  }

  // run: gaussian 7
  static String gaussian(long seed) {
    Random random = new Random(seed);
    return random.nextGaussian() + " " + random.nextGaussian() + " " + random.nextGaussian();
  }

  // run: bounded 5 6
  // run: bounded 5 64
  // run: bounded 5 1073741825
  // run: bounded 5 0
  static String bounded(long seed, int bound) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 8; i++) text.append(random.nextInt(bound)).append(' ');
    return text.toString();
  }

  // run: bytes 3
  static String bytes(long seed) {
    byte[] bytes = new byte[7];
    new Random(seed).nextBytes(bytes);
    return Arrays.toString(bytes);
  }

  // run: streams 11
  static String streams(long seed) {
    int[] dice = new Random(seed).ints(10, 1, 7).toArray();
    double sum = new Random(seed).doubles(5).sum();
    return Arrays.toString(dice) + " " + sum;
  }

  // run: pi 1 1000
  static double pi(long seed, int samples) {
    Random random = new Random(seed);
    int inside = 0;
    for (int i = 0; i < samples; i++) {
      double x = random.nextDouble();
      double y = random.nextDouble();
      if (x * x + y * y < 1) inside++;
    }
    return 4.0 * inside / samples;
  }

  // run: again 9
  static boolean again(long seed) {
    Random a = new Random(seed);
    Random b = new Random(seed + 1);
    b.setSeed(seed);
    return a.nextLong() == b.nextLong() && a.nextInt(17) == b.nextInt(17);
  }
}
