package kukang;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On a class that holds the contract of another one, which cannot be annotated itself. Its methods
 * are static: predicates, whose first parameter is the object that they are about, and properties.
 * They read what is not accessible with {@link Contract#field}.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface SpecFor {
    Class<?> value();
}
