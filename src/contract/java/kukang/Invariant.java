package kukang;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * On a boolean method without parameters: what holds of every object of the class whenever none of
 * its methods is running. In a {@link SpecFor} class, on a static method that takes the object. It
 * must end on every heap, also on one that is cyclic or shared where it should not be.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Invariant {}
