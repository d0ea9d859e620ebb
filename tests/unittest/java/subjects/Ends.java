package subjects;

/** A run that no test could tell of. */
final class Ends {
  private Ends() {}

  static void exit() {
    System.exit(3);
  }
}
