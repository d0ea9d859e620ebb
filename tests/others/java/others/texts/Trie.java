package others.texts;

import java.util.HashSet;
import java.util.Set;

/** Words letter by letter: children in alphabetical order, each linked to the next one. */
public class Trie {
  static class Letter {
    char c;
    boolean ends;
    Letter child;
    Letter sibling;
  }

  Letter first;

  public boolean repOK() {
    return isLevel(first, new HashSet<>());
  }

  private static boolean isLevel(Letter letter, Set<Letter> visited) {
    char previous = 'a' - 1;
    for (; letter != null; letter = letter.sibling) {
      if (!visited.add(letter)) return false;
      if (letter.c <= previous || letter.c > 'z') return false;
      if (letter.child == null && !letter.ends) return false;
      if (!isLevel(letter.child, visited)) return false;
      previous = letter.c;
    }
    return true;
  }

  /** A word of one letter. */
  public void add(char c) {
    if (c < 'a' || c > 'z') return;
    Letter before = null;
    Letter letter = first;
    while (letter != null && letter.c < c) {
      before = letter;
      letter = letter.sibling;
    }
    if (letter != null && letter.c == c) {
      letter.ends = true;
      return;
    }
    Letter added = new Letter();
    added.c = c;
    added.ends = true;
    added.sibling = letter;
    if (before == null) {
      first = added;
    } else {
      before.sibling = added;
    }
  }

  /** A word of one letter, also where longer ones begin with it. */
  public void remove(char c) {
    Letter before = null;
    for (Letter letter = first; letter != null; letter = letter.sibling) {
      if (letter.c == c) {
        letter.ends = false;
        if (letter.child != null) return;
        if (before == null) {
          first = letter.sibling;
        } else {
          before.sibling = letter.sibling;
        }
        return;
      }
      before = letter;
    }
  }

  public void removeLeavesLetter(char c) {
    for (Letter letter = first; letter != null; letter = letter.sibling) {
      if (letter.c == c) letter.ends = false;
    }
  }
}
