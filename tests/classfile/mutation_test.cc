// Sound files, damaged at random: nothing crashes, every complaint names the file and an offset,
// and memory stays in proportion.
//
// The mutations are those of KUKANG_SEED, or of a fixed seed; which one is printed. Each mutant is
// in a block of memory of its own size, so that a sanitizer sees any read beyond it.

#include <charconv>
#include <cstdlib>
#include <new>
#include <random>

#include "classfile/class_path.h"
#include "fmt/format.h"
#include "gtest/gtest.h"
#include "image_writer.h"
#include "places.h"

namespace {
size_t bytes_requested = 0;  // by operator new, of the only thread there is
}

// Not inlined, or gcc sees malloc and free behind new and delete and takes them for a mismatch.
[[gnu::noinline]] void* operator new(size_t size, const std::nothrow_t&) noexcept {
  bytes_requested += size;
  return std::malloc(size == 0 ? 1 : size);
}
[[gnu::noinline]] void* operator new(size_t size) {
  if (void* memory = operator new(size, std::nothrow)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, size_t) noexcept { std::free(memory); }

namespace kukang {
namespace {

using Memory = std::vector<uint8_t>;

class Mutator {
 public:
  explicit Mutator(uint64_t seed) : random_(seed) {}

  size_t below(size_t bound) { return bound == 0 ? 0 : random_() % bound; }

  // One to four things are wrong with the result. `donors` is where spliced bytes come from.
  Memory mutate(Memory bytes, const std::vector<Memory>& donors) {
    for (size_t i = below(4) + 1; i > 0 && !bytes.empty(); --i) damage(bytes, donors);
    return bytes;
  }

 private:
  void damage(Memory& bytes, const std::vector<Memory>& donors) {
    const size_t at = below(bytes.size());
    const auto place = bytes.begin() + static_cast<ptrdiff_t>(at);
    const size_t few = std::min(below(16) + 1, bytes.size() - at);
    switch (below(8)) {
      case 0: bytes[at] ^= static_cast<uint8_t>(1 << below(8)); break;
      case 1: bytes[at] = static_cast<uint8_t>(random_()); break;
      case 2: bytes.resize(at); break;
      case 3: bytes.erase(place, place + static_cast<ptrdiff_t>(few)); break;
      case 4: bytes.insert(place, few, static_cast<uint8_t>(random_())); break;
      case 5: set_extreme(bytes, at, 2); break;
      case 6: set_extreme(bytes, at, 4); break;
      case 7: {
        const Memory& donor = donors[below(donors.size())];
        const size_t from = below(donor.size());
        const size_t count = std::min({below(200) + 1, donor.size() - from, bytes.size() - at});
        std::copy_n(donor.begin() + static_cast<ptrdiff_t>(from), count, place);
        break;
      }
    }
  }

  // What lengths and counts look like when somebody means harm.
  void set_extreme(Memory& bytes, size_t at, size_t size) {
    constexpr uint32_t kExtremes[] = {0, 1, 0x7FFF, 0x8000, 0xFFFF, 0x7FFFFFFF, 0xFFFFFFFF};
    const uint32_t value = kExtremes[below(std::size(kExtremes))];
    for (size_t i = 0; i < size && at + i < bytes.size(); ++i) {
      bytes[at + i] = static_cast<uint8_t>(value >> 8 * (size - 1 - i));
    }
  }

  std::mt19937_64 random_;
};

uint64_t printed_seed() {
  const char* given = std::getenv("KUKANG_SEED");
  const uint64_t seed = given == nullptr ? 20110518 : std::strtoull(given, nullptr, 10);
  fmt::print("KUKANG_SEED={}\n", seed);
  return seed;
}

// Malformed, and the message is "file: offset N: what", N in the file.
void expect_complaint(const absl::Status& status, std::string_view file, size_t size) {
  EXPECT_EQ(exit_code(status), kExitMalformed) << status;
  constexpr std::string_view kOffset = ": offset ";
  const std::string_view text = message(status);
  const size_t at = text.find(kOffset);
  ASSERT_TRUE(text.starts_with(file) && at != std::string_view::npos) << text;
  const char* end = text.data() + text.size();
  uint64_t offset = 0;
  const auto [rest, error] = std::from_chars(text.data() + at + kOffset.size(), end, offset);
  EXPECT_EQ(error, std::errc()) << text;
  EXPECT_LE(offset, size) << text;
  EXPECT_TRUE(std::string_view(rest, end).starts_with(": ") && end - rest > 2) << text;
}

// Classes of the JDK, from everywhere in it.
std::vector<Memory> some_classes(size_t count) {
  std::vector<std::string> names;
  EXPECT_TRUE(jdk().list(names).ok());
  std::vector<Memory> classes;
  for (size_t i = 0; i < count; ++i) {
    size_t at = names.size() / count * i;
    while ((*jdk().find(names[at]))->bytes.size() > 20000) ++at;
    const std::span<const uint8_t> bytes = (*jdk().find(names[at]))->bytes;
    classes.emplace_back(bytes.begin(), bytes.end());
  }
  return classes;
}

TEST(Mutation, Classes) {
  const std::vector<Memory> classes = some_classes(60);
  Mutator mutator(printed_seed());
  int sound = 0, damaged = 0, damaged_inside = 0;
  for (int round = 0; round < 200 && !testing::Test::HasFailure(); ++round) {
    for (const Memory& original : classes) {
      const Memory mutant = mutator.mutate(original, classes);
      ClassBytes source = class_bytes(mutant);
      bytes_requested = 0;
      absl::StatusOr<std::unique_ptr<const ClassFile>> file = read_class(std::move(source));
      const absl::Status status = file.ok() ? read_everything(**file) : file.status();
      EXPECT_LT(bytes_requested, 50 * mutant.size() + 10000);
      status.ok() ? ++sound : file.ok() ? ++damaged_inside : ++damaged;
      if (!status.ok()) expect_complaint(status, "Test.class", mutant.size());
    }
  }
  // The mutations are neither all harmless nor all caught at the first byte.
  EXPECT_GT(sound, 100);
  EXPECT_GT(damaged, 1000);
  EXPECT_GT(damaged_inside, 100);
}

TEST(Mutation, TruncatedClass) {
  const Memory bytes = some_classes(60)[30];
  for (size_t size = 0; size < bytes.size(); ++size) {
    const auto file = read_class(class_bytes(std::span(bytes).first(size)));
    ASSERT_FALSE(file.ok()) << size;
    expect_complaint(file.status(), "Test.class", size);
  }
}

TEST(Mutation, Jars) {
  const TemporaryDirectory directory;
  const std::vector<Memory> classes = some_classes(6);
  JarEntries entries = {{"META-INF/MANIFEST.MF", bytes_of("Multi-Release: true\n")},
                        {"META-INF/versions/11/C1.class", bytes_of("short")}};
  for (size_t i = 0; i < classes.size(); ++i) {
    entries.emplace_back(fmt::format("C{}.class", i), classes[i]);
  }
  write_jar(directory / "lib.jar", entries);
  const Memory original = file_contents(directory / "lib.jar");
  Mutator mutator(printed_seed());
  int unopened = 0, found = 0, damaged = 0;
  for (int round = 0; round < 2000 && !testing::Test::HasFailure(); ++round) {
    const Memory mutant = mutator.mutate(original, {original});
    const Memory exact(mutant.begin(), mutant.end());
    absl::StatusOr<std::unique_ptr<ClassSource>> jar = open_jar(exact, "lib.jar");
    if (!jar.ok()) {
      ++unopened;
      expect_complaint(jar.status(), "lib.jar", 64 << 20);
      continue;
    }
    std::vector<std::string> names;
    EXPECT_TRUE((*jar)->list(names).ok());
    for (const std::string& name : names) {
      absl::StatusOr<std::optional<ClassBytes>> bytes = (*jar)->find(name);
      bytes.ok() ? ++found : ++damaged;
      EXPECT_TRUE(!bytes.ok() || bytes->has_value()) << name;
      if (!bytes.ok()) expect_complaint(bytes.status(), "lib.jar!/", 64 << 20);
    }
  }
  EXPECT_GT(unopened, 100);
  EXPECT_GT(found, 1000);
  EXPECT_GT(damaged, 100);
}

TEST(Mutation, Images) {
  const TemporaryDirectory home;
  ImageWriter writer;
  for (int i = 0; i < 30; ++i) {
    writer.add_class(fmt::format("m{}", i % 3), fmt::format("a/b{}", i % 3), fmt::format("C{}", i),
                     bytes_of("contents"));
  }
  const Memory original = writer.bytes();
  Mutator mutator(printed_seed());
  int unopened = 0, found = 0, damaged = 0;
  for (int round = 0; round < 1500 && !testing::Test::HasFailure(); ++round) {
    const Memory mutant = mutator.mutate(original, {original});
    write_file(home / "lib/modules", mutant);
    absl::StatusOr<std::unique_ptr<ClassSource>> image = open_jdk(home.string());
    if (!image.ok()) {
      ++unopened;
      expect_complaint(image.status(), home.string(), mutant.size());
      continue;
    }
    std::vector<std::string> names;
    const absl::Status listed = (*image)->list(names);
    if (!listed.ok()) expect_complaint(listed, home.string(), mutant.size());
    for (int i = 0; i < 30; ++i) {
      const auto bytes = (*image)->find(fmt::format("a/b{}/C{}", i % 3, i));
      bytes.ok() ? ++found : ++damaged;
      if (bytes.ok() && bytes->has_value()) {
        unsigned sum = 0;  // all of it is there to be read
        for (uint8_t byte : (*bytes)->bytes) sum += byte;
        EXPECT_LE(sum, 255u * mutant.size());
      } else if (!bytes.ok() && !message(bytes.status()).ends_with("makes one)")) {
        expect_complaint(bytes.status(), home.string(), mutant.size());
      }
    }
  }
  EXPECT_GT(unopened, 100);
  EXPECT_GT(found, 5000);
  EXPECT_GT(damaged, 500);
}

}  // namespace
}  // namespace kukang
