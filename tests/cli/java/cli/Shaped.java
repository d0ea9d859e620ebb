package cli;

public class Shaped {
  Shaped next;

  boolean repOk() {
    return next == null || next != this;
  }
}
