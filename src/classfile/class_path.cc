// The class path as java takes it, and where the JDK is.

#include "classfile/class_path.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "fmt/format.h"

namespace kukang {
namespace {

namespace fs = std::filesystem;

using Sources = std::vector<std::unique_ptr<ClassSource>>;

std::vector<std::string> split_path(std::string_view path) {
  std::vector<std::string> elements;
  while (true) {
    const size_t colon = path.find(':');
    elements.emplace_back(path.substr(0, colon));
    if (colon == std::string_view::npos) return elements;
    path.remove_prefix(colon + 1);
  }
}

// The jars that "directory/*" stands for. Java leaves their order open; here it is that of the
// names.
absl::StatusOr<std::vector<std::string>> jars_in(const std::string& directory) {
  std::vector<std::string> jars;
  std::error_code error;
  fs::directory_iterator it(directory, error);
  while (!error && it != fs::directory_iterator()) {
    const std::string path = it->path().string();
    if (path.ends_with(".jar") || path.ends_with(".JAR")) jars.push_back(path);
    it.increment(error);
  }
  if (error) return unreadable(directory, error.message());
  std::sort(jars.begin(), jars.end());
  return jars;
}

absl::Status open_element(const std::string& element, Sources& sources,
                          std::vector<std::string>* missing) {
  const bool all_jars = element == "*" || element.ends_with("/*");
  const std::string_view place(element.data(), element.size() - (all_jars ? 1 : 0));
  const std::string path(place.empty() ? "." : place);
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (!fs::exists(status)) {
    if (status.type() == fs::file_type::none) return unreadable(path, error.message());
    if (missing != nullptr) missing->push_back(element);
  } else if (all_jars) {
    ASSIGN_OR_RETURN(const std::vector<std::string> jars, jars_in(path));
    for (const std::string& jar : jars) {
      ASSIGN_OR_RETURN(sources.emplace_back(), open_jar(jar));
    }
  } else if (fs::is_directory(status)) {
    sources.push_back(open_directory(path));
  } else {
    ASSIGN_OR_RETURN(sources.emplace_back(), open_jar(path));
  }
  return absl::OkStatus();
}

bool is_jdk(const fs::path& home) {
  std::error_code ignored;
  return fs::is_regular_file(home / "lib" / "modules", ignored);
}

absl::StatusOr<std::string> checked_jdk(const std::string& home, std::string_view given_by) {
  if (is_jdk(home)) return home;
  return usage_error(fmt::format(
      "{} says {}, where there is no lib/modules: not a JDK, or one older than 9", given_by, home));
}

// The JDK of the first `java` on PATH that belongs to one; links are followed.
std::optional<std::string> jdk_on_path() {
  const char* path = std::getenv("PATH");
  if (path == nullptr) return std::nullopt;
  for (const std::string& directory : split_path(path)) {
    const fs::path java = fs::path(directory.empty() ? "." : directory) / "java";
    std::error_code error;
    const fs::path real = fs::canonical(java, error);
    if (error || access(real.c_str(), X_OK) != 0) continue;
    const fs::path home = real.parent_path().parent_path();
    if (is_jdk(home)) return home.string();
  }
  return std::nullopt;
}

}  // namespace

absl::StatusOr<Sources> open_class_path(std::string_view path, std::vector<std::string>* missing) {
  Sources sources;
  for (const std::string& element : split_path(path)) {
    RETURN_IF_ERROR(open_element(element, sources, missing));
  }
  return sources;
}

absl::StatusOr<std::string> find_jdk(const std::string& option) {
  if (!option.empty()) return checked_jdk(option, "--jdk");
  const char* java_home = std::getenv("JAVA_HOME");
  if (java_home != nullptr && *java_home != '\0') return checked_jdk(java_home, "JAVA_HOME");
  if (std::optional<std::string> home = jdk_on_path()) return *home;
  return usage_error("no JDK: give --jdk DIR, set JAVA_HOME or put java on PATH");
}

}  // namespace kukang
