// Compiled programs, damaged where it matters to the machine: whatever they do, every run ends in
// one of the ways a run can end.
//
// A mutant has one to three things changed in its constant pool (which names which), in a method's
// code or around it (stack size, handlers); all of it is found by reading the sound class, so that
// most mutants still load. It stands before its original on the class path, and each of its static
// methods is run. The mutations are those of KUKANG_SEED, or of a fixed seed; which one is printed.
// KUKANG_MUTANTS is how many there are. A mutant that brings the machine down stays behind, in a
// folder of its own among the temporary files.

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <map>
#include <random>

#include "classfile/places.h"
#include "run_class.h"

namespace kukang {
namespace {

uint64_t number_from(const char* variable, uint64_t otherwise) {
  const char* given = std::getenv(variable);
  return given == nullptr ? otherwise : std::strtoull(given, nullptr, 10);
}

// Where in a sound class file there is something to change.
struct Places {
  struct Range {
    size_t begin, end;
  };
  std::vector<Range> codes;                          // the bytes of instructions
  std::vector<Range> frames;                         // max_stack and max_locals; handler tables
  std::vector<Range> texts;                          // names and descriptors
  std::vector<std::pair<size_t, uint16_t>> indexes;  // in the pool: where, and to what constant
};

class PoolWalk {
 public:
  PoolWalk(const std::vector<uint8_t>& bytes, const ClassFile& file, Places& places)
      : bytes_(bytes), places_(places) {
    for (size_t i = 1; i < file.constants.size(); ++i) {
      const ConstantTag tag = file.constants[i].tag;
      if (tag != ConstantTag::Unused) walk(tag);
    }
  }

 private:
  uint16_t u2(size_t at) const { return static_cast<uint16_t>(bytes_[at] << 8 | bytes_[at + 1]); }
  void index(size_t at) { places_.indexes.emplace_back(at, u2(at)); }

  void walk(ConstantTag tag) {
    const size_t at = at_ + 1;
    using enum ConstantTag;
    switch (tag) {
      case Utf8:
        places_.texts.push_back({at + 2, at + 2 + u2(at)});
        at_ = at + 2 + u2(at);
        return;
      case Long:
      case Double: at_ = at + 8; return;
      case Integer:
      case Float: at_ = at + 4; return;
      case MethodHandle:
        index(at + 1);
        at_ = at + 3;
        return;
      case Class:
      case String:
      case MethodType:
      case Module:
      case Package:
        index(at);
        at_ = at + 2;
        return;
      default:
        if (tag != Dynamic && tag != InvokeDynamic) index(at);
        index(at + 2);
        at_ = at + 4;
    }
  }

  const std::vector<uint8_t>& bytes_;
  Places& places_;
  size_t at_ = 10;
};

struct Victim {
  std::string name;
  std::vector<uint8_t> bytes;
  Places places;
};

Victim read_victim(const std::filesystem::path& path) {
  Victim victim;
  victim.bytes = file_contents(path);
  const auto file = read_class(class_bytes(victim.bytes));
  EXPECT_TRUE(file.ok()) << file.status();
  if (!file.ok()) return victim;
  victim.name = std::string((*file)->name);
  PoolWalk(victim.bytes, **file, victim.places);
  for (const MemberInfo& method : (*file)->methods) {
    const auto code = (*file)->code(method);
    if (!code.ok() || !code->has_value()) continue;
    const size_t begin = (*code)->offset, end = begin + (*code)->code.size();
    victim.places.codes.push_back({begin, end});
    victim.places.frames.push_back({begin - 8, begin - 4});
    const size_t handlers = (*code)->handlers.size();
    if (handlers > 0) victim.places.frames.push_back({end + 2, end + 2 + 8 * handlers});
  }
  return victim;
}

class Mutator {
 public:
  explicit Mutator(uint64_t seed) : random_(seed) {}

  size_t below(size_t bound) { return random_() % bound; }
  template <class T>
  const T& one_of(const std::vector<T>& all) {
    return all[below(all.size())];
  }

  std::vector<uint8_t> mutate(const Victim& victim) {
    std::vector<uint8_t> bytes = victim.bytes;
    for (size_t i = below(3) + 1; i > 0; --i) change(bytes, victim.places);
    return bytes;
  }

 private:
  void change(std::vector<uint8_t>& bytes, const Places& places) {
    switch (below(8)) {
      case 0:
      case 1: redirect(bytes, places); break;
      case 2: change_text(bytes, one_of(places.texts)); break;
      case 3: damage(bytes, one_of(places.frames)); break;
      case 4: copy_code(bytes, one_of(places.codes), one_of(places.codes)); break;
      case 5: swap_operands(bytes, one_of(places.codes)); break;
      default: damage(bytes, one_of(places.codes)); break;
    }
  }

  // A constant refers to what another one refers to: mostly another class, name or descriptor.
  void redirect(std::vector<uint8_t>& bytes, const Places& places) {
    const size_t at = one_of(places.indexes).first;
    const uint16_t to = one_of(places.indexes).second;
    bytes[at] = static_cast<uint8_t>(to >> 8);
    bytes[at + 1] = static_cast<uint8_t>(to);
  }

  void change_text(std::vector<uint8_t>& bytes, Places::Range text) {
    constexpr std::string_view kLikely = "IJFDZBCSLV[();/<>aT";
    if (text.begin < text.end) {
      bytes[text.begin + below(text.end - text.begin)] =
          static_cast<uint8_t>(kLikely[below(kLikely.size())]);
    }
  }

  void damage(std::vector<uint8_t>& bytes, Places::Range range) {
    uint8_t& byte = bytes[range.begin + below(range.end - range.begin)];
    byte = below(2) == 0 ? static_cast<uint8_t>(byte ^ 1 << below(8))
                         : static_cast<uint8_t>(random_());
  }

  void copy_code(std::vector<uint8_t>& bytes, Places::Range from, Places::Range to) {
    const size_t length = std::min({below(12) + 1, from.end - from.begin, to.end - to.begin});
    const size_t source = from.begin + below(from.end - from.begin - length + 1);
    const size_t target = to.begin + below(to.end - to.begin - length + 1);
    std::copy_n(
        std::vector<uint8_t>(bytes.begin() + source, bytes.begin() + source + length).begin(),
        length, bytes.begin() + target);
  }

  // Two bytes trade places with two others: operands, when it hits them.
  void swap_operands(std::vector<uint8_t>& bytes, Places::Range code) {
    if (code.end - code.begin < 4) return;
    const size_t a = code.begin + below(code.end - code.begin - 1);
    const size_t b = code.begin + below(code.end - code.begin - 1);
    for (size_t i = 0; i < 2; ++i) std::swap(bytes[a + i], bytes[b + i]);
  }

  std::mt19937_64 random_;
};

// The first words of what text_of(record) says.
std::string kind_of(const std::string& text) {
  for (std::string_view kind :
       {"returned", "malformed", "unsupported", "usage", "internal error"}) {
    if (text.starts_with(kind)) return std::string(kind);
  }
  return text.find('.') != std::string::npos ? "threw" : text;
}

TEST(MutatedCode, EveryRunEnds) {
  const std::string originals = KUKANG_BUILD_DIR "/java/test-programs";
  std::vector<Victim> victims;
  for (const auto& entry : std::filesystem::directory_iterator(originals + "/programs")) {
    if (entry.path().extension() == ".class") victims.push_back(read_victim(entry.path()));
  }
  std::erase_if(victims, [](const Victim& v) { return v.places.frames.empty(); });
  ASSERT_GT(victims.size(), 100u);
  std::sort(victims.begin(), victims.end(),
            [](const Victim& a, const Victim& b) { return a.name < b.name; });

  const uint64_t seed = number_from("KUKANG_SEED", 20110518);
  const uint64_t mutants = number_from("KUKANG_MUTANTS", 3000);
  fmt::print("KUKANG_SEED={} KUKANG_MUTANTS={}\n", seed, mutants);
  Mutator mutator(seed);
  std::map<std::string, int> endings;
  double slowest = 0;
  for (uint64_t i = 0; i < mutants && !HasFailure(); ++i) {
    const Victim& victim = mutator.one_of(victims);
    const TemporaryDirectory directory;
    write_file(directory / (victim.name + ".class"), mutator.mutate(victim));
    ClassRunner runner(directory.string() + ":" + originals);
    Linked<const Type*> type = runner.load(victim.name);
    if (!type.ok()) {
      EXPECT_NE(exit_code(type.failure().status), kExitInternal);
      ++endings["not loaded"];
      continue;
    }
    for (const Method& method : (*type)->methods) {
      if (!method.is_static() || method.name[0] == '<') continue;
      const auto start = std::chrono::steady_clock::now();
      const std::string text = text_of(runner.run(method));
      const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
      slowest = std::max(slowest, taken.count());
      ++endings[kind_of(text)];
      EXPECT_FALSE(text.starts_with("internal"))
          << victim.name << "." << method.name << ": " << text;
    }
  }
  for (const auto& [ending, count] : endings) fmt::print("{:6} {}\n", count, ending);
  fmt::print("the slowest took {:.2f} s\n", slowest);
  // The mutations are neither all harmless nor all refused at once.
  for (const char* ending : {"returned", "threw", "malformed", "used up its steps", "not loaded"}) {
    EXPECT_GT(endings[ending], static_cast<int>(mutants / 200)) << ending;
  }
}

}  // namespace
}  // namespace kukang
