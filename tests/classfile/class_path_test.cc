// Directories, jars and the path they are on; where the JDK is found.

#include "classfile/class_path.h"

#include <cstdlib>
#include <optional>

#include "assembler.h"
#include "gtest/gtest.h"
#include "places.h"

namespace kukang {
namespace {

namespace fs = std::filesystem;

using Sources = std::vector<std::unique_ptr<ClassSource>>;

// The contents of the first source's class of this name, "nothing", or the message of an error.
std::string found_in(const Sources& sources, std::string_view name) {
  for (const auto& source : sources) {
    const absl::StatusOr<std::optional<ClassBytes>> found = source->find(name);
    if (!found.ok()) return std::string(message(found.status()));
    if (found->has_value()) return {(*found)->bytes.begin(), (*found)->bytes.end()};
  }
  return "nothing";
}

std::vector<std::string> names_in(const ClassSource& source) {
  std::vector<std::string> names;
  const absl::Status status = source.list(names);
  EXPECT_TRUE(status.ok()) << status;
  return names;
}

using Names = std::vector<std::string>;

class ClassPath : public testing::Test {
 protected:
  void put(std::string_view path, std::string_view contents) {
    write_file(directory_ / path, bytes_of(contents));
  }
  std::string path(std::string_view name) const { return (directory_ / name).string(); }

  Sources open(const std::string& path) {
    missing_.clear();
    absl::StatusOr<Sources> sources = open_class_path(path, &missing_);
    EXPECT_TRUE(sources.ok()) << sources.status();
    return sources.ok() ? std::move(*sources) : Sources();
  }

  TemporaryDirectory directory_;
  Names missing_;
};

TEST_F(ClassPath, Directory) {
  put("classes/a/B.class", "b");
  put("classes/a/B$1.class", "inner");
  put("classes/C.class", "c");
  put("classes/module-info.class", "m");
  put("classes/readme.txt", "r");
  put("secret.class", "secret");
  fs::create_directories(directory_ / "classes/a/Folder.class");
  const Sources sources = open(path("classes"));
  ASSERT_EQ(sources.size(), 1u);
  EXPECT_EQ(names_in(*sources[0]), (Names{"C", "a/B", "a/B$1"}));
  EXPECT_EQ(names_in(*open(path("classes/"))[0]), (Names{"C", "a/B", "a/B$1"}));
  EXPECT_EQ(found_in(sources, "a/B"), "b");
  EXPECT_EQ(found_in(sources, "C"), "c");
  EXPECT_EQ((*sources[0]->find("a/B"))->file, path("classes/a/B.class"));
  for (std::string_view absent : {"B", "a", "a/X", "C/D", "a/Folder", "", "../secret",
                                  "../classes/C", "/C", "a//B", "[La/B;"}) {
    EXPECT_EQ(found_in(sources, absent), "nothing") << absent;
  }
  EXPECT_EQ(found_in(sources, std::string(5000, 'x')), "nothing");
  EXPECT_EQ(found_in(sources, std::string("C\0", 2)), "nothing");
}

TEST_F(ClassPath, DirectoryWithLinksInACircleIsListed) {
  put("classes/a/B.class", "b");
  fs::create_directory_symlink(directory_ / "classes", directory_ / "classes/a/again");
  fs::create_directory_symlink(directory_ / "classes", directory_ / "classes/a/andagain");
  EXPECT_EQ(names_in(*open(path("classes"))[0]), Names{"a/B"});
}

TEST_F(ClassPath, EmptyFileIsMalformedWhenRead) {
  put("classes/E.class", "");
  std::optional<ClassBytes> bytes = *open(path("classes"))[0]->find("E");
  ASSERT_TRUE(bytes.has_value());
  const auto file = read_class(std::move(*bytes));
  EXPECT_EQ(exit_code(file.status()), kExitMalformed);
  EXPECT_TRUE(message(file.status()).starts_with(path("classes/E.class") + ": offset 0: "));
}

TEST_F(ClassPath, Jar) {
  const std::string text(10000, 'x');
  write_jar(directory_ / "lib.jar", {{"META-INF/MANIFEST.MF", bytes_of("Manifest-Version: 1.0\n")},
                                     {"a/", {}},
                                     {"a/B.class", bytes_of(text)},
                                     {"C.class", bytes_of("c")},
                                     {"META-INF/versions/9/C.class", bytes_of("not this")},
                                     {"META-INF/D.class", bytes_of("nor this")},
                                     {"module-info.class", bytes_of("m")}});
  const Sources sources = open(path("lib.jar"));
  ASSERT_EQ(sources.size(), 1u);
  EXPECT_EQ(names_in(*sources[0]), (Names{"C", "a/B"}));
  EXPECT_EQ(found_in(sources, "a/B"), text);
  EXPECT_EQ(found_in(sources, "C"), "c");
  EXPECT_EQ((*sources[0]->find("a/B"))->file, path("lib.jar") + "!/a/B.class");
  for (std::string_view absent : {"a", "a/", "D", "META-INF/D", "module-info", ""}) {
    EXPECT_EQ(found_in(sources, absent), "nothing") << absent;
  }
}

TEST_F(ClassPath, BytesOutliveTheJar) {
  write_jar(directory_ / "lib.jar", {{"C.class", bytes_of("contents")}});
  Sources sources = open(path("lib.jar"));
  const std::optional<ClassBytes> bytes = *sources[0]->find("C");
  sources.clear();
  EXPECT_EQ(std::string(bytes->bytes.begin(), bytes->bytes.end()), "contents");
}

TEST_F(ClassPath, JarInMemory) {
  write_jar(directory_ / "lib.jar", {{"C.class", bytes_of("c")}});
  const std::vector<uint8_t> bytes = file_contents(directory_ / "lib.jar");
  absl::StatusOr<std::unique_ptr<ClassSource>> jar = open_jar(bytes, "own classes");
  ASSERT_TRUE(jar.ok()) << jar.status();
  EXPECT_EQ((*(*jar)->find("C"))->file, "own classes!/C.class");
}

TEST_F(ClassPath, MultiReleaseJar) {
  struct Case {
    std::string_view manifest;
    bool multi_release;
  };
  const Case cases[] = {
      {"Manifest-Version: 1.0\nMulti-Release: true\n", true},
      {"Manifest-Version: 1.0\r\nMulti-Release: true\r\n\r\n", true},
      {"Manifest-Version: 1.0\rmulti-release: TRUE\r", true},
      {"Manifest-Version: 1.0\nMulti-Rel\n ease: true\n", true},
      {"Multi-Release: true", true},
      {"Manifest-Version: 1.0\nMulti-Release: false\n", false},
      {"Manifest-Version: 1.0\nMulti-Release: true\n r\n", false},
      {"Manifest-Version: 1.0\n\nName: a\nMulti-Release: true\n", false},
      {"", false},
  };
  for (const Case& c : cases) {
    write_jar(directory_ / "lib.jar", {{"META-INF/versions/11/a/B.class", bytes_of("11")},
                                       {"META-INF/versions/17/a/B.class", bytes_of("17")},
                                       {"META-INF/versions/9/a/B.class", bytes_of("9")},
                                       {"META-INF/versions/18/a/B.class", bytes_of("18")},
                                       {"META-INF/versions/8/a/C.class", bytes_of("8")},
                                       {"META-INF/versions/x/a/C.class", bytes_of("x")},
                                       {"META-INF/versions/10/a/New.class", bytes_of("10")},
                                       {"META-INF/MANIFEST.MF", bytes_of(c.manifest)},
                                       {"a/B.class", bytes_of("base")},
                                       {"a/C.class", bytes_of("base")}});
    const Sources sources = open(path("lib.jar"));
    ASSERT_EQ(sources.size(), 1u);
    EXPECT_EQ(found_in(sources, "a/B"), c.multi_release ? "17" : "base") << c.manifest;
    EXPECT_EQ(found_in(sources, "a/C"), "base") << c.manifest;
    EXPECT_EQ(found_in(sources, "a/New"), c.multi_release ? "10" : "nothing") << c.manifest;
    EXPECT_EQ(names_in(*sources[0]).size(), c.multi_release ? 3u : 2u) << c.manifest;
  }
}

TEST_F(ClassPath, DamagedJar) {
  put("text.jar", "this is not a jar");
  put("empty.jar", "");
  for (const char* name : {"text.jar", "empty.jar"}) {
    const absl::StatusOr<Sources> sources = open_class_path(path(name), nullptr);
    EXPECT_EQ(exit_code(sources.status()), kExitMalformed);
    EXPECT_TRUE(message(sources.status()).starts_with(path(name) + ": offset 0: "))
        << sources.status();
  }
}

TEST_F(ClassPath, JarWithDamagedContents) {
  const std::string text = "some text that is stored, for it is too short to be packed: 0123456789";
  write_jar(directory_ / "lib.jar", {{"C.class", bytes_of(text)}, {"D.class", bytes_of("d")}});
  std::vector<uint8_t> bytes = file_contents(directory_ / "lib.jar");
  const std::string name = "C.class";
  const auto at = std::search(bytes.begin(), bytes.end(), name.begin(), name.end());
  ASSERT_NE(at, bytes.end());
  at[static_cast<ptrdiff_t>(name.size()) + 20] ^= 0x10;
  write_file(directory_ / "lib.jar", bytes);
  const Sources sources = open(path("lib.jar"));
  ASSERT_EQ(sources.size(), 1u);
  EXPECT_TRUE(found_in(sources, "C").starts_with(path("lib.jar") + "!/C.class: offset "))
      << found_in(sources, "C");
  EXPECT_EQ(exit_code(sources[0]->find("C").status()), kExitMalformed);
  EXPECT_EQ(found_in(sources, "D"), "d");
}

TEST_F(ClassPath, JarWithTooLargeAClass) {
  write_jar(directory_ / "bomb.jar", {{"C.class", std::vector<uint8_t>((64 << 20) + 1)}});
  ASSERT_LT(fs::file_size(directory_ / "bomb.jar"), 1u << 20);
  const Sources sources = open(path("bomb.jar"));
  ASSERT_EQ(sources.size(), 1u);
  EXPECT_NE(found_in(sources, "C").find("67108865 bytes when unpacked"), std::string::npos);
}

TEST_F(ClassPath, OrderDecides) {
  put("one/A.class", "one");
  put("two/A.class", "two");
  put("two/B.class", "two");
  const Sources sources = open(path("one") + ":" + path("two"));
  EXPECT_EQ(found_in(sources, "A"), "one");
  EXPECT_EQ(found_in(sources, "B"), "two");
  EXPECT_EQ(found_in(open(path("two") + ":" + path("one")), "A"), "two");
}

TEST_F(ClassPath, AllJarsOfADirectory) {
  write_jar(directory_ / "lib/z.jar", {{"A.class", bytes_of("z")}});
  write_jar(directory_ / "lib/a.jar", {{"A.class", bytes_of("a")}});
  write_jar(directory_ / "lib/B.JAR", {{"B.class", bytes_of("b")}});
  write_jar(directory_ / "lib/more/c.jar", {{"C.class", bytes_of("c")}});
  put("lib/D.class", "d");
  put("lib/notes.txt", "n");
  const Sources sources = open(path("lib/*"));
  EXPECT_EQ(sources.size(), 3u);
  EXPECT_EQ(found_in(sources, "A"), "a");
  EXPECT_EQ(found_in(sources, "B"), "b");
  EXPECT_EQ(found_in(sources, "C"), "nothing");
  EXPECT_EQ(found_in(sources, "D"), "nothing");
  EXPECT_TRUE(missing_.empty());
}

TEST_F(ClassPath, MissingElementsAreNamed) {
  put("one/A.class", "one");
  const std::string no_jar = path("no.jar"), no_folder = path("none/*"),
                    below = path("one/A.class/x");
  const Sources sources = open(no_jar + ":" + path("one") + ":" + no_folder + ":" + below);
  EXPECT_EQ(sources.size(), 1u);
  EXPECT_EQ(found_in(sources, "A"), "one");
  EXPECT_EQ(missing_, (Names{no_jar, no_folder, below}));
}

TEST_F(ClassPath, EmptyElementIsTheCurrentDirectory) {
  put("here/A.class", "here");
  put("there/B.class", "there");
  write_jar(directory_ / "here/lib.jar", {{"J.class", bytes_of("jar")}});
  const fs::path before = fs::current_path();
  fs::current_path(directory_ / "here");
  for (const std::string& path : {std::string(), path("there") + ":", ":" + path("there")}) {
    EXPECT_EQ(found_in(open(path), "A"), "here") << path;
  }
  EXPECT_EQ(names_in(*open("")[0]), Names{"A"});
  EXPECT_EQ(found_in(open("*"), "J"), "jar");
  EXPECT_EQ(found_in(open("*"), "A"), "nothing");
  fs::current_path(before);
}

// Sets an environment variable, and sets it back.
class Environment {
 public:
  Environment(const char* name, const std::optional<std::string>& value) : name_(name) {
    if (const char* before = std::getenv(name)) before_ = before;
    set(value);
  }
  ~Environment() { set(before_); }

 private:
  void set(const std::optional<std::string>& value) {
    if (value.has_value()) {
      setenv(name_, value->c_str(), 1);
    } else {
      unsetenv(name_);
    }
  }
  const char* name_;
  std::optional<std::string> before_;
};

TEST_F(ClassPath, FindJdk) {
  for (const char* home : {"given", "home", "path"}) {
    put(std::string(home) + "/lib/modules", "image");
    put(std::string(home) + "/bin/java", "#!/bin/sh\n");
    fs::permissions(directory_ / (std::string(home) + "/bin/java"), fs::perms::owner_all);
  }
  put("jdk8/lib/rt.jar", "old");
  fs::create_directories(directory_ / "bin");
  fs::create_symlink(directory_ / "path/bin/java", directory_ / "bin/java");
  const std::string real_path = fs::canonical(path("path")).string();

  const Environment on_path("PATH", path("empty") + ":" + path("bin"));
  {
    const Environment home("JAVA_HOME", path("home"));
    EXPECT_EQ(*find_jdk(path("given")), path("given"));
    EXPECT_EQ(*find_jdk(""), path("home"));
    EXPECT_EQ(exit_code(find_jdk(path("jdk8")).status()), kExitUsage);
  }
  {
    const Environment home("JAVA_HOME", path("jdk8"));
    EXPECT_EQ(exit_code(find_jdk("").status()), kExitUsage);
    EXPECT_NE(message(find_jdk("").status()).find("JAVA_HOME"), std::string_view::npos);
  }
  const Environment no_home("JAVA_HOME", std::nullopt);
  EXPECT_EQ(*find_jdk(""), real_path);
  const Environment no_path("PATH", path("empty"));
  EXPECT_EQ(exit_code(find_jdk("").status()), kExitUsage);
}

}  // namespace
}  // namespace kukang
