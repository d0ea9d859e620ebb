// The static methods of Objects, and equals and hashCode written with them.
package programs;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

class ObjectsMethods {
  static class Account {
    private final String owner;
    private final int number;
    private double balance;

    Account(String owner, int number) {
      this.owner = owner;
      this.number = number;
    }

    @Override
    public boolean equals(Object o) {
      if (this == o) return true;
      if (o == null || getClass() != o.getClass()) return false;
      Account other = (Account) o;
      return number == other.number && Objects.equals(owner, other.owner);
    }

    @Override
    public int hashCode() {
      return Objects.hash(owner, number);
    }
  }

  // run: accounts "ann" 7
  // run: accounts null 0
  static String accounts(String owner, int number) {
    Account a = new Account(owner, number);
    Account b = new Account(owner, number);
    b.balance = 5;
    Map<Account, String> map = new HashMap<>();
    map.put(a, "first");
    map.put(b, "second");
    return a.equals(b) + " " + a.equals(null) + " " + a.hashCode() + " " + map.size() + map.get(a)
        + map.get(new Account(owner, number + 1));
  }

  // run: basics null
  // run: basics "x"
  static String basics(String s) {
    return Objects.isNull(s) + " " + Objects.nonNull(s) + " " + Objects.toString(s) + " "
        + Objects.toString(s, "default") + " " + Objects.hashCode(s) + " "
        + Objects.requireNonNullElse(s, "else") + " " + Objects.equals(s, "x") + " "
        + Objects.deepEquals(new int[] {1}, new int[] {1});
  }

  // run: checked 2 3
  // run: checked 3 3
  static int checked(int index, int length) {
    return Objects.checkIndex(index, length);
  }

  // run: range 1 4 3
  // run: range 1 2 3
  static int range(int from, int to, int length) {
    return Objects.checkFromToIndex(from, to, length);
  }

  // run: supplied null
  static Object supplied(Object o) {
    return Objects.requireNonNull(o, () -> "computed " + 1);
  }

  // run: compared "a" "b"
  static int compared(String a, String b) {
    return Objects.compare(a, b, String::compareTo) + Objects.compare(a, a, null);
  }
}
