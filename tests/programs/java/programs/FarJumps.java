// Nested finally blocks are copied so often that jumps over them need goto_w.
package programs;

class FarJumps {
  private static int steps;

  private static void step(int x, int at) {
    steps = steps * 31 + at;
    if (x == at) throw new IllegalStateException("at " + at);
  }

  // run: nested 0
  // run: nested 1
  // run: nested 2
  // run: nested 6
  // run: nested 9
  // run: nested 100
  static int nested(int x) {
    int result = 0;
    for (int round = 0; round < 3; round++) {
      if (round == x % 5) continue;
      try {
        try {
          step(x, 1);
        } finally {
          result += 1;
          try {
            step(x, 2);
          } finally {
            result += 2;
            try {
              step(x, 3);
            } finally {
              result += 3;
              try {
                step(x, 4);
              } finally {
                result += 4;
                try {
                  step(x, 5);
                } finally {
                  result += 5;
                  try {
                    step(x, 6);
                  } finally {
                    result += 6;
                    try {
                      step(x, 7);
                    } finally {
                      result += 7;
                      try {
                        step(x, 8);
                      } finally {
                        result += result > 500 ? result * x + (result ^ steps) % 1000 : round;
                        result -= result < 0 ? -result / 2 + (result & steps) % 100 : x;
                        result ^= steps > 0 ? steps * 17 + (x | steps) * 1000 : x << 3;
                        result += x == 9 ? round * 100000 + (steps >>> 7) * 3 : x * 77;
                        result ^= result % 2 == 0 ? (result >>> 5) * 9 : result / 3 * 1001;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      } catch (IllegalStateException e) {
        result += e.getMessage().length();
      }
      if (result == 0) break;
    }
    return result;
  }
}
