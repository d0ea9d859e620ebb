// What is not up to the program: input, the environment, time, chance.
package cases;

import java.io.IOException;
import java.time.LocalDate;
import java.util.Date;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import truth.Holds;
import truth.Outside;
import truth.Violated;

class Surroundings {
  @Outside
  static void inputNeverBeginsWithA() throws IOException {
    assert System.in.read() != 'A';
  }

  @Outside
  static void inputIsNeverEmpty() throws IOException {
    assert System.in.read() != -1;
  }

  @Holds(orUnknown = true)
  static void inputIsBytes() throws IOException {
    int c = System.in.read();
    assert c >= -1 && c < 256;
  }

  @Outside
  static void thereIsAHome() {
    assert System.getenv("HOME") != null;
  }

  @Outside
  static void notDebugging() {
    assert System.getenv("DEBUG") == null;
  }

  @Holds(orUnknown = true)
  static void theHomeIsAText() {
    String home = System.getenv("HOME");
    assert home == null || home.length() >= 0;
  }

  @Outside
  static void theUserIsRoot() {
    assert "root".equals(System.getProperty("user.name"));
  }

  @Outside(k = 4)
  static void theUserIsNotRoot() {
    assert !"root".equals(System.getProperty("user.name"));
  }

  @Outside
  static void theSystemIsLinux() {
    assert System.getProperty("os.name").startsWith("Linux");
  }

  @Outside(k = 4)
  static void notVerbose() {
    assert !Boolean.getBoolean("verbose");
  }

  @Outside
  static void noLimitIsSet() {
    assert Integer.getInteger("limit") == null;
  }

  @Holds
  static void aPropertyThatWasSet(int x) {
    System.setProperty("cases.mode", "on");
    assert System.getProperty("cases.mode").equals("on");
  }

  @Outside
  static void notOnTheSecond() {
    assert System.currentTimeMillis() % 1000 != 0;
  }

  @Outside
  static void after1970() {
    assert System.currentTimeMillis() > 0;
  }

  @Outside
  static void nanosecondsArePositive() {
    assert System.nanoTime() > 0;
  }

  @Holds(orUnknown = true)
  static void timeDoesNotGoBack() {
    long before = System.nanoTime();
    assert System.nanoTime() - before >= 0;
  }

  @Outside
  static void todayIsNotLate() {
    assert new Date().getTime() < 4_000_000_000_000L;
  }

  @Outside
  static void notInDecember() {
    assert LocalDate.now().getMonthValue() != 12;
  }

  @Outside
  static void neverAThree() {
    assert new Random().nextInt(10) != 3;
  }

  @Holds(orUnknown = true)
  static void aDigit() {
    int digit = new Random().nextInt(10);
    assert digit >= 0 && digit < 10;
  }

  @Holds
  static void theFirstOfASeed() {
    Random random = new Random(42);
    assert random.nextInt(100) == 30 && random.nextInt(100) == 63;
  }

  @Violated(orUnknown = true)
  static void heads(long seed) {
    assert new Random(seed).nextBoolean();
  }

  @Outside
  static void lessThanAHalf() {
    assert Math.random() < 0.5;
  }

  @Holds(orUnknown = true)
  static void lessThanOne() {
    double chance = Math.random();
    assert chance >= 0 && chance < 1;
  }

  @Outside
  static void neverASix() {
    assert ThreadLocalRandom.current().nextInt(6) != 5;
  }

  @Outside
  static void severalProcessors() {
    assert Runtime.getRuntime().availableProcessors() > 1;
  }

  @Outside
  static void enoughMemory() {
    assert Runtime.getRuntime().freeMemory() > 1_000_000;
  }

  @Outside(unlessAssumed = "runs on Unix")
  static void linesEndSo() {
    assert System.lineSeparator().equals("\n");
  }
}
