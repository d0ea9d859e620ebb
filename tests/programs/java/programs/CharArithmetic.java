// Arithmetic on char: promotion to int, wrap-around at 65535, ciphers and digit sums.
package programs;

class CharArithmetic {
  // run: caesar "Hello, World!" 3
  // run: caesar "xyz" -27
  // run: caesar "" 5
  static String caesar(String text, int shift) {
    StringBuilder out = new StringBuilder();
    for (char c : text.toCharArray()) {
      if (c >= 'a' && c <= 'z') {
        c = (char) ('a' + ((c - 'a' + shift) % 26 + 26) % 26);
      } else if (c >= 'A' && c <= 'Z') {
        c = (char) ('A' + ((c - 'A' + shift) % 26 + 26) % 26);
      }
      out.append(c);
    }
    return out.toString();
  }

  // run: next 'a'
  // run: next 'z'
  // run: next '\uffff'
  static char next(char c) {
    c++;
    return c == 0 ? '0' : c;
  }

  // run: promoted 'a' 'b'
  // run: promoted '0' '\u00e9'
  static String promoted(char a, char b) {
    int sum = a + b;
    return sum + " " + (a + 1) + " " + (char) (a + 1) + " " + a + b + " " + (a < b) + " " + -a;
  }

  // run: hexDigit '7'
  // run: hexDigit 'b'
  // run: hexDigit 'F'
  // run: hexDigit 'g'
  static int hexDigit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    char lower = (char) (c | 0x20);
    if (lower >= 'a' && lower <= 'f') return lower - 'a' + 10;
    throw new IllegalArgumentException("no hexadecimal digit: " + c);
  }

  // run: vowels "programmation"
  // run: vowels "xyz"
  static int vowels(String text) {
    int count = 0;
    for (int i = 0; i < text.length(); i++) {
      switch (text.charAt(i)) {
        case 'a', 'e', 'i', 'o', 'u':
          count++;
          break;
        default:
      }
    }
    return count;
  }

  // run: ternaryTypes true
  // run: ternaryTypes false
  static String ternaryTypes(boolean b) {
    int i = 98;
    return "" + (b ? 'a' : 0) + (b ? 'a' : i) + (b ? 1 : 'b') + (b ? null : 'c');
  }
}
