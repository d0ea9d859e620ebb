// Huffman codes from letter frequencies; coding and decoding must give the text back.
package programs;

import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;

class HuffmanCoding {
  abstract static class Tree implements Comparable<Tree> {
    final int weight;
    final char least;

    Tree(int weight, char least) {
      this.weight = weight;
      this.least = least;
    }

    abstract void codes(String prefix, Map<Character, String> codes);

    @Override
    public int compareTo(Tree other) {
      return weight != other.weight ? weight - other.weight : least - other.least;
    }
  }

  static class Leaf extends Tree {
    Leaf(int weight, char letter) {
      super(weight, letter);
    }

    @Override
    void codes(String prefix, Map<Character, String> codes) {
      codes.put(least, prefix.isEmpty() ? "0" : prefix);
    }
  }

  static class Fork extends Tree {
    final Tree left;
    final Tree right;

    Fork(Tree left, Tree right) {
      super(left.weight + right.weight, (char) Math.min(left.least, right.least));
      this.left = left;
      this.right = right;
    }

    @Override
    void codes(String prefix, Map<Character, String> codes) {
      left.codes(prefix + '0', codes);
      right.codes(prefix + '1', codes);
    }
  }

  // run: code "abracadabra"
  // run: code "aaaa"
  // run: code "mississippi river"
  // run: code ""
  static String code(String text) {
    Map<Character, Integer> counts = new TreeMap<>();
    for (char c : text.toCharArray()) counts.merge(c, 1, Integer::sum);
    PriorityQueue<Tree> queue = new PriorityQueue<>();
    counts.forEach((letter, count) -> queue.add(new Leaf(count, letter)));
    while (queue.size() > 1) queue.add(new Fork(queue.poll(), queue.poll()));
    Tree root = queue.remove();
    Map<Character, String> codes = new TreeMap<>();
    root.codes("", codes);
    StringBuilder bits = new StringBuilder();
    for (char c : text.toCharArray()) bits.append(codes.get(c));
    return codes + " " + bits + " " + decode(root, bits).equals(text);
  }

  private static String decode(Tree root, CharSequence bits) {
    StringBuilder text = new StringBuilder();
    Tree at = root;
    for (int i = 0; i < bits.length(); i++) {
      if (at instanceof Fork fork) at = bits.charAt(i) == '0' ? fork.left : fork.right;
      if (at instanceof Leaf) {
        text.append(at.least);
        at = root;
      }
    }
    return text.toString();
  }
}
