// print and println of every type, to System.out; what goes to System.err is not the output.
package programs;

class SystemOut {
  // run: all true 'c' 42 -5000000000L 1.5f 2.25 "text"
  // run: all false '\u00e9' -1 0L -0.0f 1e100 null
  static void all(boolean b, char c, int i, long l, float f, double d, String s) {
    System.out.print(b);
    System.out.print(c);
    System.out.print(i);
    System.out.print(l);
    System.out.print(f);
    System.out.print(d);
    System.out.print(s);
    System.out.println();
    System.out.println(b);
    System.out.println(c);
    System.out.println(i);
    System.out.println(l);
    System.out.println(f);
    System.out.println(d);
    System.out.println(s);
  }

  // run: objects
  static void objects() {
    Object nothing = null;
    System.out.println(nothing);
    System.out.println(new char[] {'a', 'b'});
    System.out.print(new StringBuilder("builder "));
    System.out.append("appended").append('!').append("12345", 1, 3).println();
    System.out.write('w');
    System.out.flush();
  }

  // run: errors
  static int errors() {
    System.err.println("not part of the output");
    System.out.print("output");
    return 1;
  }

  // run: table 3
  static void table(int n) {
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) System.out.print(i * j + (j == n ? "\n" : "\t"));
    }
  }

  // run: beforeFailing 0
  static int beforeFailing(int x) {
    System.out.println("before");
    int result = 1 / x;
    System.out.println("after");
    return result;
  }
}
