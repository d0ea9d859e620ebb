// Calls of native methods that take references: what is copied, swapped and compared is any of the
// method's own expressions, so most of it is not decided when it gets there.

#include "evidence/method_text.h"
#include "fmt/format.h"

namespace kukang {
namespace {

constexpr std::string_view kAtomic = "java.util.concurrent.atomic.";

}  // namespace

std::string MethodText::native_statement() {
  const int roll = dice_.between(1, 100);
  if (roll <= 40) return array_copy();
  return roll <= 68 ? reference_swap() : number_swap();
}

// Of a few elements, into an array of a type that may refuse them.
std::string MethodText::array_copy() {
  const std::string from = world_.some_class(dice_) + "[]", to = world_.some_class(dice_) + "[]";
  std::string source = reference(from, 1);
  if (dice_.percent(70)) {
    const std::string element = element_of(from);
    source = fmt::format("new {} {{{}, {}}}", from, reference(element, 1), reference(element, 0));
  }
  const std::string name = fresh_name();
  std::string text =
      line(fmt::format("{} {} = {};", to, name, dice_.percent(70) ? made(to) : reference(to, 0)));
  scope_.push_back({name, to, true});
  return text +
         line(fmt::format("System.arraycopy({}, {}, {}, {}, {});", source, dice_.between(0, 1),
                          name, dice_.between(0, 1),
                          dice_.percent(80) ? std::to_string(dice_.between(1, 2)) : integer(0)));
}

std::string MethodText::reference_swap() {
  const std::string type = world_.some_class(dice_);
  const std::string holder = fresh_name(), held = fresh_name(), did = fresh_name();
  std::string text = line(fmt::format("{}AtomicReference<{}> {} = new {}AtomicReference<>({});",
                                      kAtomic, type, holder, kAtomic, reference(type, 1)));
  text += line(fmt::format("boolean {} = {}.compareAndSet({}, {});", did, holder,
                           reference(type, 1), reference(type, 0)));
  text += line(fmt::format("{} {} = {}.get();", type, held, holder));
  scope_.push_back({did, "boolean", true});
  scope_.push_back({held, type, true});
  return text;
}

std::string MethodText::number_swap() {
  const bool wide = dice_.percent(40);
  const std::string type = wide ? "long" : "int", box = wide ? "AtomicLong" : "AtomicInteger";
  const std::string holder = fresh_name(), found = fresh_name(), held = fresh_name();
  std::string text =
      line(fmt::format("{0}{1} {2} = new {0}{1}({3});", kAtomic, box, holder, number(type, 0)));
  // What a number that nothing is known of is most likely to be, on a heap that is made for a path.
  const std::string expected = dice_.percent(60) ? "0" : number(type, 0);
  text += line(fmt::format("{} {} = {}.compareAndExchange({}, {});", type, found, holder, expected,
                           number(type, 0)));
  static const std::vector<std::string> kReads = {"get()", "incrementAndGet()", "getAndAdd(2)",
                                                  "updateAndGet(u -> -u)", "getAndDecrement()"};
  text += line(fmt::format("{} {} = {}.{};", type, held, holder, dice_.pick(kReads)));
  // Whether it has swapped them is to be seen in how the method ends.
  const std::vector<std::string> targets =
      places([&](const std::string& other) { return other == type; }, true);
  if (!targets.empty() && dice_.percent(60)) {
    text += line(fmt::format("{} = {};", dice_.pick(targets), held));
  } else if (dice_.percent(60)) {
    text += line(fmt::format("if ({} == {}) throw new IllegalStateException();", found, held));
  }
  scope_.push_back({found, type, true});
  scope_.push_back({held, type, true});
  return text;
}

// Of a hash table that has put objects by their identity hash codes, of which somebody else may
// have asked for one.
std::string MethodText::table_condition(const std::string& type) {
  const std::string first = reference(type, 0);
  const std::string table =
      fmt::format("new java.util.{}HashSet<Object>(java.util.Arrays.asList((Object) {}, {}))",
                  dice_.percent(30) ? "Linked" : "", first, reference(type, 0));
  const std::string asked =
      dice_.percent(10) ? fmt::format("System.identityHashCode({}) >= 0 & ", first) : "";
  return dice_.percent(30) ? fmt::format("{}{}.size() == 2", asked, table)
                           : fmt::format("{}{}.contains({})", asked, table, reference(type, 1));
}

// Of a hash table of boxes, whose hash codes are not known.
std::string MethodText::box_table_condition() {
  auto box = [&] {
    const std::string type = dice_.percent(70) ? "int" : dice_.percent(50) ? "long" : "short";
    return fmt::format("(Object) ({}) {}", type, dice_.percent(30) ? literal("int") : integer(0));
  };
  std::string boxes = box();
  for (int more = dice_.between(1, 3); more > 0; --more) boxes += ", " + box();
  static const std::vector<std::string> kTables = {"HashSet", "LinkedHashSet", "TreeSet"};
  const std::string& table = dice_.pick(kTables);
  const std::string made =
      fmt::format("new java.util.{}<Object>(java.util.Arrays.asList({}))", table, boxes);
  return dice_.percent(30)
             ? fmt::format("{}.size() == {}", made, dice_.between(1, 3))
             : fmt::format("{}.{}({})", made, dice_.percent(80) ? "contains" : "remove", box());
}

std::string MethodText::native_condition() {
  const std::string type = world_.some_class(dice_);
  const int roll = dice_.between(1, 115);
  if (roll > 100) return box_table_condition();
  if (roll <= 20) return table_condition(type);
  if (roll <= 40) {
    return fmt::format("new java.lang.ref.SoftReference<Object>({}).refersTo({})",
                       reference(type, 1), dice_.percent(30) ? "null" : reference(type, 0));
  }
  if (roll <= 60) {
    const std::string of = dice_.percent(20) ? type + "[]" : type;
    return fmt::format("{}.class.isInstance({})", of, some_reference(1));
  }
  if (roll <= 80) {
    return fmt::format("new {}AtomicReference<Integer>((int) {}).compareAndSet((int) {}, {})",
                       kAtomic, integer(0), integer(0), literal("int"));
  }
  return fmt::format("new {}AtomicBoolean({}).compareAndSet({}, {})", kAtomic, condition(0),
                     condition(0), condition(0));
}

// A copy of an array, as one of `type`.
std::string MethodText::copied(const std::string& type) {
  if (is_primitive(element_of(type)) || dice_.percent(40)) {
    return fmt::format("({}.clone())", reference(type, 0));
  }
  const std::string from = world_.some_class(dice_) + "[]";
  std::string source = reference(from, 0);
  if (dice_.percent(60))
    source = fmt::format("new {} {{{}}}", from, reference(element_of(from), 0));
  return fmt::format("java.util.Arrays.copyOf({}, {}, {}.class)", source, dice_.between(0, 2),
                     type);
}

}  // namespace kukang
