package truth;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Identity hash codes of objects that the program makes. */
class Hashes {
  enum Colour { RED, GREEN }

  record Card(Colour colour, int number) {}

  static class Key {
    final Object part = new Object();

    @Override public int hashCode() {
      return 31 * Objects.hash(part) + Arrays.hashCode(new Object[] {part});
    }

    @Override public boolean equals(Object other) {
      return this == other;
    }
  }

  static void failsHashCode() {
    assert new Object().hashCode() != 77;
  }

  static void failsIdentityHashCode() {
    assert System.identityHashCode("a") != 77;
  }

  static void holdsSameObject() {
    Object o = new Object();
    assert o.hashCode() == System.identityHashCode(o) && o.hashCode() >= 0;
  }

  static void failsTwoObjects() {
    assert new Object().hashCode() != new Object().hashCode();
  }

  static void failsEnum() {
    assert Colour.RED.hashCode() != 77;
  }

  static void failsClass() {
    assert Hashes.class.hashCode() != 77;
  }

  static void failsObjectsHash() {
    assert Objects.hash(new Object()) != 77;
  }

  static void failsToString() {
    assert !new Object().toString().equals("java.lang.Object@1f");
  }

  static void holdsToString() {
    String text = new Object().toString();
    assert text.startsWith("java.lang.Object@") && text.length() > 17 && text.length() <= 25;
  }

  static void failsLookedAtBefore() {
    Object o = new Object();
    Set<Object> set = new HashSet<>();
    set.add(o);
    assert set.contains(o) && o.hashCode() != 77;
  }

  static void holdsHashSet() {
    Object a = new Object();
    Set<Object> set = new HashSet<>();
    set.add(a);
    set.add(new Object());
    assert set.size() == 2 && set.contains(a) && !set.contains(new Object());
  }

  static void holdsIteratedHashSet() {
    Set<Object> set = new HashSet<>();
    set.add(new Object());
    set.add(new Object());
    int count = 0;
    for (Object o : set) {
      if (o != null) count++;
    }
    assert count == 2;
  }

  static void holdsEnumKeys() {
    Map<Colour, Integer> map = new HashMap<>();
    map.put(Colour.RED, 1);
    map.put(Colour.GREEN, 2);
    assert map.get(Colour.RED) == 1;
  }

  static void holdsRecordKeys() {
    Map<Card, Integer> map = new ConcurrentHashMap<>();
    map.put(new Card(Colour.RED, 1), 1);
    map.put(new Card(Colour.GREEN, 1), 2);
    assert map.get(new Card(Colour.RED, 1)) == 1;
  }

  static void holdsOwnHashCode() {
    Key key = new Key();
    Map<Key, Integer> map = new HashMap<>();
    map.put(key, 1);
    map.put(new Key(), 2);
    assert map.get(key) == 1;
  }

  static void holdsIdentityHashMap() {
    Map<Object, Integer> map = new IdentityHashMap<>();
    map.put("a", 1);
    assert map.get("a") == 1;
  }

  static void holdsSetOf() {
    int sum = 0;
    for (int i : Set.of(1, 2, 3)) sum += i;
    assert sum == 6;
  }
}
