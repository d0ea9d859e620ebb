package cli;

/** Violations that depend on more than numbers. */
public class Replayed {
    static int größe;
    static double held;

    int ä;
    Object 日本;

    void umlauts(int é) {
        ä = é;
        größe = 3;
        日本 = this;
        assert é != 4;
    }

    /** Which Math rounds otherwise than StrictMath, on most machines. */
    static void rounds(int a) {
        held = Math.exp(64.254) + Math.pow(41.847, 0.3);
        assert a != 4;
    }

    static void roundsAlike(int a) {
        assert Math.exp(64.254) != StrictMath.exp(64.254);
    }

    static void asks(int a) {
        assert System.getenv("PATH") != null || a != 4;
    }

    static void exits(int a) {
        if (a == 3) {
            System.exit(-1);
        }
        assert a != 4;
    }
}
