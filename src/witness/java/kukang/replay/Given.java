package kukang.replay;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;

/**
 * A function that was given: it changes nothing and returns, call by call, what it is told to. To
 * others it is of a class that nobody has written.
 */
final class Given implements InvocationHandler {
    private final String name;
    private final Deque<Function<Object[], Object>> answers = new ArrayDeque<>();

    Given(String name) {
        this.name = Line.escaped(name);
    }

    Object as(List<Class<?>> interfaces) {
        return Proxy.newProxyInstance(
                Given.class.getClassLoader(), interfaces.toArray(new Class<?>[0]), this);
    }

    static boolean isGiven(Object object) {
        return Proxy.isProxyClass(object.getClass())
                && Proxy.getInvocationHandler(object) instanceof Given;
    }

    static Given of(Object function) {
        return (Given) Proxy.getInvocationHandler(function);
    }

    /** Of the class, as on a {@link Line}. */
    String name() {
        return name;
    }

    /** The answer to the next call; {@code @i}: its argument. */
    void add(char kind, String value, WitnessHeap heap) {
        if (value.startsWith("@")) {
            int argument = Integer.parseInt(value.substring(1));
            answers.add(arguments -> arguments[argument]);
            return;
        }
        Object answer =
                kind == 'L' ? heap.reference(value) : WitnessHeap.box(kind, Long.parseLong(value));
        answers.add(arguments -> answer);
    }

    @Override
    public Object invoke(Object function, Method method, Object[] arguments) throws Throwable {
        if (method.getDeclaringClass() == Object.class) {
            switch (method.getName()) {
                case "equals":
                    return function == arguments[0];
                case "hashCode":
                    return System.identityHashCode(function);
                default:
                    return name + "@" + Integer.toHexString(System.identityHashCode(function));
            }
        }
        if (method.isDefault()) {
            return InvocationHandler.invokeDefault(function, method, arguments);
        }
        return method.getReturnType() == void.class ? null : answers.remove().apply(arguments);
    }
}
