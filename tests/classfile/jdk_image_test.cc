// The image format, on images of a few classes: what is found, and what is said about damage.

#include "classfile/class_path.h"
#include "fmt/format.h"
#include "gtest/gtest.h"
#include "image_writer.h"
#include "places.h"

namespace kukang {
namespace {

class JdkImage : public testing::Test {
 protected:
  absl::StatusOr<std::unique_ptr<ClassSource>> open(const std::vector<uint8_t>& bytes) {
    write_file(home_ / "lib/modules", bytes);
    return open_jdk(home_.string());
  }

  static ImageWriter some_classes() {
    ImageWriter image;
    for (int i = 0; i < 20; ++i) {
      image.add_class("m.one", "a/b", fmt::format("C{}", i), bytes_of(std::to_string(i)));
    }
    image.add_empty_package("m.one", "a");
    image.add_class("m.two", "a", "D", bytes_of("d"));
    image.add_empty_package("m.three", "only.empty");
    return image;
  }

  static std::string text(const absl::StatusOr<std::optional<ClassBytes>>& found) {
    if (!found.ok()) return std::string(message(found.status()));
    if (!found->has_value()) return "nothing";
    return {(*found)->bytes.begin(), (*found)->bytes.end()};
  }

  TemporaryDirectory home_;
};

TEST_F(JdkImage, FindsClasses) {
  const auto image = open(some_classes().bytes());
  ASSERT_TRUE(image.ok()) << image.status();
  for (int i = 0; i < 20; ++i) {
    EXPECT_EQ(text((*image)->find(fmt::format("a/b/C{}", i))), std::to_string(i));
  }
  EXPECT_EQ(text((*image)->find("a/D")), "d");
  EXPECT_EQ((*(*image)->find("a/D"))->module, "m.two");
  EXPECT_EQ((*(*image)->find("a/D"))->file, "jrt:/m.two/a/D.class");
  for (std::string_view absent : {"a/b/C20", "a/C1", "b/C1", "C1", "only/empty/X", "a/b/D"}) {
    EXPECT_EQ(text((*image)->find(absent)), "nothing") << absent;
  }
  std::vector<std::string> names = {"kept"};
  ASSERT_TRUE((*image)->list(names).ok());
  EXPECT_EQ(names.size(), 22u);
  EXPECT_EQ(names[0], "kept");
  EXPECT_EQ(names[1], "a/D");
  EXPECT_TRUE(std::is_sorted(names.begin() + 1, names.end()));
}

TEST_F(JdkImage, CompressedResourceIsNamed) {
  ImageWriter writer = some_classes();
  writer.add_class("m.one", "a/b", "Packed", bytes_of("packed"), 6);
  const auto image = open(writer.bytes());
  ASSERT_TRUE(image.ok()) << image.status();
  const auto found = (*image)->find("a/b/Packed");
  EXPECT_EQ(exit_code(found.status()), kExitMalformed);
  EXPECT_NE(text(found).find("/m.one/a/b/Packed.class is compressed"), std::string::npos)
      << text(found);
  EXPECT_EQ(text((*image)->find("a/b/C1")), "1");
}

TEST_F(JdkImage, DamagedHeader) {
  struct Case {
    size_t at;
    uint32_t value;
    std::string_view complaint;
  };
  const Case cases[] = {
      {ImageWriter::kMagicAt, 0xCAFEBABE, "offset 0: not a JDK image"},
      {ImageWriter::kMagicAt, 0xDADAFECA, "the other byte order"},
      {ImageWriter::kVersionAt, 2 << 16, "offset 4: a JDK image of version 2"},
      {ImageWriter::kTableAt, 0, "without resources"},
      {ImageWriter::kTableAt, 0xFFFFFFFF, "ends in its tables"},
      {ImageWriter::kLocationsAt, 0xFFFFFFFF, "ends in its tables"},
      {ImageWriter::kStringsAt, 0xFFFFFFFF, "ends in its tables"},
  };
  for (const Case& c : cases) {
    std::vector<uint8_t> bytes = some_classes().bytes();
    std::memcpy(bytes.data() + c.at, &c.value, 4);
    const auto image = open(bytes);
    ASSERT_FALSE(image.ok());
    EXPECT_EQ(exit_code(image.status()), kExitMalformed);
    EXPECT_NE(message(image.status()).find(c.complaint), std::string_view::npos) << image.status();
    EXPECT_TRUE(message(image.status()).starts_with(home_.string())) << image.status();
  }
}

TEST_F(JdkImage, Truncated) {
  const std::vector<uint8_t> bytes = some_classes().bytes();
  for (size_t size = 0; size < bytes.size(); ++size) {
    const auto image = open({bytes.begin(), bytes.begin() + static_cast<ptrdiff_t>(size)});
    if (!image.ok()) {
      EXPECT_EQ(exit_code(image.status()), kExitMalformed) << image.status();
      continue;
    }
    int lost = 0;
    for (int i = 0; i < 20; ++i) lost += !(*image)->find(fmt::format("a/b/C{}", i)).ok();
    lost += !(*image)->find("a/D").ok();
    EXPECT_GT(lost, 0) << size;
  }
}

// Many locations that share one long string would make names out of all proportion to the file.
TEST_F(JdkImage, NamesOutOfProportion) {
  ImageWriter writer;
  const std::string package(50000, 'p');
  for (int i = 0; i < 50; ++i) writer.add_class("m", package, fmt::format("C{}", i), {});
  const auto image = open(writer.bytes());
  ASSERT_TRUE(image.ok()) << image.status();
  std::vector<std::string> names;
  const absl::Status status = (*image)->list(names);
  EXPECT_EQ(exit_code(status), kExitMalformed);
  EXPECT_NE(message(status).find("names without end"), std::string_view::npos) << status;
}

TEST_F(JdkImage, Missing) {
  const auto image = open_jdk(home_.string() + "/nowhere");
  EXPECT_EQ(exit_code(image.status()), kExitMalformed);
  EXPECT_NE(message(image.status()).find("nowhere/lib/modules"), std::string_view::npos);
}

}  // namespace
}  // namespace kukang
