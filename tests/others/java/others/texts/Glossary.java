package others.texts;

import java.util.HashSet;
import java.util.Set;
import kukang.NonNull;

/** A list of terms, no two of them equal. */
public class Glossary {
  static class Term {
    String name;
    Term next;
  }

  private Term first;
  private int size;

  public boolean repOK() {
    Set<Term> visited = new HashSet<>();
    Set<String> names = new HashSet<>();
    for (Term term = first; term != null; term = term.next) {
      if (!visited.add(term)) return false;
      if (term.name == null || !names.add(term.name)) return false;
    }
    return names.size() == size;
  }

  public void define(@NonNull String name) {
    for (Term term = first; term != null; term = term.next) {
      if (term.name.equals(name)) return;
    }
    push(name);
  }

  /** Takes texts for the same only where they are the same object. */
  public void defineByIdentity(@NonNull String name) {
    for (Term term = first; term != null; term = term.next) {
      if (term.name == name) return;
    }
    push(name);
  }

  private void push(String name) {
    Term term = new Term();
    term.name = name;
    term.next = first;
    first = term;
    size++;
  }
}
