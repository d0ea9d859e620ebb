// What a list promises to those who use it.
package doublylinkedlist;

import kukang.Contract;
import kukang.NonNull;
import kukang.Property;

class DoublyLinkedListProperties {
  private DoublyLinkedListProperties() {}

  @Property
  static void insertingShiftsTheRest(
      @NonNull DoublyLinkedList<Object> list, int index, Object element) {
    Contract.assume(list.wellFormed() && 0 <= index && index < list.size());
    Object shifted = list.get(index);
    list.insert(index, element);
    assert list.get(index) == element && list.get(index + 1) == shifted;
  }

  @Property
  static void removingUndoesInserting(
      @NonNull DoublyLinkedList<Object> list, int index, Object element, int other) {
    Contract.assume(list.wellFormed() && 0 <= index && index <= list.size());
    Contract.assume(0 <= other && other < list.size());
    Object before = list.get(other);
    list.insert(index, element);
    assert list.remove(index) == element && list.get(other) == before;
  }
}
