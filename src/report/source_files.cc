#include "report/source_files.h"

#include <filesystem>
#include <fstream>

#include "fmt/format.h"

namespace kukang {
namespace {

// From the directory in which classes or a jar are: javac without -d, an output directory beside
// src, Maven's target/classes, Gradle's build/classes/java/main.
constexpr std::string_view kBeside[] = {"",
                                        "/..",
                                        "/src",
                                        "/../src",
                                        "/../src/main/java",
                                        "/../../src/main/java",
                                        "/../../src/test/java",
                                        "/../../../../src/main/java",
                                        "/../../../../src/test/java"};

std::vector<std::string> lines_in(const std::string& file) {
  std::vector<std::string> lines;
  std::error_code none;
  if (!std::filesystem::is_regular_file(file, none)) return lines;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (line.ends_with('\r')) line.pop_back();
    lines.push_back(std::move(line));
  }
  return lines;
}

// The directory of the class path, or of the jar, that the class was found in.
std::string home_of(const Type& type) {
  const std::string& file = type.file->source.file;
  if (const size_t jar = file.find("!/"); jar != file.npos) {
    return std::filesystem::path(file.substr(0, jar)).parent_path().string();
  }
  const size_t inside = type.name.size() + std::string_view("/.class").size();
  return file.size() > inside ? file.substr(0, file.size() - inside) : ".";
}

}  // namespace

SourceFiles::SourceFiles(std::string_view source_path) {
  while (!source_path.empty()) {
    const size_t end = std::min(source_path.find(':'), source_path.size());
    if (end > 0) given_.emplace_back(source_path.substr(0, end));
    source_path.remove_prefix(std::min(end + 1, source_path.size()));
  }
}

std::vector<std::string> SourceFiles::places_for(const Type& type) const {
  if (!given_.empty()) return given_;
  std::vector<std::string> places;
  const std::string home = home_of(type);
  for (std::string_view beside : kBeside) {
    places.push_back((home.empty() ? "." : home) + std::string(beside));
  }
  return places;
}

const SourceFiles::Source& SourceFiles::of(const Type& type) {
  auto [it, fresh] = found_.try_emplace(&type);
  Source& source = it->second;
  if (!fresh) return source;
  const absl::StatusOr<std::string_view> name = type.file->source_file();
  if (!name.ok() || name->empty() || name->find('/') != name->npos) return source;
  source.name = *name;
  for (const std::string& place : places_for(type)) {
    for (const std::string& folder : {fmt::format("{}/{}", place, type.package), place}) {
      if (source.lines.empty()) source.lines = lines_in(folder + "/" + source.name);
    }
  }
  return source;
}

}  // namespace kukang
