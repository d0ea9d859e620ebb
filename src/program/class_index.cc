// Class files are read and dropped one by one; what remains is a number per class, the edges, and
// for each selector, by its hash, who declares it.

#include "program/class_index.h"

#include <functional>
#include <set>

#include "absl/hash/hash.h"

namespace kukang {
namespace {

using Names = std::set<std::string, std::less<>>;

// Two selectors with the same hash cost a class that is loaded in vain, no more.
size_t hash_of(std::string_view name, std::string_view descriptor) {
  return absl::HashOf(name, descriptor);
}

void put_class(std::string_view name, Names& names) {
  if (!names.contains(name)) names.emplace(name);
}

void put_type(std::string_view descriptor, Names& names) {
  descriptor.remove_prefix(descriptor.find_first_not_of('['));
  if (descriptor[0] == 'L') put_class(type_name(descriptor), names);
}

void put_descriptor(std::string_view descriptor, Names& names) {
  if (descriptor[0] != '(') return put_type(descriptor, names);
  const MethodDescriptor parts = take_apart(descriptor);
  for (std::string_view parameter : parts.parameters) put_type(parameter, names);
  put_type(parts.result, names);
}

void put_names_in(const ClassFile& file, Names& names) {
  for (const Constant& constant : file.constants) {
    if (constant.tag == ConstantTag::Class) {
      const std::string_view name = file.utf8(constant.first);
      name.starts_with('[') ? put_type(name, names) : put_class(name, names);
    } else if (constant.tag == ConstantTag::NameAndType) {
      put_descriptor(file.utf8(constant.second), names);
    } else if (constant.tag == ConstantTag::MethodType) {
      put_descriptor(file.utf8(constant.first), names);
    }
  }
  for (const MemberInfo& field : file.fields) put_descriptor(field.descriptor, names);
  for (const MemberInfo& method : file.methods) put_descriptor(method.descriptor, names);
}

std::unique_ptr<const ClassFile> file_of(const Program& program, std::string_view name) {
  absl::StatusOr<std::unique_ptr<const ClassFile>> file = program.read(name);
  if (!file.ok() || *file == nullptr || (*file)->name != name) return nullptr;
  return std::move(*file);
}

}  // namespace

ClassIndex::ClassIndex(const Program& program, const std::vector<std::string>& from) {
  Names named;
  for (const std::string& name : program.class_path_names()) {
    const std::unique_ptr<const ClassFile> file = file_of(program, name);
    if (file == nullptr) continue;
    add(*file, true);
    if (from.empty()) put_names_in(*file, named);
  }
  if (!from.empty()) named = named_by(program, from);
  for (const std::string& name : named) {
    if (classes_[number_of(name)].is_read) continue;
    if (const auto file = file_of(program, name)) add(*file, true);
  }
  for (Number i = 0; i < classes_.size(); ++i) {  // grows: supertypes have supertypes
    if (classes_[i].is_read) continue;
    if (const auto file = file_of(program, classes_[i].name)) add(*file, false);
  }
}

// What the program names that begins with these, but for its own classes. REQUIRES that the index
// has those on the class path, and no others.
ClassIndex::Names ClassIndex::named_by(const Program& program,
                                       std::vector<std::string> from) const {
  Names seen(from.begin(), from.end()), named;
  for (size_t i = 0; i < from.size(); ++i) {
    const auto it = numbers_.find(from[i]);
    const bool own = it != numbers_.end() && classes_[it->second].is_read;
    const auto file = own ? file_of(program, from[i]) : nullptr;
    if (file == nullptr) {
      named.insert(from[i]);
      continue;
    }
    Names next;
    put_names_in(*file, next);
    for (const Number below : classes_[it->second].below) next.emplace(classes_[below].name);
    for (const std::string& name : next) {
      if (seen.insert(name).second) from.push_back(name);
    }
  }
  return named;
}

ClassIndex::Number ClassIndex::number_of(std::string_view name) {
  const auto [it, is_new] =
      numbers_.try_emplace(std::string(name), static_cast<Number>(classes_.size()));
  if (is_new) classes_.push_back({.name = it->first});
  return it->second;
}

void ClassIndex::add(const ClassFile& file, bool is_known) {
  const Number number = number_of(file.name);
  classes_[number].is_read = true;
  classes_[number].is_known = is_known;
  const auto put_below = [&](std::string_view name) {
    const Number super = number_of(name);
    classes_[number].above.push_back(super);
    classes_[super].below.push_back(number);
  };
  if (!file.super_name.empty()) put_below(file.super_name);
  for (std::string_view interface : file.interfaces) put_below(interface);
  for (const MemberInfo& method : file.methods) {
    if (method.flags & (kStatic | kPrivate) || method.name[0] == '<') continue;
    declaring_[hash_of(method.name, method.descriptor)].push_back(number);
  }
}

std::vector<bool> ClassIndex::reached(std::vector<Number> from,
                                      std::vector<Number> Class::*direction) const {
  std::vector<bool> seen(classes_.size());
  while (!from.empty()) {
    const Number number = from.back();
    from.pop_back();
    if (seen[number]) continue;
    seen[number] = true;
    const std::vector<Number>& next = classes_[number].*direction;
    from.insert(from.end(), next.begin(), next.end());
  }
  return seen;
}

std::vector<std::string_view> ClassIndex::known_among(const std::vector<bool>& classes) const {
  std::vector<std::string_view> names;
  for (Number i = 0; i < classes_.size(); ++i) {
    if (classes[i] && classes_[i].is_known) names.push_back(classes_[i].name);
  }
  return names;
}

std::vector<std::string_view> ClassIndex::below(const Type& type) const {
  const auto it = numbers_.find(type.name);
  if (it == numbers_.end()) return {};
  return known_among(reached({it->second}, &Class::below));
}

std::vector<std::string_view> ClassIndex::below(const Type& type, const Method& method) const {
  const auto it = numbers_.find(type.name);
  const auto declaring = declaring_.find(hash_of(method.name, method.descriptor));
  if (it == numbers_.end() || declaring == declaring_.end()) return {};
  const std::vector<bool> above = reached({it->second}, &Class::above);
  std::vector<Number> others;
  for (Number number : declaring->second) {
    if (!above[number]) others.push_back(number);
  }
  std::vector<bool> both = reached(std::move(others), &Class::below);
  const std::vector<bool> below = reached({it->second}, &Class::below);
  for (Number i = 0; i < classes_.size(); ++i) both[i] = both[i] && below[i];
  return known_among(both);
}

}  // namespace kukang
