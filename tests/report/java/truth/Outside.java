package truth;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.util.Date;

/** What comes from outside. The first word of a method's name is its verdict. */
class Outside {
  static void holdsRead() throws IOException {
    int c = System.in.read();
    assert c >= -1 && c <= 255;
  }

  static void failsRead() throws IOException {
    assert System.in.read() != 'x';
  }

  static void failsReadTwice() throws IOException {
    int c = System.in.read();
    assert c != System.in.read();
  }

  static void failsAfterEnd() throws IOException {
    InputStream in = System.in;
    if (in.read() == -1) assert in.read() == -1;
  }

  static void failsReadSome() throws IOException {
    byte[] bytes = new byte[2];
    if (System.in.read(bytes) == 1) assert bytes[0] != 'x';
  }

  static void failsReadAll() throws IOException {
    byte[] bytes = new byte[2];
    if (System.in.read(bytes) == 2) assert bytes[1] != 'x';
  }

  static void holdsReadCount() throws IOException {
    int count = System.in.read(new byte[2]);
    assert count == -1 || count == 1 || count == 2;
  }

  static void failsThroughReader() throws IOException {
    int c = new BufferedReader(new InputStreamReader(System.in)).read();
    assert c != 'x';
  }

  static void failsAvailable() throws IOException {
    assert System.in.available() == 0;
  }

  static void holdsClosed() {
    try {
      System.in.close();
      System.in.read();
      assert false;
    } catch (IOException e) {
      assert e.getMessage().equals("Stream closed");
    }
  }

  static void failsVariableIsThere() {
    assert System.getenv("HOME") != null;
  }

  static void failsVariableIsNotThere() {
    assert System.getenv("HOME") == null;
  }

  static void failsVariableLength() {
    String home = System.getenv("HOME");
    assert home == null || home.length() != 3;
  }

  static void holdsVariableAgain() {
    String home = System.getenv("HOME");
    if (home != null) assert System.getenv("HOME").length() == home.length();
  }

  static void failsOtherVariable() {
    if (System.getenv("HOME") != null) assert System.getenv("USER") != null;
  }

  static void openAllVariables() {
    assert System.getenv().size() > 3;
  }

  static void failsProperty() {
    assert System.getProperty("truth.debug") == null;
  }

  static void failsPropertyOrElse() {
    assert System.getProperty("truth.debug", "no").length() == 2;
  }

  static void failsFlag() {
    assert !Boolean.getBoolean("truth.debug");
  }

  static void failsSize() {
    assert Integer.getInteger("truth.size", 5) == 5;
  }

  static void holdsGuaranteed() {
    assert System.getProperty("user.dir") != null && System.getProperty("os.name") != null;
  }

  static void failsGuaranteed() {
    assert System.getProperty("user.dir").length() == 1;
  }

  static void holdsSet() {
    System.setProperty("truth.debug", "yes");
    assert System.getProperty("truth.debug").equals("yes");
    assert System.clearProperty("truth.debug").equals("yes");
    assert System.getProperty("truth.debug") == null;
  }

  static void openAllProperties() {
    assert System.getProperties().size() < 1000;
  }

  static void holdsLineSeparator() {
    assert System.lineSeparator().equals(System.getProperty("line.separator"));
  }

  static void failsTime() {
    assert System.currentTimeMillis() % 7 != 0;
  }

  static void holdsTime() {
    assert System.currentTimeMillis() >= 0;
  }

  static void failsClockIsSetBack() {
    long before = System.currentTimeMillis();
    assert System.currentTimeMillis() >= before;
  }

  static void failsDate() {
    assert new Date().getTime() != 12345;
  }

  static void holdsNanoTime() {
    long before = System.nanoTime();
    long after = System.nanoTime();
    assert after - before >= 0 && after >= before;
  }

  static void failsNanoTime() {
    long before = System.nanoTime();
    assert System.nanoTime() - before < 1_000_000_000;
  }

  static void failsProcessors() {
    assert Runtime.getRuntime().availableProcessors() == 1;
  }

  static void holdsProcessors() {
    assert Runtime.getRuntime().availableProcessors() > 0;
  }

  static void failsMemory() {
    assert Runtime.getRuntime().freeMemory() > 1000;
  }

  static void holdsMemory() {
    Runtime runtime = Runtime.getRuntime();
    assert runtime.maxMemory() >= 0 && runtime.totalMemory() >= 0;
  }
}
