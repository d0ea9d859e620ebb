package witness;

import kukang.Contract;
import kukang.Ensures;
import kukang.Invariant;
import kukang.NonNull;
import kukang.Property;
import kukang.Requires;

/** Methods with contracts, some of which they break. */
final class Contracts {
    private static final class Node {
        private Node next;
        private int key;
    }

    private Node head;
    private int size;

    @Invariant
    private boolean counted() {
        int n = 0;
        for (Node node = head; node != null && n <= size; node = node.next) {
            n++;
        }
        return n == size;
    }

    private boolean grown(int key) {
        return size == Contract.<Integer>old(() -> size) + 1;
    }

    private boolean headWas(int result) {
        return result == Contract.<Integer>old(() -> head.key);
    }

    private boolean notEmpty() {
        return head != null;
    }

    @Ensures("grown")
    void push(int key) {
        Node node = new Node();
        node.key = key;
        node.next = head;
        head = node;
        if (key != 13) {
            size++;
        }
    }

    @Requires("notEmpty")
    @Ensures("headWas")
    int pop() {
        int key = head.key;
        head.key = 0;
        head = head.next;
        size--;
        return key;
    }

    @Requires("notEmpty")
    @Ensures("headWas")
    int popped() {
        head.key++;
        int key = head.key;
        head = head.next;
        size--;
        return key;
    }

    private static boolean positive(int[] a) {
        return a.length > 0 && a[0] > 0;
    }

    @Requires("positive")
    static int first(@NonNull int[] a) {
        assert a[0] < 100;
        return 1000 / a[0];
    }

    @Property
    static void sums(int a, int b) {
        Contract.assume(a > 0 && b > 0);
        Contract.check(a + b > a);
    }
}
