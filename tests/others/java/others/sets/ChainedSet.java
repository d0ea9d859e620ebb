package others.sets;

import java.util.HashSet;
import java.util.Set;

/** A hash set of ints: an array of chains, and how many there are. */
public class ChainedSet {
  static class Bucket {
    int element;
    Bucket next;
  }

  private Bucket[] buckets;
  private int size;

  public boolean repOK() {
    if (buckets == null || buckets.length != 2) return false;
    Set<Bucket> visited = new HashSet<>();
    for (int i = 0; i < buckets.length; i++) {
      for (Bucket b = buckets[i]; b != null; b = b.next) {
        if (!visited.add(b)) return false;
        if ((b.element & 1) != i) return false;
        for (Bucket other = buckets[i]; other != b; other = other.next) {
          if (other.element == b.element) return false;
        }
      }
    }
    return visited.size() == size;
  }

  public boolean add(int element) {
    if (contains(element)) return false;
    push(element, element & 1);
    return true;
  }

  /** By the remainder, which of a negative number is negative, too. */
  public boolean addByRemainder(int element) {
    if (contains(element)) return false;
    push(element, element % 2);
    return true;
  }

  private void push(int element, int index) {
    Bucket bucket = new Bucket();
    bucket.element = element;
    bucket.next = buckets[index];
    buckets[index] = bucket;
    size++;
  }

  public boolean contains(int element) {
    for (Bucket b = buckets[element & 1]; b != null; b = b.next) {
      if (b.element == element) return true;
    }
    return false;
  }
}
