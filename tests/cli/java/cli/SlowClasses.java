package cli;

// Classes that take long to initialize.
public class SlowClasses {
  static int spin() {
    int sum = 0;
    for (int i = 0; i < 1_000_000_000; i++) sum += i;
    return sum;
  }

  static class First { static int value = spin(); }
  static class Second { static int value = spin(); }
  static class Third { static int value = spin(); }
  static class Fourth { static int value = spin(); }
  static class Fifth { static int value = spin(); }
  static class Sixth { static int value = spin(); }
  static class Seventh { static int value = spin(); }
  static class Eighth { static int value = spin(); }

  static int initializers(int x) {
    if (x == 1) return First.value + Second.value + Third.value + Fourth.value;
    if (x == 2) return Fifth.value + Sixth.value + Seventh.value + Eighth.value;
    return 0;
  }
}
