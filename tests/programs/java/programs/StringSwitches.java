// Switches over strings, among them strings of the same hash code, and over null.
package programs;

class StringSwitches {
  // run: number "one"
  // run: number "two"
  // run: number "three"
  // run: number "four"
  // run: number ""
  // run: number null
  static int number(String text) {
    switch (text) {
      case "":
        return 0;
      case "one":
        return 1;
      case "two":
        return 2;
      case "three":
        return 3;
      default:
        return -1;
    }
  }

  // "Aa", "BB" and "C#" have one hash code, as have "AaAa", "BBBB", "AaBB".
  // run: colliding "Aa"
  // run: colliding "BB"
  // run: colliding "C#"
  // run: colliding "AaBB"
  // run: colliding "BBAa"
  static String colliding(String text) {
    return switch (text) {
      case "Aa" -> "first";
      case "BB" -> "second";
      case "AaAa", "BBBB" -> "third";
      case "AaBB" -> "fourth";
      default -> "none of " + text.hashCode();
    };
  }

  // run: command "go" 3
  // run: command "back" 2
  // run: command "stay" 9
  // run: command "jump" 1
  static int command(String word, int by) {
    int position = 10;
    switch (word) {
      case "back":
        by = -by;
      case "go":
        position += by;
        break;
      case "stay":
        break;
      default:
        throw new IllegalArgumentException("I cannot " + word);
    }
    return position;
  }

  // run: built "ab" "c"
  // run: built "a" "bc"
  // run: built "a" "b"
  static boolean built(String left, String right) {
    switch (left + right) {
      case "abc":
        return true;
    }
    return false;
  }
}
