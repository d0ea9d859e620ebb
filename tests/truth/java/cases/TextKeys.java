// Texts that are compared as a whole, and as keys of tables of every kind.
package cases;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class TextKeys {
  record Person(String name, int age) {}

  enum Size {
    SMALL,
    LARGE
  }

  /** Equal texts without regard to the last character; its hash code is as it should be. */
  static class Prefix {
    final String text;

    Prefix(String text) {
      this.text = text;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Prefix && ((Prefix) other).text.length() == text.length();
    }

    @Override
    public int hashCode() {
      return text.length();
    }
  }

  @Samples
  static Object[] texts() {
    return new Object[] {
      "one", "two", "Aa", "BB", "", "ab", "ba", new String("one"), "\u4e2d", "\u4e2d\u6587", "tow",
      "ac", new String("ab"), Size.SMALL, Size.LARGE
    };
  }

  private static <T extends Map<String, Integer>> T filled(T map) {
    map.put("one", 1);
    map.put("two", 2);
    map.put("", 0);
    return map;
  }

  // --- one text is known ---

  @Holds
  static void whatIsEqualHasTheLength(String s) {
    if (s != null && s.equals("one")) assert s.length() == 3;
  }

  @Violated
  static void whatHasTheLengthIsEqual(String s) {
    if (s != null && s.length() == 3) assert s.equals("one");
  }

  @Holds
  static void whatIsEqualHasTheCharacters(String s) {
    if ("one".equals(s)) assert s.charAt(0) == 'o' && s.charAt(2) == 'e';
  }

  @Violated
  static void whatDiffersDiffersAtTheStart(String s) {
    if (s != null && !s.equals("ab") && s.length() == 2) assert s.charAt(0) != 'a';
  }

  @Holds
  static void oneIsNotTwo(String s) {
    assert !("one".equals(s) && "two".equals(s));
  }

  @Violated
  static void everyTextIsOneOrTwo(String s) {
    assert s == null || s.equals("one") || s.equals("two");
  }

  @Holds
  static void atAnyPlace(String s, int i) {
    if (s == null || i < 0 || i >= s.length()) return;
    char c = s.charAt(i);
    if (s.equals("aa")) assert c == 'a';
  }

  @Violated
  static void atThatPlace(String s, int i) {
    if (s == null || i < 0 || i >= s.length()) return;
    char c = s.charAt(i);
    if (s.equals("ab")) assert c == 'a';
  }

  @Holds
  static void whatIsNotEqualStaysSo(String s) {
    if (s == null || s.equals("ab")) return;
    if (s.length() != 2 || s.charAt(0) != 'a') return;
    assert s.charAt(1) != 'b';
  }

  @Violated
  static void noTextIsChinese(String s) {
    assert s == null || !s.equals("\u4e2d");
  }

  @Holds
  static void whatIsChineseIsNotLatin(String s) {
    if (s == null || s.length() == 0 || s.charAt(0) < 256) return;
    assert !s.equals("one");
  }

  @Violated
  static void theNumberIsNotTwelve(int i) {
    assert !("" + i).equals("12");
  }

  // --- no text is known ---

  @Holds
  static void whatIsEqualIsEqualBothWays(String s, String t) {
    if (s == null || t == null) return;
    assert s.equals(t) == t.equals(s);
  }

  @Violated
  static void whatIsEqualIsTheSame(String s, String t) {
    if (s == null || !s.equals(t)) return;
    assert s == t;
  }

  @Holds
  static void whatIsEqualToTheSame(String s, String t, String u) {
    if (s == null || t == null) return;
    if (s.equals(t) && t.equals(u)) assert s.equals(u);
  }

  @Violated
  static void whatDiffersFromTheSame(String s, String t, String u) {
    if (s == null || t == null || u == null) return;
    if (!s.equals(t) && !t.equals(u)) assert !s.equals(u);
  }

  @Holds
  static void equalTextsHaveEqualCharacters(String s, String t) {
    if (s == null || t == null || t.length() == 0 || !s.equals(t)) return;
    assert s.length() == t.length() && s.charAt(0) == t.charAt(0);
  }

  @Violated
  static void differentTextsHaveDifferentCharacters(String s, String t) {
    if (s == null || t == null || s.length() != 2 || s.equals(t) || t.length() != 2) return;
    assert s.charAt(0) != t.charAt(0);
  }

  @Holds
  static void whatTheOneIsTheOtherIs(String s, String t) {
    if (s == null || !s.equals(t)) return;
    assert s.equals("ab") == t.equals("ab");
  }

  @Violated
  static void bothAreNotThat(String s, String t) {
    if (s == null || !s.equals(t) || s == t) return;
    assert !t.equals("ab");
  }

  @Holds
  static void differentTextsDifferSomewhere(String s, String t) {
    if (s == null || t == null || s.equals(t)) return;
    if (s.length() == 1 && t.length() == 1) assert s.charAt(0) != t.charAt(0);
  }

  @Violated
  static void differentTextsDifferInLength(String s, String t) {
    if (s == null || t == null || s.equals(t)) return;
    assert s.length() != t.length();
  }

  // --- tables ---

  @Holds
  static void whatIsFoundIsThat(String s) {
    if (s == null) return;
    Integer found = filled(new HashMap<>()).get(s);
    assert found == null || s.equals(found == 1 ? "one" : found == 2 ? "two" : "");
  }

  @Violated
  static void nobodyFindsTwo(String s) {
    assert filled(new HashMap<>()).getOrDefault(s, 9) != 2;
  }

  @Holds
  static void whatIsPutFirstComesFirst(String s) {
    Map<String, Integer> map = filled(new LinkedHashMap<>());
    map.put(s, 7);
    assert map.keySet().iterator().next().equals("one");
  }

  @Violated
  static void whatIsPutIsNew(String s) {
    Map<String, Integer> map = filled(new LinkedHashMap<>());
    map.put(s, 7);
    assert map.size() == 4;
  }

  @Holds
  static void ofAnOldTable(String s) {
    if (s == null) return;
    Integer found = filled(new Hashtable<>()).get(s);
    assert (found != null) == (s.equals("one") || s.equals("two") || s.isEmpty());
  }

  @Violated
  static void nobodyFindsOneInAnOldTable(String s) {
    if (s == null) return;
    assert !filled(new Hashtable<>()).containsKey(s);
  }

  @Holds
  static void theHashCodeOfAnOldTable(int i) {
    Map<Integer, Integer> old = new Hashtable<>();
    old.put(i, 1);
    assert old.hashCode() == (i ^ 1);
  }

  @Violated("NullPointerException")
  static void nothingIsNoKeyOfAnOldTable(String s) {
    filled(new Hashtable<>()).get(s);
  }

  @Holds
  static void ofAWeakTable(String s) {
    if (s == null) return;
    Map<String, Integer> weak = new WeakHashMap<>();
    weak.put("one", 1);
    assert weak.containsKey(s) == s.equals("one");
  }

  @Violated
  static void nobodyFindsOneInAWeakTable(String s) {
    Map<String, Integer> weak = new WeakHashMap<>();
    weak.put("one", 1);
    assert weak.get(s) == null;
  }

  @Holds
  static void ofAConcurrentTable(String s) {
    if (s == null) return;
    Map<String, Integer> map = filled(new ConcurrentHashMap<>());
    map.remove(s);
    assert map.containsKey("one") == !s.equals("one");
  }

  @Violated
  static void nothingIsRemoved(String s) {
    if (s == null) return;
    Map<String, Integer> map = filled(new ConcurrentHashMap<>());
    map.remove(s);
    assert map.size() == 3;
  }

  @Holds
  static void ofAFixedMap(String s) {
    if (s == null) return;
    Integer found = Map.of("one", 1, "two", 2, "BB", 3).get(s);
    assert found == null || s.equals(found == 1 ? "one" : found == 2 ? "two" : "BB");
  }

  @Violated
  static void nobodyFindsTheThird(String s) {
    if (s == null) return;
    assert Map.of("one", 1, "two", 2, "BB", 3).getOrDefault(s, 0) != 3;
  }

  @Holds
  static void ofAFixedSet(String s) {
    if (s == null) return;
    assert Set.of("one", "two", "BB").contains(s)
        == (s.equals("one") || s.equals("two") || s.equals("BB"));
  }

  @Violated
  static void allOfThemAreDifferent(String s) {
    if (s == null) return;
    try {
      Set.of("one", s, "BB");
    } catch (IllegalArgumentException e) {
      assert false;
    }
  }

  @Holds
  static void fixedMapsOfUnknownKeys(int a, int b, int c) {
    if (a == b) return;
    assert Map.of(a, 1, b, 2).getOrDefault(c, 0) == (c == a ? 1 : c == b ? 2 : 0);
  }

  @Violated
  static void fixedSetsOfUnknownKeys(int a, int b) {
    if (a == b) return;
    assert !Set.of(a, b).contains(7);
  }

  @Holds
  static void theListHasIt(String s) {
    if (s == null) return;
    assert List.of("one", "two", "BB").contains(s) == (List.of("one", "two", "BB").indexOf(s) >= 0);
  }

  @Violated
  static void theListHasItNot(String s) {
    if (s == null) return;
    assert List.of("one", "two", "BB").indexOf(s) != 1;
  }

  // --- texts as parts of keys ---

  @Holds
  static void peopleByNameAndAge(String s, int age) {
    Set<Person> people = new HashSet<>();
    people.add(new Person("one", 7));
    assert people.contains(new Person(s, age)) == ("one".equals(s) && age == 7);
  }

  @Violated
  static void peopleByName(String s, int age) {
    Set<Person> people = new HashSet<>();
    people.add(new Person("one", 7));
    assert people.contains(new Person(s, age)) == "one".equals(s);
  }

  @Holds
  static void constantsByName(Size size) {
    Map<Size, String> names = new HashMap<>();
    names.put(Size.SMALL, "small");
    assert "small".equals(names.get(size)) == (size == Size.SMALL);
  }

  @Violated
  static void noConstantHasAName(Size size) {
    if (size == null) return;
    Map<Size, String> names = Map.of(Size.LARGE, "large", Size.SMALL, "small");
    assert names.get(size).length() == 5 && !names.get(size).equals("large");
  }

  @Holds(orUnknown = true)
  static void keysWithAnEqualsOfTheirOwn(String s) {
    if (s == null) return;
    Map<Prefix, Integer> map = new HashMap<>();
    map.put(new Prefix("ab"), 1);
    assert map.containsKey(new Prefix(s)) == (s.length() == 2);
  }

  @Violated(orUnknown = true)
  static void noKeysWithAnEqualsOfTheirOwn(int i) {
    Map<Prefix, Integer> map = new Hashtable<>();
    map.put(new Prefix("ab"), 1);
    assert !map.containsKey(new Prefix(i == 5 ? "xy" : "xyz"));
  }

  @Holds(orUnknown = true)
  static void fixedMapsWithAnEqualsOfTheirOwn(boolean b) {
    Map<Prefix, Integer> map = Map.of(new Prefix("ab"), 1, new Prefix("a"), 2);
    assert map.get(new Prefix(b ? "x" : "yy")) == (b ? 2 : 1);
  }

  @Violated
  static void theLaterTextIsNew(String s, String t) {
    if (s == null || t == null) return;
    Map<String, Integer> map = new HashMap<>();
    map.put(s, 1);
    map.put(t, 2);
    assert map.get(s) == 1;
  }
}
