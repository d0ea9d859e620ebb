// Linked types and their members: what the JVM knows of a class after linking (JVMS 5.3, 5.4).
//
// A Type is a class or interface, an array type, or one of the primitives. Types are made by
// Program, are never destroyed before it, and do not change after linking except for caches that
// are published atomically; so every worker thread reads them without locks.

#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "classfile/class_file.h"
#include "program/descriptor.h"

namespace kukang {

enum Flags : uint16_t {
  kPublic = 0x0001,
  kPrivate = 0x0002,
  kProtected = 0x0004,
  kStatic = 0x0008,
  kFinal = 0x0010,
  kSynchronized = 0x0020,
  kVarargs = 0x0080,
  kNative = 0x0100,
  kInterface = 0x0200,
  kAbstract = 0x0400,
  kSynthetic = 0x1000,
  kAnnotation = 0x2000,
  kEnum = 0x4000,
};

struct Type;

// A name and a descriptor, interned: two members have the same one iff both are equal.
using Selector = uint32_t;

struct Field {
  const Type* owner;
  const MemberInfo* info;
  std::string_view name;
  std::string_view descriptor;
  uint16_t flags;
  Basic basic;
  uint32_t slot;  // among the instance slots of an object, or the static slots of the owner

  bool is_static() const { return flags & kStatic; }
};

// What the semantics has made of a method on its first call. Program only keeps it.
struct Prepared {
  virtual ~Prepared() = default;
};

struct Method {
  const Type* owner = nullptr;
  const MemberInfo* info = nullptr;
  std::string_view name;
  std::string_view descriptor;
  Selector selector = 0;
  uint16_t flags = 0;
  uint16_t argument_slots = 0;  // `this` included, long and double count twice
  Basic result = Basic::Void;
  int32_t vtable_index = -1;  // >= 0 iff dispatched through the vtable
  mutable std::atomic<const Prepared*> prepared{nullptr};

  Method() = default;
  Method(const Method&) = delete;
  ~Method() { delete prepared.load(); }

  bool is_static() const { return flags & kStatic; }
  bool is_abstract() const { return flags & kAbstract; }
  bool is_private() const { return flags & kPrivate; }
  bool is_constructor() const { return name == "<init>"; }
  bool is_class_initializer() const { return name == "<clinit>"; }
};

struct Type {
  enum class Form : uint8_t { Class, Array, Primitive };

  Form form = Form::Class;
  Basic basic = Basic::Reference;  // of a primitive type; Reference otherwise
  uint16_t flags = 0;
  uint32_t id = 0;   // dense, in order of loading
  std::string name;  // internal: java/lang/String, [I, int
  std::string_view package;
  const Type* super = nullptr;            // Object for interfaces and arrays
  std::vector<const Type*> interfaces;    // direct
  const Type* element = nullptr;          // of an array type
  std::unique_ptr<const ClassFile> file;  // of a class
  bool from_jdk = false;
  const Type* host = nullptr;  // of a class the machine has spun: the class it was spun for

  std::deque<Field> fields;  // declared
  std::deque<Method> methods;
  absl::flat_hash_map<Selector, const Method*> method_of;
  uint32_t instance_slots = 0;
  uint32_t static_slots = 0;
  std::vector<const Field*> instance_fields;  // by slot, inherited ones first
  const Method* class_initializer = nullptr;

  std::vector<const Type*> ancestors;       // superclasses from Object down to this type
  std::vector<const Type*> all_interfaces;  // transitively, each once
  std::vector<const Method*> vtable;

  bool is_interface() const { return flags & kInterface; }
  bool is_array() const { return form == Form::Array; }
  bool is_primitive() const { return form == Form::Primitive; }
  bool is_class() const { return form == Form::Class; }
  // Or the class of a constant with a body of its own.
  bool is_enum() const { return flags & kEnum || (super != nullptr && super->flags & kEnum); }
  // Can other types be below it? Arrays have those that their elements have.
  bool can_have_subtypes() const {
    return is_array() ? element->can_have_subtypes() : !(flags & kFinal);
  }
  // Arrays: the kind of an element.
  Basic element_basic() const { return element->basic; }

  bool is_subtype_of(const Type* other) const;
  const Method* declared(Selector selector) const {
    auto it = method_of.find(selector);
    return it == method_of.end() ? nullptr : it->second;
  }

  // Interface dispatch: the implementation of each interface method, made on first use. A method
  // without exactly one implementation is absent.
  using InterfaceTable = absl::flat_hash_map<const Method*, const Method*>;
  mutable std::atomic<const InterfaceTable*> interface_table{nullptr};

  Type() = default;
  Type(const Type&) = delete;
  ~Type() { delete interface_table.load(); }
};

// a.b.C, int[][]: as Java names it in messages and as Class.getTypeName gives it.
std::string readable_name(const Type& type);
std::string readable_type(std::string_view field_descriptor);
// int a.B.m(int, java.lang.String[]): as the JVM writes a method in its messages.
std::string readable_method(const Type& owner, std::string_view name, std::string_view descriptor);

}  // namespace kukang
