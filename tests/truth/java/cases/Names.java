// Texts that name something: interned ones, classes, constants.
package cases;

import truth.Holds;
import truth.Violated;

class Names {
  enum Color {
    RED,
    GREEN
  }

  @Violated(orUnknown = true)
  static void neverAKeyword(String s) {
    if (s == null) return;
    assert s.intern() != "if";
  }

  @Holds(orUnknown = true)
  static void internedIsEqual(String s) {
    if (s == null) return;
    assert s.intern().equals(s);
  }

  @Holds(orUnknown = true)
  static void internedOnce(String s) {
    if (s == null) return;
    assert s.intern() == new String(s).intern();
  }

  @Violated(orUnknown = true)
  static void equalIsTheSame(String s) {
    if (s == null) return;
    assert !s.equals("if") || new String(s) == s.intern();
  }

  @Violated(orUnknown = true)
  static void labelIsNeverInterned(int i) {
    if (i < 0 || i > 9) return;
    assert ("n" + i).intern() != "n3";
  }

  @Holds(orUnknown = true)
  static void labelIsInternedOnce(int i) {
    if (i < 0 || i > 9) return;
    assert ("n" + i).intern() == ("n" + i).intern();
  }

  @Violated(orUnknown = true)
  static void neverTheNameOfAClass(String name) {
    try {
      Class.forName(name);
    } catch (ClassNotFoundException | NullPointerException e) {
      return;
    }
    assert !name.equals("[I");
  }

  @Holds(orUnknown = true)
  static void aClassHasItsName(String name) {
    try {
      assert Class.forName(name).getName().equals(name);
    } catch (ClassNotFoundException | NullPointerException e) {
      return;
    }
  }

  @Holds
  static void aKnownClass() throws ClassNotFoundException {
    assert Class.forName("java.lang.String") == String.class;
  }

  @Violated
  static void neverRed(String name) {
    Color color;
    try {
      color = Color.valueOf(name);
    } catch (IllegalArgumentException | NullPointerException e) {
      return;
    }
    assert color != Color.RED;
  }

  @Holds
  static void aColorHasItsName(String name) {
    try {
      assert Color.valueOf(name).name().equals(name);
    } catch (IllegalArgumentException | NullPointerException e) {
      return;
    }
  }

  @Violated
  static void neverStopped(String command) {
    if (command == null) return;
    switch (command) {
      case "go":
        break;
      case "no":
        assert false;
        break;
      default:
    }
  }

  @Violated
  static void neverTheSameHash(String s) {
    if (s == null || s.length() != 2) return;
    assert s.hashCode() != "Aa".hashCode() || s.equals("Aa");
  }
}
