// What goes through variable handles, checksums and digests.
package cases;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class Variables {
  static class Cell {
    int number;
    volatile int counted;
    byte small;
    boolean flag;
    final int fixed = 4;
    Object content;
    Cell next;
  }

  @Samples
  static Object[] samples() {
    Cell cell = new Cell();
    cell.content = 1;
    return new Object[] {cell};
  }

  private static VarHandle variable(String name, Class<?> type) {
    try {
      return MethodHandles.lookup().findVarHandle(Cell.class, name, type);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  @Violated
  static void sevenIsNotExchanged(int x) {
    Cell cell = new Cell();
    cell.number = x;
    assert !variable("number", int.class).compareAndSet(cell, 7, 8);
  }

  @Holds
  static void addedToAny(int x, int y) {
    VarHandle number = variable("number", int.class);
    Cell cell = new Cell();
    number.setVolatile(cell, x);
    number.getAndAdd(cell, y);
    assert (int) number.getAcquire(cell) == x + y;
  }

  @Violated
  static void ofSomeCell(Cell cell) {
    try {
      variable("number", int.class).set(cell, 3);
    } catch (NullPointerException e) {
      assert false;
    }
  }

  @Holds
  static void ofGivenCell(Cell cell, int x) {
    if (cell == null) return;
    int before = (int) variable("number", int.class).getAndSet(cell, x);
    assert cell.number == x && (before == x || before != x);
  }

  @Violated
  static void nextStays(Cell cell, Cell other) {
    if (cell == null) return;
    Cell next = cell.next;
    variable("next", Cell.class).compareAndSet(cell, null, other);
    assert cell.next == next;
  }

  @Holds
  static void nextIsExchanged(Cell cell, Cell other) {
    if (cell == null) return;
    VarHandle next = variable("next", Cell.class);
    Cell found = (Cell) next.getVolatile(cell);
    assert next.compareAndSet(cell, found, other) && cell.next == other;
  }

  @Violated("ClassCastException")
  static void contentIsText(Cell cell) {
    if (cell != null) {
      String text = (String) variable("content", Object.class).get(cell);
    }
  }

  @Holds
  static void smallOnesWrap(byte b) {
    Cell cell = new Cell();
    VarHandle small = variable("small", byte.class);
    assert small.compareAndSet(cell, (byte) 0, b);
    small.getAndAdd(cell, (byte) 1);
    assert cell.small == (byte) (b + 1);
  }

  @Violated
  static void fixedIsSet(Cell cell) {
    if (cell == null) return;
    try {
      variable("fixed", int.class).set(cell, 3);
    } catch (UnsupportedOperationException e) {
      assert false;
    }
  }

  @Holds
  static void elements(String s, int i) {
    VarHandle element = MethodHandles.arrayElementVarHandle(String[].class);
    String[] array = new String[2];
    assert element.compareAndSet(array, 1, null, s) && array[1] == s;
    try {
      element.setVolatile(array, 2, s);
      assert false;
    } catch (ArrayIndexOutOfBoundsException e) {
      assert array[0] == null;
    }
  }

  @Holds
  static void bytesAreNumbers() {
    VarHandle big = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    byte[] bytes = {1, 2, 3, 4, 5};
    assert (int) big.get(bytes, 1) == 0x02030405;
    VarHandle little = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    byte[] more = new byte[8];
    little.set(more, 0, 258L);
    assert more[0] == 2 && more[1] == 1;
  }

  @Violated
  static void sumIsNotTwo(long x) {
    LongAdder adder = new LongAdder();
    adder.add(x);
    adder.increment();
    assert adder.sum() != 2;
  }

  @Holds
  static void sumOfAll(long x, long y) {
    LongAdder adder = new LongAdder();
    adder.add(x);
    adder.add(y);
    assert adder.sumThenReset() == x + y && adder.sum() == 0;
  }

  @Violated
  static void greatestIsPositive(long x) {
    LongAccumulator greatest = new LongAccumulator(Math::max, Long.MIN_VALUE);
    greatest.accumulate(x);
    assert greatest.get() > 0;
  }

  @Holds
  static void stampedOnce(Object o, int stamp) {
    AtomicStampedReference<Object> reference = new AtomicStampedReference<>(o, stamp);
    assert reference.compareAndSet(o, null, stamp, stamp + 1);
    assert reference.getStamp() == stamp + 1 && reference.getReference() == null;
  }

  @Violated
  static void neverMarked(Object o, boolean mark) {
    AtomicMarkableReference<Object> reference = new AtomicMarkableReference<>(o, mark);
    assert !reference.compareAndSet(o, o, true, false);
  }

  @Holds
  static void firstInFirstOut(int x) {
    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
    queue.add(x);
    queue.add(2);
    assert queue.poll() == x && queue.poll() == 2 && queue.poll() == null;
  }

  @Violated
  static void lastIsTwo(int x) {
    ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
    deque.add(2);
    deque.add(x);
    assert deque.pollLast() == 2;
  }

  @Holds
  static void taskIsDone(int x) throws Exception {
    FutureTask<Integer> task = new FutureTask<>(() -> x);
    task.run();
    assert task.isDone() && task.get() == x;
  }

  @Violated
  static void updatedIsGreater(int x) {
    Cell cell = new Cell();
    cell.counted = x;
    AtomicIntegerFieldUpdater<Cell> counted =
        AtomicIntegerFieldUpdater.newUpdater(Cell.class, "counted");
    assert counted.incrementAndGet(cell) > x;
  }

  @Holds
  static void checksumsOfText() {
    CRC32 crc = new CRC32();
    crc.update("hello".getBytes(StandardCharsets.UTF_8));
    assert crc.getValue() == 0x3610a686L;
    Adler32 adler = new Adler32();
    adler.update("hello".getBytes(StandardCharsets.UTF_8));
    assert adler.getValue() == 0x062c0215L;
  }

  @Violated
  static void checksumIsNeverThat(byte b) {
    CRC32 crc = new CRC32();
    crc.update(b);
    assert crc.getValue() != 0x12b88320L;
  }

  @Holds
  static void adlerOfOneByte(byte b) {
    Adler32 adler = new Adler32();
    adler.update(b);
    assert adler.getValue() == ((b & 255) + 1) * 65537L;
  }

  @Holds
  static void namedUuid() {
    UUID uuid = UUID.nameUUIDFromBytes("hello".getBytes(StandardCharsets.UTF_8));
    assert uuid.toString().equals("5d41402a-bc4b-3a76-b971-9d911017c592");
    assert UUID.fromString(uuid.toString()).equals(uuid);
  }

  @Violated
  static void uuidOfNumbersIsEven(long high, long low) {
    assert (new UUID(high, low).getLeastSignificantBits() & 1) == 0;
  }
}
