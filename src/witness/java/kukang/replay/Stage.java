package kukang.replay;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;

/**
 * A stage of a plan: what is assumed, run or asserted; a method that is called as it is, without
 * dispatch.
 */
final class Stage {
    static final int RESULT = -1;

    final String what; // assume, run, assert
    final boolean ifNonNull;
    final boolean afterException;
    final int[] arguments;
    final boolean constructs;
    final char result; // kind
    private final MethodHandle handle; // null: that the argument is not null

    /** {@code what flags arguments… ; owner name descriptor} */
    Stage(Line line, UserClasses classes) throws ReflectiveOperationException {
        what = line.raw();
        String flags = line.raw();
        ifNonNull = flags.indexOf('n') >= 0;
        afterException = flags.indexOf('x') >= 0;
        List<Integer> numbers = new ArrayList<>();
        for (String raw = line.raw(); !raw.equals(";"); raw = line.raw()) {
            numbers.add(Integer.valueOf(raw));
        }
        arguments = numbers.stream().mapToInt(Integer::intValue).toArray();
        if (!line.hasMore()) {
            handle = null;
            constructs = false;
            result = 'V';
            return;
        }
        Class<?> owner = classes.find(line.word());
        String name = line.word();
        MethodType type = MethodType.fromMethodDescriptorString(line.word(), classes);
        boolean isStatic = flags.indexOf('s') >= 0;
        Lookup lookup = Place.LOOKUP;
        constructs = name.equals("<init>");
        result = constructs ? 'V' : Place.kindOf(type.returnType());
        MethodHandle direct = constructs ? lookup.findConstructor(owner, type)
                : isStatic ? lookup.findStatic(owner, name, type)
                           : lookup.findSpecial(owner, name, type, owner);
        int count = direct.type().parameterCount();
        handle = direct.asFixedArity().asType(MethodType.genericMethodType(count))
                .asSpreader(Object[].class, count);
    }

    boolean isCalled() {
        return handle != null;
    }

    Object call(Object[] values) throws Throwable {
        return (Object) handle.invokeExact(values);
    }
}
