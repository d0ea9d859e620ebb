package subjects;

import java.util.ArrayList;
import java.util.List;

/**
 * Where words start. A word is what stands between zeros; -1 ends the text. There is room for half
 * as many words as there are numbers, which is one too few if their number is odd and every second
 * one is a word.
 */
final class Words {
  private static List<Integer> listOf(int... numbers) {
    List<Integer> list = new ArrayList<>(numbers.length);
    for (int number : numbers) list.add(number);
    return list;
  }

  static int[] starts(List<Integer> text) {
    int[] starts = new int[text.size() / 2];
    for (int i = 0; i < starts.length; i++) starts[i] = -1;
    int words = 0;
    boolean inside = false, ended = false;
    for (int i = 0; i < text.size() && !ended; i++) {
      int number = text.get(i);
      if (number == -1) {
        ended = true;
      } else if (number == 0) {
        inside = false;
      } else if (!inside) {
        starts[words] = i;
        words++;
        inside = true;
      }
    }
    return starts;
  }

  static void seven(int a0, int a1, int a2, int a3, int a4, int a5, int a6) {
    starts(listOf(a0, a1, a2, a3, a4, a5, a6));
  }

  static void eight(int a0, int a1, int a2, int a3, int a4, int a5, int a6, int a7) {
    starts(listOf(a0, a1, a2, a3, a4, a5, a6, a7));
  }

  static void nine(int a0, int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8) {
    starts(listOf(a0, a1, a2, a3, a4, a5, a6, a7, a8));
  }

  static void fifteen(int a0, int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8,
      int a9, int a10, int a11, int a12, int a13, int a14) {
    starts(listOf(a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14));
  }
}
