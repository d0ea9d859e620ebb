package cli;

class Looped {
  static int counts(int n) {
    int i = 0;
    while (i < n) {
      i++;
    }
    assert n < 0 || i == n;
    return i;
  }

  static int adds(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      sum += i;
    }
    return sum;
  }
}
