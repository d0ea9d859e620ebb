package explored;

import java.util.ArrayList;
import java.util.List;
import kukang.Contract;
import kukang.Ensures;

/** Methods that change static fields, and contracts that remember what these held. */
final class Statics {
    static int total;
    static int[] cells = {1, 2};
    static final List<String> names = new ArrayList<>(List.of("first"));

    @Ensures("tallied")
    static void tally() {
        total++;
        if (cells != null && cells.length > 0) cells[0] += 2;
        names.set(0, "second");
        names.add("third");
    }

    static boolean tallied() {
        return total == Contract.<Integer>old(() -> total) + 1
                && (cells == null || cells.length == 0
                        || cells[0] == Contract.<Integer>old(() -> cells[0]) + 2)
                && Contract.<Boolean>old(() -> names.size() == 1 && names.get(0) == "first")
                && names.size() == 2 && names.get(0) == "second";
    }

    /** What the field held is first asked for when it is gone. */
    @Ensures("wasTheSameTwice")
    static void overwrite() {
        total = 5;
    }

    static boolean wasTheSameTwice() {
        int first = Contract.<Integer>old(() -> total);
        int second = Contract.<Integer>old(() -> total);
        return first == second && total == 5;
    }

    @Ensures("wasFive")
    static void overwriteWrongly() {
        total = 5;
    }

    static boolean wasFive() {
        return Contract.<Integer>old(() -> total) == total;
    }
}
