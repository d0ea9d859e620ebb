// Contracts of a class that cannot be annotated.
package contracts;

import java.util.ArrayList;
import java.util.AbstractList;
import kukang.Contract;
import kukang.Invariant;
import kukang.SpecFor;

@SpecFor(AbstractList.class)
class ListSpec {
  @Invariant
  static boolean counts(AbstractList<Object> list) {
    return (int) Contract.field(list, "modCount") >= 0;
  }
}

@SpecFor(ArrayList.class)
class ArrayListSpec {
  static boolean repOk(ArrayList<Object> list) {
    return (int) Contract.field(list, "size") >= 0;
  }

  static boolean inside(ArrayList<Object> list, int index) {
    return index >= 0;
  }

  static boolean same(ArrayList<Object> list, int index, Object result) {
    return list.get(index) == result;
  }
}
