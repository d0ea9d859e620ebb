// BigDecimal: scales, rounding modes, exact and inexact division, equality versus comparison.
package programs;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

class BigDecimals {
  // run: operations "1.10" "2.2"
  // run: operations "-0.001" "1000"
  // run: operations "123456789012345678901234567890.5" "0.5"
  static String operations(String a, String b) {
    BigDecimal x = new BigDecimal(a);
    BigDecimal y = new BigDecimal(b);
    return x.add(y) + " " + x.subtract(y) + " " + x.multiply(y) + " " + x.negate() + " "
        + x.scale() + " " + x.precision() + " " + x.unscaledValue() + " " + x.compareTo(y);
  }

  // run: divided "1" "8"
  // run: divided "1" "3"
  // run: divided "1" "0"
  static BigDecimal divided(String a, String b) {
    return new BigDecimal(a).divide(new BigDecimal(b));
  }

  // run: rounded "2.345" 2
  // run: rounded "-2.5" 0
  // run: rounded "1234.5678" -2
  static String rounded(String text, int scale) {
    BigDecimal x = new BigDecimal(text);
    StringBuilder all = new StringBuilder();
    for (RoundingMode mode : RoundingMode.values()) {
      if (mode == RoundingMode.UNNECESSARY) continue;
      all.append(mode).append('=').append(x.setScale(scale, mode)).append(' ');
    }
    return all.toString();
  }

  // run: equality "2.0" "2.00"
  static String equality(String a, String b) {
    BigDecimal x = new BigDecimal(a);
    BigDecimal y = new BigDecimal(b);
    return x.equals(y) + " " + x.compareTo(y) + " " + x.hashCode() + " " + y.hashCode() + " "
        + y.stripTrailingZeros() + " " + new BigDecimal("1E+3").toPlainString() + " "
        + new BigDecimal("0.0000001") + " " + new BigDecimal("100").stripTrailingZeros();
  }

  // run: fromDouble 0.1
  // run: fromDouble 2.5
  static String fromDouble(double d) {
    return new BigDecimal(d) + " " + BigDecimal.valueOf(d) + " " + new BigDecimal(d).doubleValue();
  }

  // run: interest 1000 5 10
  static String interest(int amount, int percent, int years) {
    BigDecimal rate = BigDecimal.ONE.add(BigDecimal.valueOf(percent, 2));
    BigDecimal sum = BigDecimal.valueOf(amount);
    for (int i = 0; i < years; i++) sum = sum.multiply(rate).setScale(2, RoundingMode.HALF_EVEN);
    return sum + " " + sum.divide(BigDecimal.valueOf(3), MathContext.DECIMAL32) + " "
        + sum.remainder(BigDecimal.TEN) + " " + sum.toBigInteger() + " " + sum.intValue();
  }
}
