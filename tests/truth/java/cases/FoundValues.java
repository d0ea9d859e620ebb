// Numbers, dates and the like of the JDK's that were there before the call are some that a program
// can make.
package cases;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.Random;
import java.util.concurrent.atomic.LongAdder;
import truth.Holds;
import truth.Samples;
import truth.Violated;

class FoundValues {
  @Samples
  static Object[] values() {
    LongAdder adder = new LongAdder();
    adder.add(41);
    return new Object[] {
      BigInteger.ZERO,
      BigInteger.TEN,
      BigInteger.valueOf(-7),
      new BigDecimal("1.50"),
      new BigDecimal("-2.5"),
      new BigDecimal(BigInteger.ONE.shiftLeft(70), 1),
      LocalDate.of(2024, 2, 29),
      LocalDate.of(2023, 12, 31),
      LocalTime.of(23, 59, 59),
      Duration.ofMillis(1500),
      new Random(5),
      adder,
      new IllegalStateException("x"),
      new RuntimeException(new Exception()),
    };
  }

  @Holds
  static void aSignIsOneOfThree(BigInteger number) {
    if (number == null) return;
    assert number.signum() >= -1 && number.signum() <= 1;
  }

  @Violated
  static void noneIsNegative(BigInteger number) {
    if (number == null) return;
    assert number.signum() >= 0;
  }

  @Holds
  static void itsOppositeHasTheOtherSign(BigInteger number) {
    if (number == null) return;
    assert number.negate().signum() == -number.signum();
  }

  @Violated
  static void noneIsZero(BigInteger number) {
    if (number == null) return;
    assert number.negate().signum() != 0;
  }

  @Holds
  static void aDecimalHasASign(BigDecimal number) {
    if (number == null) return;
    assert number.signum() == -number.negate().signum();
  }

  @Violated
  static void noDecimalIsNegative(BigDecimal number) {
    if (number == null) return;
    assert number.signum() >= 0;
  }

  @Holds
  static void aMonthIsOneOfTwelve(LocalDate date) {
    if (date == null) return;
    assert date.getMonthValue() >= 1 && date.getMonthValue() <= 12;
  }

  @Holds
  static void februaryIsShort(LocalDate date) {
    if (date == null || date.getMonthValue() != 2) return;
    assert date.getDayOfMonth() <= 29;
  }

  @Violated
  static void februaryIsShorter(LocalDate date) {
    if (date == null || date.getMonthValue() != 2) return;
    assert date.getDayOfMonth() <= 28;
  }

  @Violated
  static void noMonthHasThirtyOne(LocalDate date) {
    if (date == null) return;
    assert date.getDayOfMonth() <= 30;
  }

  @Holds
  static void aDayHasTwentyFourHours(LocalTime time) {
    if (time == null) return;
    assert time.getHour() < 24 && time.getMinute() < 60;
  }

  @Violated
  static void itIsNeverLate(LocalTime time) {
    if (time == null) return;
    assert time.getHour() < 23;
  }

  @Holds
  static void nanosAreLessThanASecond(Duration duration) {
    if (duration == null) return;
    assert duration.getNano() >= 0 && duration.getNano() < 1_000_000_000;
  }

  @Violated
  static void durationsAreWhole(Duration duration) {
    if (duration == null) return;
    assert duration.getNano() == 0;
  }

  @Holds
  static void oneMore(LongAdder adder) {
    if (adder == null) return;
    long sum = adder.sum();
    adder.increment();
    assert adder.sum() == sum + 1;
  }

  @Violated
  static void noSumIsFortyTwo(LongAdder adder) {
    if (adder == null) return;
    adder.increment();
    assert adder.sum() != 42;
  }

  @Holds
  static void anExceptionTakesAnother(RuntimeException exception) {
    if (exception == null) return;
    exception.addSuppressed(new Exception());
    assert exception.getSuppressed().length == 1;
  }

  @Violated
  static void noExceptionHasACause(RuntimeException exception) {
    if (exception == null) return;
    assert exception.getCause() == null;
  }
}
