// Objects of which nothing is known but that they are lawful, compared in the ways that Java has;
// and tables that the method makes, whose keys are such objects, texts, records and boxes.

#include "evidence/method_text.h"
#include "fmt/format.h"

namespace kukang {
namespace {

const std::vector<std::string> kRelations = {"==", "!=", "<", "<=", ">", ">="};

}  // namespace

// Mostly something of which no more is known: of what is of a class of the world nobody knows how
// it compares.
std::string MethodText::anybody(const std::string& type) {
  const std::vector<std::string> known =
      places([&](const std::string& other) { return other == type || other == "Object"; }, false);
  if (known.empty() || dice_.percent(10)) return reference(type, 0);
  return fmt::format("(({}) {})", type, dice_.pick(known));
}

std::string MethodText::lawful_number() {
  if (dice_.percent(60)) {
    return fmt::format("{}.compareTo({})", anybody("Comparable"), anybody("Comparable"));
  }
  return fmt::format("{}.compare({}, {})", anybody("Comparator"), anybody("Object"),
                     anybody("Object"));
}

std::string MethodText::lawful_condition() {
  const int roll = dice_.between(1, 100);
  auto object = [&] { return anybody("Object"); };
  if (roll <= 25) return fmt::format("java.util.Objects.equals({}, {})", object(), object());
  if (roll <= 35) return fmt::format("{}.equals({})", object(), key(some_kind()));
  if (roll <= 75) return fmt::format("{} {} 0", lawful_number(), dice_.pick(kRelations));
  if (roll <= 76) return fmt::format("{}.hashCode() == {}.hashCode()", object(), object());
  if (roll <= 88) {
    const KeyKind kind = some_kind();
    return fmt::format("java.util.Set.of({}, {}).contains({})", key(kind), key(kind), key(kind));
  }
  if (roll <= 94) {
    return fmt::format(
        "java.util.Collections.max(java.util.Arrays.asList({}, {}), {}) == (Object) {}", object(),
        object(), reference("Comparator", 0), object());
  }
  return table_condition("Object");
}

// What is asked for in a table of something else is mostly too late to be known (strangers.h): the
// keys of a table are of one kind, but for a few.
MethodText::KeyKind MethodText::some_kind() {
  static const std::vector<KeyKind> kKinds = {KeyKind::Anybody, KeyKind::Anybody, KeyKind::Anybody,
                                              KeyKind::Text,    KeyKind::Record,  KeyKind::Box};
  return dice_.pick(kKinds);
}

std::string MethodText::key(KeyKind kind) {
  if (dice_.percent(3)) kind = some_kind();
  if (dice_.percent(3)) return "(Object) null";
  switch (kind) {
    case KeyKind::Anybody: return anybody("Object");
    case KeyKind::Text: return text();
    case KeyKind::Record: return fmt::format("new Key({}, {})", integer(0), reference("Object", 0));
    case KeyKind::Box: break;
  }
  return fmt::format("(Object) (int) {}", integer(0));
}

// A table is filled, changed and asked; now and then it is kept, so that what it holds at the end
// is compared, too.
std::string MethodText::map_statement() {
  const std::string map = fresh_name(), found = fresh_name(), size = fresh_name();
  const int roll = dice_.between(1, 100);
  auto value = [&] {
    return dice_.percent(50) ? fmt::format("(Object) (int) {}", integer(0))
                             : reference("Object", 0);
  };
  std::string text = fmt::format("java.util.Map<Object, Object> {} = ", map);
  const bool sorted = roll > 80, fixed = roll > 65 && !sorted;
  const KeyKind kind = some_kind();
  auto some_key = [&] { return sorted ? anybody("Comparable") : key(kind); };
  if (fixed) {
    text = line(text + fmt::format("java.util.Map.of({}, {}, {}, {});", some_key(), value(),
                                   some_key(), value()));
  } else {
    const std::string of = sorted ? "TreeMap" : roll > 45 ? "LinkedHashMap" : "HashMap";
    const bool ordered = sorted && dice_.percent(50);
    const std::string order = ordered ? anybody("Comparator") : "";
    text = line(text + fmt::format("new java.util.{}{}({});", of, ordered ? "" : "<>", order));
    for (int more = dice_.between(1, 3); more > 0; --more) {
      text += line(fmt::format("{}.put({}, {});", map, some_key(), value()));
    }
    if (dice_.percent(25)) text += line(fmt::format("{}.remove({});", map, some_key()));
  }
  text += line(fmt::format("Object {} = {}.get({});", found, map, some_key()));
  text += line(fmt::format("int {} = {}.size();", size, map));
  scope_.push_back({found, "Object", true});
  scope_.push_back({size, "int", true});
  const std::vector<std::string> targets =
      places([](const std::string& other) { return other == "Object"; }, true);
  if (!targets.empty() && dice_.percent(30)) {
    text += line(fmt::format("{} = {};", dice_.pick(targets), map));
  }
  return text;
}

}  // namespace kukang
