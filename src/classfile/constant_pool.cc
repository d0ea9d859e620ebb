// The constant pool (JVMS 4.4): read front to back, then checked, since constants refer forward.
//
// Texts are checked before what refers to them, so a reference is checked by looking at tags and
// text forms alone. A NameAndType is a method's when its descriptor begins with '(', else a
// field's; what refers to it must want that kind.

#include <algorithm>
#include <array>

#include "classfile/class_cursor.h"
#include "support/requires.h"

namespace kukang {
namespace {

using Tag = ConstantTag;

constexpr size_t kSmallestConstant = 3;

struct TagRow {
  std::string_view name;  // empty: there is no such tag
  uint16_t since = 45;
};

constexpr std::array<TagRow, 21> kTags = [] {
  std::array<TagRow, 21> rows{};
  const auto row = [&](Tag tag) -> TagRow& { return rows[static_cast<size_t>(tag)]; };
  row(Tag::Utf8) = {"Utf8"};
  row(Tag::Integer) = {"Integer"};
  row(Tag::Float) = {"Float"};
  row(Tag::Long) = {"Long"};
  row(Tag::Double) = {"Double"};
  row(Tag::Class) = {"Class"};
  row(Tag::String) = {"String"};
  row(Tag::FieldRef) = {"Fieldref"};
  row(Tag::MethodRef) = {"Methodref"};
  row(Tag::InterfaceMethodRef) = {"InterfaceMethodref"};
  row(Tag::NameAndType) = {"NameAndType"};
  row(Tag::MethodHandle) = {"MethodHandle", 51};
  row(Tag::MethodType) = {"MethodType", 51};
  row(Tag::Dynamic) = {"Dynamic", 55};
  row(Tag::InvokeDynamic) = {"InvokeDynamic", 51};
  row(Tag::Module) = {"Module", 53};
  row(Tag::Package) = {"Package", 53};
  return rows;
}();

class ConstantPoolReader {
 public:
  ConstantPoolReader(ClassCursor& in, uint16_t major, std::vector<Constant>& constants)
      : in_(in), major_(major), constants_(constants) {}

  void read() {
    const size_t at = in_.offset();
    const uint16_t count = in_.u2();
    if (count == 0) in_.fail_at(at, "the constant pool has no size");
    const size_t most = std::min<size_t>(count, in_.remaining() / kSmallestConstant + 2);
    constants_.reserve(most);
    offsets_.reserve(most);
    add({}, at);
    while (constants_.size() < count && in_.ok()) read_constant(count);
    for (size_t i = 1; i < constants_.size() && in_.ok(); ++i) check(i);
  }

 private:
  void add(const Constant& constant, size_t at) {
    constants_.push_back(constant);
    offsets_.push_back(static_cast<uint32_t>(at));
  }

  void read_constant(uint16_t count) {
    const size_t at = in_.offset();
    const uint8_t tag = in_.u1();
    if (!in_.ok()) return;
    if (tag >= kTags.size() || kTags[tag].name.empty()) {
      return in_.fail_at(at, fmt::format("unknown constant tag {}", tag));
    }
    if (major_ < kTags[tag].since) {
      return in_.fail_at(
          at, fmt::format("a {} constant in a class file of version {}", kTags[tag].name, major_));
    }
    Constant constant;
    constant.tag = static_cast<Tag>(tag);
    read_contents(constant);
    add(constant, at);
    if (constant.tag == Tag::Long || constant.tag == Tag::Double) {
      if (constants_.size() == count) in_.fail_at(at, "the last constant has no second half");
      add({}, at);
    }
  }

  void read_contents(Constant& constant) {
    switch (constant.tag) {
      case Tag::Unused: break;
      case Tag::Utf8: return read_text(constant);
      case Tag::Integer:
      case Tag::Float: constant.bits = in_.u4(); break;
      case Tag::Long:
      case Tag::Double: constant.bits = in_.u8(); break;
      case Tag::Class:
      case Tag::String:
      case Tag::MethodType:
      case Tag::Module:
      case Tag::Package: constant.first = in_.u2(); break;
      case Tag::MethodHandle:
        constant.first = in_.u1();
        constant.second = in_.u2();
        break;
      case Tag::FieldRef:
      case Tag::MethodRef:
      case Tag::InterfaceMethodRef:
      case Tag::NameAndType:
      case Tag::Dynamic:
      case Tag::InvokeDynamic:
        constant.first = in_.u2();
        constant.second = in_.u2();
        break;
    }
  }

  void read_text(Constant& constant) {
    const uint16_t length = in_.u2();
    const size_t at = in_.offset();
    const std::span<const uint8_t> bytes = in_.bytes(length);
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (const size_t bad = find_bad_utf8(text, major_); bad != std::string_view::npos) {
      return in_.fail_at(at + bad, "not modified UTF-8");
    }
    const TextForms forms = forms_of(text);
    constant.text = text;
    constant.first = forms.forms;
    constant.second = forms.argument_slots;
  }

  void check(size_t index) {
    const Constant& c = constants_[index];
    switch (c.tag) {
      case Tag::Unused:
      case Tag::Utf8:
      case Tag::Integer:
      case Tag::Float:
      case Tag::Long:
      case Tag::Double: break;
      case Tag::Class: check_class(index); break;
      case Tag::String:
      case Tag::Module:
      case Tag::Package: expect(index, c.first, Tag::Utf8); break;
      case Tag::MethodType: expect_text(index, c.first, kMethodDescriptor); break;
      case Tag::NameAndType: check_name_and_type(index); break;
      case Tag::FieldRef:
        if (expect(index, c.first, Tag::Class)) expect_kind(index, kFieldDescriptor);
        break;
      case Tag::MethodRef:
      case Tag::InterfaceMethodRef: check_method(index); break;
      case Tag::MethodHandle: check_handle(index); break;
      case Tag::Dynamic: expect_kind(index, kFieldDescriptor); break;
      case Tag::InvokeDynamic:
        if (expect_kind(index, kMethodDescriptor) && name_of_member(c)[0] == '<') {
          fail(index, "an InvokeDynamic names an initializer");
        }
        break;
    }
  }

  void check_class(size_t index) {
    const uint16_t name = constants_[index].first;
    if (!expect(index, name, Tag::Utf8)) return;
    const bool is_array = constants_[name].text.starts_with('[');
    expect_text(index, name, is_array ? kFieldDescriptor : kClassName);
  }

  void check_name_and_type(size_t index) {
    const Constant& c = constants_[index];
    if (!expect(index, c.first, Tag::Utf8) || !expect(index, c.second, Tag::Utf8)) return;
    const bool is_method = constants_[c.second].text.starts_with('(');
    if (expect_text(index, c.first, is_method ? kMethodName : kFieldName)) {
      expect_text(index, c.second, is_method ? kMethodDescriptor : kFieldDescriptor);
    }
  }

  void check_method(size_t index) {
    const Constant& c = constants_[index];
    if (!expect(index, c.first, Tag::Class) || !expect_kind(index, kMethodDescriptor)) return;
    const std::string_view name = name_of_member(c);
    if (name[0] != '<') return;
    const Constant& type = constants_[constants_[c.second].second];
    if (c.tag != Tag::MethodRef || name != "<init>" || !type.text.ends_with(")V")) {
      fail(index, fmt::format("it names {}{}", name, type.text));
    }
  }

  // Which member a handle of each kind may refer to (JVMS 4.4.8).
  void check_handle(size_t index) {
    const Constant& c = constants_[index];
    const uint16_t kind = c.first;
    if (kind < 1 || kind > 9) return fail(index, fmt::format("method handle of kind {}", kind));
    const bool interfaces_too = (kind == 6 || kind == 7) && major_ >= 52;
    const Tag wanted = kind <= 4   ? Tag::FieldRef
                       : kind == 9 ? Tag::InterfaceMethodRef
                                   : Tag::MethodRef;
    if (!(interfaces_too && is(c.second, Tag::InterfaceMethodRef)) &&
        !expect(index, c.second, wanted)) {
      return;
    }
    // The member itself is checked at its own index, maybe later; only its name is looked at here.
    const Constant& member = constants_[c.second];
    if (kind < 5 || !expect(index, member.second, Tag::NameAndType)) return;
    if (!expect(index, constants_[member.second].first, Tag::Utf8)) return;
    const std::string_view name = name_of_member(member);
    if ((name == "<init>") != (kind == 8) || name == "<clinit>") {
      fail(index, fmt::format("method handle of kind {} to {}", kind, name));
    }
  }

  bool is(uint16_t index, Tag tag) const {
    return index < constants_.size() && constants_[index].tag == tag;
  }

  bool expect(size_t from, uint16_t index, Tag tag) {
    if (is(index, tag)) return true;
    fail(from, fmt::format("it refers to constant {}, which is no {}", index, name_of(tag)));
    return false;
  }

  bool expect_text(size_t from, uint16_t index, TextForm form) {
    if (!expect(from, index, Tag::Utf8)) return false;
    if ((constants_[index].first & form) != 0) return true;
    fail(from, fmt::format("constant {} is no {}", index, name_of(form)));
    return false;
  }

  // The NameAndType of the constant `from` is that of a field, or of a method.
  bool expect_kind(size_t from, TextForm descriptor) {
    const uint16_t index = constants_[from].second;
    if (!expect(from, index, Tag::NameAndType)) return false;
    const Constant& member = constants_[index];
    return expect_text(from, member.first,
                       descriptor == kMethodDescriptor ? kMethodName : kFieldName) &&
           expect_text(from, member.second, descriptor);
  }

  // REQUIRES that the constant's NameAndType and the name in it are what they should be.
  std::string_view name_of_member(const Constant& member) const {
    KUKANG_REQUIRES(constants_[member.second].tag == Tag::NameAndType &&
                    constants_[constants_[member.second].first].tag == Tag::Utf8);
    return constants_[constants_[member.second].first].text;
  }

  void fail(size_t index, const std::string& what) {
    const Tag tag = constants_[index].tag;
    in_.fail_at(offsets_[index], fmt::format("constant {} ({}): {}", index, name_of(tag), what));
  }

  ClassCursor& in_;
  const uint16_t major_;
  std::vector<Constant>& constants_;
  std::vector<uint32_t> offsets_;  // where each constant begins, for messages
};

}  // namespace

std::string_view name_of(ConstantTag tag) {
  const std::string_view name = kTags[static_cast<size_t>(tag)].name;
  return name.empty() ? "unused constant" : name;
}

void read_constants(ClassCursor& in, uint16_t major, std::vector<Constant>& constants) {
  ConstantPoolReader(in, major, constants).read();
}

}  // namespace kukang
