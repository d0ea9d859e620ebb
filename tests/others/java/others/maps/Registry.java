package others.maps;

import java.util.HashSet;
import java.util.Set;

/** A list of entries whose ids differ; the author tells by a set of Integers. */
public class Registry {
  static class Entry {
    int id;
    Entry next;
  }

  Entry first;
  int size;

  public boolean repOK() {
    Set<Entry> visited = new HashSet<>();
    Set<Integer> ids = new HashSet<>();
    for (Entry entry = first; entry != null; entry = entry.next) {
      if (!visited.add(entry)) return false;
      if (!ids.add(entry.id)) return false;
    }
    return ids.size() == size;
  }

  public void register(int id) {
    for (Entry entry = first; entry != null; entry = entry.next) {
      if (entry.id == id) return;
    }
    registerUnasked(id);
  }

  public void registerUnasked(int id) {
    Entry entry = new Entry();
    entry.id = id;
    entry.next = first;
    first = entry;
    size++;
  }
}
