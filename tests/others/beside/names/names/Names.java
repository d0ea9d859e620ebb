// Names many classes of the JDK, and implements nothing.
package names;

import java.io.File;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.LocalDate;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

class Names {
  final Object[] all = {
    new Vector<Object>(),
    new Stack<Object>(),
    new ConcurrentHashMap<Object, Object>(),
    new CopyOnWriteArrayList<Object>(),
    new PriorityQueue<Object>(),
    new BigInteger("1"),
    new BigDecimal("1"),
    LocalDate.MIN,
    new File("x"),
    URI.create("x"),
    new UUID(1, 2),
    new StringBuffer(),
    new WeakHashMap<Object, Object>(),
    new IdentityHashMap<Object, Object>(),
    new BitSet(),
    new Date(),
    Locale.US,
    new AtomicInteger(),
    new ConcurrentSkipListMap<Object, Object>(),
    Thread.State.NEW,
    String.CASE_INSENSITIVE_ORDER,
    Collections.emptyList(),
    new LinkedBlockingQueue<Object>(),
    Optional.empty(),
    1.5,
    2L,
    'c',
    (short) 1
  };
}
