// Switches over dense ints: gaps, fall through, default in the middle, extreme labels.
package programs;

class TableSwitches {
  // run: day 1
  // run: day 4
  // run: day 7
  // run: day 8
  // run: day -2147483648
  static String day(int number) {
    switch (number) {
      case 1:
        return "Monday";
      case 2:
        return "Tuesday";
      case 3:
        return "Wednesday";
      case 5:
        return "Friday";
      case 6:
      case 7:
        return "weekend";
      default:
        return "no name for " + number;
    }
  }

  // run: fallThrough 1
  // run: fallThrough 2
  // run: fallThrough 9
  static int fallThrough(int n) {
    int x = 0;
    switch (n) {
      case 1:
        x += 1;
      default:
        x += 10;
      case 2:
        x += 100;
        break;
      case 3:
        x += 1000;
    }
    return x;
  }

  // run: high 2147483647
  // run: high -2147483648
  static int high(int n) {
    switch (n) {
      case 2147483645:
        return 5;
      case 2147483646:
        return 6;
      case 2147483647:
        return 7;
    }
    return -1;
  }

  // run: ofByte -2
  // run: ofByte 1
  // run: ofByte 127
  static char ofByte(byte b) {
    switch (b) {
      case -2: return 'm';
      case -1: return 'n';
      case 0: return 'z';
      case 1: return 'p';
      default: return '?';
    }
  }

  // run: machine "+++-*+"
  // run: machine "-/"
  // run: machine ""
  static int machine(String program) {
    int x = 1;
    loop:
    for (int i = 0; i < program.length(); i++) {
      switch (program.charAt(i)) {
        case '*': x *= 3; continue loop;
        case '+': x++; break;
        case '-': x -= 2; break;
        case '/': break loop;
      }
    }
    return x;
  }
}
