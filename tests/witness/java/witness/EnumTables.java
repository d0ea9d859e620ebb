// Collections of an enum's constants: all of them share one array of the constants.
package witness;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;

class EnumTables {
  enum Op {
    ADD,
    SUB
  }

  enum Color {
    RED,
    GREEN
  }

  static final EnumSet<Op> ALL = EnumSet.allOf(Op.class);
  static final EnumSet<Op> NONE = EnumSet.noneOf(Op.class);
  static Object kept;

  static void sets(int i) {
    assert i != 3;
  }

  static void maps(Color color) {
    EnumMap<Color, Integer> a = new EnumMap<>(Color.class);
    EnumMap<Color, Integer> b = new EnumMap<>(Color.class);
    kept = List.of(a, b);
    assert color != Color.RED;
  }

  static void setsMade(Op op) {
    kept = List.of(EnumSet.of(Op.ADD), EnumSet.complementOf(ALL), ALL.clone());
    assert op != Op.ADD;
  }

  static void constants(Op op) {
    kept = List.of(Op.values(), Op.class.getEnumConstants(), NONE, EnumSet.allOf(Op.class));
    assert op != Op.SUB;
  }
}
