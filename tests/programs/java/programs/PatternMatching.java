// instanceof with patterns: the scope of the variable, conditions, negation, null.
package programs;

import java.util.List;

class PatternMatching {
  private static Object make(int kind) {
    return switch (kind) {
      case 0 -> null;
      case 1 -> 42;
      case 2 -> "a longer text";
      case 3 -> "short";
      case 4 -> List.of(1, 2, 3);
      case 5 -> new int[] {4, 5};
      case 6 -> 2.5;
      default -> 'c';
    };
  }

  // run: describe 0
  // run: describe 1
  // run: describe 2
  // run: describe 3
  // run: describe 4
  // run: describe 5
  // run: describe 6
  // run: describe 7
  static String describe(int kind) {
    Object o = make(kind);
    if (o instanceof Integer i && i > 40) return "big " + (i + 1);
    if (o instanceof String s && s.length() > 6) return "long " + s.substring(0, 3);
    if (o instanceof String s) return "short " + s.concat("!");
    if (o instanceof List<?> list && !list.isEmpty()) return "list of " + list.get(0);
    if (o instanceof int[] a) return "array " + a[a.length - 1];
    if (!(o instanceof Number n)) return "no number: " + o;
    return "number " + n.intValue();
  }

  // run: length "text"
  // run: length null
  static int length(Object o) {
    return o instanceof String s ? s.length() : -1;
  }

  // run: loop 8
  static int loop(int n) {
    int sum = 0;
    for (int kind = 0; kind < n; kind++) {
      Object o = make(kind);
      if (!(o instanceof Comparable<?> c)) continue;
      if (c instanceof Character ch) sum += ch;
      else if (c instanceof Number number) sum += number.intValue() * 1000;
      else sum++;
    }
    return sum;
  }

  // run: same 1
  // run: same 200
  static boolean same(int x) {
    Object a = Integer.valueOf(x);
    Object b = Long.valueOf(x);
    return a instanceof Integer i && b instanceof Long l && i.intValue() == l && !a.equals(b);
  }
}
