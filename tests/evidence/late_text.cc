// Classes that tell when they are initialized: each writes it down in W.log and looks at what the
// others hold by then. Methods use them in the middle of everything else, so what they find, and
// what the log says in the end, depends on which were initialized before, and in which order.
//
// Some initializers fail at times: such a class can never be used again.

#include "evidence/method_text.h"
#include "fmt/format.h"

namespace kukang {

namespace {

// What the initializer of `late` does besides writing down that it runs.
std::string initializer_text(const RandomWorld& world, Dice& dice, const std::string& late) {
  const std::vector<std::string>& all = world.late_classes();
  std::string text = fmt::format("      note({});\n", dice.between(1, 9));
  if (dice.percent(60)) text += fmt::format("      {}.value += {}.value;\n", late, dice.pick(all));
  if (dice.percent(30)) text += fmt::format("      {}.touch();\n", dice.pick(all));
  if (dice.percent(20)) text += fmt::format("      {}.value -= LateI.VALUE;\n", late);
  if (dice.percent(30)) {
    text += fmt::format("      if (log {} {}) throw new IllegalStateException();\n",
                        dice.percent(50) ? ">" : "==", dice.between(1, 20));
  }
  if (dice.percent(20))
    text = "      try {\n" + text + "      } catch (Throwable e) { note(0); }\n";
  return text + "      log++;\n";
}

}  // namespace

std::string late_classes_text(const RandomWorld& world, Dice& dice) {
  const std::vector<std::string>& late = world.late_classes();
  if (late.empty()) return "";
  std::string text =
      "  static int log;\n"
      "  static int note(int what) { log = (log * 3 + what) & 1023; return log; }\n"
      "  interface LateI {\n    int VALUE = note(10);\n    default void use() {}\n  }\n";
  for (size_t i = 0; i < late.size(); ++i) {
    const bool extends = i > 0 && dice.percent(40);
    text += fmt::format("  static class {}{}{} {{\n", late[i],
                        extends ? " extends " + late[dice.below(i)] : "",
                        dice.percent(30) ? " implements LateI" : "");
    const std::string initializer =
        "    static {\n" + initializer_text(world, dice, late[i]) + "    }\n";
    const bool early = dice.percent(40);
    if (early) text += initializer;
    // Where it has none of its own, it says the name of one whose class is another.
    const bool own = !extends || dice.percent(60);
    if (own) text += fmt::format("    static int value = {};\n", dice.between(1, 3));
    text += fmt::format("    static final int FIXED = {};\n", dice.between(4, 6));
    text += fmt::format("    int mine = ++{}.value;\n", dice.pick(late));
    if (!early) text += initializer;
    if (own) {
      text += fmt::format("    static int touch() {{ note(0); return {}.{}; }}\n", dice.pick(late),
                          dice.percent(70) ? "value" : "FIXED");
    }
    text += "  }\n";
  }
  return text;
}

std::string MethodText::late_number() {
  const std::string& late = dice_.pick(world_.late_classes());
  const int roll = dice_.between(1, 100);
  if (roll <= 28) return late + ".value";
  if (roll <= 35) return "LateI.VALUE";
  if (roll <= 60) return late + ".touch()";
  if (roll <= 75) return fmt::format("new {}().mine", late);
  // What the compiler knows, or an array, initializes nothing.
  if (roll <= 80) return late + ".FIXED";
  return roll <= 85 ? fmt::format("new {}[2].length", late) : "W.log";
}

std::string MethodText::late_statement() {
  const std::string& late = dice_.pick(world_.late_classes());
  const int roll = dice_.between(1, 100);
  if (roll <= 20) return line(fmt::format("{}.value = {};", late, integer(1)));
  if (roll <= 40) return line(fmt::format("{}.touch();", late));
  if (roll <= 55) return line(fmt::format("W.log = {} & 31;", integer(0)));
  const std::string name = fresh_name();
  if (roll <= 70) {
    std::string text = line(fmt::format("Object {} = new {}();", name, late));
    scope_.push_back({name, "Object", true});
    return text;
  }
  std::string text = line(fmt::format("int {} = {};", name, late_number()));
  scope_.push_back({name, "int", true});
  return text;
}

}  // namespace kukang
