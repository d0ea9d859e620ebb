package truth;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** There is something to call the method with on which it goes wrong. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Violated {
  /** How: by an exception, by not ending ("diverges"), by a predicate ("ensures"); one of these. */
  String[] value() default "AssertionError";

  /** To say that it is not known is honest, too. */
  boolean orUnknown() default false;

  /** The bound that is needed to find it. */
  int k() default 3;

  /** The JVM cannot be asked: it would have to be given code. */
  boolean notReplayed() default false;

  /** An answer that says that it assumes this may be that nothing goes wrong; a part of the text. */
  String unlessAssumed() default "";
}
