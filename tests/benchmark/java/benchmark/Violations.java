package benchmark;

import java.util.HashMap;
import java.util.Map;

/** A hundred violations, each on a line of its own, in a class that takes a while to initialize. */
public class Violations {
  static final Map<Integer, Integer> TABLE = new HashMap<>();

  static {
    for (int i = 0; i < 2000; i++) TABLE.put(i, i);
  }

  static void all(int x) {
    switch (x) {
      case 0: throw new AssertionError();
      case 1: throw new AssertionError();
      case 2: throw new AssertionError();
      case 3: throw new AssertionError();
      case 4: throw new AssertionError();
      case 5: throw new AssertionError();
      case 6: throw new AssertionError();
      case 7: throw new AssertionError();
      case 8: throw new AssertionError();
      case 9: throw new AssertionError();
      case 10: throw new AssertionError();
      case 11: throw new AssertionError();
      case 12: throw new AssertionError();
      case 13: throw new AssertionError();
      case 14: throw new AssertionError();
      case 15: throw new AssertionError();
      case 16: throw new AssertionError();
      case 17: throw new AssertionError();
      case 18: throw new AssertionError();
      case 19: throw new AssertionError();
      case 20: throw new AssertionError();
      case 21: throw new AssertionError();
      case 22: throw new AssertionError();
      case 23: throw new AssertionError();
      case 24: throw new AssertionError();
      case 25: throw new AssertionError();
      case 26: throw new AssertionError();
      case 27: throw new AssertionError();
      case 28: throw new AssertionError();
      case 29: throw new AssertionError();
      case 30: throw new AssertionError();
      case 31: throw new AssertionError();
      case 32: throw new AssertionError();
      case 33: throw new AssertionError();
      case 34: throw new AssertionError();
      case 35: throw new AssertionError();
      case 36: throw new AssertionError();
      case 37: throw new AssertionError();
      case 38: throw new AssertionError();
      case 39: throw new AssertionError();
      case 40: throw new AssertionError();
      case 41: throw new AssertionError();
      case 42: throw new AssertionError();
      case 43: throw new AssertionError();
      case 44: throw new AssertionError();
      case 45: throw new AssertionError();
      case 46: throw new AssertionError();
      case 47: throw new AssertionError();
      case 48: throw new AssertionError();
      case 49: throw new AssertionError();
      case 50: throw new AssertionError();
      case 51: throw new AssertionError();
      case 52: throw new AssertionError();
      case 53: throw new AssertionError();
      case 54: throw new AssertionError();
      case 55: throw new AssertionError();
      case 56: throw new AssertionError();
      case 57: throw new AssertionError();
      case 58: throw new AssertionError();
      case 59: throw new AssertionError();
      case 60: throw new AssertionError();
      case 61: throw new AssertionError();
      case 62: throw new AssertionError();
      case 63: throw new AssertionError();
      case 64: throw new AssertionError();
      case 65: throw new AssertionError();
      case 66: throw new AssertionError();
      case 67: throw new AssertionError();
      case 68: throw new AssertionError();
      case 69: throw new AssertionError();
      case 70: throw new AssertionError();
      case 71: throw new AssertionError();
      case 72: throw new AssertionError();
      case 73: throw new AssertionError();
      case 74: throw new AssertionError();
      case 75: throw new AssertionError();
      case 76: throw new AssertionError();
      case 77: throw new AssertionError();
      case 78: throw new AssertionError();
      case 79: throw new AssertionError();
      case 80: throw new AssertionError();
      case 81: throw new AssertionError();
      case 82: throw new AssertionError();
      case 83: throw new AssertionError();
      case 84: throw new AssertionError();
      case 85: throw new AssertionError();
      case 86: throw new AssertionError();
      case 87: throw new AssertionError();
      case 88: throw new AssertionError();
      case 89: throw new AssertionError();
      case 90: throw new AssertionError();
      case 91: throw new AssertionError();
      case 92: throw new AssertionError();
      case 93: throw new AssertionError();
      case 94: throw new AssertionError();
      case 95: throw new AssertionError();
      case 96: throw new AssertionError();
      case 97: throw new AssertionError();
      case 98: throw new AssertionError();
      case 99: throw new AssertionError();
      default:
    }
  }
}
