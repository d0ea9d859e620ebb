// Values that are exchanged when they are what one thinks.
package cases;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import truth.Holds;
import truth.Violated;

class Atomics {
  @Violated
  static void fiveIsNeverExchanged(int x) {
    assert !new AtomicInteger(x).compareAndSet(5, 6);
  }

  @Holds
  static void whatItIsIsExchanged(int x) {
    AtomicInteger number = new AtomicInteger(x);
    boolean done = number.compareAndSet(x, x + 1);
    assert done && number.get() == x + 1;
  }

  @Violated
  static void exchangedIsAsBefore(int x, int expected) {
    AtomicInteger number = new AtomicInteger(x);
    number.compareAndSet(expected, 100);
    assert number.get() == x;
  }

  @Holds
  static void fiveDoesNotStay(int x) {
    AtomicInteger number = new AtomicInteger(x);
    number.compareAndSet(5, 6);
    assert number.get() != 5;
  }

  @Violated
  static void largeOneIsNeverExchanged(long x) {
    assert !new AtomicLong(x).compareAndSet(1L << 40, 0);
  }

  @Holds
  static void countedUp(long x) {
    AtomicLong number = new AtomicLong(x);
    assert number.incrementAndGet() == x + 1 && number.getAndAdd(2) == x + 1;
    assert number.get() == x + 3;
  }

  @Violated
  static void aboveWhatItWas(int x) {
    AtomicInteger number = new AtomicInteger(x);
    assert number.updateAndGet(v -> v + 1) > x;
  }

  @Holds
  static void updatedOnce(int x) {
    AtomicInteger number = new AtomicInteger(x);
    assert number.getAndUpdate(v -> v * 2) == x && number.get() == x * 2;
  }

  @Violated
  static void nothingIsNeverExchanged(Object o) {
    AtomicReference<Object> reference = new AtomicReference<>(o);
    assert !reference.compareAndSet(null, "x");
  }

  @Holds
  static void somethingIsExchanged(Object o) {
    AtomicReference<Object> reference = new AtomicReference<>(o);
    assert reference.compareAndSet(o, "x") && reference.get() == "x";
  }

  @Violated
  static void anotherIsNeverTheSame(Object a, Object b) {
    AtomicReference<Object> reference = new AtomicReference<>(a);
    assert !reference.compareAndSet(b, "x");
  }

  @Holds
  static void theSameIsExchanged(Object a, Object b) {
    AtomicReference<Object> reference = new AtomicReference<>(a);
    assert reference.compareAndSet(b, "x") == (a == b);
  }

  @Violated
  static void neverOn(boolean b) {
    assert !new AtomicBoolean(b).compareAndSet(true, false);
  }

  @Holds
  static void switched(boolean b) {
    AtomicBoolean flag = new AtomicBoolean(b);
    assert flag.compareAndSet(b, !b) && flag.get() == !b;
  }

  @Violated
  static void elementIsNeverThree(int x) {
    AtomicIntegerArray numbers = new AtomicIntegerArray(2);
    numbers.set(1, x);
    assert !numbers.compareAndSet(1, 3, 4);
  }

  @Holds
  static void othersStay(int x) {
    AtomicIntegerArray numbers = new AtomicIntegerArray(2);
    numbers.set(1, x);
    numbers.compareAndSet(1, 3, 4);
    assert numbers.get(0) == 0 && numbers.get(1) == (x == 3 ? 4 : x);
  }

  @Violated(orUnknown = true)
  static void fiveIsNoKey(int x) {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    map.put(x, 1);
    assert map.get(5) == null;
  }

  @Holds(orUnknown = true)
  static void putOnce(int x) {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    map.putIfAbsent(x, 1);
    map.putIfAbsent(x, 2);
    assert map.get(x) == 1;
  }
}
