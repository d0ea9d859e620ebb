// Binary searches: in arrays, for borders, in rotated arrays, over answers.
package programs;

class BinarySearches {
  // run: find 7
  // run: find 1
  // run: find 19
  // run: find 8
  // run: find 100
  static int find(int key) {
    int[] a = {1, 3, 5, 7, 9, 11, 13, 15, 17, 19};
    int low = 0;
    int high = a.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (a[middle] < key) low = middle + 1;
      else if (a[middle] > key) high = middle - 1;
      else return middle;
    }
    return -(low + 1);
  }

  // run: borders 5
  // run: borders 1
  // run: borders 6
  static String borders(int key) {
    int[] a = {1, 2, 5, 5, 5, 5, 8, 9};
    return lower(a, key) + " " + lower(a, key + 1);
  }

  private static int lower(int[] a, int key) {
    int low = 0;
    int high = a.length;
    while (low < high) {
      int middle = low + (high - low) / 2;
      if (a[middle] < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  // run: rotated 3 5
  // run: rotated 0 0
  // run: rotated 6 2
  static int rotated(int by, int key) {
    int[] a = new int[7];
    for (int i = 0; i < 7; i++) a[(i + by) % 7] = i;
    int low = 0, high = 6;
    while (low < high) {
      int middle = (low + high) / 2;
      if (a[middle] > a[high]) low = middle + 1;
      else high = middle;
    }
    return (low + key) % 7 * 10 + a[(low + key) % 7];
  }

  // run: root 0
  // run: root 15
  // run: root 16
  // run: root 2147483647
  static int root(int n) {
    long low = 0;
    long high = 46341;
    while (low + 1 < high) {
      long middle = (low + high) / 2;
      if (middle * middle <= n) low = middle;
      else high = middle;
    }
    return (int) low;
  }

  // run: bisect 2.0
  // run: bisect 10.0
  static double bisect(double target) {
    double low = 0, high = target + 1;
    for (int i = 0; i < 60; i++) {
      double middle = (low + high) / 2;
      if (middle * middle * middle < target) low = middle;
      else high = middle;
    }
    return low;
  }
}
