package truth;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Whether the method goes wrong is not up to what it is called with: it may, on some machine, at
 * some time. To say that it does, or that it is not known, is honest; to say that it holds is not.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Outside {
  /** As with Violated. */
  int k() default 3;

  /** As with Violated. */
  String unlessAssumed() default "";
}
