package kukang.machine;

/** What the JDK computes in C, for java.util.zip: the same in Java, whatever the bytes are. */
final class Checksums {
    private Checksums() {}

    static final class Crc32 {
        private Crc32() {}

        static int update(int crc, int b) {
            int sum = ~crc ^ b & 0xff;
            for (int i = 0; i < 8; i++) {
                sum = sum >>> 1 ^ 0xedb88320 & -(sum & 1);
            }
            return ~sum;
        }

        static int updateBytes0(int crc, byte[] bytes, int from, int count) {
            for (int i = from; i < from + count; i++) {
                crc = update(crc, bytes[i]);
            }
            return crc;
        }
    }

    static final class Adler32 {
        private static final int MODULUS = 65521;

        private Adler32() {}

        static int update(int adler, int b) {
            final int low = ((adler & 0xffff) + (b & 0xff)) % MODULUS;
            final int high = ((adler >>> 16) + low) % MODULUS;
            return high << 16 | low;
        }

        static int updateBytes(int adler, byte[] bytes, int from, int count) {
            for (int i = from; i < from + count; i++) {
                adler = update(adler, bytes[i]);
            }
            return adler;
        }
    }
}
