package kukang.machine;

import java.security.MessageDigest;
import java.security.MessageDigestSpi;

/** The JDK's own message digests, without the providers that it looks for them with. */
final class Digests {
    private Digests() {}

    static MessageDigest getInstance(String algorithm) {
        if (algorithm == null) {
            throw new NullPointerException("null algorithm name");
        }
        final MessageDigestSpi digest = allocate(algorithm);
        construct(digest);
        return delegate(digest, algorithm);
    }

    /** Of the class that has the algorithm, not constructed yet. */
    private static native MessageDigestSpi allocate(String algorithm);

    private static native void construct(MessageDigestSpi digest);

    private static native MessageDigest delegate(MessageDigestSpi digest, String algorithm);
}
