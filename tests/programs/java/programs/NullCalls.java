// Helpful messages of NullPointerExceptions at calls: what was null, and which method was meant.
package programs;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

class NullCalls {
  String name;
  static NullCalls root;
  NullCalls[] children = new NullCalls[1];

  int twice(int x, long y, String[] z) {
    return 2 * x;
  }

  private NullCalls parent() {
    return null;
  }

  // run: onParameter null
  static int onParameter(String text) {
    return text.length();
  }

  // run: onLocal
  static int onLocal() {
    NullCalls local = root;
    return local.twice(1, 2L, null);
  }

  // run: onField
  static boolean onField() {
    return new NullCalls().name.isEmpty();
  }

  // run: onStatic
  static Object onStatic() {
    return root.parent();
  }

  // run: onResult
  static Object onResult() {
    return new NullCalls().parent().parent();
  }

  // run: onElement 0
  static String onElement(int i) {
    return new NullCalls().children[i].name.trim();
  }

  // run: onNestedElement
  static String onNestedElement() {
    Object[][] table = {{1, null}};
    return table[0][1].toString();
  }

  // run: onInterface null
  static int onInterface(List<String> list) {
    return list.size();
  }

  // run: onMapResult
  static int onMapResult() {
    Map<String, String> map = new HashMap<>();
    return map.get("missing").length();
  }

  // run: onLambda null
  static Object onLambda(Supplier<Object> supplier) {
    return supplier.get();
  }

  // run: onCast null
  static int onCast(Object o) {
    return ((String) o).length();
  }

  // run: bound null
  static Runnable bound(String text) {
    return text::trim;
  }
}
