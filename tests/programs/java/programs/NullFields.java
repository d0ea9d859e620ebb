// Helpful messages of NullPointerExceptions at reads and writes of fields.
package programs;

class NullFields {
  int number;
  long wide;
  NullFields next;
  static NullFields root;

  private static NullFields nothing() {
    return null;
  }

  private NullFields self() {
    return this;
  }

  // run: readLocal
  static int readLocal() {
    NullFields local = null;
    return local.number;
  }

  // run: readParameter null
  static long readParameter(NullFields parameter) {
    return parameter.wide;
  }

  // run: readStatic
  static Object readStatic() {
    return root.next;
  }

  // run: readChain 0
  // run: readChain 1
  // run: readChain 2
  static int readChain(int length) {
    NullFields first = new NullFields();
    if (length > 0) first.next = new NullFields();
    if (length > 1) first.next.next = new NullFields();
    return first.next.next.number;
  }

  // run: readResult
  static int readResult() {
    return nothing().number;
  }

  // run: readVirtualResult
  static int readVirtualResult() {
    return new NullFields().self().next.number;
  }

  // run: write 0
  // run: write 1
  // run: write 2
  // run: write 3
  // run: write 4
  static void write(int kind) {
    NullFields local = new NullFields();
    switch (kind) {
      case 0 -> local.next.number = 5;
      case 1 -> root.wide = 7L;
      case 2 -> nothing().next = local;
      case 3 -> root.next.number++;
      default -> local.next.next = null;
    }
  }

  // The right side is evaluated before the null on the left is noticed.
  // run: order
  static void order() {
    root.number = Integer.parseInt("12") + print();
  }

  private static int print() {
    System.out.println("evaluated");
    return 1;
  }
}
