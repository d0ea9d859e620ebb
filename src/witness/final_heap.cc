#include "witness/final_heap.h"

#include <algorithm>
#include <array>

#include "fmt/format.h"
#include "semantics/symbolic/strangers.h"
#include "support/text.h"
#include "view/hash_tables.h"
#include "view/java_text.h"
#include "witness/heap_match.h"
#include "witness/wire.h"

namespace kukang {
namespace {

bool is_below(const Type& type, std::string_view ancestor) {
  return std::any_of(type.ancestors.begin(), type.ancestors.end(),
                     [&](const Type* above) { return above->name == ancestor; });
}

// Are the fields of its objects looked at?
bool is_known(const ChosenClass& chosen) {
  const Type& type = *chosen.type;
  if (type.is_array()) return true;
  if (chosen.subclass && chosen.subclass->is_function) return false;
  if (is_below(type, "java/lang/Enum") || is_below(type, "java/lang/Throwable") ||
      type.host != nullptr) {
    return false;
  }
  const Type& neighbour = chosen.subclass ? *chosen.subclass->neighbour : type;
  if (!neighbour.from_jdk) return is_of_program(neighbour);
  constexpr std::array kKnown = {"java/util", "java/util/concurrent", "java/util/concurrent/atomic",
                                 "java/math"};
  return chosen.name() == "java/lang/Object" ||
         std::any_of(kKnown.begin(), kKnown.end(),
                     [&](auto package) { return neighbour.package == package; });
}

// The fields of objects of the class: inherited ones first, those of one class by name.
std::vector<const Field*> fields_in_order(const Type& type) {
  std::vector<const Field*> fields = type.instance_fields;
  std::stable_sort(fields.begin(), fields.end(), [](const Field* a, const Field* b) {
    const size_t a_depth = a->owner->ancestors.size(), b_depth = b->owner->ancestors.size();
    return a_depth != b_depth ? a_depth < b_depth : a->name < b->name;
  });
  return fields;
}

// Where the JVM has put a field: what an AtomicIntegerFieldUpdater and its like hold.
bool is_offset(const Field& field) {
  return field.name == "offset" && field.owner->package == "java/util/concurrent/atomic";
}

std::string name_of(std::string_view internal_name) { return encoded(dotted(internal_name)); }

// Tables under the model.
class ConcreteTables final : public TableHeap {
 public:
  explicit ConcreteTables(Concretion& concretion) : concretion_(concretion) {}

  const Type& class_of(Value object) override { return *concretion_.class_of(object).type; }
  Value field(Value record, const Field& field) override {
    return concretion_.settled(concretion_.field(record, field, When::Now));
  }
  std::vector<Value> elements(Value array) override {
    std::vector<Value> all(static_cast<size_t>(concretion_.length(array)), Value::null());
    for (const auto& [index, value] : concretion_.elements(array, When::Now)) {
      all[static_cast<size_t>(index)] = concretion_.settled(value);
    }
    return all;
  }

 private:
  Concretion& concretion_;
};

class Writer {
 public:
  explicit Writer(Concretion& concretion) : concretion_(concretion) {}

  std::string write(const Script& script) {
    const EndedPath& path = concretion_.path();
    const State& state = path.state;
    const bool vanished = path.plan.target->is_constructor() && state.threw;
    for (size_t i = 0; i < path.plan.parameters.size(); ++i) {
      const Plan::Parameter& parameter = path.plan.parameters[i];
      const bool gone = vanished && parameter.is_this;
      add(gone ? Value::null() : state.arguments->values()[i], parameter.basic);
      out_ += ' ';
    }
    out_ += "= ";
    const bool has_result = !state.threw && !state.result.is_undefined();
    add(has_result ? state.result : Value::null(),
        has_result ? path.plan.target->result : Basic::Reference);
    for (const Field* field : script.watched) {
      out_ += fmt::format(" {}=", encoded(field->name));
      add(state.static_object(*field->owner)->values()[field->slot], field->basic);
    }
    for (size_t i = 0; i < queue_.size(); ++i) add_object(queue_[i]);
    return std::move(out_);
  }

 private:
  void add(const Value& value, Basic basic) {
    if (basic != Basic::Reference) {
      out_ += std::to_string(concretion_.number(value, basic));
      return;
    }
    const Value object = concretion_.settled(value);
    if (object.is_null()) {
      out_ += "null";
    } else if (is_known(concretion_.class_of(object))) {
      auto [it, fresh] = numbers_.try_emplace({object.kind, object.location}, queue_.size());
      if (fresh) queue_.push_back(object);
      out_ += fmt::format("#{}", it->second);
    } else {
      add_text(object);
    }
  }

  void add_text(Value object) {
    const ChosenClass& chosen = concretion_.class_of(object);
    const Type* type = chosen.type;
    const Machine& machine = concretion_.path().machine;
    const bool made = object.is_location() && !concretion_.state().heap[object.location].symbolic;
    if (type == machine.known.string) {
      out_ += concretion_.is_open_text(object)
                  ? "\"*\""
                  : fmt::format("\"{}\"", encoded(concretion_.string(object)));
    } else if (const Type* constants = enum_of(*type)) {
      const std::optional<std::u16string> name = concretion_.constant(object);
      out_ += name_of(constants->name) + "." + (name.has_value() ? encoded(*name) : "null");
    } else if (type == machine.known.class_) {
      const Type* mirrored = made ? machine.mirrored(object) : nullptr;
      out_ += "class " + name_of(mirrored == nullptr ? "java/lang/Object" : mirrored->name);
    } else if (type->host != nullptr) {
      out_ += "lambda";
    } else if (is_box(*type)) {
      const Field& value = *type->instance_fields.back();
      out_ +=
          fmt::format("{} {}", name_of(type->name),
                      concretion_.number(concretion_.field(object, value, When::Now), value.basic));
    } else {
      // Of strangers the replay has classes of its own.
      while (!is_stranger_class(*type) && type->name.starts_with("kukang/machine/")) {
        type = type->super;
      }
      out_ += "some " + name_of(chosen.subclass ? chosen.subclass->name : type->name);
    }
  }

  void add_object(Value object) {
    const ChosenClass& chosen = concretion_.class_of(object);
    out_ += " | " + name_of(chosen.name());
    if (chosen.type->is_array()) {
      add_elements(object, chosen.type->element_basic());
      return;
    }
    const bool placed = concretion_.state().placed;
    ConcreteTables tables(concretion_);
    const std::optional<TableContent> content = table_content(tables, object, placed);
    if (content.has_value()) add_content(*content);
    for (const Field* field : fields_in_order(*chosen.type)) {
      const bool left_out =
          field->flags & kSynthetic || is_offset(*field) || tells_places(*field, placed);
      if (left_out) continue;
      out_ += fmt::format(" {}=", encoded(field->name));
      add(concretion_.field(object, *field, When::Now), field->basic);
    }
  }

  // Between braces where there is no order, see heap_match.h.
  void add_content(const TableContent& content) {
    std::string_view before = content.ordered ? " ( " : " { ";
    for (const auto& [key, value] : content.entries) {
      out_ += before;
      add(key, Basic::Reference);
      out_ += " : ";
      add(value, Basic::Reference);
      before = " ; ";
    }
    if (!content.entries.empty()) out_ += content.ordered ? " )" : " }";
  }

  // The length, then the elements; v*n stands for n of them that are not strings.
  void add_elements(Value array, Basic basic) {
    const int32_t length = concretion_.length(array);
    out_ += fmt::format(" {}:", length);
    std::string run;
    int32_t times = 0;
    auto end_run = [&] {
      if (times > 0) out_ += run + (times > 1 ? fmt::format("*{}", times) : "");
    };
    auto add_run = [&](const Value& value, int32_t count) {
      if (count <= 0) return;
      const std::string element = text_of(value, basic);
      if (times > 0 && (element != run || element[0] == '"')) {
        end_run();
        out_ += ' ';
        times = 0;
      }
      run = element;
      times += count;
    };
    int32_t next = 0;
    for (const auto& [index, value] : concretion_.elements(array, When::Now)) {
      if (index < next || index >= length) continue;
      add_run(Value(), index - next);
      add_run(value, 1);
      next = index + 1;
    }
    add_run(Value(), length - next);
    end_run();
  }

  std::string text_of(const Value& value, Basic basic) {
    std::string before;
    std::swap(before, out_);
    add(value, basic);
    std::swap(before, out_);
    return before;
  }

  Concretion& concretion_;
  absl::flat_hash_map<std::pair<Kind, uint32_t>, size_t> numbers_;
  std::vector<Value> queue_;  // by number
  std::string out_;
};

// How far they agree: an index into both.
std::pair<size_t, size_t> agreement(std::string_view expected, std::string_view actual) {
  constexpr std::string_view kAny = "\"*\"";
  size_t e = 0, a = 0;
  while (e < expected.size() && a < actual.size()) {
    if (actual[a] == '"' && expected.substr(e).starts_with(kAny)) {
      e += kAny.size();
      a = actual.find('"', a + 1);
      if (a == std::string_view::npos) return {e, actual.size()};
      ++a;
    } else if (expected[e] == actual[a]) {
      ++e, ++a;
    } else {
      break;
    }
  }
  return {e, a};
}

}  // namespace

std::string final_heap(Concretion& concretion, const Script& script) {
  return Writer(concretion).write(script);
}

bool same_heap(std::string_view expected, std::string_view actual) {
  if (agreement(expected, actual) == std::pair(expected.size(), actual.size())) return true;
  const bool has_tables = expected.find(" { ") != expected.npos;
  return has_tables && match_heaps(expected, actual);
}

std::string difference(std::string_view expected, std::string_view actual) {
  const auto [e, a] = agreement(expected, actual);
  constexpr size_t kBefore = 60, kAfter = 60;
  auto around = [](std::string_view text, size_t at) {
    const size_t from = at < kBefore ? 0 : at - kBefore;
    return text.substr(from, at - from + kAfter);
  };
  return fmt::format("expected \"{}\", found \"{}\"", around(expected, e), around(actual, a));
}

}  // namespace kukang
