package shaped;

import kukang.Invariant;

/** Union-find: elements in an array, each in a tree of links to parents. */
public class Forest {
  static final class Element {
    Element parent;
  }

  Element[] elements;

  @Invariant
  boolean isForest() {
    if (elements == null) return false;
    Seen seen = new Seen();
    for (int i = 0; i < elements.length; i++) {
      if (elements[i] == null || !seen.add(elements[i])) return false;
    }
    for (int i = 0; i < elements.length; i++) {
      Element element = elements[i];
      for (int steps = 0; element != null; steps++) {
        if (steps == elements.length || seen.add(element)) return false;
        element = element.parent;
      }
    }
    return true;
  }
}
