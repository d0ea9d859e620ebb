// Float.toString and parseFloat, the bits of floats, and what the way through double loses.
package programs;

class FloatTexts {
  // run: text 0.1f
  // run: text 1.0f
  // run: text 16777216f
  // run: text 1e7f
  // run: text 9999999f
  // run: text 0.001f
  // run: text 9.999e-4f
  // run: text 3.4028235e38f
  // run: text 1.4e-45f
  // run: text 1.17549435e-38f
  // run: text 0.33333334f
  // run: text -2.5f
  static String text(float f) {
    return f + " " + (f == Float.parseFloat(Float.toString(f))) + " " + (double) f;
  }

  // run: parse "3.4028236e38"
  // run: parse "1e39"
  // run: parse "1e-46"
  // run: parse "0.1"
  // run: parse "x"
  // run: parse "1.00000017881393432617187499"
  // run: parse "1.00000017881393432617187500"
  static float parse(String s) {
    return Float.parseFloat(s);
  }

  // run: bits 1.5f
  // run: bits -0f
  // run: bits 1.4e-45f
  static String bits(float f) {
    int bits = Float.floatToIntBits(f);
    return Integer.toHexString(bits) + " " + Float.intBitsToFloat(bits + 1) + " "
        + Integer.toHexString(Float.floatToIntBits(f / 0f)) + " " + Math.ulp(f) + " "
        + Math.nextUp(f);
  }

  // run: decompose 0.15625f
  // run: decompose -118.625f
  // run: decompose 1e-40f
  static String decompose(float f) {
    int bits = Float.floatToRawIntBits(f);
    int exponent = bits >> 23 & 0xff;
    int mantissa = bits & 0x7fffff;
    if (exponent != 0) mantissa |= 0x800000;
    double back = mantissa * Math.pow(2, Math.max(exponent, 1) - 150);
    return (bits >>> 31) + " " + exponent + " " + mantissa + " " + (f < 0 ? -back : back);
  }

  // run: inverseRoot 4f
  // run: inverseRoot 0.15625f
  static float inverseRoot(float x) {
    float half = 0.5f * x;
    float y = Float.intBitsToFloat(0x5f3759df - (Float.floatToIntBits(x) >> 1));
    return y * (1.5f - half * y * y);
  }
}
