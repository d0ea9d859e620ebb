// Overloads are chosen by static types at compile time, overrides by the class at run time.
package programs;

class Overloads {
  static class Animal {}

  static class Cat extends Animal {}

  static class Printer {
    String print(Object o) {
      return "object";
    }

    String print(Animal a) {
      return "animal";
    }

    String print(Cat c) {
      return "cat";
    }

    String print(long x) {
      return "long " + x;
    }

    String print(double x) {
      return "double " + x;
    }

    String print(char c) {
      return "char " + c;
    }
  }

  static class Loud extends Printer {
    @Override
    String print(Animal a) {
      return "ANIMAL";
    }

    String print(String s) {
      return "STRING " + s;
    }
  }

  // run: references
  static String references() {
    Printer printer = new Loud();
    Animal animal = new Cat();
    Object object = animal;
    return printer.print(object) + " " + printer.print(animal) + " " + printer.print(new Cat())
        + " " + printer.print("s") + " " + new Loud().print("s");
  }

  // run: primitives 3
  static String primitives(int x) {
    Printer printer = new Printer();
    byte b = (byte) x;
    float f = x;
    return printer.print(x) + ", " + printer.print(b) + ", " + printer.print(f) + ", "
        + printer.print((char) (x + 'a')) + ", " + printer.print((Integer) x);
  }

  // run: constructors 1
  // run: constructors 2
  static String constructors(int kind) {
    return kind == 1 ? new StringBuilder('a').toString() : new StringBuilder("a").toString();
  }

  // run: remove
  static String remove() {
    java.util.List<Integer> list = new java.util.ArrayList<>(java.util.List.of(5, 6, 7, 1));
    list.remove(1);
    list.remove((Integer) 1);
    return list.toString();
  }
}
