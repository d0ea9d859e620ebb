package subjects;

/**
 * The controller of a wheel brake system with two hydraulic lines. In each step it reads the pedal
 * (five positions; any other number is taken for none), whether the automatic brake is on, and
 * whether a wheel skids. The normal line brakes until it has failed to deliver for two steps; from
 * then on the alternate line does.
 */
final class WBS {
  private static final int SUPPLY = 12;
  private static final int HIGHEST = 4;

  private int normal, alternate;  // pressures
  private int command;            // of the last step: 0 .. HIGHEST
  private int failures;           // steps in a row without the pressure that was commanded
  private boolean useAlternate;

  void step(int pedal, boolean auto, boolean skid) {
    int wanted = ofPedal(pedal);
    int automatic = 0;
    if (auto) automatic = command < 2 ? 2 : command;
    boolean release = false;
    if (skid) release = true;

    if (command > 0 && normal == 0 && !useAlternate) failures++; else failures = 0;
    if (failures > 1) useAlternate = true;

    command = wanted > automatic ? wanted : automatic;
    int valve = release ? 0 : command;
    if (useAlternate) {
      normal = 0;
      alternate = metered(valve);
    } else {
      normal = metered(valve);
      alternate = 0;
    }
    assert normal == 0 || alternate == 0;
    assert normal + alternate <= SUPPLY;
  }

  private static int ofPedal(int pedal) {
    int command = 0;
    if (pedal == 0) {
      command = 0;
    } else if (pedal == 1) {
      command = 1;
    } else if (pedal == 2) {
      command = 2;
    } else if (pedal == 3) {
      command = 3;
    } else if (pedal == 4) {
      command = HIGHEST;
    }
    return command;
  }

  private static int metered(int valve) {
    return SUPPLY * valve / HIGHEST;
  }

  static void one(int pedal0, boolean auto0, boolean skid0) {
    WBS brakes = new WBS();
    brakes.step(pedal0, auto0, skid0);
  }

  static void two(
      int pedal0, boolean auto0, boolean skid0,
      int pedal1, boolean auto1, boolean skid1) {
    WBS brakes = new WBS();
    brakes.step(pedal0, auto0, skid0);
    brakes.step(pedal1, auto1, skid1);
  }

  static void three(
      int pedal0, boolean auto0, boolean skid0,
      int pedal1, boolean auto1, boolean skid1,
      int pedal2, boolean auto2, boolean skid2) {
    WBS brakes = new WBS();
    brakes.step(pedal0, auto0, skid0);
    brakes.step(pedal1, auto1, skid1);
    brakes.step(pedal2, auto2, skid2);
  }

  static void ten(
      int pedal0, boolean auto0, boolean skid0,
      int pedal1, boolean auto1, boolean skid1,
      int pedal2, boolean auto2, boolean skid2,
      int pedal3, boolean auto3, boolean skid3,
      int pedal4, boolean auto4, boolean skid4,
      int pedal5, boolean auto5, boolean skid5,
      int pedal6, boolean auto6, boolean skid6,
      int pedal7, boolean auto7, boolean skid7,
      int pedal8, boolean auto8, boolean skid8,
      int pedal9, boolean auto9, boolean skid9) {
    WBS brakes = new WBS();
    brakes.step(pedal0, auto0, skid0);
    brakes.step(pedal1, auto1, skid1);
    brakes.step(pedal2, auto2, skid2);
    brakes.step(pedal3, auto3, skid3);
    brakes.step(pedal4, auto4, skid4);
    brakes.step(pedal5, auto5, skid5);
    brakes.step(pedal6, auto6, skid6);
    brakes.step(pedal7, auto7, skid7);
    brakes.step(pedal8, auto8, skid8);
    brakes.step(pedal9, auto9, skid9);
  }
}
