#include "program/generic.h"

#include <string>

namespace kukang {
namespace {

// Reads a signature from left to right. After anything that it does not understand it is at the
// end, and says nothing more.
class SignatureReader {
 public:
  SignatureReader(const Program& program, std::deque<Generic>& all, std::string_view text)
      : program_(program), all_(all), rest_(text) {}

  // `<T:Bound;...>`, if it is there.
  void read_formal_types() {
    if (!take('<')) return;
    while (!rest_.empty() && !take('>')) {
      const std::string_view name = until(":");
      const Type* bound = nullptr;
      while (take(':')) {
        const bool none = rest_.starts_with(':');  // no class, but interfaces
        const Generic* read = none ? nullptr : read_type();
        if (bound == nullptr && read != nullptr) bound = read->type;
      }
      bounds_[name] = bound;
    }
  }
  void declare(const SignatureReader& outer) {
    for (const auto& [name, bound] : outer.bounds_) bounds_.try_emplace(name, bound);
  }

  std::vector<const Generic*> read_parameters() {
    std::vector<const Generic*> parameters;
    if (!take('(')) return parameters;
    while (!rest_.empty() && !take(')')) parameters.push_back(read_type());
    return parameters;
  }

  const Generic* read_type() {
    if (take('L')) return read_class();
    if (take('T')) {
      const std::string_view name = until(";");
      take(';');
      const auto bound = bounds_.find(name);
      return made(bound == bounds_.end() ? nullptr : bound->second);
    }
    if (take('[')) {
      read_type();
      return made(nullptr);
    }
    if (!rest_.empty()) rest_.remove_prefix(1);  // a primitive type
    return made(nullptr);
  }

 private:
  bool take(char wanted) {
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

  const Generic* read_class() {
    std::string name(until("<;."));
    std::vector<const Generic*> arguments = read_arguments();
    while (take('.')) {
      name.append("$").append(until("<;."));
      arguments = read_arguments();
    }
    take(';');
    const Linked<const Type*> type = program_.load(name);
    return made(type.ok() ? *type : nullptr, std::move(arguments));
  }

  std::vector<const Generic*> read_arguments() {
    std::vector<const Generic*> arguments;
    if (!take('<')) return arguments;
    while (!rest_.empty() && !take('>')) {
      if (take('*')) {
        arguments.push_back(made(nullptr));
      } else if (take('-')) {
        read_type();
        arguments.push_back(made(nullptr));
      } else {
        take('+');
        arguments.push_back(read_type());
      }
    }
    return arguments;
  }

  const Generic* made(const Type* type, std::vector<const Generic*> arguments = {}) {
    return &all_.emplace_back(Generic{type, std::move(arguments)});
  }

  const Program& program_;
  std::deque<Generic>& all_;
  std::string_view rest_;
  absl::flat_hash_map<std::string_view, const Type*> bounds_;
};

std::string_view signature_of(const Type& owner, const std::vector<Attribute>& attributes) {
  const absl::StatusOr<std::string_view> text = owner.file->signature(attributes);
  return text.ok() ? *text : std::string_view();
}

// What the type variables of a class are.
SignatureReader class_reader(const Program& program, std::deque<Generic>& all, const Type& type) {
  SignatureReader reader(program, all, signature_of(type, type.file->attributes));
  reader.read_formal_types();
  return reader;
}

}  // namespace

const Generic* Generics::of(const Field& field) {
  const auto [it, is_new] = fields_.try_emplace(&field, nullptr);
  if (!is_new) return it->second;
  const std::string_view text = signature_of(*field.owner, field.info->attributes);
  if (text.empty()) return nullptr;
  SignatureReader reader(program_, all_, text);
  reader.declare(class_reader(program_, all_, *field.owner));
  return it->second = reader.read_type();
}

const Generic* Generics::of(const Method& method, size_t parameter) {
  const auto [it, is_new] = parameters_.try_emplace(&method);
  if (is_new) {
    const std::string_view text = signature_of(*method.owner, method.info->attributes);
    SignatureReader reader(program_, all_, text);
    if (!method.is_static()) reader.declare(class_reader(program_, all_, *method.owner));
    reader.read_formal_types();
    it->second = reader.read_parameters();
  }
  return parameter < it->second.size() ? it->second[parameter] : nullptr;
}

}  // namespace kukang
