package kukang.replay;

import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Replays witnesses: {@code java … kukang.replay.Main CLASS-PATH IN OUT}.
 *
 * <p>Reads lines from the file descriptor IN and answers on OUT, a line for each witness; the lines
 * are described in src/witness/wire.h. What the program prints goes nowhere.
 */
final class Main {
    private final String classPath;
    private final BufferedReader in;
    private final OutputStream out;
    private final List<String> plan = new ArrayList<>();
    private final List<String> witness = new ArrayList<>();
    private Replay replay;

    private Main(String classPath, BufferedReader in, OutputStream out) {
        this.classPath = classPath;
        this.in = in;
        this.out = out;
    }

    public static void main(String[] args) throws IOException {
        InputStream in = new FileInputStream("/proc/self/fd/" + args[1]);
        OutputStream out = new FileOutputStream("/proc/self/fd/" + args[2]);
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        System.setIn(InputStream.nullInputStream());
        Main main = new Main(args[0],
                new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)), out);
        passHashCodes((int) (System.nanoTime() & 0xfff));
        main.say("ready");
        main.serve();
    }

    /**
     * Leaves out the next identity hash codes that the JVM would give. It begins with the same ones
     * every time; what depends on them shall show by ending differently.
     */
    private static void passHashCodes(int count) {
        for (int i = 0; i < count; i++) {
            System.identityHashCode(new Object());
        }
    }

    private void say(String text) throws IOException {
        out.write((text + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private void serve() throws IOException {
        List<String> target = witness;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (line.equals("plan")) {
                plan.clear();
                replay = null;
                target = plan;
            } else if (line.equals("witness")) {
                witness.clear();
                target = witness;
            } else if (line.startsWith("run")) {
                answer(line);
            } else {
                target.add(line);
            }
        }
    }

    /** {@code run flags arguments…} */
    private void answer(String run) throws IOException {
        final int threads = Thread.activeCount();
        passHashCodes(1);
        Line line = new Line(run);
        final boolean spoils = line.raw().indexOf('s') >= 0;
        String outcome;
        try {
            outcome = replay(line);
        } catch (OutOfMemoryError e) {
            replay = null; // what holds the memory, perhaps
            outcome = "memory 0 - - -";
        } catch (Throwable e) {
            StringBuilder why = new StringBuilder();
            Line.escape(e.toString(), why);
            outcome = "trouble 0 " + why + " - -";
        }
        if (spoils || outcome.startsWith("trouble")) {
            replay = null;
        }
        final boolean alone = Thread.activeCount() <= threads;
        say((alone ? "alone " : "threads ") + outcome);
        if (!alone) {
            Runtime.getRuntime().halt(0); // they would disturb whatever comes next
        }
    }

    private String replay(Line run) throws Throwable {
        if (replay == null) {
            Replay fresh = new Replay(classPath);
            for (String line : plan) {
                fresh.prepare(new Line(line));
            }
            fresh.ready();
            replay = fresh;
        }
        try {
            replay.run(witness, run);
            return replay.outcome();
        } finally {
            replay.reset();
        }
    }
}
