// Every sort of end that a path can have, none of which needs many objects.
//
// ends: what the comment before a method says, the ends separated by ';', for all strategies.
package compared;

import kukang.Contract;
import kukang.Ensures;
import kukang.Invariant;

public class Ends {
  public static final class Item {
    int weight;
    Item next;
  }

  private Item item;
  private int number;

  @Invariant
  boolean wellFormed() {
    return number >= 0;
  }

  // ends: returns
  public void nothing() {}

  // ends: returns
  public int number() {
    return number;
  }

  // ends: returns false; returns true
  public boolean isSmall() {
    return number < 5;
  }

  // ends: returns true
  public boolean isOneOrTheOther() {
    return number < 5 || number >= 5;
  }

  // ends: returns false; returns true
  public static boolean asGiven(boolean given) {
    return given;
  }

  // ends: returns an object; returns null
  public Item item() {
    return item;
  }

  // ends: returns an object; returns null
  public static Object either(Item a, Item b) {
    return a == b ? null : a;
  }

  // ends: returns null
  public Item none() {
    return null;
  }

  // ends: returns an object
  public Ends same() {
    return this;
  }

  // ends: IllegalStateException at Ends.java:70; NullPointerException at Ends.java:72; returns
  public int weight() {
    if (number > 10) {
      throw new IllegalStateException();
    }
    return item.weight;
  }

  // ends: AssertionError at Ends.java:77; returns
  public void claim() {
    Contract.check(number < 100);
  }

  // ends: invariant wellFormed of this is false at Ends.java:21; returns
  public void subtract(int amount) {
    if (amount > 0) number -= amount;
  }

  // ends: NullPointerException from ensures isLight at Ends.java:92; ensures isLight is false at Ends.java:92; returns
  @Ensures("isLight")
  public void weigh() {
    // The predicate looks at the item, which may be null.
  }

  private boolean isLight() {
    return item.weight < 10;
  }

  // ends: returns false; returns true
  public static boolean isSame(Item a, Item b) {
    return a != null && a == b;
  }

  // ends: returns
  public static void link(Item a, Item b) {
    if (a == null || b == null) return;
    a.next = b;
  }

  // ends: returns an object
  public static Object[] kept(Item item) {
    return new Object[] {item, null};
  }
}
