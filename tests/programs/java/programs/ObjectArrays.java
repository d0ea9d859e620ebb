// Arrays of references: covariance, the store check and its exception, interfaces, nulls.
package programs;

import java.io.Serializable;
import java.util.Arrays;

class ObjectArrays {
  interface Named {}

  static class Animal implements Named {
    @Override
    public String toString() {
      return "animal";
    }
  }

  static class Cat extends Animal {
    @Override
    public String toString() {
      return "cat";
    }
  }

  // run: store 0
  // run: store 1
  // run: store 2
  // run: store 3
  // run: store 4
  static String store(int what) {
    Animal[] cats = new Cat[2];
    Object[] strings = new String[1];
    Number[] numbers = new Integer[1];
    switch (what) {
      case 0 -> cats[0] = new Cat();
      case 1 -> cats[1] = new Animal();
      case 2 -> strings[0] = 7;
      case 3 -> numbers[0] = 2.5;
      default -> strings[0] = null;
    }
    return Arrays.toString(cats) + strings[0] + numbers[0];
  }

  // run: nested
  static void nested() {
    Object[] rows = new int[2][];
    rows[0] = new int[] {1, 2};
    try {
      rows[1] = new long[] {1};
    } catch (ArrayStoreException e) {
      System.out.println(e.getMessage());
    }
    Object[] mixed = {1, "two", 'c', 4.0, null, new int[] {5}};
    System.out.println(Arrays.deepToString(mixed));
  }

  // run: kinds
  static String kinds() {
    Object a = new Cat[1];
    Object b = new int[1];
    Object c = new int[1][1];
    String s = "";
    s += a instanceof Animal[];
    s += a instanceof Named[];
    s += a instanceof Object[];
    s += b instanceof Object[];
    s += c instanceof Object[];
    s += b instanceof Cloneable;
    s += c instanceof Serializable[];
    s += a instanceof int[];
    return s;
  }

  // run: interfaces
  static int interfaces() {
    Named[] named = {new Cat(), new Animal(), null};
    int count = 0;
    for (Named one : named) {
      if (one != null) count++;
    }
    named[2] = named[0];
    return named[0] == named[2] ? count : -count;
  }
}
