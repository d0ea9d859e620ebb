package rules;

/** A parameter of type String, and texts of numbers. */
class Texts {
  static int length(String s) {
    return s.length() < 0 ? 9 : 1;
  }

  static int isEmpty(String s) {
    return s.isEmpty() ? 1 : 0;
  }

  static int isEmptyOrNot(String s) {
    return s.isEmpty() ? s.length() == 0 ? 1 : 9 : s.length() > 0 ? 0 : 9;
  }

  static int digits(byte number) {
    return String.valueOf(number).length();
  }

  static int parts(byte number) {
    return ("n" + number + "!").length();
  }

  static int unseen(byte number) {
    String text = "n" + number;
    return text == null ? 9 : 1;
  }
}
