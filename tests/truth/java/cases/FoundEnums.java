// Maps and sets of enum constants that were there before the call.
package cases;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class FoundEnums {
  enum Colour {
    RED,
    GREEN,
    BLUE {
      @Override
      int weight() {
        return 3;
      }
    };

    int weight() {
      return 1;
    }
  }

  static class Palette {
    private final EnumMap<Colour, Integer> amounts = new EnumMap<>(Colour.class);
    private final EnumSet<Colour> used = EnumSet.noneOf(Colour.class);

    void use(Colour colour, int amount) {
      amounts.put(colour, amount);
      used.add(colour);
    }

    void useSecretly(Colour colour, int amount) {
      amounts.put(colour, amount);
    }

    boolean isConsistent() {
      return amounts.keySet().equals(used);
    }
  }

  @Samples
  static Object[] collections() {
    EnumMap<Colour, Integer> nothing = new EnumMap<>(Colour.class);
    nothing.put(Colour.GREEN, null);
    Palette palette = new Palette();
    palette.use(Colour.BLUE, 2);
    return new Object[] {
      Colour.RED,
      Colour.GREEN,
      Colour.BLUE,
      new EnumMap<>(Colour.class),
      new EnumMap<>(Map.of(Colour.RED, 1, Colour.BLUE, 9)),
      nothing,
      EnumSet.noneOf(Colour.class),
      EnumSet.of(Colour.RED, Colour.BLUE),
      EnumSet.allOf(Colour.class),
      palette,
      new Palette(),
    };
  }

  @Holds
  static void whatIsPutIsFound(EnumMap<Colour, Integer> map, Colour key, int value) {
    if (map == null || key == null) return;
    boolean there = map.containsKey(key);
    int size = map.size();
    map.put(key, value);
    assert map.get(key) == value && map.size() == (there ? size : size + 1);
  }

  @Violated
  static void itGrows(EnumMap<Colour, Integer> map) {
    if (map == null) return;
    int size = map.size();
    map.put(Colour.RED, 5);
    assert map.size() == size + 1;
  }

  @Violated
  static void whatIsThereIsNotNull(EnumMap<Colour, Integer> map) {
    if (map == null || !map.containsKey(Colour.GREEN)) return;
    assert map.get(Colour.GREEN) != null;
  }

  @Holds
  static void keysAreColours(EnumMap<Colour, Integer> map) {
    if (map == null) return;
    int keys = 0;
    for (Colour each : map.keySet()) {
      keys += each.weight();
      assert map.containsKey(each);
    }
    assert keys <= 5 && map.size() <= 3;
  }

  @Holds
  static void whatIsRemovedIsGone(EnumMap<Colour, Integer> map, Colour key) {
    if (map == null) return;
    map.remove(key);
    assert !map.containsKey(key);
  }

  @Violated
  static void noNineIsThere(EnumMap<Colour, Integer> map) {
    if (map == null) return;
    assert !map.containsValue(9);
  }

  @Holds
  static void copiesAreEqual(EnumMap<Colour, Integer> map) {
    if (map == null) return;
    EnumMap<Colour, Integer> copy = map.clone();
    assert copy.equals(map) && copy.size() == map.size();
  }

  @Holds
  static void whatIsAddedIsThere(EnumSet<Colour> set, Colour colour) {
    if (set == null || colour == null) return;
    boolean there = set.contains(colour);
    assert set.add(colour) == !there && set.contains(colour);
  }

  @Violated
  static void notBothAreThere(EnumSet<Colour> set) {
    if (set == null) return;
    assert !set.contains(Colour.RED) || !set.contains(Colour.BLUE) || set.contains(Colour.GREEN);
  }

  @Holds
  static void thereAreThreeAtMost(EnumSet<Colour> set) {
    if (set == null) return;
    assert set.size() <= 3 && set.isEmpty() == (set.size() == 0);
  }

  @Violated
  static void notAllAreThere(EnumSet<Colour> set) {
    if (set == null) return;
    assert set.size() < 3;
  }

  @Holds
  static void theyComeInOrder(EnumSet<Colour> set) {
    if (set == null) return;
    int last = -1;
    for (Colour each : set) {
      assert each.ordinal() > last && set.contains(each);
      last = each.ordinal();
    }
  }

  @Holds
  static void theOthersAreTheOthers(EnumSet<Colour> set, Colour colour) {
    if (set == null || colour == null) return;
    assert EnumSet.complementOf(set).contains(colour) != set.contains(colour);
  }

  @Violated
  static void itIsItsOthers(Set<Colour> set) {
    if (!(set instanceof EnumSet)) return;
    assert !set.contains(Colour.BLUE);
  }

  @Holds
  static void aPaletteKnowsWhatItUses(Palette palette, Colour colour, int amount) {
    if (palette == null || palette.amounts == null || palette.used == null) return;
    if (colour == null || !palette.isConsistent()) return;
    palette.use(colour, amount);
    assert palette.isConsistent();
  }

  @Violated
  static void aPaletteForgets(Palette palette, Colour colour, int amount) {
    if (palette == null || palette.amounts == null || palette.used == null) return;
    if (colour == null || !palette.isConsistent()) return;
    palette.useSecretly(colour, amount);
    assert palette.isConsistent();
  }

  @Holds(orUnknown = true) // which enum it is nobody knows
  static <K extends Enum<K>> void someEnum(EnumMap<K, Integer> map) {
    if (map == null) return;
    assert map.size() >= 0;
  }

  @Violated(orUnknown = true)
  static void anyEnumSet(EnumSet<?> set) {
    if (set == null) return;
    assert set.size() != 2;
  }
}
