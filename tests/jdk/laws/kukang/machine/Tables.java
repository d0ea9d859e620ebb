package kukang.machine;

/** The machine's class of this name, for the JVM, where all hash codes are known. */
final class Tables {
  private Tables() {}

  static int codeAtEntry(Object key, Object[] keys, Object[] entries, int count) {
    for (int i = 0; i < count; i++) {
      if (key == null ? keys[i] == null : key.equals(keys[i])) throw new AssertionError(key);
    }
    return key == null ? 0 : spread(entries[count].getClass().getName(), key.hashCode());
  }

  private static int spread(String kind, int code) {
    int hash = code ^ (code >>> 16);
    return switch (kind) {
      case "java.util.Hashtable$Entry" -> code;
      case "java.util.concurrent.ConcurrentHashMap$Node" -> hash & Integer.MAX_VALUE;
      default -> hash;
    };
  }
}
