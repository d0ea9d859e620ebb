// A cursor over a class file that knows the constant pool: an index is read and checked in one
// step, so what comes out is a constant of the right tag, or text of the right form, or an error.
//
// After an error the indices are 0 and the texts empty, and ok() does not hold.

#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "classfile/byte_reader.h"
#include "classfile/class_file.h"
#include "classfile/text_form.h"

namespace kukang {

class ClassCursor : public ByteReader {
 public:
  explicit ClassCursor(const ClassFile& file)
      : ByteReader(file.source.bytes, 0, file.source.bytes.size()), file_(file) {}
  // The contents of an attribute. REQUIRES that its extent has been checked.
  ClassCursor(const ClassFile& file, const Attribute& attribute)
      : ByteReader(file.source.bytes, attribute.offset, attribute.offset + attribute.length),
        file_(file) {}

  const ClassFile& file() const { return file_; }
  absl::Status status() const { return ByteReader::status(file_.source.file); }

  uint16_t constant(ConstantTag tag);
  uint16_t constant_or_zero(ConstantTag tag);
  // One that ldc could load (JVMS 5.1): a number, a string, a class, a handle, a type, a Dynamic.
  uint16_t loadable_constant();
  std::string_view utf8();
  // A Utf8 constant that has this form.
  const Constant& text_constant(TextForm form);
  std::string_view text(TextForm form) { return text_constant(form).text; }
  // Of a Class constant; may be an array's descriptor.
  std::string_view class_name();
  std::string_view class_name_or_empty();

 private:
  const ClassFile& file_;
};

// How messages call a constant of this tag.
std::string_view name_of(ConstantTag tag);

// Reads the constant pool into `constants`, which are those of the cursor's own file.
void read_constants(ClassCursor& in, uint16_t major, std::vector<Constant>& constants);

// Reads an attribute table: names and extents. An attribute that may occur once occurs once.
std::vector<Attribute> read_attributes(ClassCursor& in);

// The attribute of this name, null when there is none or when it means nothing yet in a class file
// of this version.
const Attribute* find_attribute(const ClassFile& file, const std::vector<Attribute>& attributes,
                                std::string_view name);

}  // namespace kukang
