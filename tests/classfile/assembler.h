// Class files put together by hand, for tests that need one no compiler makes.
//
// Nothing is checked: what is asked for is written, sound or not. A fresh assembler holds an empty
// class t/T that extends java/lang/Object.

#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace kukang {

class Bytes : public std::vector<uint8_t> {
 public:
  Bytes& u1(unsigned value) { return number(value, 1); }
  Bytes& u2(unsigned value) { return number(value, 2); }
  Bytes& u4(uint32_t value) { return number(value, 4); }
  Bytes& u8(uint64_t value) { return number(value, 8); }
  Bytes& text(std::string_view text) {
    insert(end(), text.begin(), text.end());
    return *this;
  }
  Bytes& all(const std::vector<uint8_t>& bytes) {
    insert(end(), bytes.begin(), bytes.end());
    return *this;
  }

 private:
  Bytes& number(uint64_t value, int size) {
    while (size-- > 0) push_back(static_cast<uint8_t>(value >> 8 * size));
    return *this;
  }
};

class ClassAssembler {
 public:
  ClassAssembler() {
    this_class = class_constant("t/T");
    super_class = class_constant("java/lang/Object");
  }

  // Constants; each returns its index.
  uint16_t utf8(std::string_view text) {
    return add(Bytes().u1(1).u2(static_cast<unsigned>(text.size())).text(text));
  }
  uint16_t integer(uint32_t value) { return add(Bytes().u1(3).u4(value)); }
  uint16_t long_constant(uint64_t value) {
    const uint16_t index = add(Bytes().u1(5).u8(value));
    ++constant_count;
    return index;
  }
  uint16_t class_constant(std::string_view name) { return one(7, utf8(name)); }
  uint16_t name_and_type(std::string_view name, std::string_view descriptor) {
    const uint16_t first = utf8(name);
    return two(12, first, utf8(descriptor));
  }
  // tag: 9 field, 10 method, 11 interface method
  uint16_t member(unsigned tag, std::string_view owner, std::string_view name,
                  std::string_view descriptor) {
    const uint16_t first = class_constant(owner);
    return two(tag, first, name_and_type(name, descriptor));
  }
  uint16_t one(unsigned tag, unsigned index) { return add(Bytes().u1(tag).u2(index)); }
  uint16_t two(unsigned tag, unsigned first, unsigned second) {
    return add(Bytes().u1(tag).u2(first).u2(second));
  }
  uint16_t add(const Bytes& constant) {
    constants.all(constant);
    return constant_count++;
  }

  Bytes attribute(std::string_view name, const Bytes& contents) {
    return Bytes().u2(utf8(name)).u4(static_cast<uint32_t>(contents.size())).all(contents);
  }
  static Bytes table(std::initializer_list<Bytes> entries) {
    Bytes bytes;
    bytes.u2(static_cast<unsigned>(entries.size()));
    for (const Bytes& entry : entries) bytes.all(entry);
    return bytes;
  }
  Bytes member_info(unsigned flags, std::string_view name, std::string_view descriptor,
                    std::initializer_list<Bytes> attributes = {}) {
    Bytes bytes;
    bytes.u2(flags).u2(utf8(name)).u2(utf8(descriptor)).all(table(attributes));
    return bytes;
  }
  // The Code attribute of a method that returns at once.
  Bytes code(std::initializer_list<Bytes> attributes = {}, unsigned max_locals = 1) {
    return attribute("Code",
                     Bytes().u2(0).u2(max_locals).u4(1).u1(0xB1).u2(0).all(table(attributes)));
  }

  Bytes bytes() const {
    Bytes file;
    file.u4(0xCAFEBABE).u2(minor).u2(major).u2(constant_count).all(constants);
    file.u2(flags).u2(this_class).u2(super_class).all(interfaces);
    return file.all(fields).all(methods).all(attributes);
  }

  uint16_t major = 61, minor = 0;
  uint16_t flags = 0x0021;
  uint16_t constant_count = 1;
  uint16_t this_class, super_class;
  Bytes constants;
  Bytes interfaces = table({}), fields = table({}), methods = table({}), attributes = table({});
};

}  // namespace kukang
