// What a list promises to those who use it.
package singlylinkedlist;

import kukang.Contract;
import kukang.NonNull;
import kukang.Property;

class SinglyLinkedListProperties {
  private SinglyLinkedListProperties() {}

  @Property
  static void whatIsAddedLastIsLast(@NonNull SinglyLinkedList<Object> list, Object element) {
    Contract.assume(list.wellFormed());
    list.addLast(element);
    assert list.get(list.size() - 1) == element;
  }

  @Property
  static void reversingTurnsIndexes(@NonNull SinglyLinkedList<Object> list, int index) {
    Contract.assume(list.wellFormed() && 0 <= index && index < list.size());
    Object element = list.get(index);
    list.reverse();
    assert list.get(list.size() - 1 - index) == element;
  }
}
