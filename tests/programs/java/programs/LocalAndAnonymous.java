// Local and anonymous classes with captured variables, constructor arguments, initializers.
package programs;

import java.util.Iterator;
import java.util.function.IntSupplier;

class LocalAndAnonymous {
  abstract static class Task {
    final String name;

    Task(String name) {
      this.name = name;
      prepare();
    }

    void prepare() {}

    abstract int work(int x);
  }

  // run: anonymous 4 2
  // run: anonymous -1 0
  static String anonymous(int factor, int x) {
    Task task = new Task("times " + factor) {
      private int calls;

      {
        calls = 100;
      }

      @Override
      void prepare() {
        System.out.println("factor is " + factor + " calls are " + calls);
      }

      @Override
      int work(int y) {
        calls++;
        return factor * y + calls;
      }
    };
    return task.name + ": " + task.work(x) + " " + task.work(x);
  }

  // run: counters
  static String counters() {
    class Counter implements IntSupplier {
      private int n;

      @Override
      public int getAsInt() {
        return ++n;
      }

      Counter copy() {
        Counter copy = new Counter();
        copy.n = n;
        return copy;
      }
    }
    Counter a = new Counter();
    a.getAsInt();
    Counter b = a.copy();
    b.getAsInt();
    return a.getAsInt() + " " + b.getAsInt() + " " + a.getClass().getName();
  }

  // run: range 3 6
  // run: range 6 3
  static int range(int low, int high) {
    Iterable<Integer> range = () -> new Iterator<>() {
      int next = low;

      @Override
      public boolean hasNext() {
        return next < high;
      }

      @Override
      public Integer next() {
        return next++;
      }
    };
    int sum = 0;
    for (int i : range) for (int j : range) sum += i * j;
    return sum;
  }
}
