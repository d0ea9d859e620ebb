package found;

/** What a call has run, the receiver's class selects, also where it is one that nobody has written. */
final class Joined {
  interface Ranked {
    int rank();
  }

  interface Named extends Ranked {}

  static class Plain implements Ranked {
    Other other;
    Ranked seen;

    public int rank() {
      seen = other;
      return 1;
    }
  }

  static class Both extends Plain implements Named {}

  /** Not Named, but somebody may write a class below it that is. */
  static class Other extends Plain {
    @Override
    public int rank() {
      return 2;
    }
  }

  static boolean isItsOwnOther(Named named) {
    int rank = named.rank();
    return rank == 1 && named instanceof Plain && ((Plain) named).other == named;
  }

  private Joined() {}
}
