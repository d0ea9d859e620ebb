package dispatch;

/** Overriding along superclasses: redefined, made abstract again, defined again. */
abstract class Animal {
  abstract String sound();

  String name() {
    return "animal";
  }

  final int legs() {
    return 4;
  }

  private int secret() {
    return 1;
  }
}

class Dog extends Animal {
  @Override
  String sound() {
    return "wuff";
  }

  @Override
  public String toString() {
    return name();
  }
}

class Puppy extends Dog {
  @Override
  String sound() {
    return "wiff";
  }
}

abstract class Mute extends Dog {
  @Override
  abstract String sound();
}

class Statue extends Mute {
  @Override
  String sound() {
    return "";
  }
}

final class Cat extends Animal {
  @Override
  String sound() {
    return "miaow";
  }

  @Override
  String name() {
    return "cat";
  }
}
