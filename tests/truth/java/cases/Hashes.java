// Identity hash codes: the same for the same object, and nothing else is promised.
package cases;

import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import truth.Holds;
import truth.Outside;
import truth.Samples;
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

  @Holds
  static void inASetAlsoWhenSomebodyHasAsked() {
    Object a = new Object();
    Set<Object> set = new HashSet<>();
    set.add(a);
    assert a.hashCode() >= 0 && set.contains(a);
  }

  @Holds
  static void inASetAlsoWhenSomebodyHadAsked() {
    Object a = new Object();
    int hash = a.hashCode();
    Set<Object> set = new HashSet<>();
    set.add(a);
    assert set.contains(a) && a.hashCode() == hash;
  }

  @Outside
  static void neverThisNumberInASet() {
    Object a = new Object();
    Set<Object> set = new HashSet<>();
    set.add(a);
    assert a.hashCode() != 12345;
  }

  static final class Node {
    Node left, right;
    int key;
  }

  @Samples
  static Object[] nodes() {
    Node leaf = new Node();
    Node shared = new Node();
    shared.left = leaf;
    shared.right = leaf;
    Node circle = new Node();
    circle.left = circle;
    circle.right = leaf;
    Bag bag = new Bag();
    bag.number = 7;
    return new Object[] {leaf, shared, circle, bag};
  }

  @Holds
  static void isFoundInASet(Node n) {
    if (n == null || n.left == null || n.left == n) return;
    Set<Node> set = new HashSet<>();
    set.add(n);
    assert !set.contains(n.left) && set.add(n.left) && set.contains(n.left) && set.size() == 2;
  }

  @Violated
  static void childrenAreTwo(Node n) {
    if (n == null || n.left == null || n.right == null) return;
    Set<Node> set = new HashSet<>();
    set.add(n.left);
    assert set.add(n.right);
  }

  @Violated
  static void keysOfNodes(Node n) {
    if (n == null || n.left == null) return;
    Map<Node, Integer> keys = new IdentityHashMap<>();
    keys.put(n, n.key);
    keys.put(n.left, n.left.key);
    assert keys.get(n) == n.key && keys.size() == 2;
  }

  @Holds
  static void keysOfNodesWithinASetOfSets(Node n) {
    if (n == null || n.left == null) return;
    Set<Node> inner = new HashSet<>();
    inner.add(n);
    Map<Integer, Set<Node>> map = new HashMap<>();
    map.put(1, inner);
    map.get(1).add(n.left);
    assert map.get(1).contains(n) && map.get(1).contains(n.left);
  }

  // A set found at entry has its elements by their true hash codes.
  @Outside
  static void isNeverInAGivenSet(IdentityHashMap<Object, Object> map, Node n) {
    if (map == null || n == null) return;
    boolean contained;
    try {
      contained = map.containsKey(n);
    } catch (RuntimeException e) {
      return;
    }
    assert !contained;
  }

  @Outside(unlessAssumed = "order in which hash tables iterate")
  static void asASetInOrderOfNodes(Node n) {
    if (n == null || n.left == null || n.left == n) return;
    Set<Node> set = new HashSet<>();
    set.add(n);
    set.add(n.left);
    assert set.iterator().next() == n;
  }

  // Equal without a hashCode of its own: it may be found, by a chance of one in millions.
  static final class Careless {
    @Override
    public boolean equals(Object other) {
      return other instanceof Careless;
    }
  }

  @Outside(unlessAssumed = "identity hash codes tell objects apart")
  static void carelessOnesAreTwo() {
    Set<Object> set = new HashSet<>();
    set.add(new Careless());
    assert set.add(new Careless());
  }

  @Outside(unlessAssumed = "order in which hash tables iterate")
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

  // --- hash codes that are looked at before a table has them ---

  static class Counted {
    static int odd;

    @Override
    public int hashCode() {
      int hash = System.identityHashCode(this);
      if ((hash & 1) == 1) odd++;
      return hash;
    }
  }

  @Outside
  static void noneIsOdd() {
    Counted.odd = 0;
    new HashSet<Counted>().add(new Counted());
    assert Counted.odd == 0;
  }

  @Outside
  static void oneIsOdd() {
    Counted.odd = 0;
    new HashSet<Counted>().add(new Counted());
    assert Counted.odd == 1;
  }

  static class Remembering {
    int hash;

    @Override
    public int hashCode() {
      if (hash == 0) hash = super.hashCode();
      return hash;
    }
  }

  @Outside
  static void remembersAnEvenOne() {
    Remembering one = new Remembering();
    new HashSet<Remembering>().add(one);
    assert one.hash % 2 == 0;
  }

  @Outside
  static void remembersAnOddOne() {
    Remembering one = new Remembering();
    new HashSet<Remembering>().add(one);
    assert one.hash % 2 == 1;
  }

  @Holds
  static void remembersItsOwn() {
    Remembering one = new Remembering();
    Set<Remembering> set = new HashSet<>();
    set.add(one);
    assert set.contains(one) && one.hash == System.identityHashCode(one);
  }

  @Holds
  static void remembersWhatWasThere(Remembering one) {
    if (one == null) return;
    Set<Remembering> set = new HashSet<>();
    set.add(one);
    assert set.contains(one) && one.hash == one.hashCode();
  }

  static class Pair {
    final Object first, second;

    Pair(Object first, Object second) {
      this.first = first;
      this.second = second;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Pair && ((Pair) other).first == first
          && ((Pair) other).second == second;
    }

    @Override
    public int hashCode() {
      return 31 * (first == null ? 0 : first.hashCode()) + System.identityHashCode(second);
    }
  }

  @Holds
  static void pairsAreFound(Object a, Object b) {
    Set<Pair> set = new HashSet<>();
    set.add(new Pair(a, b));
    assert set.contains(new Pair(a, b)) && set.contains(new Pair(b, a)) == (a == b);
  }

  // --- violations whose heap afterwards has an order: it is another one on the JVM ---

  static class Bag {
    Object content;
    int number;
  }

  @Violated(notReplayed = true)
  static void keepsEight(Bag bag) {
    if (bag == null || bag.number != 7) return;
    Set<Object> set = new HashSet<>();
    for (int i = 0; i < 8; i++) set.add(new Bag[i]);
    bag.content = set.toArray();
    assert false;
  }
}

class IdentityOrders {
  @Outside(unlessAssumed = "order in which")
  static void valuesOfAMapByIdentity() {
    Map<Object, Integer> map = new IdentityHashMap<>();
    map.put(new Object(), 1);
    map.put(new Object(), 2);
    assert map.values().toArray()[0].equals(1);
  }

  @Outside(unlessAssumed = "order in which")
  static void valuesOfAMapByIdentityCopied() {
    Map<Object, Integer> map = new IdentityHashMap<>();
    map.put(new Object(), 1);
    map.put(new Object(), 2);
    assert new java.util.ArrayList<>(map.values()).get(0) == 1;
  }
}
