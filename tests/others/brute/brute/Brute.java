package brute;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/**
 * How many shapes does an invariant accept? Each line of the standard input is a class, its
 * invariant, n, and what some numbers range over:
 *
 * <pre>others.trees.RedBlackTree isValid 2 color=0..1</pre>
 *
 * <p>Each is answered with a line that has the number of shapes. Nothing is clever here: all heaps
 * are made, and the invariant is asked about each.
 */
public final class Brute {
  private Brute() {}

  public static void main(String[] args) throws IOException, ReflectiveOperationException {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String[] words = line.split(" ");
      int n = Integer.parseInt(words[2]);
      Numbers numbers = new Numbers(n, words.length > 3 ? words[3] : "");
      System.out.println(new Heaps(Class.forName(words[0]), words[1], n, numbers).count());
    }
  }
}
