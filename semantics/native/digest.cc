// Checksums and message digests.
//
// Checksums that the JDK computes in C are computed in Java (kukang.machine.Checksums), so that
// symbolic bytes are bytes like others. Digests are the JDK's own classes; only how it finds them,
// through providers and their files, is replaced (kukang.machine.Digests).

#include "fmt/format.h"
#include "semantics/native/outside.h"
#include "semantics/native/table.h"
#include "support/text.h"

namespace kukang {
namespace {

Step crc32(Machine& m, NativeCall& call) {
  return stand_in_from(m, call, "kukang/machine/Checksums$Crc32");
}
Step adler32(Machine& m, NativeCall& call) {
  return stand_in_from(m, call, "kukang/machine/Checksums$Adler32");
}

constexpr std::string_view kDigests = "kukang/machine/Digests",
                           kDigest = "java/security/MessageDigest";

Step get_instance(Machine& m, NativeCall& call) { return stand_in_from(m, call, kDigests); }

Step get_provider(Machine& m, NativeCall&) {
  return m.stop(unsupported("MessageDigest.getProvider: there are no providers"));
}

struct Digest {
  std::string_view name, type;
};
constexpr Digest kKnown[] = {
    {"MD5", "sun/security/provider/MD5"},
    {"SHA", "sun/security/provider/SHA"},
    {"SHA1", "sun/security/provider/SHA"},
    {"SHA-1", "sun/security/provider/SHA"},
    {"SHA-224", "sun/security/provider/SHA2$SHA224"},
    {"SHA-256", "sun/security/provider/SHA2$SHA256"},
    {"SHA-384", "sun/security/provider/SHA5$SHA384"},
    {"SHA-512", "sun/security/provider/SHA5$SHA512"},
};

Step allocate(Machine& m, NativeCall& call) {
  const std::string name = m.read_utf8(call.args[0]).value();
  for (const Digest& digest : kKnown) {
    if (digest.name != name) continue;
    Linked<const Type*> type = m.program.load(digest.type);
    if (!type.ok()) return m.raise(type.failure());
    if (!m.is_initialized(**type)) return m.retry_after(call, **type);
    const Value made = m.allocate(**type);
    return made.is_location() ? call.give(made) : m.raise_out_of_memory();
  }
  return m.stop(unsupported(fmt::format("the message digest {}", name)));
}

Step construct(Machine& m, NativeCall& call) {
  const Type& type = *m.object(call.args[0]).type;
  return m.call(*find_method(m.program, type, "<init>", "()V"), call.args);
}

Step delegate(Machine& m, NativeCall& call) {
  Linked<const Type*> type = m.program.load("java/security/MessageDigest$Delegate");
  if (!type.ok()) return m.raise(type.failure());
  if (!m.is_initialized(**type)) return m.retry_after(call, **type);
  Linked<const Type*> sun = m.program.load("sun/security/provider/Sun");
  if (!sun.ok()) return m.raise(sun.failure());
  // It is asked for its name, and for nothing else: see get_provider.
  const Value provider = m.allocate(**sun);
  if (!provider.is_location()) return m.raise_out_of_memory();
  const Value name = m.make_string("SUN");
  m.change(provider).values()[find_field(**sun, "name", "Ljava/lang/String;")->slot] = name;
  const Value args[] = {call.args[0], call.args[1], provider};
  for (const Method& method : (*type)->methods) {
    if (method.name == "of") return m.call(method, args);
  }
  return m.stop(unsupported("MessageDigest of this JDK; use a JDK 17 (--jdk)"));
}

using enum Take;
constexpr std::string_view kCrc32 = "java/util/zip/CRC32", kAdler32 = "java/util/zip/Adler32";

constexpr NativeRow kDigestRows[] = {
    {"java/util/zip/ZipUtils", "loadLibrary", "", nothing},
    {kCrc32, "update", "(II)I", crc32, kAnything},
    {kCrc32, "updateBytes0", "", crc32, kAnything},
    {kAdler32, "update", "(II)I", adler32, kAnything},
    {kAdler32, "updateBytes", "", adler32, kAnything},
    {kDigest, "getInstance", "(Ljava/lang/String;)Ljava/security/MessageDigest;", get_instance,
     kAnything},
    {kDigest, "getProvider", "", get_provider, kAnything},
    {kDigests, "allocate", "", allocate, {Known}},
    {kDigests, "construct", "", construct, {Made}},
    {kDigests, "delegate", "", delegate, kAnything},
};

}  // namespace

std::span<const NativeRow> digest_rows() { return kDigestRows; }

}  // namespace kukang
