// Reading a class file front to back: version, constants, names, members, attribute tables.
//
// What is checked here is what the rest of the program relies on: the form of every name and
// descriptor, that no member is declared twice, that exactly the methods with a body have Code,
// that a dynamic constant's bootstrap method exists. Flags are checked as little as the JVM does.

#include "classfile/class_file.h"

#include <algorithm>
#include <limits>

#include "classfile/class_cursor.h"

namespace kukang {
namespace {

constexpr uint32_t kClassMagic = 0xCAFEBABE;
constexpr uint16_t kPreviewMinor = 65535;
constexpr size_t kSmallestMember = 8;

enum Access : uint16_t {
  kPublic = 0x0001,
  kPrivate = 0x0002,
  kProtected = 0x0004,
  kStatic = 0x0008,
  kFinal = 0x0010,
  kNative = 0x0100,
  kInterface = 0x0200,
  kAbstract = 0x0400,
  kStrict = 0x0800,
  kModule = 0x8000,
};

void read_version(ClassCursor& in, ClassFile& file) {
  if (in.u4() != kClassMagic) {
    return in.fail_at(0, "not a class file: it does not begin with CAFEBABE");
  }
  const size_t at = in.offset();
  file.minor = in.u2();
  file.major = in.u2();
  if (!in.ok()) return;
  if (file.major < kOldestMajor) {
    in.fail_at(at + 2,
               fmt::format("class file version {} is older than {}, the oldest that is read",
                           file.major, kOldestMajor));
  } else if (file.major > kNewestMajor) {
    in.fail_at(at + 2,
               fmt::format("class file version {} is newer than {}, the newest that is read",
                           file.major, kNewestMajor));
  } else if (file.major >= 56 && file.minor != 0 && file.minor != kPreviewMinor) {
    in.fail_at(at, fmt::format("class file version {}.{}: there is no such minor version",
                               file.major, file.minor));
  }
}

std::string_view read_class_name(ClassCursor& in) {
  const size_t at = in.offset();
  const std::string_view name = in.class_name();
  if (name.starts_with('[')) in.fail_at(at, fmt::format("an array class, {}, stands here", name));
  return name;
}

void read_names(ClassCursor& in, ClassFile& file) {
  const size_t at = in.offset();
  file.flags = in.u2();
  const bool is_module = file.major >= 53 && (file.flags & kModule) != 0;
  if (file.major < 50 && (file.flags & kInterface) != 0) file.flags |= kAbstract;
  if (!is_module) {
    const bool is_interface = (file.flags & kInterface) != 0;
    if (is_interface && (file.flags & kAbstract) == 0) in.fail_at(at, "an interface not abstract");
    if ((file.flags & kFinal) != 0 && (file.flags & kAbstract) != 0) {
      in.fail_at(at, "a class both final and abstract");
    }
  }
  file.name = read_class_name(in);
  const size_t super_at = in.offset();
  const uint16_t super = in.constant_or_zero(ConstantTag::Class);
  if (super != 0) {
    file.super_name = file.class_name(super);
    if (file.super_name.starts_with('[')) in.fail_at(super_at, "the superclass is an array class");
  } else if (!is_module && file.name != "java/lang/Object") {
    in.fail_at(super_at, fmt::format("{} has no superclass", file.name));
  }
  const uint16_t interfaces = in.u2();
  if (!in.has(interfaces, sizeof interfaces)) return;
  file.interfaces.reserve(interfaces);
  for (uint16_t i = 0; i < interfaces && in.ok(); ++i) {
    file.interfaces.push_back(read_class_name(in));
  }
}

bool visibility_is_sound(uint16_t flags) {
  const uint16_t visibility = flags & (kPublic | kPrivate | kProtected);
  return (visibility & (visibility - 1)) == 0;
}

void check_method(ClassCursor& in, size_t at, MemberInfo& method) {
  if (method.name == "<clinit>") {
    // The JVM looks at no other flag of an initializer, and before version 51 not even at static.
    method.flags &= kStatic | kStrict;
    if (in.file().major < 51) method.flags |= kStatic;
  } else if (method.name == "<init>" && !method.descriptor.ends_with(")V")) {
    in.fail_at(at, fmt::format("a constructor that returns a value, {}", method.descriptor));
  }
  const int slots = method.argument_slots + (method.is_static() ? 0 : 1);
  if (slots > kMostArgumentSlots) {
    in.fail_at(at, fmt::format("method {} takes more than {} slots of arguments", method.name,
                               kMostArgumentSlots));
  }
  const bool has_code = find_attribute(in.file(), method.attributes, "Code") != nullptr;
  const bool has_body = (method.flags & (kNative | kAbstract)) == 0;
  if (has_code != has_body) {
    in.fail_at(at, fmt::format("method {}{} {}", method.name, method.descriptor,
                               has_code ? "is native or abstract and has Code"
                                        : "has no Code and is neither native nor abstract"));
  }
}

// Texts are mostly the same constant when they are equal, which saves looking at them.
int compare(std::string_view a, std::string_view b) {
  return a.data() == b.data() && a.size() == b.size() ? 0 : a.compare(b);
}

int compare(const MemberInfo& a, const MemberInfo& b) {
  const int names = compare(a.name, b.name);
  return names != 0 ? names : compare(a.descriptor, b.descriptor);
}

void check_no_duplicates(ClassCursor& in, size_t at, const std::vector<MemberInfo>& members) {
  std::vector<const MemberInfo*> sorted;
  sorted.reserve(members.size());
  for (const MemberInfo& member : members) sorted.push_back(&member);
  std::sort(sorted.begin(), sorted.end(),
            [](const MemberInfo* a, const MemberInfo* b) { return compare(*a, *b) < 0; });
  const auto twice = std::adjacent_find(
      sorted.begin(), sorted.end(),
      [](const MemberInfo* a, const MemberInfo* b) { return compare(*a, *b) == 0; });
  if (twice != sorted.end()) {
    in.fail_at(at, fmt::format("{} {} is declared twice", (*twice)->name, (*twice)->descriptor));
  }
}

enum class MemberKind { Field, Method };

std::vector<MemberInfo> read_members(ClassCursor& in, MemberKind kind) {
  const bool methods = kind == MemberKind::Method;
  const size_t table_at = in.offset();
  std::vector<MemberInfo> members;
  const uint16_t count = in.u2();
  if (!in.has(count, kSmallestMember)) return members;
  members.reserve(count);
  for (uint16_t i = 0; i < count && in.ok(); ++i) {
    const size_t at = in.offset();
    MemberInfo& member = members.emplace_back();
    member.flags = in.u2();
    member.name = in.text(methods ? kMethodName : kFieldName);
    const Constant& type = in.text_constant(methods ? kMethodDescriptor : kFieldDescriptor);
    member.descriptor = type.text;
    member.argument_slots = static_cast<uint8_t>(type.second);
    member.attributes = read_attributes(in);
    if (!in.ok()) break;
    if (!visibility_is_sound(member.flags) && member.name != "<clinit>") {
      in.fail_at(at, fmt::format("{} has contradictory access flags", member.name));
    }
    if (methods) check_method(in, at, member);
  }
  if (in.ok()) check_no_duplicates(in, table_at, members);
  return members;
}

// Every Dynamic and InvokeDynamic constant refers to a row of the BootstrapMethods attribute.
void check_bootstraps(ClassCursor& in, const ClassFile& file) {
  uint32_t needed = 0;
  for (const Constant& c : file.constants) {
    if (c.tag == ConstantTag::Dynamic || c.tag == ConstantTag::InvokeDynamic) {
      needed = std::max<uint32_t>(needed, c.first + 1);
    }
  }
  if (needed == 0) return;
  const Attribute* attribute = find_attribute(file, file.attributes, "BootstrapMethods");
  if (attribute == nullptr) return in.fail("dynamic constants, but no BootstrapMethods");
  const uint16_t rows = ClassCursor(file, *attribute).u2();
  if (rows < needed) {
    in.fail_at(attribute->offset,
               fmt::format("a constant refers to bootstrap method {} of {}", needed - 1, rows));
  }
}

void read_file(ClassCursor& in, ClassFile& file) {
  read_version(in, file);
  if (!in.ok()) return;
  read_constants(in, file.major, file.constants);
  if (!in.ok()) return;
  read_names(in, file);
  file.fields = read_members(in, MemberKind::Field);
  file.methods = read_members(in, MemberKind::Method);
  file.attributes = read_attributes(in);
  in.finish("the class file");
  if (in.ok()) check_bootstraps(in, file);
}

}  // namespace

absl::StatusOr<std::unique_ptr<const ClassFile>> read_class(ClassBytes source) {
  if (source.bytes.size() > std::numeric_limits<uint32_t>::max()) {
    return malformed(source.file, 0, "larger than 4 GiB");
  }
  auto file = std::make_unique<ClassFile>();
  file->source = std::move(source);
  ClassCursor in(*file);
  read_file(in, *file);
  RETURN_IF_ERROR(in.status());
  return file;
}

}  // namespace kukang
