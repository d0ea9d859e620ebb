package driver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The classes of the package `cases`, read once, and as often defined anew as somebody asks. */
final class Classes {
  private final Map<String, byte[]> bytes = new TreeMap<>();

  Classes(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("cases"))) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (!name.endsWith(".class")) continue;
        bytes.put("cases." + name.substring(0, name.length() - 6), Files.readAllBytes(file));
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  List<String> names() {
    return List.copyOf(bytes.keySet());
  }

  /** Not initialized, with assertions on; so are all classes that it comes to use. */
  Class<?> fresh(String name) throws ClassNotFoundException {
    return Class.forName(name, false, new Fresh());
  }

  private final class Fresh extends ClassLoader {
    Fresh() {
      super(Classes.class.getClassLoader());
      setDefaultAssertionStatus(true);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      byte[] found = bytes.get(name);
      if (found == null) return super.loadClass(name, resolve);
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded != null ? loaded : defineClass(name, found, 0, found.length);
      }
    }
  }
}
