// What a map promises to those who use it: on every table that satisfies the invariant.
package hashtable;

import kukang.Contract;
import kukang.NonNull;
import kukang.Property;

class HashTableProperties {
  private HashTableProperties() {}

  @Property
  static void whatWasPutIsFound(@NonNull HashTable table, int key, Object value) {
    Contract.assume(table.wellFormed());
    table.put(key, value);
    assert table.get(key) == value;
  }

  @Property
  static void puttingLeavesTheOthers(@NonNull HashTable table, int key, Object value, int other) {
    Contract.assume(table.wellFormed() && key != other);
    Object before = table.get(other);
    table.put(key, value);
    assert table.get(other) == before;
  }
}
