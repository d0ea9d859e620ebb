package shaped;

/** A set of objects by identity, with nothing in it but what is needed. */
final class Seen {
  private Object[] objects = new Object[4];
  private int size;

  boolean add(Object object) {
    for (int i = 0; i < size; i++) {
      if (objects[i] == object) return false;
    }
    if (size == objects.length) objects = java.util.Arrays.copyOf(objects, 2 * size);
    objects[size++] = object;
    return true;
  }
}
