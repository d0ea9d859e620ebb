#include "witness/system_calls.h"

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>

namespace kukang {
namespace {

#if defined(__x86_64__)
constexpr uint32_t kArchitecture = AUDIT_ARCH_X86_64;
constexpr uint32_t kFirstForeign = 0x40000000;  // of the x32 ABI
#elif defined(__aarch64__)
constexpr uint32_t kArchitecture = AUDIT_ARCH_AARCH64;
constexpr uint32_t kFirstForeign = 0xffffffff;
#else
constexpr uint32_t kArchitecture = 0;  // nobody has looked at its system calls
constexpr uint32_t kFirstForeign = 0;
#endif

// Those that headers may not know yet have the same number everywhere.
constexpr uint32_t kForbidden[] = {
    // the network; io_uring is a way around this list
    __NR_socket,
    __NR_io_uring_setup,
    __NR_io_uring_enter,
    __NR_io_uring_register,
    // other processes
    __NR_kill,
    __NR_tkill,
    __NR_rt_sigqueueinfo,
    __NR_rt_tgsigqueueinfo,
    __NR_pidfd_open,
    __NR_pidfd_send_signal,
    __NR_pidfd_getfd,
    __NR_ptrace,
    __NR_process_vm_readv,
    __NR_process_vm_writev,
    __NR_process_madvise,
    __NR_kcmp,
    __NR_setpriority,
    __NR_ioprio_set,
    __NR_sched_setaffinity,
    __NR_sched_setscheduler,
    __NR_sched_setparam,
    __NR_sched_setattr,
    __NR_migrate_pages,
    __NR_move_pages,
    // what is known of files, which Landlock does not look after; writing them without opening them
    __NR_fchmod,
    __NR_fchmodat,
    452 /* fchmodat2 */,
    __NR_fchown,
    __NR_fchownat,
    __NR_utimensat,
    __NR_setxattr,
    __NR_lsetxattr,
    __NR_fsetxattr,
    463 /* setxattrat */,
    __NR_removexattr,
    __NR_lremovexattr,
    __NR_fremovexattr,
    466 /* removexattrat */,
    469 /* file_setattr */,
    __NR_truncate,
    __NR_open_by_handle_at,
    __NR_fanotify_init,
    // what outlives a process
    __NR_shmget,
    __NR_shmat,
    __NR_shmctl,
    __NR_semget,
    __NR_semctl,
    __NR_semop,
    __NR_semtimedop,
    __NR_msgget,
    __NR_msgctl,
    __NR_msgsnd,
    __NR_msgrcv,
    __NR_mq_open,
    __NR_mq_unlink,
    __NR_add_key,
    __NR_request_key,
    __NR_keyctl,
    // ways to rights, and into the kernel
    __NR_unshare,
    __NR_setns,
    __NR_mount,
    __NR_umount2,
    __NR_chroot,
    __NR_bpf,
    __NR_perf_event_open,
    __NR_userfaultfd,
#if defined(__x86_64__)
    __NR_fork,
    __NR_vfork,
    __NR_chmod,
    __NR_chown,
    __NR_lchown,
    __NR_utime,
    __NR_utimes,
    __NR_futimesat,
#endif
};

// Their arguments are in memory, where a filter cannot look. Callers then use the older ones.
constexpr uint32_t kUnknown[] = {__NR_clone3, 437 /* openat2 */};

// What a JVM asks of a descriptor; terminals would take commands in the same way.
constexpr uint32_t kHarmlessControls[] = {TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX};

constexpr uint32_t kAllow = SECCOMP_RET_ALLOW;
constexpr uint32_t kForbid = SECCOMP_RET_ERRNO | EPERM;
constexpr uint32_t kDoNotKnow = SECCOMP_RET_ERRNO | ENOSYS;

// The filter: a program for the kernel's packet filter. Its accumulator holds the number of the
// call wherever no argument is looked at; what looks at one ends with an answer.
class Filter {
 public:
  explicit Filter(pid_t self) {
    load(offsetof(seccomp_data, arch));
    unless(BPF_JEQ, kArchitecture, kForbid);
    load(offsetof(seccomp_data, nr));
    when(BPF_JGE, kFirstForeign, kDoNotKnow);
    for (const uint32_t number : kForbidden) when(BPF_JEQ, number, kForbid);
    for (const uint32_t number : kUnknown) when(BPF_JEQ, number, kDoNotKnow);
    call(__NR_clone, 0);  // threads, not processes
    when(BPF_JSET, CLONE_THREAD, kAllow);
    end(kForbid);
    call(__NR_tgkill, 0);
    when(BPF_JEQ, static_cast<uint32_t>(self), kAllow);
    end(kForbid);
    call(__NR_prlimit64, 0);
    when(BPF_JEQ, 0, kAllow);
    end(kForbid);
    call(__NR_prctl, 0);
    when(BPF_JEQ, PR_SET_PDEATHSIG, kForbid);
    end(kAllow);
    call(__NR_ioctl, 1);
    for (const uint32_t control : kHarmlessControls) when(BPF_JEQ, control, kAllow);
    end(kForbid);
    call(__NR_openat, 2);
    end_of_opening();
#if defined(__x86_64__)
    call(__NR_open, 1);
    end_of_opening();
#endif
    add(BPF_RET | BPF_K, kAllow);
  }

  bool install() {
    const sock_fprog program = {size_, instructions_};
    // The JVM's own code need not be slowed down for fear of speculation.
    return syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW,
                   &program) == 0;
  }

 private:
  void add(uint32_t code, uint32_t k, uint8_t yes = 0, uint8_t no = 0) {
    instructions_[size_++] = {static_cast<uint16_t>(code), yes, no, k};
  }
  void load(size_t offset) { add(BPF_LD | BPF_W | BPF_ABS, static_cast<uint32_t>(offset)); }
  void when(uint32_t test, uint32_t k, uint32_t answer) {
    add(BPF_JMP | test | BPF_K, k, 0, 1);
    add(BPF_RET | BPF_K, answer);
  }
  void unless(uint32_t test, uint32_t k, uint32_t answer) {
    add(BPF_JMP | test | BPF_K, k, 1, 0);
    add(BPF_RET | BPF_K, answer);
  }
  // What follows, up to end(), is about this call; the accumulator holds the lower half of the
  // argument.
  void call(uint32_t number, size_t argument) {
    begin_ = size_;
    add(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 0);
    load(offsetof(seccomp_data, args) + argument * sizeof(seccomp_data::args[0]));
  }
  void end(uint32_t answer) {
    add(BPF_RET | BPF_K, answer);
    instructions_[begin_].jf = static_cast<uint8_t>(size_ - begin_ - 1);
  }
  // A file that is opened for reading only can be emptied so.
  void end_of_opening() {
    unless(BPF_JSET, O_TRUNC, kAllow);
    add(BPF_ALU | BPF_AND | BPF_K, O_ACCMODE);
    when(BPF_JEQ, O_RDONLY, kForbid);
    end(kAllow);
  }

  sock_filter instructions_[256];
  uint16_t size_ = 0, begin_ = 0;
};

}  // namespace

bool restrict_system_calls() {
  if (kArchitecture == 0) {
    errno = ENOSYS;
    return false;
  }
  return Filter(getpid()).install();
}

}  // namespace kukang
