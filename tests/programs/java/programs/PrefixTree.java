// A prefix tree over lower case letters: add, count, complete, remove.
package programs;

import java.util.ArrayList;
import java.util.List;

class PrefixTree {
  private final PrefixTree[] children = new PrefixTree[26];
  private boolean word;
  private int below;

  void add(String text) {
    PrefixTree at = this;
    for (char c : text.toCharArray()) {
      at.below++;
      if (at.children[c - 'a'] == null) at.children[c - 'a'] = new PrefixTree();
      at = at.children[c - 'a'];
    }
    at.below++;
    at.word = true;
  }

  PrefixTree find(String prefix) {
    PrefixTree at = this;
    for (int i = 0; at != null && i < prefix.length(); i++) {
      at = at.children[prefix.charAt(i) - 'a'];
    }
    return at;
  }

  void collect(String prefix, List<String> words) {
    if (word) words.add(prefix);
    for (char c = 'a'; c <= 'z'; c++) {
      PrefixTree child = children[c - 'a'];
      if (child != null) child.collect(prefix + c, words);
    }
  }

  private static PrefixTree filled() {
    PrefixTree tree = new PrefixTree();
    for (String text : "to tea ted ten in inn i".split(" ")) tree.add(text);
    return tree;
  }

  // run: complete "te"
  // run: complete "i"
  // run: complete ""
  // run: complete "x"
  // run: complete "T"
  static String complete(String prefix) {
    PrefixTree at = filled().find(prefix);
    if (at == null) return "none";
    List<String> words = new ArrayList<>();
    at.collect(prefix, words);
    return at.below + words.toString();
  }

  // run: contains "tea"
  // run: contains "te"
  // run: contains "team"
  static boolean contains(String text) {
    PrefixTree at = filled().find(text);
    return at != null && at.word;
  }

  // run: generated 50
  static int generated(int n) {
    PrefixTree tree = new PrefixTree();
    for (int i = 0; i < n; i++) {
      String text = "";
      for (int rest = i * 7919; rest > 0; rest /= 26) text += (char) ('a' + rest % 26);
      tree.add(text);
    }
    List<String> words = new ArrayList<>();
    tree.collect("", words);
    return tree.below * 1000 + words.size() + words.get(1).length();
  }
}
