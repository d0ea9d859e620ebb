// Dates by arithmetic: leap years, day of the week, day numbers, Easter.
package programs;

class Calendar {
  private static final int[] DAYS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

  static boolean isLeap(int year) {
    return year % 4 == 0 && year % 100 != 0 || year % 400 == 0;
  }

  // run: dayOfYear 2024 3 1
  // run: dayOfYear 2023 3 1
  // run: dayOfYear 2023 12 31
  // run: dayOfYear 2023 13 1
  static int dayOfYear(int year, int month, int day) {
    for (int m = 1; m < month; m++) {
      day += DAYS[m - 1];
      if (m == 2 && isLeap(year)) day++;
    }
    return DAYS[month - 1] > 0 ? day : -1;
  }

  // run: weekday 2024 2 29
  // run: weekday 1970 1 1
  // run: weekday 1900 3 1
  static String weekday(int year, int month, int day) {
    if (month < 3) {
      month += 12;
      year--;
    }
    int century = year / 100;
    int rest = year % 100;
    int h = (day + 13 * (month + 1) / 5 + rest + rest / 4 + century / 4 + 5 * century) % 7;
    return new String[] {"Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"}[h];
  }

  // run: dayNumber 1970 1 1
  // run: dayNumber 2000 2 29
  // run: dayNumber 1969 12 31
  // run: dayNumber 1 1 1
  static long dayNumber(int year, int month, int day) {
    long y = month <= 2 ? year - 1 : year;
    long era = Math.floorDiv(y, 400L);
    long yearOfEra = y - era * 400;
    long dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    return era * 146097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719468;
  }

  // run: easter 2024
  // run: easter 1818
  // run: easter 2038
  static String easter(int year) {
    int a = year % 19, b = year / 100, c = year % 100;
    int d = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
    int e = (32 + 2 * (b % 4) + 2 * (c / 4) - d - c % 4) % 7;
    int f = d + e - 7 * ((a + 11 * d + 22 * e) / 451) + 114;
    return f / 31 + "/" + (f % 31 + 1);
  }

  // run: leapYears 1900 2000
  // run: leapYears 2001 2003
  static int leapYears(int from, int to) {
    int count = 0;
    for (int year = from; year <= to; year++) if (isLeap(year)) count++;
    return count;
  }
}
