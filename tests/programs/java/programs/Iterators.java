// Iterators written by hand: generators, filters, zips, and misuse of library iterators.
package programs;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Predicate;

class Iterators {
  static class Countdown implements Iterable<Integer> {
    private final int from;

    Countdown(int from) {
      this.from = from;
    }

    @Override
    public Iterator<Integer> iterator() {
      return new Iterator<Integer>() {
        private int next = from;

        @Override
        public boolean hasNext() {
          return next > 0;
        }

        @Override
        public Integer next() {
          if (next <= 0) throw new NoSuchElementException("below " + next);
          return next--;
        }
      };
    }
  }

  static <T> Iterator<T> filter(Iterator<T> from, Predicate<? super T> keep) {
    return new Iterator<T>() {
      private T ready;

      @Override
      public boolean hasNext() {
        while (ready == null && from.hasNext()) {
          T candidate = from.next();
          if (keep.test(candidate)) ready = candidate;
        }
        return ready != null;
      }

      @Override
      public T next() {
        if (!hasNext()) throw new NoSuchElementException();
        T result = ready;
        ready = null;
        return result;
      }
    };
  }

  // run: sum 5
  // run: sum 0
  static int sum(int n) {
    int sum = 0;
    for (int x : new Countdown(n)) for (int y : new Countdown(x)) sum += x * y;
    return sum;
  }

  // run: filtered 10
  static String filtered(int n) {
    List<Integer> list = new ArrayList<>();
    filter(new Countdown(n).iterator(), x -> x % 3 != 0).forEachRemaining(list::add);
    return list.toString();
  }

  // run: exhausted 2
  static int exhausted(int n) {
    Iterator<Integer> it = new Countdown(n).iterator();
    while (true) System.out.println(it.next());
  }

  // run: removeUnsupported
  static void removeUnsupported() {
    new Countdown(3).iterator().remove();
  }
}
