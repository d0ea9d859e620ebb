// Loops over double: the Mandelbrot set as text, a logistic map, numeric integration.
package programs;

class Fractals {
  // run: escape 0.0 0.0
  // run: escape 1.0 1.0
  // run: escape -0.75 0.1
  // run: escape 0.3 0.5
  static int escape(double re, double im) {
    double x = 0, y = 0;
    int steps = 0;
    while (x * x + y * y <= 4 && steps < 200) {
      double t = x * x - y * y + re;
      y = 2 * x * y + im;
      x = t;
      steps++;
    }
    return steps;
  }

  // run: picture 24 10
  static void picture(int width, int height) {
    for (int row = 0; row < height; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < width; column++) {
        int steps = escape(-2.2 + 3.0 * column / width, -1.2 + 2.4 * row / (height - 1));
        line.append(" .:-=+*#%@".charAt(Math.min(9, steps / 3)));
      }
      System.out.println(line);
    }
  }

  // run: logistic 3.9 0.5 100
  // run: logistic 2.0 0.1 50
  static double logistic(double r, double x, int steps) {
    for (int i = 0; i < steps; i++) x = r * x * (1 - x);
    return x;
  }

  // run: integral 0.0 1.0 100
  // run: integral -1.0 2.0 6
  static double integral(double from, double to, int parts) {
    double h = (to - from) / parts;
    double sum = f(from) + f(to);
    for (int i = 1; i < parts; i++) sum += f(from + i * h) * (i % 2 == 0 ? 2 : 4);
    return sum * h / 3;
  }

  private static double f(double x) {
    return x * x * x - 2 * x + 1 / (1 + x * x);
  }

  // run: orbitF 3.57f 0.3f
  static float orbitF(float r, float x) {
    float smallest = x;
    for (int i = 0; i < 500; i++) {
      x = r * x * (1f - x);
      if (x < smallest) smallest = x;
    }
    return smallest;
  }
}
