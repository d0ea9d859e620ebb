// Loading: from a name to a linked Type (JVMS 5.3).
//
// A class's superclass and interfaces are loaded with it, one inside the other: the chain of those
// that wait for others is kept here, not on the stack, and by it a class that is its own ancestor
// is recognized.

#include <algorithm>

#include "classfile/text_form.h"
#include "fmt/format.h"
#include "program/program.h"
#include "support/text.h"

namespace kukang {

LinkFailure throws(std::string exception, std::string message) {
  return {std::move(exception), std::move(message), absl::OkStatus()};
}

absl::StatusOr<std::unique_ptr<Program>> Program::open(const Options& options,
                                                       std::span<const uint8_t> own_classes) {
  std::unique_ptr<Program> program(new Program);
  ASSIGN_OR_RETURN(auto own, open_jar(own_classes, "kukang's own classes"));
  ASSIGN_OR_RETURN(program->jdk_home_, find_jdk(options.jdk));
  ASSIGN_OR_RETURN(auto jdk, open_jdk(program->jdk_home_));
  ASSIGN_OR_RETURN(auto places, open_class_path(options.class_path, &program->missing_));
  program->sources_.push_back(std::move(own));
  program->sources_.push_back(std::move(jdk));
  for (auto& place : places) program->sources_.push_back(std::move(place));

  for (Basic basic : {Basic::Boolean, Basic::Char, Basic::Float, Basic::Double, Basic::Byte,
                      Basic::Short, Basic::Int, Basic::Long, Basic::Void}) {
    auto type = std::make_unique<Type>();
    type->form = Type::Form::Primitive;
    type->basic = basic;
    type->name = name_of(basic);
    type->flags = kPublic | kFinal | kAbstract;
    type->from_jdk = true;
    program->primitives_[static_cast<int>(basic)] = program->add_type(std::move(type));
  }
  ASSIGN_OR_RETURN(program->object_, program->require("java/lang/Object"));
  return program;
}

Program::~Program() = default;

Linked<const Type*> Program::load(std::string_view name) const {
  std::lock_guard lock(mutex_);
  return load_locked(name);
}

absl::StatusOr<const Type*> Program::require(std::string_view name) const {
  Linked<const Type*> type = load(name);
  if (type.ok()) return *type;
  const LinkFailure& failure = type.failure();
  if (!failure.status.ok()) return failure.status;
  return unreadable(name, fmt::format("{}: {}", dotted(failure.exception), failure.message));
}

const Type* Program::array_of(const Type* element) const {
  std::lock_guard lock(mutex_);
  return array_of_locked(element);
}

Linked<const Type*> Program::define(std::string name, std::unique_ptr<const ClassFile> file,
                                    const Type& host) const {
  std::lock_guard lock(mutex_);
  if (auto it = by_name_.find(name); it != by_name_.end()) return it->second;
  return define_locked(std::move(name), std::move(file), &host);
}

const Type* Program::spun(std::string_view name) const {
  std::lock_guard lock(mutex_);
  const auto it = by_name_.find(name);
  return it == by_name_.end() ? nullptr : it->second;
}

const Type* Program::type(uint32_t id) const {
  std::lock_guard lock(mutex_);
  return types_[id].get();
}

Selector Program::selector(std::string_view name, std::string_view descriptor) const {
  std::lock_guard lock(mutex_);
  return selector_locked(name, descriptor);
}

Selector Program::selector_locked(std::string_view name, std::string_view descriptor) const {
  const Selector next = static_cast<Selector>(selectors_.size());
  return selectors_.try_emplace({name, descriptor}, next).first->second;
}

uint32_t Program::literal(std::u16string_view text) const {
  std::lock_guard lock(mutex_);
  if (auto it = literals_.find(text); it != literals_.end()) return it->second;
  const uint32_t number = static_cast<uint32_t>(literal_texts_.size());
  literals_.emplace(literal_texts_.emplace_back(text), number);
  return number;
}

std::u16string_view Program::literal_text(uint32_t literal) const {
  std::lock_guard lock(mutex_);
  return literal_texts_[literal];
}

Linked<const Type*> Program::load_locked(std::string_view name) const {
  if (auto it = by_name_.find(name); it != by_name_.end()) return it->second;
  if (name.starts_with('[')) return array_locked(name);
  std::unique_ptr<const ClassFile> file;
  if (const auto failure = find_file(name, file)) return *failure;
  return define_locked(std::string(name), std::move(file), nullptr);
}

std::optional<LinkFailure> Program::find_file(std::string_view name,
                                              std::unique_ptr<const ClassFile>& file) const {
  absl::StatusOr<std::unique_ptr<const ClassFile>> found = read(name);
  if (!found.ok()) return LinkFailure{"", "", found.status()};
  file = *std::move(found);
  if (file == nullptr) return throws("java/lang/NoClassDefFoundError", std::string(name));
  if (file->name == name) return std::nullopt;
  return throws("java/lang/NoClassDefFoundError",
                fmt::format("{} (wrong name: {})", name, file->name));
}

absl::StatusOr<std::unique_ptr<const ClassFile>> Program::read(std::string_view name) const {
  ASSIGN_OR_RETURN(std::optional<ClassBytes> bytes, find_bytes(name));
  if (!bytes.has_value()) return nullptr;
  return read_class(std::move(*bytes));
}

std::vector<std::string> Program::class_path_names() const {
  std::vector<std::string> names;
  for (size_t i = kClassPath; i < sources_.size(); ++i) {
    std::vector<std::string> here;
    if (sources_[i]->list(here).ok()) names.insert(names.end(), here.begin(), here.end());
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

// Java's own packages are the JDK's alone, and the machine's are its own: the class path cannot add
// to them.
absl::StatusOr<std::optional<ClassBytes>> Program::find_bytes(std::string_view name) const {
  const bool reserved = name.starts_with("java/") || name.starts_with("kukang/machine/");
  for (size_t i = 0; i < (reserved ? kClassPath : sources_.size()); ++i) {
    ASSIGN_OR_RETURN(std::optional<ClassBytes> bytes, sources_[i]->find(name));
    if (bytes.has_value()) return bytes;
  }
  return std::optional<ClassBytes>();
}

Linked<const Type*> Program::array_locked(std::string_view name) const {
  if ((forms_of(name).forms & kFieldDescriptor) == 0) {
    return throws("java/lang/NoClassDefFoundError", std::string(name));
  }
  const std::string_view element_descriptor = name.substr(1);
  if (element_descriptor.size() == 1) {
    return array_of_locked(primitive(basic_of(element_descriptor[0])));
  }
  Linked<const Type*> element = load_locked(type_name(element_descriptor));
  if (!element.ok()) return element;
  return array_of_locked(*element);
}

const Type* Program::array_of_locked(const Type* element) const {
  static constexpr std::string_view kLetters = "    ZCFDBSIJ";
  std::string name = "[";
  if (element->is_primitive()) {
    name += kLetters[static_cast<int>(element->basic)];
  } else if (element->is_array()) {
    name += element->name;
  } else {
    name += "L" + element->name + ";";
  }
  if (auto it = by_name_.find(name); it != by_name_.end()) return it->second;

  auto type = std::make_unique<Type>();
  type->form = Type::Form::Array;
  type->name = std::move(name);
  type->element = element;
  const Type* bottom = element;
  while (bottom->is_array()) bottom = bottom->element;
  type->flags = (bottom->flags & kPublic) | kFinal | kAbstract;
  type->from_jdk = bottom->from_jdk;
  type->package = bottom->package;
  type->super = object_;
  for (std::string_view name : {"java/lang/Cloneable", "java/io/Serializable"}) {
    Linked<const Type*> interface = load_locked(name);
    if (interface.ok()) type->interfaces.push_back(*interface);
  }
  type->all_interfaces = type->interfaces;
  type->ancestors = {object_, type.get()};
  type->vtable = object_->vtable;
  return add_type(std::move(type));
}

Type* Program::add_type(std::unique_ptr<Type> type) const {
  type->id = static_cast<uint32_t>(types_.size());
  Type* added = type.get();
  by_name_.emplace(added->name, added);
  types_.push_back(std::move(type));
  return added;
}

// A class whose superclass and interfaces are being loaded.
struct Program::Loading {
  std::unique_ptr<Type> type;
  std::unique_ptr<const ClassFile> file;

  // The one that is due; empty: all are there.
  std::string_view next() const {
    if (type->super == nullptr && !file->super_name.empty()) return file->super_name;
    const size_t known = type->interfaces.size();
    return known < file->interfaces.size() ? file->interfaces[known] : std::string_view();
  }
  void add(const Type* supertype) {
    if (type->super == nullptr && !file->super_name.empty()) {
      type->super = supertype;
    } else {
      type->interfaces.push_back(supertype);
    }
  }
};

Program::Loading Program::begin(std::string name, std::unique_ptr<const ClassFile> file,
                                const Type* host) const {
  auto type = std::make_unique<Type>();
  type->name = std::move(name);
  type->flags = file->flags;
  type->host = host;
  type->from_jdk = !file->source.module.empty() || (host != nullptr && host->from_jdk);
  const size_t slash = type->name.rfind('/');
  type->package = std::string_view(type->name).substr(0, slash == std::string::npos ? 0 : slash);
  return {std::move(type), std::move(file)};
}

Linked<const Type*> Program::define_locked(std::string name, std::unique_ptr<const ClassFile> file,
                                           const Type* host) const {
  constexpr size_t kLongestChain = 4096;  // the JVM has room for fewer
  std::vector<Loading> chain;
  chain.push_back(begin(std::move(name), std::move(file), host));
  for (;;) {
    const std::string_view next = chain.back().next();
    if (next.empty()) {
      const Linked<const Type*> linked = finish(std::move(chain.back()));
      chain.pop_back();
      if (!linked.ok() || chain.empty()) return linked;
      chain.back().add(*linked);
      continue;
    }
    if (const auto known = by_name_.find(next); known != by_name_.end()) {
      chain.back().add(known->second);
      continue;
    }
    const bool circular = std::any_of(chain.begin(), chain.end(),
                                      [&](const Loading& l) { return l.type->name == next; });
    if (circular) return throws("java/lang/ClassCircularityError", std::string(next));
    if (chain.size() == kLongestChain) {
      return LinkFailure{"", "",
                         unsupported(fmt::format("{}: more than {} classes one above the other",
                                                 chain[0].file->source.file, kLongestChain))};
    }
    std::unique_ptr<const ClassFile> found;
    if (const auto failure = find_file(next, found)) return *failure;
    chain.push_back(begin(std::string(next), std::move(found), nullptr));
  }
}

Linked<const Type*> Program::finish(Loading loaded) const {
  auto& [type, file] = loaded;
  if (type->super == nullptr && type->name != "java/lang/Object") {
    return LinkFailure{"", "", unreadable(file->source.file, "a class without a superclass")};
  }
  if (type->super != nullptr && type->super->is_interface()) {
    return throws("java/lang/IncompatibleClassChangeError",
                  fmt::format("class {} has interface {} as super class", readable_name(*type),
                              readable_name(*type->super)));
  }
  if (type->super != nullptr && (type->super->flags & kFinal)) {
    return throws("java/lang/IncompatibleClassChangeError",
                  fmt::format("class {} cannot inherit from final class {}", readable_name(*type),
                              readable_name(*type->super)));
  }
  for (const Type* interface : type->interfaces) {
    if (!interface->is_interface()) {
      return throws("java/lang/IncompatibleClassChangeError",
                    fmt::format("class {} can not implement {}, because it is not an interface",
                                readable_name(*type), readable_name(*interface)));
    }
  }
  type->file = std::move(file);
  link_members(*type);
  return add_type(std::move(type));
}

}  // namespace kukang
