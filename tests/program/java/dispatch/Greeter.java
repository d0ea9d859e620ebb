package dispatch;

/** Default methods: redefined, made abstract again, won over by what a superclass has. */
interface Greeter {
  default String greet() {
    return "hello";
  }

  boolean equals(Object other);

  String close();
}

interface Polite extends Greeter {
  @Override
  default String greet() {
    return "good morning";
  }
}

interface Reserved extends Greeter {
  @Override
  String greet();
}

/** Not a Greeter. */
class Voice {
  public String greet() {
    return "hey";
  }

  public String close() {
    return "bye";
  }
}

class Singer extends Voice implements Greeter {}

class PoliteSinger extends Voice implements Polite {}

class Tenor extends Singer {
  @Override
  public String greet() {
    return "la";
  }
}

class Clerk implements Greeter {
  @Override
  public String close() {
    return "closed";
  }
}

class PoliteClerk extends Clerk implements Polite {}

abstract class Official implements Greeter {}

abstract class Porter implements Reserved {}

class NightPorter extends Porter {
  @Override
  public String greet() {
    return "psst";
  }

  @Override
  public String close() {
    return "never";
  }
}

/** Nothing implements it. */
interface Orphan {
  void adopt();
}

sealed interface Signal permits Red, Green {
  default int seconds() {
    return 30;
  }
}

record Red() implements Signal {
  @Override
  public int seconds() {
    return 60;
  }
}

record Green() implements Signal {
  @Override
  public int seconds() {
    return 20;
  }
}

/** The JDK classes that are known. */
class Lists {
  static int all(java.util.ArrayList<?> a, java.util.LinkedList<?> b) {
    return a.size() + b.size();
  }

  static java.util.List<?> any() {
    return null;
  }
}
