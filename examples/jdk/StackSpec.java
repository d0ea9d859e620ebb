// java.util.Stack, the JDK's own.
//
// Invariant: that of a Vector, in VectorSpec, and that the array doubles when it is full. Nobody
// can make a Stack of another kind.
//
// Table 2. isEmpty, peek and pop take 2 paths, as in the paper; isEmpty is inherited from Vector,
// and so is a property here. push takes n + 2, not n + 1: one where there is room, and one for each
// full array of at most n cells, which it copies cell by cell; the paper seems to have one of these
// less.
package jdk;

import java.util.Stack;
import kukang.Contract;
import kukang.Invariant;
import kukang.NonNull;
import kukang.Property;
import kukang.SpecFor;

@SpecFor(Stack.class)
final class StackSpec {
  private StackSpec() {}

  @Invariant
  static boolean wellFormed(Stack<?> stack) {
    return VectorSpec.wellFormed(stack) && Contract.<Integer>field(stack, "capacityIncrement") == 0;
  }

  // What a stack promises to those who use it.

  @Property
  static void isEmpty(@NonNull Stack<Object> stack) {
    Contract.assume(wellFormed(stack));
    assert stack.isEmpty() == (stack.size() == 0);
  }

  @Property
  static void whatWasPushedIsPopped(@NonNull Stack<Object> stack, Object element) {
    Contract.assume(wellFormed(stack));
    int size = stack.size();
    stack.push(element);
    assert stack.size() == size + 1 && stack.peek() == element;
    assert stack.pop() == element && stack.size() == size;
  }

  @Property
  static void theLastInIsTheFirstOut(@NonNull Stack<Object> stack, Object one, Object another) {
    Contract.assume(wellFormed(stack));
    stack.push(one);
    stack.push(another);
    assert stack.pop() == another && stack.pop() == one;
  }
}
