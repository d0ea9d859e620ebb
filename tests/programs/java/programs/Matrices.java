// Matrices of double and long: product, determinant, power, transposition, inverse.
package programs;

import java.util.Arrays;

class Matrices {
  static double[][] multiply(double[][] a, double[][] b) {
    double[][] product = new double[a.length][b[0].length];
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < b[0].length; j++) {
        for (int k = 0; k < b.length; k++) product[i][j] += a[i][k] * b[k][j];
      }
    }
    return product;
  }

  // run: product 2 3
  // run: product 20 20
  static String product(int n, int m) {
    double[][] a = new double[n][m];
    double[][] b = new double[m][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < m; j++) b[j][i] = (a[i][j] = i + j / 2.0) - 1;
    }
    double[][] c = multiply(a, b);
    double trace = 0;
    for (int i = 0; i < n; i++) trace += c[i][i];
    return trace + " " + Arrays.toString(c[0]).length();
  }

  // run: determinant 2.0 1.0 7.0 4.0
  // run: determinant 0.0 2.0 3.0 0.0
  // run: determinant 1.0 2.0 2.0 4.0
  static double determinant(double a, double b, double c, double d) {
    double[][] m = {{a, b, 1}, {c, d, 2}, {1, 1, 1}};
    double det = 1;
    for (int i = 0; i < 3; i++) {
      int pivot = i;
      for (int r = i + 1; r < 3; r++) if (Math.abs(m[r][i]) > Math.abs(m[pivot][i])) pivot = r;
      if (m[pivot][i] == 0) return 0;
      if (pivot != i) {
        double[] row = m[pivot];
        m[pivot] = m[i];
        m[i] = row;
        det = -det;
      }
      det *= m[i][i];
      for (int r = i + 1; r < 3; r++) {
        double factor = m[r][i] / m[i][i];
        for (int k = i; k < 3; k++) m[r][k] -= factor * m[i][k];
      }
    }
    return det;
  }

  // run: fibonacci 10
  // run: fibonacci 90
  // run: fibonacci 0
  static long fibonacci(int n) {
    long[] result = {1, 0, 0, 1};
    long[] base = {1, 1, 1, 0};
    for (; n > 0; n >>= 1) {
      if ((n & 1) == 1) result = times(result, base);
      base = times(base, base);
    }
    return result[1];
  }

  private static long[] times(long[] a, long[] b) {
    return new long[] {
      a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3],
      a[2] * b[0] + a[3] * b[2], a[2] * b[1] + a[3] * b[3]
    };
  }
}
