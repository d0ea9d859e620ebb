// Where classes come from: directories, jars, the JDK's own image.
//
// A ClassPath is an ordered list of places; the first that has a class wins. Opening a place reads
// only its index (a jar's directory, the image's header); nothing is unpacked in advance. A place
// may be asked from several threads at once.

#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "classfile/class_file.h"

namespace kukang {

class ClassSource {
 public:
  virtual ~ClassSource() = default;
  // The bytes of the class with this internal name (a/b/C), nullopt when it is not here, a
  // `malformed` or `unreadable` status when it is here but cannot be had.
  virtual absl::StatusOr<std::optional<ClassBytes>> find(std::string_view name) const = 0;
  // Internal names of the classes held here, sorted, appended to `names`; module-info is not one.
  virtual absl::Status list(std::vector<std::string>& names) const = 0;
};

// `path` as `java -cp` takes it: ':'-separated directories and jars; "dir/*" stands for the jars in
// dir; an empty element is the current directory. An element that does not exist is skipped, as
// java skips it, and is named in `missing`; one that exists and is damaged is an error.
absl::StatusOr<std::vector<std::unique_ptr<ClassSource>>> open_class_path(
    std::string_view path, std::vector<std::string>* missing);

// The lib/modules image of the JDK in `home`, mapped into memory.
absl::StatusOr<std::unique_ptr<ClassSource>> open_jdk(const std::string& home);

// Where the JDK is: `option` if not empty, else JAVA_HOME, else the `java` found on PATH.
absl::StatusOr<std::string> find_jdk(const std::string& option);

// A directory with classes in the folders of their packages.
std::unique_ptr<ClassSource> open_directory(std::string path);

absl::StatusOr<std::unique_ptr<ClassSource>> open_jar(const std::string& path);

// A jar that is in memory (the machine's own classes) and stays there; `file` names it in messages.
absl::StatusOr<std::unique_ptr<ClassSource>> open_jar(std::span<const uint8_t> bytes,
                                                      std::string file);

}  // namespace kukang
