package near;

/** A package-private method can be overridden only from its own package. */
public class Hidden {
  String where() {
    return "near";
  }

  public String ask() {
    return where();
  }
}
