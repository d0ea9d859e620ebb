package explored;

/**
 * When classes are initialized, and what can be told from it. A method whose name begins with holds
 * never fails its assertion; of the others the comment says when they do.
 */
class Initialization {
    static int made;
    Told held;

    static class Counter {
        static int count;
    }

    /** Its initializer can be told: it counts. */
    static class Told {
        static int used = 3;
        static final int CONSTANT = 7;
        static {
            Counter.count++;
        }

        static int twice(int x) {
            return 2 * x;
        }
    }

    static class ToldBelow extends Told {
        static int other = 1;
    }

    /** The lazy holder: making what it holds can be told. */
    static class Holder {
        static final Initialization ONE = make();
    }

    static Initialization make() {
        made++;
        return new Initialization();
    }

    /** Looks at what the method may have changed. */
    static class Snapshot {
        static final int MADE = made;
    }

    /** Nobody can tell when they are initialized. */
    static class Quiet {
        static final int[] TABLE = {1, 2, 3};
        static final java.util.List<String> NAMES = new java.util.ArrayList<>();
        static int next = TABLE.length;
        static {
            NAMES.add("first");
        }
    }

    enum Colour { RED, GREEN }

    /** Each sees how far the other is. */
    static class First {
        static int x = Second.y + 1;
    }

    static class Second {
        static int y = First.x + 1;
    }

    static class Fails {
        static int x = 1;
        static {
            Counter.count += 10;
            if (made >= 0) throw new IllegalStateException();
        }
    }

    interface Constants {
        int TOLD = ++Counter.count;
    }

    interface WithDefault {
        int TOLD = ++Counter.count;

        default void nothing() {}
    }

    static class Implements implements Constants {}

    static class Inherits implements WithDefault {}

    static void holdsHolderIsMadeOnUse() {
        assert made == 0;
        Object one = Holder.ONE;
        assert made == 1 && one == Holder.ONE && made == 1;
    }

    static void failsHolderIsMadeOnUse() {
        int before = made;
        Object one = Holder.ONE;
        assert made == before;
    }

    static void holdsOnce() {
        int before = Counter.count;
        new Told();
        new Told();
        Told.used++;
        Told.twice(2);
        assert Counter.count == before + 1;
    }

    static void holdsWhatDoesNotInitialize() {
        int before = Counter.count;
        Object literal = Told.class;
        Object array = new Told[2];
        int constant = Told.CONSTANT;
        boolean is = literal instanceof Told;
        assert Counter.count == before && !is && constant == 7;
    }

    static void holdsOnOneBranch(boolean c) {
        int before = Counter.count;
        if (c) Told.used++;
        assert c == (Counter.count == before + 1);
    }

    /** Where c is true. */
    static void failsOnOneBranch(boolean c) {
        int before = Counter.count;
        if (c) Told.used++;
        assert Counter.count == before;
    }

    static void holdsSuperclassFirst() {
        int before = Counter.count;
        ToldBelow.other++;
        assert Counter.count == before + 1;
    }

    static void holdsFieldOfSuperclassAlone() {
        assert ToldBelow.used == 3 && Counter.count == 1;
    }

    static void holdsSecondFirst() {
        int second = Second.y;
        int first = First.x;
        assert second == 2 && first == 1;
    }

    static void holdsFirstFirst() {
        int first = First.x;
        int second = Second.y;
        assert second == 1 && first == 2;
    }

    static void holdsSnapshotSeesWhatIsThen(int number) {
        made = number;
        assert Snapshot.MADE == number;
    }

    static void holdsQuiet() {
        assert Quiet.next == 3 && Quiet.TABLE[2] == 3 && Quiet.NAMES.size() == 1;
    }

    static void holdsSwitch(Colour colour) {
        int number = 0;
        if (colour != null) {
            switch (colour) {
                case RED: number = 1; break;
                case GREEN: number = 2; break;
            }
        }
        assert colour == null || number == colour.ordinal() + 1;
    }

    static void holdsFailsTwice() {
        int before = Counter.count;
        try {
            Fails.x++;
            assert false;
        } catch (ExceptionInInitializerError e) {
            assert e.getCause() instanceof IllegalStateException;
        }
        try {
            Fails.x++;
            assert false;
        } catch (NoClassDefFoundError e) {
            assert Counter.count == before + 10;
        }
    }

    static void holdsInterfaces() {
        int before = Counter.count;
        new Implements();
        assert Counter.count == before;
        new Inherits();
        assert Counter.count == before + 1;
        assert Implements.TOLD == before + 2;
    }

    /** An object of Told may be there: so its class is initialized. */
    void holdsHeld() {
        assert held == null || Counter.count == 1;
    }

    static int twice(int x) {
        assert x != 3 || x == 3;
        return 2 * x;
    }

    /** Nothing says that Told is: it may be there as an Object, which cannot be known in time. */
    static int stopsAtWhatWasThere(Object anything) {
        int before = Counter.count;
        return anything instanceof Told ? before : 0;
    }
}
