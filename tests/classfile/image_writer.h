// Writes small JDK images, in the byte order of this machine.
//
// The table is a perfect hash, as jlink makes it: paths that fall into one bucket get the first
// seed that sends them to free slots, a path alone in its bucket is sent to a free slot directly.

#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "fmt/format.h"

namespace kukang {

class ImageWriter {
 public:
  // Places in the header, for tests that damage it.
  enum Header { kMagicAt = 0, kVersionAt = 4, kTableAt = 16, kLocationsAt = 20, kStringsAt = 24 };

  void add_class(std::string_view module, std::string_view package, std::string_view name,
                 std::vector<uint8_t> contents, uint64_t compressed_size = 0) {
    resources_.push_back({fmt::format("/{}/{}/{}.class", module, package, name), string(module),
                          string(package), string(name), string("class"), compressed_size,
                          std::move(contents)});
    std::string dotted(package);
    std::replace(dotted.begin(), dotted.end(), '/', '.');
    modules_of_package_[dotted].push_back({0, string(module)});
  }

  // Says that a module has subpackages of the package, but no classes in it.
  void add_empty_package(std::string_view module, std::string_view dotted) {
    modules_of_package_[std::string(dotted)].push_back({1, string(module)});
  }

  std::vector<uint8_t> bytes() {
    std::vector<Resource> all = resources_;
    for (const auto& [package, modules] : modules_of_package_) {
      std::vector<uint8_t> contents;
      for (const auto& [is_empty, module] : modules) {
        put(contents, is_empty);
        put(contents, module);
      }
      all.push_back({fmt::format("/packages/{}", package), string("packages"), 0, string(package),
                     0, 0, std::move(contents)});
    }
    return assemble(all);
  }

 private:
  struct Resource {
    std::string path;
    uint32_t module, parent, base, extension;
    uint64_t compressed_size;
    std::vector<uint8_t> contents;
  };

  static void put(std::vector<uint8_t>& bytes, uint32_t value) {
    const size_t at = bytes.size();
    bytes.resize(at + 4);
    std::memcpy(bytes.data() + at, &value, 4);
  }

  static uint32_t hash(std::string_view text, uint32_t seed) {
    for (char c : text) seed = seed * 0x01000193 ^ static_cast<uint8_t>(c);
    return seed & 0x7FFFFFFF;
  }

  uint32_t string(std::string_view text) {
    const auto [at, is_new] =
        offsets_.try_emplace(std::string(text), static_cast<uint32_t>(strings_.size()));
    if (is_new) strings_.append(text).push_back('\0');
    return at->second;
  }

  // Which resource is in which slot, and the redirects that lead there.
  static void place(const std::vector<Resource>& all, std::vector<uint32_t>& slots,
                    std::vector<uint32_t>& redirects) {
    const uint32_t n = static_cast<uint32_t>(all.size());
    constexpr uint32_t kFree = UINT32_MAX;
    std::vector<std::vector<uint32_t>> buckets(n);
    for (uint32_t i = 0; i < n; ++i) buckets[hash(all[i].path, 0x01000193) % n].push_back(i);
    std::vector<uint32_t> order(n);
    for (uint32_t i = 0; i < n; ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&](uint32_t a, uint32_t b) { return buckets[a].size() > buckets[b].size(); });
    slots.assign(n, kFree);
    redirects.assign(n, 0);
    for (uint32_t bucket : order) {
      if (buckets[bucket].size() == 1) {
        const auto free = std::find(slots.begin(), slots.end(), kFree);
        *free = buckets[bucket][0];
        redirects[bucket] = ~static_cast<uint32_t>(free - slots.begin());  // -1 - slot
      }
      for (uint32_t seed = 1; buckets[bucket].size() > 1 && redirects[bucket] == 0; ++seed) {
        std::vector<uint32_t> tried = slots;
        bool fits = true;
        for (uint32_t i : buckets[bucket]) {
          uint32_t& slot = tried[hash(all[i].path, seed) % n];
          fits = fits && slot == kFree;
          slot = i;
        }
        if (!fits) continue;
        slots = tried;
        redirects[bucket] = seed;
      }
    }
  }

  static void put_attribute(std::vector<uint8_t>& bytes, unsigned kind, uint64_t value) {
    if (value == 0) return;
    int length = 8;
    while (length > 1 && value >> 8 * (length - 1) == 0) --length;
    bytes.push_back(static_cast<uint8_t>(kind << 3 | (length - 1)));
    while (length-- > 0) bytes.push_back(static_cast<uint8_t>(value >> 8 * length));
  }

  std::vector<uint8_t> assemble(const std::vector<Resource>& all) {
    std::vector<uint32_t> slots, redirects;
    place(all, slots, redirects);
    std::vector<uint8_t> locations, contents;
    std::vector<uint32_t> offsets;
    for (uint32_t i : slots) {
      const Resource& one = all[i];
      offsets.push_back(static_cast<uint32_t>(locations.size()));
      put_attribute(locations, 1, one.module);
      put_attribute(locations, 2, one.parent);
      put_attribute(locations, 3, one.base);
      put_attribute(locations, 4, one.extension);
      put_attribute(locations, 5, contents.size());
      put_attribute(locations, 6, one.compressed_size);
      put_attribute(locations, 7, one.contents.size());
      locations.push_back(0);
      contents.insert(contents.end(), one.contents.begin(), one.contents.end());
    }
    std::vector<uint8_t> image;
    const uint32_t n = static_cast<uint32_t>(all.size());
    for (uint32_t value : {0xCAFEDADAu, 1u << 16, 0u, n, n, static_cast<uint32_t>(locations.size()),
                           static_cast<uint32_t>(strings_.size())}) {
      put(image, value);
    }
    for (uint32_t redirect : redirects) put(image, redirect);
    for (uint32_t offset : offsets) put(image, offset);
    image.insert(image.end(), locations.begin(), locations.end());
    image.insert(image.end(), strings_.begin(), strings_.end());
    image.insert(image.end(), contents.begin(), contents.end());
    return image;
  }

  std::vector<Resource> resources_;
  std::map<std::string, std::vector<std::pair<uint32_t, uint32_t>>> modules_of_package_;
  std::map<std::string, uint32_t> offsets_ = {{"", 0}};
  std::string strings_ = std::string(1, '\0');
};

}  // namespace kukang
