package truth;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

/** Random numbers. The first word of a method's name is its verdict. */
class Chance {
  static void failsBelow() {
    assert new Random().nextInt(10) != 7;
  }

  static void holdsBelow() {
    int i = new Random().nextInt(10);
    assert i >= 0 && i < 10;
  }

  static void failsAny() {
    assert new Random().nextInt() != -7;
  }

  static void failsCoin() {
    assert new Random().nextBoolean();
  }

  static void failsTwoGenerators() {
    assert new Random().nextInt(6) != new Random().nextInt(6);
  }

  static void openTwice() {
    Random random = new Random();
    assert random.nextInt(6) != random.nextInt(6);
  }

  static void holdsTwice() {
    Random random = new Random();
    assert random.nextInt(6) + random.nextInt(6) <= 10;
  }

  static void holdsSeeded() {
    assert new Random(42).nextInt(10) == 0;
  }

  static void openSeed(long seed) {
    assert new Random(seed).nextInt(10) != 7;
  }

  static void holdsSeed(long seed) {
    assert new Random(seed).nextInt(10) < 10;
  }

  static void failsReseeded() {
    Random random = new Random();
    random.setSeed(42);
    assert random.nextInt(10) != 0;
  }

  static void holdsMathRandom() {
    double d = Math.random();
    assert d >= 0 && d < 1;
  }

  static void openMathRandom() {
    assert Math.random() < 0.5;
  }

  static void failsThreadLocal() {
    assert ThreadLocalRandom.current().nextInt(10) != 7;
  }

  static void holdsThreadLocal() {
    int i = ThreadLocalRandom.current().nextInt(3, 5);
    assert i == 3 || i == 4;
  }

  static void holdsShuffled() {
    List<Integer> list = new ArrayList<>(List.of(1, 2));
    Collections.shuffle(list);
    assert list.contains(1) && list.size() == 2;
  }

  static void failsShuffled() {
    List<Integer> list = new ArrayList<>(List.of(1, 2));
    Collections.shuffle(list);
    assert list.get(0) == 1;
  }
}
