package explored;

import kukang.Assigns;
import kukang.Contract;
import kukang.Ensures;
import kukang.NonNull;
import kukang.Requires;

/** Methods whose numbers of paths, ends and values can be worked out by hand. */
public final class Paths {
    static class Node {
        int key;
        Node next;

        boolean isTheSentinel() {
            return this == SENTINEL;
        }
    }

    static final Node SENTINEL = new Node();
    static int counter = 7;
    static Node shared;

    enum Colour {
        RED,
        GREEN,
        BLUE;

        boolean isGreen() {
            return this == GREEN;
        }
    }

    int size;
    Node head;

    Paths(int size) {
        this.size = size;
    }

    /** Two ways at each of twenty elements: a million paths and a few. */
    static int million(@NonNull int[] a) {
        Contract.assume(a.length == 20);
        int sum = 0;
        for (int i = 0; i < 20; i++) {
            if (a[i] > 0) sum += i;
        }
        return sum;
    }

    /** Terms that no two paths have in common. */
    static int growing(@NonNull int[] a, int x) {
        Contract.assume(a.length == 12);
        int sum = x;
        for (int i = 0; i < 12; i++) {
            sum = a[i] > 0 ? sum * 3 + a[i] : sum * 5 + i;
        }
        return sum;
    }

    /** Goes round n times, for a symbolic n: what the loop bound is for. */
    static int count(int n) {
        int i = 0;
        while (i < n) i++;
        return i;
    }

    /** Goes round once for each object that it finds: what the loop bound is not for. */
    static int length(Node list) {
        int length = 0;
        for (Node n = list; n != null && length < 100; n = n.next) length++;
        return length;
    }

    /** Calls itself n times, for a symbolic n: what the call bound is for. */
    static int depth(int n) {
        return n <= 0 ? 0 : 1 + depth(n - 1);
    }

    static int name(Colour colour) {
        switch (colour) {
            case RED:
                return 1;
            case GREEN:
                return 2;
            default:
                return 3;
        }
    }

    static boolean isSentinel(Node node) {
        return node == SENTINEL;
    }

    static int readCounter() {
        return counter > 10 ? 1 : 0;
    }

    static boolean readShared() {
        return shared == null;
    }

    @Ensures("grew")
    void grow() {
        size = size + 1;
        if (head != null) head.key++;
    }

    boolean grew() {
        return size == Contract.<Integer>old(() -> size) + 1
                && (head == null || head.key == Contract.<Integer>old(() -> head.key) + 1);
    }

    @Ensures("grew")
    void growWrongly() {
        size = size + 1;
        if (head != null && head.next != null) head.next.key++;
        if (head != null) head.key++;
    }

    /** An object that turns out to be of an enum is one of its constants. */
    static void isAConstant(Object o) {
        if (o instanceof Colour) {
            Contract.check(o == Colour.RED || o == Colour.GREEN || o == Colour.BLUE);
        }
    }

    static final class Stubborn {
        Object copy() throws CloneNotSupportedException {
            return clone();
        }
    }

    static class Willing implements Cloneable {
        int field;

        Willing copy() throws CloneNotSupportedException {
            return (Willing) clone();
        }
    }

    static void cannotBeCloned(@NonNull Stubborn stubborn) {
        try {
            stubborn.copy();
            Contract.check(false);
        } catch (CloneNotSupportedException e) {
            return;
        }
    }

    static void canBeCloned(@NonNull Willing willing) {
        try {
            Willing copy = willing.copy();
            Contract.check(copy != willing && copy.field == willing.field);
        } catch (CloneNotSupportedException e) {
            Contract.check(false);
        }
    }

    static int hash() {
        return new Object().hashCode();
    }

    static boolean isClass(Class<?> type) {
        return type != null && type == String.class;
    }

    static boolean isSmall(Integer number) {
        return number == Integer.valueOf(1);
    }

    @Requires("positive")
    @Ensures("isRoot")
    @Assigns("calls")
    static int root(int x) {
        calls++;
        int r = 0;
        while ((r + 1) * (r + 1) <= x) r++;
        return r;
    }

    static int calls;

    static boolean positive(int x) {
        return x > 0;
    }

    static boolean isRoot(int x, int result) {
        return result > 0 && result <= x;
    }

    /** With root replaced by its contract there is one path; without, one for each result. */
    static boolean usesRoot(int x) {
        if (x <= 0 || x > 1000) return true;
        int before = calls;
        int r = root(x);
        Contract.check(r >= 1 && r <= x);
        return before == calls;
    }

    static int usesRootWrongly(int x) {
        return root(x);
    }

    static long sum(long a, long b) {
        return a > b ? a - b : b - a;
    }

    static int exits(int x) {
        if (x == 5) System.exit(3);
        return x / (x - 3);
    }

    /** Of which there is no object, as long as nobody writes a subclass. */
    abstract static class Nobody {
        int number;
        Nobody[] others;
    }

    static int nobody(Nobody one, Nobody[] all) {
        if (one != null) return one.number;
        return all != null && all.length > 0 && all[0] != null ? all[0].others.length : 0;
    }

    interface Left {}

    static class Right {}

    static class Both extends Right implements Left {}

    /** What an array of both types holds is of both. */
    static void elements(Right[] rights, Left[] lefts) {
        if ((Object) rights != (Object) lefts || lefts == null || lefts.length == 0) return;
        Object element = lefts[0];
        Contract.check(element == null || element instanceof Right && element instanceof Left);
    }

    /** So is what can be stored in it. */
    static void stores(Right[] rights, Left[] lefts, Right right) {
        if ((Object) rights != (Object) lefts || rights == null || rights.length == 0) return;
        rights[0] = right;
        Contract.check(right == null || right instanceof Left);
    }

    static class Sheep implements Cloneable {
        int age;

        Sheep copy() throws CloneNotSupportedException {
            return (Sheep) clone();
        }
    }

    static class Dolly extends Sheep {
        int name;
    }

    /** A copy is of the class of its original. */
    static void clones(Sheep sheep) throws CloneNotSupportedException {
        if (sheep == null) return;
        Sheep copy = sheep.copy();
        Contract.check(copy instanceof Dolly == sheep instanceof Dolly);
    }
}
