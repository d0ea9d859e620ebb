// A class that refers to another, which is then missing (replay_test.cc leaves it out).
package witness;

class Missing {
  static class Gone {}

  static Gone shared;
  static int count = 3;
  long before = 1;
  Gone gone;
  int key;
  Missing next;

  void found() {
    count++;
    assert next == null || next.key != 7;
  }

  Object made() {
    return key == 7 ? new Gone() : null;
  }
}
