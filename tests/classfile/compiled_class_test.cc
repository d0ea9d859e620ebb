// What javac writes is what is read: one source that has every attribute, compiled when the test
// starts, and expectations about its classes.

#include <algorithm>
#include <cstdlib>

#include "classfile/class_file.h"
#include "gtest/gtest.h"
#include "places.h"

namespace kukang {
namespace {

constexpr std::string_view kSource = R"(package p;

import java.lang.annotation.*;
import java.util.function.*;

@Retention(RetentionPolicy.RUNTIME) @interface Seen { int value() default 42; }
@Retention(RetentionPolicy.CLASS) @interface Unseen { String[] value() default {"a", "b"}; }
@Retention(RetentionPolicy.RUNTIME) @interface All {
  byte b() default -1; char c() default 'x'; double d() default 2.5; float f() default 0.5f;
  long j() default 1L << 40; short s() default -2; boolean z() default true;
  String text() default "\u00e9\0";
  Class<?> type() default void.class;
  ElementType element() default ElementType.FIELD;
  Seen nested() default @Seen(7);
  Seen[] many() default {@Seen, @Seen(8)};
}

public sealed class Sample permits Sample.Child {
  static final String NAME = "sample";
  static final long BIG = 1234567890123L;
  final int instance = 5;
  static final Object NOTHING = null;

  @Seen(1) @Unseen void annotated(@Seen(2) int a, String b, @Unseen("c") @Seen long d) {}

  static int guarded(int[] a, int i)
      throws java.io.IOException, InterruptedException {
    int result = 0;
    try {
      result = a[i];
    } catch (ArrayIndexOutOfBoundsException | NullPointerException e) {
      result = -1;
    } finally {
      result++;
    }
    return result;
  }

  static Supplier<String> lambda(String x) { return () -> x + "!" + x; }

  record Pair<T>(@Seen int left, T right) {}

  static final class Child extends Sample {}
}
)";

class CompiledClass : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    directory_ = new TemporaryDirectory;
    write_file(*directory_ / "p/Sample.java", bytes_of(kSource));
    const std::string command = jdk_home() + "/bin/javac -g --release 17 -d " +
                                directory_->string() + " " +
                                (*directory_ / "p/Sample.java").string();
    ASSERT_EQ(std::system(command.c_str()), 0) << command;
    classes_ = open_directory(directory_->string()).release();
  }
  static void TearDownTestSuite() {
    delete classes_;
    delete directory_;
  }

  static std::unique_ptr<const ClassFile> read(std::string_view name) {
    std::unique_ptr<const ClassFile> file = class_in(*classes_, name);
    if (file != nullptr) {
      const absl::Status status = read_everything(*file);
      EXPECT_TRUE(status.ok()) << status;
    }
    return file;
  }

  static const MemberInfo& member(const std::vector<MemberInfo>& members, std::string_view name) {
    const auto found = std::find_if(members.begin(), members.end(),
                                    [&](const MemberInfo& one) { return one.name == name; });
    if (found == members.end()) throw std::runtime_error("no member " + std::string(name));
    return *found;
  }

  static TemporaryDirectory* directory_;
  static ClassSource* classes_;
};
TemporaryDirectory* CompiledClass::directory_ = nullptr;
ClassSource* CompiledClass::classes_ = nullptr;

using Names = std::vector<std::string_view>;

TEST_F(CompiledClass, Head) {
  const auto file = read("p/Sample");
  ASSERT_NE(file, nullptr);
  EXPECT_EQ(file->major, 61);
  EXPECT_EQ(file->name, "p/Sample");
  EXPECT_EQ(file->super_name, "java/lang/Object");
  EXPECT_EQ(file->source.file, directory_->string() + "/p/Sample.class");
  EXPECT_EQ(file->source.module, "");
  EXPECT_EQ(*file->source_file(), "Sample.java");
  EXPECT_EQ(*file->permitted_subclasses(), Names{"p/Sample$Child"});
  EXPECT_EQ(*read("p/Sample$Child")->nest_host(), "p/Sample");
}

TEST_F(CompiledClass, ConstantValues) {
  const auto file = read("p/Sample");
  ASSERT_NE(file, nullptr);
  const uint16_t name = *file->constant_value(member(file->fields, "NAME"));
  ASSERT_TRUE(file->is(name, ConstantTag::String));
  EXPECT_EQ(file->string(name), "sample");
  const uint16_t big = *file->constant_value(member(file->fields, "BIG"));
  ASSERT_TRUE(file->is(big, ConstantTag::Long));
  EXPECT_EQ(file->constants[big].bits, 1234567890123u);
  EXPECT_EQ(*file->constant_value(member(file->fields, "instance")), 0);
  EXPECT_EQ(*file->constant_value(member(file->fields, "NOTHING")), 0);
}

TEST_F(CompiledClass, Code) {
  const auto file = read("p/Sample");
  ASSERT_NE(file, nullptr);
  const MemberInfo& method = member(file->methods, "guarded");
  EXPECT_EQ(method.descriptor, "([II)I");
  EXPECT_EQ(method.argument_slots, 2);
  EXPECT_EQ(*file->exceptions(method),
            (Names{"java/io/IOException", "java/lang/InterruptedException"}));
  const std::optional<CodeAttribute> code = *file->code(method);
  ASSERT_TRUE(code.has_value());
  EXPECT_EQ(code->code[0], 0x03);  // iconst_0
  EXPECT_EQ(code->code.data(), file->source.bytes.data() + code->offset);

  Names caught;
  for (const ExceptionHandler& handler : code->handlers) {
    EXPECT_LT(handler.start, handler.end);
    caught.push_back(handler.catch_type == 0 ? "any" : file->class_name(handler.catch_type));
  }
  ASSERT_GT(caught.size(), 2u);
  EXPECT_EQ(caught[0], "java/lang/ArrayIndexOutOfBoundsException");
  EXPECT_EQ(caught[1], "java/lang/NullPointerException");
  EXPECT_EQ(std::count(caught.begin() + 2, caught.end(), "any"),
            static_cast<ptrdiff_t>(caught.size()) - 2);

  ASSERT_FALSE(code->lines.empty());
  EXPECT_EQ(code->lines.front().start, 0);
  EXPECT_EQ(code->lines.front().line, 28);  // int result = 0;
  EXPECT_TRUE(std::is_sorted(code->lines.begin(), code->lines.end(),
                             [](auto& a, auto& b) { return a.start < b.start; }));

  std::vector<std::string> variables;
  for (const LocalVariable& one : code->variables) {
    variables.push_back(std::string(one.name) + ":" + std::string(one.descriptor) + "@" +
                        std::to_string(one.slot));
  }
  std::sort(variables.begin(), variables.end());
  EXPECT_EQ(variables, (std::vector<std::string>{"a:[I@0", "e:Ljava/lang/RuntimeException;@3",
                                                 "i:I@1", "result:I@2"}));
}

TEST_F(CompiledClass, BootstrapMethods) {
  const auto file = read("p/Sample");
  ASSERT_NE(file, nullptr);
  const std::vector<BootstrapMethod> rows = *file->bootstrap_methods();
  Names bootstraps, recipes;
  for (const BootstrapMethod& row : rows) {
    const Constant& handle = file->constants[row.handle];
    EXPECT_EQ(handle.first, 6);  // invokestatic
    const Constant& method = file->constants[handle.second];
    bootstraps.push_back(file->name_and_type(method.second).name);
    for (uint16_t argument : row.arguments) {
      if (file->is(argument, ConstantTag::String)) recipes.push_back(file->string(argument));
    }
  }
  std::sort(bootstraps.begin(), bootstraps.end());
  EXPECT_EQ(bootstraps, (Names{"makeConcatWithConstants", "metafactory"}));
  EXPECT_EQ(recipes, Names{"\1!\1"});
}

TEST_F(CompiledClass, Annotations) {
  const auto file = read("p/Sample");
  ASSERT_NE(file, nullptr);
  const MemberInfo& method = member(file->methods, "annotated");
  const std::vector<Annotation> annotations = *file->annotations(method.attributes);
  ASSERT_EQ(annotations.size(), 2u);
  EXPECT_EQ(annotations[0].type, "Lp/Seen;");
  EXPECT_EQ(annotations[0].elements[0].value.bits, 1u);
  EXPECT_EQ(annotations[1].type, "Lp/Unseen;");
  EXPECT_TRUE(annotations[1].elements.empty());

  const std::vector<std::vector<Annotation>> of_parameters = *file->parameter_annotations(method);
  ASSERT_EQ(of_parameters.size(), 3u);
  ASSERT_EQ(of_parameters[0].size(), 1u);
  EXPECT_EQ(of_parameters[0][0].elements[0].value.bits, 2u);
  EXPECT_TRUE(of_parameters[1].empty());
  ASSERT_EQ(of_parameters[2].size(), 2u);
  EXPECT_EQ(of_parameters[2][0].type, "Lp/Seen;");
  EXPECT_EQ(of_parameters[2][1].type, "Lp/Unseen;");
  EXPECT_EQ(of_parameters[2][1].elements[0].value.elements[0].value.text, "c");
}

TEST_F(CompiledClass, AnnotationDefaults) {
  const auto file = read("p/All");
  ASSERT_NE(file, nullptr);
  const auto value = [&](std::string_view element) {
    return file->annotation_default(member(file->methods, element))->value();
  };
  struct Case {
    std::string_view element;
    char tag;
    uint64_t bits;
  };
  const Case numbers[] = {
      {"b", 'B', 0xFFFFFFFF}, {"c", 'C', 'x'},        {"d", 'D', 0x4004000000000000},
      {"f", 'F', 0x3F000000}, {"j", 'J', 1ull << 40}, {"s", 'S', 0xFFFFFFFE},
      {"z", 'Z', 1},
  };
  for (const Case& c : numbers) {
    EXPECT_EQ(value(c.element).tag, c.tag);
    EXPECT_EQ(value(c.element).bits, c.bits) << c.element;
  }
  EXPECT_EQ(value("text").text, "\xC3\xA9\xC0\x80");
  EXPECT_EQ(value("type").tag, 'c');
  EXPECT_EQ(value("type").text, "V");
  EXPECT_EQ(value("element").type, "Ljava/lang/annotation/ElementType;");
  EXPECT_EQ(value("element").text, "FIELD");
  EXPECT_EQ(value("nested").type, "Lp/Seen;");
  EXPECT_EQ(value("nested").elements[0].name, "value");
  EXPECT_EQ(value("nested").elements[0].value.bits, 7u);
  const AnnotationValue many = value("many");
  ASSERT_EQ(many.elements.size(), 2u);
  EXPECT_TRUE(many.elements[0].value.elements.empty());
  EXPECT_EQ(many.elements[1].value.elements[0].value.bits, 8u);

  const auto sample = read("p/Sample");
  EXPECT_FALSE(sample->annotation_default(member(sample->methods, "annotated"))->has_value());
}

TEST_F(CompiledClass, Record) {
  const auto file = read("p/Sample$Pair");
  ASSERT_NE(file, nullptr);
  const std::optional<std::vector<RecordComponent>> components = *file->record();
  ASSERT_TRUE(components.has_value());
  ASSERT_EQ(components->size(), 2u);
  EXPECT_EQ((*components)[0].name, "left");
  EXPECT_EQ((*components)[0].descriptor, "I");
  EXPECT_EQ((*file->annotations((*components)[0].attributes))[0].type, "Lp/Seen;");
  EXPECT_EQ((*components)[1].descriptor, "Ljava/lang/Object;");
  EXPECT_EQ(*file->signature((*components)[1].attributes), "TT;");
  EXPECT_FALSE(read("p/Sample")->record()->has_value());
}

}  // namespace
}  // namespace kukang
