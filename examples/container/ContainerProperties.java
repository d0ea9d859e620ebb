// Two exchanges are none, whatever the two containers hold, and also if they are one.
package container;

import kukang.NonNull;
import kukang.Property;

class ContainerProperties {
  private ContainerProperties() {}

  @Property
  static void swappingBackRestores(@NonNull Container<Object> a, @NonNull Container<Object> b) {
    Object inA = a.data();
    Object inB = b.data();
    a.swap(b);
    b.swap(a);
    assert a.data() == inA && b.data() == inB;
  }
}
