// EnumSet and EnumMap: ordered by ordinal whatever the order of insertion.
package programs;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;

class EnumCollections {
  enum Day { MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY }

  // run: sets
  static void sets() {
    EnumSet<Day> weekend = EnumSet.of(Day.SUNDAY, Day.SATURDAY);
    EnumSet<Day> work = EnumSet.complementOf(weekend);
    System.out.println(weekend + " " + work.size());
    System.out.println(EnumSet.range(Day.TUESDAY, Day.THURSDAY));
    work.removeIf(day -> day.name().startsWith("T"));
    System.out.println(work + " " + work.contains(Day.FRIDAY) + " " + work.containsAll(weekend));
    weekend.addAll(work);
    System.out.println(EnumSet.noneOf(Day.class) + " " + weekend + EnumSet.allOf(Day.class).size());
  }

  // run: fromBits 0
  // run: fromBits 65
  // run: fromBits 127
  static String fromBits(int bits) {
    EnumSet<Day> set = EnumSet.noneOf(Day.class);
    for (Day day : Day.values()) {
      if ((bits >> day.ordinal() & 1) == 1) set.add(day);
    }
    StringBuilder text = new StringBuilder();
    for (Day day : set) text.append(day.toString(), 0, 2);
    return text.toString();
  }

  // run: hours
  static String hours() {
    EnumMap<Day, Integer> hours = new EnumMap<>(Day.class);
    hours.put(Day.FRIDAY, 6);
    hours.put(Day.MONDAY, 8);
    hours.merge(Day.MONDAY, 1, Integer::sum);
    hours.put(Day.SUNDAY, null);
    int sum = 0;
    for (Map.Entry<Day, Integer> entry : hours.entrySet()) {
      if (entry.getValue() != null) sum += entry.getValue() * entry.getKey().ordinal();
    }
    return hours + " " + sum + " " + hours.containsKey(Day.SUNDAY) + hours.remove(Day.TUESDAY)
        + hours.getOrDefault(Day.THURSDAY, -1) + hours.keySet() + hours.equals(Map.of());
  }
}
