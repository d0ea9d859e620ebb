#include "witness/confinement.h"

#include <fcntl.h>
#include <linux/capability.h>
#include <linux/landlock.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <string_view>
#include <utility>

#include "fmt/format.h"
#include "witness/system_calls.h"

namespace kukang {
namespace {

constexpr uint64_t kMiB = 1 << 20;
constexpr uint64_t kMostOfAFile = 64 * kMiB;
constexpr char kOwnPlace[] = "size=64m,nr_inodes=4096,mode=700";
constexpr uint64_t kMostFiles = 4096;
constexpr uint64_t kBesidesTheHeap = 1024 * kMiB;  // code, stacks, what the JVM knows of classes

// What a JVM needs of /dev.
constexpr const char* kDevices[] = {"/dev/null", "/dev/zero", "/dev/random", "/dev/urandom"};

bool write_file(const char* path, std::string_view text) {
  const int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return false;
  const bool written = write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  close(file);
  return written;
}

}  // namespace

Confinement::Confinement(std::string place, uint64_t memory_mib, uint8_t means)
    : place_(std::move(place)),
      uid_map_(fmt::format("{0} {0} 1", geteuid())),
      gid_map_(fmt::format("{0} {0} 1", getegid())),
      memory_(memory_mib * kMiB + kBesidesTheHeap),
      means_(means) {}

Confinement::Failure Confinement::enter() const {
  const bool mounts = (means_ & kMounts) && take_own_mounts();
  const bool read_only = mounts && make_tree_read_only();
  const bool own_place =
      mounts && mount("tmpfs", place_.c_str(), "tmpfs", MS_NOSUID | MS_NODEV, kOwnPlace) == 0;
  if (chdir(place_.c_str()) != 0) return {"a working directory", errno};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return {"no new privileges", errno};
  const bool guarded = (means_ & kLandlock) && forbid_writing(own_place);
  if (!read_only && !guarded) return {"neither Landlock nor own mounts", errno};
  limit_resources();
  if (!drop_rights()) return {"dropping rights", errno};
  if (!restrict_system_calls()) return {"restricting system calls", errno};
  return {};
}

// --- mounts ---

// Only who may mount can have its own; within a user namespace of its own everybody may. Root would
// lose the right to read there, though.
bool Confinement::take_own_mounts() const {
  if (unshare(CLONE_NEWNS) != 0 && (geteuid() == 0 || !enter_user_namespace())) return false;
  return mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
}

bool Confinement::enter_user_namespace() const {
  return unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0 && write_file("/proc/self/setgroups", "deny") &&
         write_file("/proc/self/uid_map", uid_map_) && write_file("/proc/self/gid_map", gid_map_);
}

// Devices can be written to wherever they can be opened: all but a few cannot.
bool Confinement::make_tree_read_only() const {
  for (const char* device : kDevices) mount(device, device, nullptr, MS_BIND, nullptr);
  mount_attr attributes = {};
  attributes.attr_set = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NODEV | MOUNT_ATTR_NOSUID;
  if (mount_setattr(AT_FDCWD, "/", AT_RECURSIVE, &attributes, sizeof attributes) != 0) return false;
  attributes = {};
  attributes.attr_clr = MOUNT_ATTR_NODEV;
  for (const char* device : kDevices) {
    mount_setattr(AT_FDCWD, device, 0, &attributes, sizeof attributes);
  }
  return true;
}

// --- Landlock ---

namespace {

constexpr uint64_t kWriting = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |
                              LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR |
                              LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
                              LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO |
                              LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM;
constexpr uint64_t kTruncating = uint64_t{1} << 14;  // since its third version

bool allow(int rules, const char* path, uint64_t access) {
  const int place = open(path, O_PATH | O_CLOEXEC);
  const landlock_path_beneath_attr rule = {access, place};
  const bool added =
      syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
  close(place);
  return added;
}

}  // namespace

bool Confinement::forbid_writing(bool but_in_place) const {
  const long version =
      syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (version < 1) return false;
  const uint64_t truncating = version < 3 ? 0 : kTruncating;
  const landlock_ruleset_attr attributes = {kWriting | truncating};
  const int rules =
      static_cast<int>(syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0));
  if (rules < 0) return false;
  const bool done = allow(rules, "/dev/null", LANDLOCK_ACCESS_FS_WRITE_FILE | truncating) &&
                    (!but_in_place || allow(rules, place_.c_str(), kWriting | truncating)) &&
                    syscall(SYS_landlock_restrict_self, rules, 0) == 0;
  close(rules);
  return done;
}

// --- rights and resources ---

// An administrator keeps the right to read what others own: perhaps the class path.
bool Confinement::drop_rights() const {
  constexpr uint32_t kKept = 1u << CAP_DAC_READ_SEARCH;
  for (unsigned long right = 0; right < 64; ++right) {
    if (right != CAP_DAC_READ_SEARCH) prctl(PR_CAPBSET_DROP, right, 0, 0, 0);
  }
  __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  __user_cap_data_struct rights[_LINUX_CAPABILITY_U32S_3] = {};
  if (syscall(SYS_capget, &header, rights) != 0) return false;
  const uint32_t kept = rights[0].permitted & kKept;
  rights[0] = {kept, kept, 0};
  rights[1] = {};
  return syscall(SYS_capset, &header, rights) == 0;
}

void Confinement::limit_resources() const {
  auto limit = [](auto resource, uint64_t most) {
    rlimit limits = {};
    getrlimit(resource, &limits);
    limits.rlim_max = std::min<rlim_t>(limits.rlim_max, most);
    limits.rlim_cur = std::min<rlim_t>(limits.rlim_cur, limits.rlim_max);
    setrlimit(resource, &limits);
  };
  limit(RLIMIT_DATA, memory_);  // threads have their stacks there: they are limited, too
  limit(RLIMIT_FSIZE, kMostOfAFile);
  limit(RLIMIT_NOFILE, kMostFiles);
  limit(RLIMIT_CORE, 0);
}

}  // namespace kukang
