// Identity hash codes: the same for the same object, and nothing else is promised.
package cases;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import truth.Holds;
import truth.Outside;
import truth.Violated;

class Hashes {
  @Outside
  static void neverThisNumber() {
    assert System.identityHashCode(new Object()) != 12345;
  }

  @Outside
  static void alwaysOdd() {
    assert new Object().hashCode() % 2 == 1;
  }

  @Outside
  static void othersDiffer() {
    assert new Object().hashCode() != new Object().hashCode();
  }

  @Outside
  static void theEarlierIsLess() {
    Object first = new Object();
    Object second = new Object();
    assert first.hashCode() < second.hashCode();
  }

  @Outside
  static void textsDiffer() {
    assert !new Object().toString().equals(new Object().toString());
  }

  @Outside
  static void givenOnesDiffer(Object[] a) {
    if (a == null || a.length < 2 || a[0] == a[1]) return;
    assert System.identityHashCode(a[0]) != System.identityHashCode(a[1]);
  }

  @Holds
  static void theSameForTheSame(Object o) {
    int hash = System.identityHashCode(o);
    assert hash == System.identityHashCode(o);
  }

  @Holds
  static void noneOfNothing() {
    assert System.identityHashCode(null) == 0;
  }

  @Holds
  static void neverNegative() {
    assert System.identityHashCode(new Object()) >= 0;
  }

  @Holds
  static void asASetOfTwo() {
    Object a = new Object();
    Object b = new Object();
    Set<Object> set = new HashSet<>();
    set.add(a);
    set.add(b);
    set.add(a);
    assert set.size() == 2 && set.contains(a) && set.contains(b);
  }

  @Outside
  static void asASetInOrder() {
    Object a = new Object();
    Object b = new Object();
    Set<Object> set = new HashSet<>();
    set.add(a);
    set.add(b);
    assert set.iterator().next() == a;
  }

  @Holds
  static void asKeys(int x) {
    Object key = new Object();
    Map<Object, Integer> map = new HashMap<>();
    map.put(key, x);
    assert map.get(key) == x && map.get(new Object()) == null;
  }

  @Holds(orUnknown = true)
  static void asKeysByIdentity(int x) {
    String key = new String("k");
    Map<Object, Integer> map = new IdentityHashMap<>();
    map.put(key, x);
    assert map.get(key) == x && map.get(new String("k")) == null;
  }

  @Violated
  static void aTextIsNeverThisHash(String s) {
    if (s == null || s.length() > 2) return;
    assert s.hashCode() != 2112;
  }

  @Violated
  static void anIntegerIsNeverThisHash(Integer i) {
    if (i == null) return;
    assert i.hashCode() != 42;
  }

  @Violated
  static void aLongIsItsHash(long n) {
    assert Long.hashCode(n) == n;
  }

  @Holds
  static void equalTextsHaveEqualHashes(String s, String t) {
    if (s == null || t == null || s.length() > 2) return;
    if (s.equals(t)) assert s.hashCode() == t.hashCode();
  }
}
