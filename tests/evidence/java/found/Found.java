package found;

/** Methods on which paths and runs once disagreed. */
final class Found {
    private Found() {}

    interface Tagged {}

    static class Plain {}

    static class Both extends Plain implements Tagged {}

    /** What is in an array of two types is of both. */
    static boolean untagged(Plain[] plain, Tagged[] tagged) {
        return (Object) plain == tagged && tagged[0] != null
                && !((Object) tagged[0] instanceof Tagged);
    }

    /** An array of both types need not be one of the class that is known to be of both. */
    static int mixed(Plain[] plain, Tagged[] tagged) {
        if ((Object) plain != tagged) return 0;
        Object first = tagged[0];
        return first == null ? 1 : first instanceof Both ? 2 : 3;
    }

    /** Here only so that another strategy is the first for the methods that follow. */
    static int nothing(Plain plain) {
        return plain == null ? 0 : 1;
    }

    static class Wide {
        Narrow[] narrow;
    }

    static class Narrow extends Wide {}

    /** An array that has taken a Wide is no array of Narrow. */
    static int narrowed(Wide holder, Wide[] array) {
        array[0] = new Wide();
        return holder.narrow.length;
    }

    static class Twin extends Wide {}

    /** An array of Narrow that has taken a Twin has taken null. */
    static Twin emptied(Twin twin, Wide holder, Wide[] array) {
        array[0] = twin;
        return holder.narrow == (Object) array ? twin : null;
    }

    /** A stranger may compare others, and be compared itself. */
    @SuppressWarnings({"rawtypes", "unchecked"})
    static int comparesAndIsCompared(Object a, Object b) {
        int order = ((java.util.Comparator) a).compare(b, a);
        return order + ((Comparable) a).compareTo(a);
    }
}
