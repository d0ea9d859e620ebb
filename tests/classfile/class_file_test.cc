// Reading the classes of this machine's JDK: all of them completely, some of them looked at
// closely.

#include "classfile/class_file.h"

#include <algorithm>
#include <map>

#include "gtest/gtest.h"
#include "places.h"

namespace kukang {
namespace {

const MemberInfo* member_of(const std::vector<MemberInfo>& members, std::string_view name,
                            std::string_view descriptor = "") {
  for (const MemberInfo& member : members) {
    if (member.name == name && (descriptor.empty() || member.descriptor == descriptor)) {
      return &member;
    }
  }
  ADD_FAILURE() << "no member " << name << descriptor;
  return nullptr;
}

template <typename T>
bool contains(const std::vector<T>& all, const T& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

TEST(JdkClasses, AllAreReadCompletely) {
  std::vector<std::string> names;
  ASSERT_TRUE(jdk().list(names).ok());
  EXPECT_GT(names.size(), 20000u);
  EXPECT_TRUE(std::is_sorted(names.begin(), names.end()));
  EXPECT_EQ(std::adjacent_find(names.begin(), names.end()), names.end());
  std::map<std::string, int> classes_of_module;
  for (const std::string& name : names) {
    const std::unique_ptr<const ClassFile> file = class_in(jdk(), name);
    ASSERT_NE(file, nullptr) << name;
    EXPECT_EQ(file->name, name);
    const absl::Status status = read_everything(*file);
    EXPECT_TRUE(status.ok()) << status;
    ++classes_of_module[file->source.module];
  }
  EXPECT_GT(classes_of_module["java.base"], 5000);
  EXPECT_GT(classes_of_module.size(), 20u);
  EXPECT_EQ(classes_of_module.count(""), 0u);
}

TEST(JdkClasses, Object) {
  const auto file = class_in(jdk(), "java/lang/Object");
  ASSERT_NE(file, nullptr);
  EXPECT_EQ(file->super_name, "");
  EXPECT_TRUE(file->interfaces.empty());
  EXPECT_TRUE(file->fields.empty());
  EXPECT_EQ(file->source.module, "java.base");
  EXPECT_EQ(file->source.file, "jrt:/java.base/java/lang/Object.class");
  EXPECT_GE(file->major, 53);
  const MemberInfo* hash = member_of(file->methods, "hashCode");
  ASSERT_NE(hash, nullptr);
  EXPECT_EQ(hash->descriptor, "()I");
  EXPECT_EQ(hash->flags & 0x0100, 0x0100);
  EXPECT_FALSE(file->code(*hash)->has_value());
  const MemberInfo* wait = member_of(file->methods, "wait", "(JI)V");
  ASSERT_NE(wait, nullptr);
  EXPECT_EQ(wait->argument_slots, 3);
  EXPECT_EQ(*file->exceptions(*wait),
            std::vector<std::string_view>{"java/lang/InterruptedException"});
  EXPECT_EQ(*file->source_file(), "Object.java");
}

TEST(JdkClasses, ConstantsOfFields) {
  struct Case {
    std::string_view owner, field;
    ConstantTag tag;
    uint64_t bits;
  };
  const Case cases[] = {
      {"java/lang/Integer", "MAX_VALUE", ConstantTag::Integer, 0x7FFFFFFF},
      {"java/lang/Integer", "MIN_VALUE", ConstantTag::Integer, 0x80000000},
      {"java/lang/Byte", "MIN_VALUE", ConstantTag::Integer, 0xFFFFFF80},
      {"java/lang/Character", "MAX_VALUE", ConstantTag::Integer, 0xFFFF},
      {"java/lang/Long", "MIN_VALUE", ConstantTag::Long, 0x8000000000000000},
      {"java/lang/Float", "NaN", ConstantTag::Float, 0x7FC00000},
      {"java/lang/Double", "POSITIVE_INFINITY", ConstantTag::Double, 0x7FF0000000000000},
  };
  for (const Case& c : cases) {
    const auto file = class_in(jdk(), c.owner);
    ASSERT_NE(file, nullptr);
    const MemberInfo* field = member_of(file->fields, c.field);
    ASSERT_NE(field, nullptr);
    const uint16_t index = *file->constant_value(*field);
    ASSERT_TRUE(file->is(index, c.tag)) << c.owner << "." << c.field;
    EXPECT_EQ(file->constants[index].bits, c.bits) << c.owner << "." << c.field;
  }
  const auto integer = class_in(jdk(), "java/lang/Integer");
  EXPECT_EQ(*integer->constant_value(*member_of(integer->fields, "value")), 0);
  EXPECT_EQ(*integer->constant_value(*member_of(integer->fields, "TYPE")), 0);
}

TEST(JdkClasses, Nests) {
  const auto map = class_in(jdk(), "java/util/HashMap");
  const auto node = class_in(jdk(), "java/util/HashMap$Node");
  ASSERT_TRUE(map != nullptr && node != nullptr);
  EXPECT_EQ(*node->nest_host(), "java/util/HashMap");
  EXPECT_EQ(*map->nest_host(), "");
  EXPECT_TRUE(contains<std::string_view>(*map->nest_members(), "java/util/HashMap$Node"));
  EXPECT_TRUE(node->nest_members()->empty());
  const std::vector<InnerClass> inner = *node->inner_classes();
  const auto row = std::find_if(inner.begin(), inner.end(), [](const InnerClass& one) {
    return one.inner == "java/util/HashMap$Node";
  });
  ASSERT_NE(row, inner.end());
  EXPECT_EQ(row->outer, "java/util/HashMap");
  EXPECT_EQ(row->name, "Node");
  EXPECT_EQ(row->flags & 0x0008, 0x0008);
  EXPECT_EQ(*node->signature(node->attributes),
            "<K:Ljava/lang/Object;V:Ljava/lang/Object;>Ljava/lang/Object;"
            "Ljava/util/Map$Entry<TK;TV;>;");
}

TEST(JdkClasses, SealedInterface) {
  const auto file = class_in(jdk(), "java/lang/constant/ConstantDesc");
  ASSERT_NE(file, nullptr);
  const std::vector<std::string_view> permitted = *file->permitted_subclasses();
  EXPECT_TRUE(contains<std::string_view>(permitted, "java/lang/String"));
  EXPECT_TRUE(contains<std::string_view>(permitted, "java/lang/constant/ClassDesc"));
  EXPECT_TRUE(class_in(jdk(), "java/lang/String")->permitted_subclasses()->empty());
}

TEST(JdkClasses, Annotations) {
  const auto file = class_in(jdk(), "java/lang/FunctionalInterface");
  ASSERT_NE(file, nullptr);
  const std::vector<Annotation> annotations = *file->annotations(file->attributes);
  ASSERT_EQ(annotations.size(), 3u);
  EXPECT_EQ(annotations[0].type, "Ljava/lang/annotation/Documented;");
  EXPECT_TRUE(annotations[0].elements.empty());
  EXPECT_EQ(annotations[1].type, "Ljava/lang/annotation/Retention;");
  ASSERT_EQ(annotations[1].elements.size(), 1u);
  const auto& [name, value] = annotations[1].elements[0];
  EXPECT_EQ(name, "value");
  EXPECT_EQ(value.tag, 'e');
  EXPECT_EQ(value.type, "Ljava/lang/annotation/RetentionPolicy;");
  EXPECT_EQ(value.text, "RUNTIME");
  EXPECT_EQ(annotations[2].elements[0].value.tag, '[');
  EXPECT_EQ(annotations[2].elements[0].value.elements[0].value.text, "TYPE");
}

TEST(JdkClasses, WhatIsNotThere) {
  for (std::string_view name :
       {"java/lang/NoSuchClass", "no/such/package/Class", "Unnamed", "", "/", "java/lang/",
        "java/lang", "module-info", "java/lang/String.class", "[Ljava/lang/String;"}) {
    const absl::StatusOr<std::optional<ClassBytes>> bytes = jdk().find(name);
    ASSERT_TRUE(bytes.ok()) << bytes.status();
    EXPECT_FALSE(bytes->has_value()) << name;
  }
}

// The bytes are the map's own: the same each time, and alive without the place they came from.
TEST(JdkClasses, AreServedFromTheMap) {
  absl::StatusOr<std::unique_ptr<ClassSource>> image = open_jdk(jdk_home());
  ASSERT_TRUE(image.ok()) << image.status();
  const std::optional<ClassBytes> first = *(*image)->find("java/lang/String");
  const std::optional<ClassBytes> second = *(*image)->find("java/lang/String");
  ASSERT_TRUE(first.has_value() && second.has_value());
  EXPECT_EQ(first->bytes.data(), second->bytes.data());
  image->reset();
  EXPECT_TRUE(read_class(*first).ok());
}

}  // namespace
}  // namespace kukang
