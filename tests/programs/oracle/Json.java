package oracle;

import java.util.List;
import java.util.stream.Collectors;

/**
 * One JSON object, written field by field in the order the fields are given. Everything outside
 * printable ASCII is escaped: the same text in every encoding, and a lone surrogate survives.
 */
final class Json {
  private final StringBuilder text = new StringBuilder("{");

  Json field(String name, String value) {
    return raw(name, value == null ? "null" : quote(value));
  }

  Json field(String name, List<String> values) {
    return raw(name, values.stream().map(Json::quote).collect(Collectors.joining(", ", "[", "]")));
  }

  Json objects(String name, List<Json> values) {
    return raw(name, values.stream().map(Json::end).collect(Collectors.joining(", ", "[", "]")));
  }

  String end() {
    return text + "}";
  }

  private Json raw(String name, String value) {
    if (text.length() > 1) text.append(", ");
    text.append(quote(name)).append(": ").append(value);
    return this;
  }

  private static String quote(String value) {
    StringBuilder quoted = new StringBuilder("\"");
    for (char c : value.toCharArray()) {
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (c >= ' ' && c <= '~') {
        quoted.append(c);
      } else {
        quoted.append(String.format("\\u%04x", (int) c));
      }
    }
    return quoted.append('"').toString();
  }
}
