// try-with-resources: the order of closing, suppressed exceptions, null resources.
package programs;

class Resources {
  static class Resource implements AutoCloseable {
    private final String name;
    private final boolean failing;

    Resource(String name, boolean failing) {
      this.name = name;
      this.failing = failing;
      System.out.println("open " + name);
    }

    @Override
    public void close() {
      System.out.println("close " + name);
      if (failing) throw new IllegalStateException("closing " + name);
    }
  }

  // run: two false false false
  // run: two true false false
  // run: two false true true
  // run: two true true true
  static String two(boolean bodyFails, boolean firstFails, boolean secondFails) {
    try (Resource a = new Resource("a", firstFails);
        Resource b = new Resource("b", secondFails)) {
      System.out.println("use " + a.name + b.name);
      if (bodyFails) throw new RuntimeException("body");
      return "fine";
    } catch (RuntimeException e) {
      StringBuilder text = new StringBuilder(e.getMessage());
      for (Throwable t : e.getSuppressed()) text.append(" + ").append(t.getMessage());
      return text.toString();
    } finally {
      System.out.println("finally");
    }
  }

  // run: none
  static int none() throws Exception {
    try (Resource r = null) {
      return r == null ? 1 : 2;
    }
  }

  // run: existing
  static void existing() {
    Resource r = new Resource("mine", false);
    try (r) {
      System.out.println("used");
    }
    r.close();
  }

  // run: failsToOpen
  static String failsToOpen() {
    try (Resource a = new Resource("a", false);
        Resource b = new Resource(null + "b".substring(5), false)) {
      return "never";
    } catch (StringIndexOutOfBoundsException e) {
      return e.getMessage();
    }
  }

  // run: escapes
  static void escapes() {
    try (Resource a = new Resource("a", true)) {
      throw new IllegalArgumentException("primary");
    }
  }
}
