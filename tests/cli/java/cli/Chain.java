package cli;

// All its shapes are chains, one of each length.
public class Chain {
  Chain next;

  boolean repOk() {
    int length = 0;
    for (Chain c = this; c != null; c = c.next) {
      if (++length > 1000) return false;
    }
    return length > 80;
  }
}
