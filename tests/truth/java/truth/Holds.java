package truth;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Nothing goes wrong in the method, whatever it is called with. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Holds {
  /** To say that it is not known is honest, too. */
  boolean orUnknown() default false;
}
