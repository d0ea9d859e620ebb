package cli;

// Texts that would do something to a terminal or a page.
public class Hostile {
  String text;
  char[] characters;
  Hostile next;

  static int strings(Hostile h, int x) {
    h.text = "\u001b[31mred\u0000\u0007\ufffe\ud800\u009b31m\u202e<b>&\"'\\";
    h.characters = new char[] {'\u001b', '\ufffe', '\ud800', '\n'};
    return 1 / x;
  }

  static int messages(int x) {
    if (x == 3) throw new IllegalStateException("\u001b[32mgreen\u0000\u0001\nverified: all");
    if (x == 4) throw new AssertionError("\u009b31m\ufffe\udfff");
    return x;
  }

  static int character(char c) {
    if (c < 5) return 1 / (c - 3);
    return c > 0xfff0 ? 1 / (c - 0xfffe) : 0;
  }

  static boolean sameClass(Class<?> c) {
    return c == Hostile.class;
  }
}
