package cli;

class Merged {
  static int flags(int x, int y) {
    int s = 0;
    if (x > 0) s = 1;
    if (y > 0) s += 2;
    return s;
  }

  static int index(int x) {
    int[] numbers = {3, 5};
    int i = 0;
    if (x > 0) i = 1;
    return numbers[i];
  }
}
