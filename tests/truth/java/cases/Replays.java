// What is hard to run once more: names, output, exits.
package cases;

import java.io.PrintStream;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class Replays {
  static class Size {
    int \u00e4;
  }

  @Samples
  static Object[] sizes() {
    Size one = new Size();
    one.\u00e4 = 5;
    return new Object[] {one, new Size()};
  }

  @Violated
  static void aFieldWithAnUmlaut(Size size) {
    if (size == null) return;
    assert size.\u00e4 != 5;
  }

  @Holds
  static void aFieldWithAnUmlautIsAField(Size size) {
    if (size == null) return;
    int before = size.\u00e4;
    size.\u00e4 = before + 1;
    assert size.\u00e4 != before;
  }

  @Violated
  static void saysALot(int x) {
    for (int i = 0; i < 100; i++) System.out.println("line " + i);
    assert x != 6;
  }

  @Violated
  static void closesItsOutput(int x) {
    System.out.close();
    System.err.close();
    assert x != 6;
  }

  @Violated
  static void replacesItsOutput(int x) {
    System.setOut((PrintStream) null);
    assert x != 6;
  }

  @Holds
  static void exitsBefore(int x) {
    if (x == 77_777) System.exit(1);
    assert x != 77_777;
  }

  @Violated
  static void exitsElsewhere(int x) {
    if (x == 77_777) System.exit(1);
    assert x != 6;
  }

  static double result;

  @Violated
  static void exactToTheLastBit(int x) {
    result = Math.exp(0.7) + Math.sin(0.7) + Math.pow(1.1, 7.3);
    assert x != 6;
  }

  @Holds
  static void theExponentialOfZero() {
    assert Math.exp(0) == 1.0 && Math.sqrt(4.0) == 2.0;
  }
}
