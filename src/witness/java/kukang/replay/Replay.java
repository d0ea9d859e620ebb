package kukang.replay;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import kukang.Contract;

/**
 * A plan, and one witness of it after the other: builds the heap, runs the stages as the machine
 * does, writes down how it ended and the heap then.
 *
 * <p>All witnesses of a plan share its classes; what a run has done to static fields, and to the
 * objects they lead to, is undone after it.
 */
public final class Replay {
    private static Replay running;

    private final UserClasses classes;
    private final Set<Class<?>> initialized = new LinkedHashSet<>();
    private final List<Stage> stages = new ArrayList<>();
    private final List<Place> watched = new ArrayList<>();
    private String parameters = "";
    private Snapshot pristine;

    // Of the witness.
    private WitnessHeap heap;
    private Object[] arguments;
    private Object result;
    private char resultKind;
    private Snapshot entry;

    // How it ended.
    private Throwable thrown;
    private String how;
    private int stage;

    Replay(String classPath) {
        classes = new UserClasses(classPath);
    }

    // --- the plan ---

    /** A line of the plan. */
    void prepare(Line line) throws Throwable {
        switch (line.command()) {
            case "initialize":
                initialized.add(Class.forName(line.word(), true, classes));
                break;
            case "watch":
                watched.add(Place.find(classes.find(line.word()), line.word()));
                break;
            case "parameters":
                parameters = line.hasMore() ? line.raw() : "";
                break;
            case "stage":
                stages.add(new Stage(line, classes));
                break;
            default:
                throw new IllegalArgumentException(line.command());
        }
    }

    /** The plan is complete: what the static fields hold now is what each witness begins with. */
    void ready() {
        pristine = Snapshot.of(initialized, List.of());
    }

    // --- the run ---

    /** Builds the heap of a witness and runs all stages on it; {@code run} has the arguments. */
    void run(List<String> witness, Line run) throws Throwable {
        heap = new WitnessHeap(classes);
        for (String line : witness) {
            heap.build(new Line(line));
        }
        heap.finish();
        arguments = new Object[parameters.length()];
        for (int i = 0; i < arguments.length; i++) {
            String value = run.raw();
            char kind = parameters.charAt(i);
            arguments[i] = kind == 'L' ? heap.reference(value)
                                       : WitnessHeap.box(kind, Long.parseLong(value));
        }
        entry = Snapshot.of(initialized, heap.objects());
        running = this;
        how = "returned";
        for (stage = 0; stage < stages.size() && how.equals("returned"); stage++) {
            run(stages.get(stage));
        }
        stage--;
    }

    private void run(Stage next) {
        if (thrown != null && !next.afterException) {
            return;
        }
        if (next.ifNonNull || !next.isCalled()) {
            if (argument(next.arguments[0]) == null) {
                how = next.isCalled() ? how : "outside";
                return;
            }
            if (!next.isCalled()) {
                return;
            }
        }
        Object[] values = new Object[next.arguments.length - (next.constructs ? 1 : 0)];
        for (int i = 0; i < values.length; i++) {
            values[i] = argument(next.arguments[i + (next.constructs ? 1 : 0)]);
        }
        Object value = null;
        Throwable escaped = null;
        try {
            value = next.call(values);
        } catch (Throwable e) {
            escaped = e;
        }
        finish(next, value, escaped);
    }

    private void finish(Stage done, Object value, Throwable escaped) {
        if (escaped instanceof Contract.AssumptionViolated) {
            how = "outside";
        } else if (escaped instanceof OutOfMemoryError) {
            how = "memory";
        } else if (done.what.equals("run")) {
            thrown = escaped;
            if (done.constructs) {
                arguments[done.arguments[0]] = value;
            } else {
                result = value;
                resultKind = done.result;
            }
            how = escaped instanceof AssertionError ? "failed" : how;
        } else if (escaped != null || !(Boolean) value) {
            thrown = escaped;
            how = done.what.equals("assume") ? "outside" : "failed";
        }
    }

    private Object argument(int number) {
        return number == Stage.RESULT ? result : arguments[number];
    }

    // --- its end ---

    /** {@code how stage exception where heap}. */
    String outcome() {
        StringBuilder out = new StringBuilder();
        boolean threw = how.equals("returned") && thrown != null;
        out.append(threw ? "threw" : how).append(' ').append(stage).append(' ');
        Line.escape(thrown == null ? "-" : thrown.getClass().getName(), out);
        out.append(' ');
        Line.escape(thrown == null ? "-" : where(thrown.getStackTrace()), out);
        return out.append(' ').append(heap()).toString();
    }

    /** In the user's own code, as near to where it was thrown as can be. */
    private static String where(StackTraceElement[] trace) {
        for (StackTraceElement element : trace) {
            if (!UserClasses.NAME.equals(element.getClassLoaderName())) {
                continue;
            }
            String file = element.getFileName();
            int line = element.getLineNumber();
            return file == null ? element.getClassName() + "." + element.getMethodName()
                    : line < 0 ? file
                               : file + ":" + line;
        }
        return "-";
    }

    private String heap() {
        Shape shape = new Shape(heap.isPlaced());
        for (int i = 0; i < arguments.length; i++) {
            add(shape, parameters.charAt(i), arguments[i]);
            shape.add(" ");
        }
        shape.add("= ");
        add(shape, result == null ? 'L' : resultKind, result);
        for (Place place : watched) {
            shape.add(" " + place.name + "=");
            if (place.kind == 'L') {
                shape.add(place.reference(null));
            } else {
                shape.add(place.bits(null));
            }
        }
        return shape.text();
    }

    private static void add(Shape shape, char kind, Object value) {
        if (kind == 'L') {
            shape.add(value);
        } else {
            shape.add(bits(value));
        }
    }

    private static long bits(Object box) {
        if (box instanceof Boolean) {
            return (Boolean) box ? 1 : 0;
        } else if (box instanceof Character) {
            return (Character) box;
        } else if (box instanceof Float) {
            return Float.floatToIntBits((Float) box);
        } else if (box instanceof Double) {
            return Double.doubleToLongBits((Double) box);
        }
        return ((Number) box).longValue();
    }

    /** Ready for the next witness. */
    void reset() {
        running = null;
        pristine.writeBack();
        heap = null;
        arguments = null;
        result = null;
        entry = null;
        thrown = null;
    }

    // --- what contracts ask for ---

    /** The value of the expression on the heap as it was when the stages began. */
    public static <T> T onOldHeap(Supplier<T> expression) {
        Snapshot entry = running.entry;
        Snapshot now = entry.again();
        entry.writeBack();
        try {
            return expression.get();
        } finally {
            now.writeBack();
        }
    }

    public static Object field(Object object, String name) {
        Place found = null;
        for (Place place : Place.ofObjects(object.getClass())) {
            found = place.field.getName().equals(name) ? place : found;
        }
        if (found == null) {
            throw new IllegalArgumentException(
                    "Contract.field: no field " + name + " in " + object.getClass().getName());
        }
        return found.kind == 'L' ? found.reference(object)
                                 : WitnessHeap.box(found.kind, found.bits(object));
    }
}
