package kukang.machine;

/**
 * A function of which nothing is known: of a class below that implements some functional interface.
 * Its methods are not run. See semantics/symbolic/functions.cc.
 */
public class Given {
    private Given() {} // they are found, never made
}
