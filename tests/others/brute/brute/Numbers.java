package brute;

import java.util.HashMap;
import java.util.Map;

/**
 * What the numbers in a heap range over: 0 to n, so that what is compared can be in any order; for
 * some fields, by name, something else: {@code color=0..1}. Of others, {@code item=null}, nothing
 * is to be seen: nobody reads them.
 */
final class Numbers {
  private static final int[] NOTHING = {};

  private final int n;
  private final Map<String, int[]> ranges = new HashMap<>();

  Numbers(int n, String written) {
    this.n = n;
    for (String one : written.split(",")) {
      if (one.isEmpty()) continue;
      String[] parts = one.split("=");
      ranges.put(parts[0], parts[1].equals("null") ? NOTHING : range(parts[1]));
    }
  }

  private static int[] range(String written) {
    String[] ends = written.split("\\.\\.");
    return new int[] {Integer.parseInt(ends[0]), Integer.parseInt(ends[1])};
  }

  boolean isUnread(String field) {
    return ranges.get(field) == NOTHING;
  }

  /** All values of a place of that type. */
  Object[] values(String field, Class<?> type) {
    if (type == boolean.class) return new Object[] {false, true};
    int[] range = ranges.getOrDefault(field, new int[] {0, n});
    Object[] values = new Object[range[1] - range[0] + 1];
    for (int i = 0; i < values.length; i++) {
      int number = range[0] + i;
      if (type == char.class) {
        values[i] = (char) ('a' + number);
      } else {
        values[i] = number;
      }
    }
    return values;
  }
}
