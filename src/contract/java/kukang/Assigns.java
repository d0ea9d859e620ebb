package kukang;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * All that a method may change of what exists when it is called: {@code "size"} is a field of this
 * object or a static one, {@code "Node.next"} a field of any object of that class. Nothing, if the
 * list is empty; without this annotation, everything that the method can reach.
 */
@Documented
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
@Retention(RetentionPolicy.RUNTIME)
public @interface Assigns {
    String[] value();
}
