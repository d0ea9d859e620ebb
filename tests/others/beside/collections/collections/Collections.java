// Collections, a text and a number of the user's, with something wrong in each.
package collections;

import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

class OddList extends AbstractList<Object> {
  @Override
  public Object get(int i) {
    return null;
  }

  @Override
  public int size() {
    return -1;
  }
}

class OddArrayList extends ArrayList<Object> {
  @Override
  public int size() {
    return -1;
  }
}

class OddMap extends AbstractMap<Object, Object> {
  @Override
  public Set<Map.Entry<Object, Object>> entrySet() {
    return null;
  }

  @Override
  public int size() {
    return -1;
  }
}

/** There is nothing odd about it, nor about the next one: they are linked, and have another law. */
class Cache extends LinkedHashMap<Integer, Integer> {
  Cache() {
    super(16, 0.75f, true);
  }
}

class InOrder extends LinkedHashSet<Integer> {}

class OddIterable implements Iterable<Object> {
  @Override
  public Iterator<Object> iterator() {
    return null;
  }
}

class OddText implements CharSequence {
  @Override
  public int length() {
    return -1;
  }

  @Override
  public char charAt(int i) {
    return 'x';
  }

  @Override
  public CharSequence subSequence(int from, int to) {
    return this;
  }
}

class OddNumber extends Number {
  @Override
  public int intValue() {
    return 7;
  }

  @Override
  public long longValue() {
    return 7;
  }

  @Override
  public float floatValue() {
    return 7;
  }

  @Override
  public double doubleValue() {
    return 7;
  }

  @Override
  public byte byteValue() {
    return 8;
  }
}
