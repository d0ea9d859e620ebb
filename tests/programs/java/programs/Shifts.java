// Shifts of int and long: only the low five or six bits of the distance count.
package programs;

class Shifts {
  // run: ofInt 1 31
  // run: ofInt 1 32
  // run: ofInt -1 33
  // run: ofInt -2147483648 -1
  // run: ofInt 12345 64
  static String ofInt(int value, int distance) {
    return (value << distance) + " " + (value >> distance) + " " + (value >>> distance);
  }

  // run: ofLong 1L 63
  // run: ofLong 1L 64
  // run: ofLong -1L 65
  // run: ofLong -9223372036854775808L -1
  // run: ofLong 1234567890123L 32
  static String ofLong(long value, int distance) {
    return (value << distance) + " " + (value >> distance) + " " + (value >>> distance);
  }

  // run: byLong 5 4294967297L
  static int byLong(int value, long distance) {
    return value << distance | value >>> distance;
  }

  // A byte is widened before it is shifted, and cut again by the compound assignment.
  // run: ofByte -1 1
  // run: ofByte -128 4
  // run: ofByte 127 9
  static byte ofByte(byte value, int distance) {
    byte shifted = value;
    shifted >>>= distance;
    shifted <<= 1;
    return shifted;
  }

  // run: rotate -2023406815 4
  // run: rotate 1 -1
  // run: rotate 99 0
  static int rotate(int value, int distance) {
    return value << distance | value >>> -distance;
  }

  // run: rotateLong 81985529216486895L 16
  // run: rotateLong 1L -1
  static long rotateLong(long value, int distance) {
    return value << distance | value >>> -distance;
  }

  // run: highestBit 0
  // run: highestBit 1
  // run: highestBit 1000
  // run: highestBit -5
  static int highestBit(int value) {
    int position = -1;
    while (value != 0) {
      value >>>= 1;
      position++;
    }
    return position;
  }
}
