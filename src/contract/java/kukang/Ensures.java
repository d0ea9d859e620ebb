package kukang;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What holds when a method has returned: the names of boolean methods of the same class, each of
 * which takes the method's parameters and, where there is one, its result after them. In these,
 * {@link Contract#old} looks at the heap as it was before the call.
 */
@Documented
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
@Retention(RetentionPolicy.RUNTIME)
public @interface Ensures {
    String[] value();
}
