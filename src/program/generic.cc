#include "program/generic.h"

#include <algorithm>
#include <string>

namespace kukang {

// Reads a signature from left to right. After anything that it does not understand it is at the
// end, and says nothing more.
class Generics::Reader {
 public:
  Reader(Generics& generics, std::string_view text) : generics_(generics), rest_(text) {}

  // `<T:Bound;...>`, if it is there. A variable stands for its first bound that says something, of
  // which what other variables are is not known.
  std::vector<std::pair<std::string_view, const Generic*>> read_variables() {
    std::vector<std::pair<std::string_view, const Generic*>> variables;
    if (!skip('<')) return variables;
    while (!rest_.empty() && !skip('>')) {
      const std::string_view name = until(":");
      const Generic* bound = generics_.made({});
      while (skip(':')) {
        if (rest_.starts_with(':')) continue;  // no class, but interfaces
        const Generic* read = read_type();
        if (bound->says_nothing() && read->type != generics_.program_.object()) bound = read;
      }
      declare(name, bound);
      variables.emplace_back(name, bound);
    }
    return variables;
  }
  // A name that is declared already hides this one.
  void declare(std::string_view name, const Generic* variable) {
    variables_.try_emplace(name, variable);
  }
  void declare(const Declaration& declaration) {
    for (const auto& [name, variable] : declaration.variables) declare(name, variable);
  }

  std::vector<const Generic*> read_parameters() {
    std::vector<const Generic*> parameters;
    if (!skip('(')) return parameters;
    while (!rest_.empty() && !skip(')')) parameters.push_back(read_type());
    return parameters;
  }

  bool at_end() const { return rest_.empty(); }

  const Generic* read_type() {
    if (skip('L')) return read_class();
    if (skip('T')) {
      const std::string_view name = until(";");
      skip(';');
      const auto variable = variables_.find(name);
      return variable == variables_.end() ? generics_.made({}) : variable->second;
    }
    if (skip('[')) return read_array();
    if (!rest_.empty()) rest_.remove_prefix(1);  // a primitive type
    return generics_.made({});
  }

 private:
  bool skip(char wanted) {
    if (!rest_.starts_with(wanted)) return false;
    rest_.remove_prefix(1);
    return true;
  }
  std::string_view until(std::string_view ends) {
    const size_t length = std::min(rest_.find_first_of(ends), rest_.size());
    const std::string_view before = rest_.substr(0, length);
    rest_.remove_prefix(length);
    return before;
  }

  const Type* load(const std::string& name) const {
    const Linked<const Type*> type = generics_.program_.load(name);
    return type.ok() ? *type : nullptr;
  }

  const Generic* read_class() {
    std::string name(until("<;."));
    Generic read;
    read.arguments = read_arguments();
    while (skip('.')) {
      read.type = load(name);
      const Generic* outer = generics_.made(std::move(read));
      read = {};
      read.outer = outer;
      name.append("$").append(until("<;."));
      read.arguments = read_arguments();
    }
    skip(';');
    read.type = load(name);
    return generics_.made(std::move(read));
  }

  // An array of a variable's type may be one of its bound's: `(T[]) new Object[n]` is how they are
  // made. So of its class nothing is said.
  const Generic* read_array() {
    Generic array;
    const bool primitive = !rest_.empty() && !rest_.starts_with('L') && !rest_.starts_with('T') &&
                           !rest_.starts_with('[');
    if (primitive) array.type = load(std::string("[") + rest_.front());
    array.element = read_type();
    const bool known = array.element->owner == nullptr && array.element->type != nullptr;
    if (known) array.type = generics_.program_.array_of(array.element->type);
    return generics_.made(std::move(array));
  }

  std::vector<const Generic*> read_arguments() {
    std::vector<const Generic*> arguments;
    if (!skip('<')) return arguments;
    while (!rest_.empty() && !skip('>')) {
      if (skip('*')) {
        arguments.push_back(generics_.made({}));
      } else if (skip('-')) {
        read_type();
        arguments.push_back(generics_.made({}));
      } else {
        skip('+');
        arguments.push_back(read_type());
      }
    }
    return arguments;
  }

  Generics& generics_;
  std::string_view rest_;
  absl::flat_hash_map<std::string_view, const Generic*> variables_;
};

namespace {

std::string_view signature_of(const Type& owner, const std::vector<Attribute>& attributes) {
  const absl::StatusOr<std::string_view> text = owner.file->signature(attributes);
  return text.ok() ? *text : std::string_view();
}

// The class around it, as far as its name tells; nullptr: none.
const Type* enclosing(const Program& program, const Type& type) {
  const size_t dollar = type.name.rfind('$');
  if (dollar == std::string::npos || dollar == 0) return nullptr;
  const Linked<const Type*> outer = program.load(std::string_view(type.name).substr(0, dollar));
  return outer.ok() ? *outer : nullptr;
}

}  // namespace

const Generics::Declaration& Generics::declaration_of(const Type& type) {
  if (const auto it = declarations_.find(&type); it != declarations_.end()) return *it->second;
  auto read = std::make_unique<Declaration>();
  const std::string_view text =
      type.file == nullptr ? std::string_view() : signature_of(type, type.file->attributes);
  size_t place = 0;
  for (const auto& [name, bound] : Reader(*this, text).read_variables()) {
    Generic variable;
    variable.owner = &type;
    variable.place = place++;
    variable.bound = bound;
    read->variables.emplace_back(name, made(std::move(variable)));
  }
  // The variables of outer classes can be meant, too.
  if (const Type* outer = enclosing(program_, type)) {
    const Declaration& around = declaration_of(*outer);
    read->variables.insert(read->variables.end(), around.variables.begin(), around.variables.end());
  }
  Reader reader(*this, text);
  reader.declare(*read);
  reader.read_variables();
  while (!reader.at_end()) read->supertypes.push_back(reader.read_type());
  if (text.empty()) {
    auto add = [&](const Type* above) {
      Generic plain;
      plain.type = above;
      read->supertypes.push_back(made(std::move(plain)));
    };
    if (type.super != nullptr) add(type.super);
    for (const Type* above : type.interfaces) add(above);
  }
  return *(declarations_[&type] = std::move(read));
}

const Generic* Generics::declared(const Field& field) {
  const auto [it, is_new] = fields_.try_emplace(&field, nullptr);
  if (!is_new) return it->second;
  const std::string_view text = signature_of(*field.owner, field.info->attributes);
  if (text.empty()) return nullptr;
  Reader reader(*this, text);
  reader.declare(declaration_of(*field.owner));
  return fields_[&field] = reader.read_type();
}

const Generic* Generics::of(const Method& method, size_t parameter) {
  const auto [it, is_new] = parameters_.try_emplace(&method);
  if (is_new) {
    Reader reader(*this, signature_of(*method.owner, method.info->attributes));
    reader.read_variables();
    if (!method.is_static()) reader.declare(declaration_of(*method.owner));
    std::vector<const Generic*> parameters = reader.read_parameters();
    for (const Generic*& each : parameters) each = within(each, nullptr);
    parameters_[&method] = std::move(parameters);
  }
  const std::vector<const Generic*>& parameters = parameters_[&method];
  return parameter < parameters.size() ? parameters[parameter] : nullptr;
}

const Generic* Generics::of(const Field& field, const Type* holder, const Generic* said) {
  const auto [it, is_new] = found_.try_emplace({&field, holder, said}, nullptr);
  if (!is_new) return it->second;
  const Generic* found = nullptr;
  if (field.name.starts_with("this$") && field.flags & kSynthetic) {
    const Generic* seen = view(*field.owner, holder, said);
    found = seen == nullptr ? nullptr : seen->outer;
  } else if (const Generic* as_declared = declared(field)) {
    found = within(as_declared, view(*field.owner, holder, said));
  }
  return found_[{&field, holder, said}] = found;
}

const Generic* Generics::within(const Generic* declared, const Generic* holder) {
  if (declared->owner != nullptr) {
    const Generic* at = holder;
    while (at != nullptr && at->type != declared->owner) at = at->outer;
    const bool said = at != nullptr && declared->place < at->arguments.size();
    const Generic* argument = said ? at->arguments[declared->place] : nullptr;
    return argument == nullptr || argument->says_nothing() ? declared->bound : argument;
  }
  Generic replaced = *declared;
  for (const Generic*& argument : replaced.arguments) argument = within(argument, holder);
  if (replaced.outer != nullptr) replaced.outer = within(replaced.outer, holder);
  if (replaced.element != nullptr) replaced.element = within(replaced.element, holder);
  return made(std::move(replaced));
}

const Generic* Generics::seen_as(const Generic* said, const Type* above) {
  if (said == nullptr || said->type == nullptr || said->type == above) return said;
  for (const Generic* supertype : declaration_of(*said->type).supertypes) {
    const Type* type = supertype->type;
    if (type == nullptr || !type->is_subtype_of(above)) continue;
    return seen_as(within(supertype, said), above);
  }
  return nullptr;
}

// An object that was found as an Iterable<Integer> and is a Chain<T>, which is an Iterable<T>, is a
// Chain<Integer>.
const Generic* Generics::inferred(const Type& type, const Generic* said) {
  Generic open;
  open.type = &type;
  for (const auto& [name, variable] : declaration_of(type).variables) {
    if (variable->owner == &type) open.arguments.push_back(variable);
  }
  const size_t count = open.arguments.size();
  const Generic* above = seen_as(made(std::move(open)), said->type);
  Generic closed;
  closed.type = &type;
  closed.arguments.resize(count, made({}));
  const size_t known =
      above == nullptr ? 0 : std::min(above->arguments.size(), said->arguments.size());
  for (size_t i = 0; i < known; ++i) {
    const Generic* variable = above->arguments[i];
    if (variable->owner == &type) closed.arguments[variable->place] = said->arguments[i];
  }
  return made(std::move(closed));
}

// What is said of the holder as an object of the field's class: by its declaration, and by the
// class that it is known to be of.
const Generic* Generics::view(const Type& owner, const Type* holder, const Generic* said) {
  const Generic* seen = nullptr;
  if (said != nullptr && said->type != nullptr) {
    if (said->type->is_subtype_of(&owner))
      seen = seen_as(said, &owner);
    else if (owner.is_subtype_of(said->type))
      seen = inferred(owner, said);
  }
  if (holder == nullptr || holder == &owner || !holder->is_subtype_of(&owner)) return seen;
  Generic itself;
  itself.type = holder;
  return both(seen, seen_as(made(std::move(itself)), &owner));
}

const Generic* Generics::both(const Generic* a, const Generic* b) {
  if (a == b || b == nullptr || b->says_nothing()) return a;
  if (a == nullptr || a->says_nothing()) return b;
  if (a->type != b->type) {
    const bool lower =
        a->type != nullptr && (b->type == nullptr || a->type->is_subtype_of(b->type));
    return lower ? a : b;
  }
  Generic merged = *a;
  merged.arguments.resize(std::max(a->arguments.size(), b->arguments.size()), nullptr);
  for (size_t i = 0; i < b->arguments.size(); ++i) {
    merged.arguments[i] = both(merged.arguments[i], b->arguments[i]);
  }
  merged.outer = both(a->outer, b->outer);
  merged.element = both(a->element, b->element);
  return made(std::move(merged));
}

// Wildcards are not told from what they are bounded by, so a Box<Number> and a Box<Integer> may be
// the same.
bool Generics::contradict(const Generic* a, const Generic* b) {
  if (a == nullptr || b == nullptr || a == b || a->type == nullptr || b->type == nullptr) {
    return false;
  }
  if (a->type != b->type) {
    if (a->type->is_subtype_of(b->type)) return contradict(seen_as(a, b->type), b);
    if (b->type->is_subtype_of(a->type)) return contradict(a, seen_as(b, a->type));
    const bool joinable = a->type->is_interface()
                              ? b->type->can_have_subtypes()
                              : b->type->is_interface() && a->type->can_have_subtypes();
    return !joinable;
  }
  const size_t common = std::min(a->arguments.size(), b->arguments.size());
  for (size_t i = 0; i < common; ++i) {
    if (contradict(a->arguments[i], b->arguments[i])) return true;
  }
  return contradict(a->outer, b->outer);
}

}  // namespace kukang
