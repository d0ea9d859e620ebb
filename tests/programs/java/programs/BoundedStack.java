// A generic container with a static nested node class, used with several element types.
package programs;

import java.util.NoSuchElementException;

class BoundedStack<T> {
  private static class Node<T> {
    final T value;
    final Node<T> below;

    Node(T value, Node<T> below) {
      this.value = value;
      this.below = below;
    }
  }

  private Node<T> top;
  private int size;
  private final int limit;

  BoundedStack(int limit) {
    this.limit = limit;
  }

  BoundedStack<T> push(T value) {
    if (size == limit) throw new IllegalStateException("full at " + size);
    top = new Node<>(value, top);
    size++;
    return this;
  }

  T pop() {
    if (top == null) throw new NoSuchElementException();
    T value = top.value;
    top = top.below;
    size--;
    return value;
  }

  // run: reverse 5 5
  // run: reverse 0 5
  // run: reverse 6 5
  static String reverse(int n, int limit) {
    BoundedStack<Integer> stack = new BoundedStack<>(limit);
    for (int i = 0; i < n; i++) stack.push(i * i);
    String text = "";
    while (stack.size > 0) text += stack.pop() + ",";
    return text;
  }

  // run: empty
  static Object empty() {
    return new BoundedStack<String>(3).push("a").push("b").pop() + new BoundedStack<>(1).pop();
  }

  // run: evaluate "34+2*"
  // run: evaluate "93-"
  // run: evaluate "12"
  // run: evaluate "+"
  static int evaluate(String postfix) {
    BoundedStack<Integer> stack = new BoundedStack<>(100);
    for (char c : postfix.toCharArray()) {
      if (c >= '0' && c <= '9') {
        stack.push(c - '0');
        continue;
      }
      int b = stack.pop();
      int a = stack.pop();
      stack.push(c == '+' ? a + b : c == '-' ? a - b : a * b);
    }
    int result = stack.pop();
    if (stack.size != 0) throw new IllegalArgumentException(stack.size + " left over");
    return result;
  }
}
