// The program: every class that has been loaded, linked and made ready to run.
//
// Loading is lazy: a class is read when something names it, its superclasses and interfaces with
// it. All of it happens under one lock; what is returned is immutable. One class loader is
// modelled: the machine's own classes, then the JDK's, then the class path, as `java -cp` has it.

#pragma once

#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "classfile/class_path.h"
#include "program/type.h"

namespace kukang {

// Why linking did not succeed: either the JVM would throw `exception` (an internal class name) with
// `message`, or, when `exception` is empty, the input cannot be used at all and `status` says why.
struct LinkFailure {
  std::string exception;
  std::string message;
  absl::Status status;
};

template <class T>
class Linked {
 public:
  Linked(T value) : result_(std::move(value)) {}
  Linked(LinkFailure failure) : result_(std::move(failure)) {}
  bool ok() const { return result_.index() == 0; }
  const T& operator*() const { return std::get<0>(result_); }
  const LinkFailure& failure() const { return std::get<1>(result_); }

 private:
  std::variant<T, LinkFailure> result_;
};

LinkFailure throws(std::string exception, std::string message);

class Program {
 public:
  struct Options {
    std::string class_path = ".";
    std::string jdk;  // as given on the command line; empty: find it
  };
  // `own_classes`: a jar with the machine's own classes, which come first.
  static absl::StatusOr<std::unique_ptr<Program>> open(const Options& options,
                                                       std::span<const uint8_t> own_classes);
  ~Program();

  // The type with this internal name ("a/b/C", "[I", "[Ljava/lang/String;").
  Linked<const Type*> load(std::string_view name) const;
  // As load, for a class the machine itself relies on: failing to find it is an error of the input.
  absl::StatusOr<const Type*> require(std::string_view name) const;

  const Type* primitive(Basic basic) const { return primitives_[static_cast<int>(basic)]; }
  const Type* array_of(const Type* element) const;
  const Type* object() const { return object_; }

  // A class the machine has spun at run time, a nest mate of `host`. Its own code calls it kSpun;
  // nothing else can name it: REQUIRES a name that no class file can have. The first that is
  // defined under a name stays.
  static constexpr std::string_view kSpun = "kukang/machine/Spun";
  Linked<const Type*> define(std::string name, std::unique_ptr<const ClassFile> file,
                             const Type& host) const;
  const Type* spun(std::string_view name) const;  // nullptr: there is none

  // REQUIRES both texts to live as long as the program: in a class file, or a C++ literal.
  Selector selector(std::string_view name, std::string_view descriptor) const;
  // A number for a text that is the same for equal texts: string literals, interned strings.
  uint32_t literal(std::u16string_view text) const;
  std::u16string_view literal_text(uint32_t literal) const;

  // Types by their dense ids.
  const Type* type(uint32_t id) const;

  // The class file that `load` would take, unlinked; nullptr when there is none.
  absl::StatusOr<std::unique_ptr<const ClassFile>> read(std::string_view name) const;
  // The names of the classes on the class path, sorted. A place that cannot be listed adds none.
  std::vector<std::string> class_path_names() const;

  const std::string& jdk_home() const { return jdk_home_; }

  // Class path elements that do not exist; java skips them silently, we mention them on failure.
  const std::vector<std::string>& missing() const { return missing_; }

 private:
  static constexpr size_t kClassPath = 2;  // after the machine's own classes and the JDK

  Program() = default;
  Linked<const Type*> load_locked(std::string_view name) const;
  // Why there is none, or the class file that `load` would take.
  std::optional<LinkFailure> find_file(std::string_view name,
                                       std::unique_ptr<const ClassFile>& file) const;
  struct Loading;
  Loading begin(std::string name, std::unique_ptr<const ClassFile> file, const Type* host) const;
  Linked<const Type*> define_locked(std::string name, std::unique_ptr<const ClassFile> file,
                                    const Type* host) const;
  Linked<const Type*> finish(Loading loaded) const;
  Linked<const Type*> array_locked(std::string_view name) const;
  const Type* array_of_locked(const Type* element) const;
  absl::StatusOr<std::optional<ClassBytes>> find_bytes(std::string_view name) const;
  Type* add_type(std::unique_ptr<Type> type) const;
  void link_members(Type& type) const;
  Selector selector_locked(std::string_view name, std::string_view descriptor) const;

  std::vector<std::unique_ptr<ClassSource>> sources_;  // kClassPath and on: the class path
  std::vector<std::string> missing_;
  std::string jdk_home_;
  const Type* primitives_[16] = {};
  const Type* object_ = nullptr;

  mutable std::mutex mutex_;
  mutable std::vector<std::unique_ptr<Type>> types_;
  mutable absl::flat_hash_map<std::string_view, const Type*> by_name_;
  mutable absl::flat_hash_map<std::pair<std::string_view, std::string_view>, Selector> selectors_;
  mutable std::deque<std::u16string> literal_texts_;
  mutable absl::flat_hash_map<std::u16string_view, uint32_t> literals_;
};

}  // namespace kukang
