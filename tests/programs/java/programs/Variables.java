// Variable handles, checksums and digests.
package programs;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.UUID;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import java.util.zip.Adler32;
import java.util.zip.CRC32;

class Variables {
  private int number = 5;
  private short small = -2;
  private String text = "a";
  private final long fixed = 8;

  private static VarHandle variable(String name, Class<?> type) throws Exception {
    return MethodHandles.lookup().findVarHandle(Variables.class, name, type);
  }

  // run: fields
  static String fields() throws Exception {
    Variables v = new Variables();
    VarHandle number = variable("number", int.class);
    VarHandle small = variable("small", short.class);
    VarHandle text = variable("text", String.class);
    String all = "" + (int) number.getAndAdd(v, 3) + (int) number.getAndBitwiseXor(v, 1);
    all += number.compareAndSet(v, 9, 10) + " " + (int) number.compareAndExchange(v, 10, 11);
    all += " " + (short) small.getAndAddAcquire(v, (short) 1);
    all += small.weakCompareAndSet(v, (short) -1, (short) 7);
    all += (String) text.getAndSet(v, "b") + text.compareAndSet(v, "x", "y");
    return all + v.number + v.small + v.text;
  }

  // run: wrong 0
  // run: wrong 1
  // run: wrong 2
  // run: wrong 3
  static long wrong(int which) throws Exception {
    Variables v = new Variables();
    switch (which) {
      case 0:
        try {
          variable("fixed", long.class).set(v, 3L);
        } catch (UnsupportedOperationException e) {
          return -1; // the JVM has frames of its own in its trace
        }
        break;
      case 1:
        variable("number", int.class).set((Variables) null, 3);
        break;
      case 2:
        MethodHandles.arrayElementVarHandle(long[].class).setVolatile(new long[2], 2, 3L);
        break;
      default:
        variable("text", String.class).set((Object) v, (Object) Integer.valueOf(3));
    }
    return (long) variable("fixed", long.class).get(v);
  }

  // run: views
  static String views() {
    byte[] bytes = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    VarHandle big = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    VarHandle little = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    String all = Integer.toHexString((int) big.get(bytes, 3));
    all += Long.toHexString((long) little.get(bytes, 1));
    little.set(bytes, 0, 0x0102030405060708L);
    return all + Base64.getEncoder().encodeToString(bytes);
  }

  // run: sums
  static String sums() {
    LongAdder adder = new LongAdder();
    DoubleAdder parts = new DoubleAdder();
    for (int i = 1; i < 5; i++) {
      adder.add(i);
      parts.add(1.0 / i);
    }
    return adder + " " + parts;
  }

  // run: checksums ""
  // run: checksums "123456789"
  // run: checksums "the quick brown fox"
  static String checksums(String text) throws Exception {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    CRC32 crc = new CRC32();
    crc.update(bytes);
    crc.update(300);
    Adler32 adler = new Adler32();
    adler.update(bytes);
    adler.update(-7);
    return crc.getValue() + " " + adler.getValue() + " " + UUID.nameUUIDFromBytes(bytes);
  }

  // run: digested "MD5" "abc"
  // run: digested "SHA-1" "abc"
  // run: digested "SHA-256" ""
  // run: digested "SHA-512" "abcdefghijklmnopqrstuvwxyz"
  static String digested(String algorithm, String text) throws Exception {
    MessageDigest digest = MessageDigest.getInstance(algorithm);
    byte[] found = digest.digest(text.getBytes(StandardCharsets.UTF_8));
    return digest.getAlgorithm() + Base64.getEncoder().encodeToString(found);
  }
}
