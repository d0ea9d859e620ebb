// Bridges: covariant results and generic parameters need a second method, which casts.
package programs;

import java.util.Comparator;
import java.util.function.Function;

@SuppressWarnings({"unchecked", "rawtypes"})
class BridgeMethods {
  static class Animal {
    Animal self() {
      return this;
    }

    Number weight() {
      return 1;
    }
  }

  static class Dog extends Animal {
    @Override
    Dog self() {
      return this;
    }

    @Override
    Double weight() {
      return 2.5;
    }

    String bark() {
      return "woof";
    }
  }

  record Version(int major) implements Comparable<Version> {
    @Override
    public int compareTo(Version other) {
      return Integer.compare(major, other.major);
    }
  }

  static class Length implements Function<String, Integer>, Comparator<String> {
    @Override
    public Integer apply(String text) {
      return text.length();
    }

    @Override
    public int compare(String a, String b) {
      return apply(a) - apply(b);
    }
  }

  abstract static class Node<T extends Comparable<T>> {
    abstract T value();

    boolean before(Node<T> other) {
      return value().compareTo(other.value()) < 0;
    }
  }

  static class IntNode extends Node<Integer> {
    @Override
    Integer value() {
      return 7;
    }
  }

  // run: covariant
  static String covariant() {
    Animal animal = new Dog();
    String name = animal.self().getClass().getSimpleName();
    return animal.weight() + " " + name + " " + new Dog().self().bark();
  }

  // run: compare 1 2
  // run: compare 2 2
  static int compare(int a, int b) {
    Comparable<Version> left = new Version(a);
    return left.compareTo(new Version(b));
  }

  // run: rawCall
  static int rawCall() {
    Function f = new Length();
    System.out.println(f.apply("four"));
    System.out.println(new IntNode().before(new IntNode()));
    return (Integer) f.apply(4);
  }
}
