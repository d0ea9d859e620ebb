// A small stack machine with its own instructions, run on little programs.
package programs;

class TinyMachine {
  private static final int PUSH = 0, ADD = 1, MUL = 2, SUB = 3, DUP = 4, SWAP = 5, JNZ = 6;
  private static final int LOAD = 7, STORE = 8, PRINT = 9, HALT = 10, CALL = 11, RET = 12;

  private final int[] code;
  private final int[] stack = new int[64];
  private final int[] memory = new int[8];
  private int sp;
  private int steps;

  TinyMachine(int... code) {
    this.code = code;
  }

  private void push(int x) {
    stack[sp++] = x;
  }

  private int pop() {
    return stack[--sp];
  }

  int run(int limit) {
    for (int pc = 0; steps < limit; steps++) {
      switch (code[pc++]) {
        case PUSH -> push(code[pc++]);
        case ADD -> push(pop() + pop());
        case MUL -> push(pop() * pop());
        case SUB -> push(-pop() + pop());
        case DUP -> push(stack[sp - 1]);
        case SWAP -> {
          int top = pop();
          int below = pop();
          push(top);
          push(below);
        }
        case JNZ -> {
          int target = code[pc++];
          if (pop() != 0) pc = target;
        }
        case LOAD -> push(memory[code[pc++]]);
        case STORE -> memory[code[pc++]] = pop();
        case PRINT -> System.out.println(pop());
        case CALL -> {
          int target = code[pc++];
          push(pc);
          pc = target;
        }
        case RET -> pc = pop();
        case HALT -> {
          return memory[0];
        }
        default -> throw new IllegalStateException("instruction " + code[pc - 1]);
      }
    }
    throw new IllegalStateException("no end after " + steps);
  }

  // run: factorial 5
  // run: factorial 12
  static int factorial(int n) {
    return new TinyMachine(PUSH, 1, STORE, 0, PUSH, n, STORE, 1, LOAD, 0, LOAD, 1, MUL, STORE, 0,
        LOAD, 1, PUSH, 1, SUB, DUP, STORE, 1, JNZ, 8, LOAD, 0, PRINT, HALT).run(1000);
  }

  // run: difference 3 10
  // run: difference -2147483648 1
  static int difference(int a, int b) {
    return new TinyMachine(PUSH, a, PUSH, b, SWAP, SUB, PUSH, 0, ADD, STORE, 0, HALT).run(100);
  }

  // run: faulty 0
  // run: faulty 1
  // run: faulty 2
  // run: faulty 3
  static int faulty(int kind) {
    return switch (kind) {
      case 0 -> new TinyMachine(ADD, HALT).run(10);
      case 1 -> new TinyMachine(PUSH, 1, JNZ, 0).run(1000);
      case 2 -> new TinyMachine(99).run(10);
      default -> new TinyMachine(CALL, 3, HALT, PUSH, 7, STORE, 0, RET).run(10);
    };
  }
}
