// Code that is replayed does no harm, whatever it tries, and leaves no process behind: with each of
// the means that files are protected with, and for root as for anybody else.

#include <fcntl.h>
#include <gmock/gmock.h>
#include <grp.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <deque>
#include <filesystem>
#include <fstream>
#include <functional>

#include "classfile/places.h"
#include "contract/contract.h"
#include "fmt/format.h"
#include "semantics/own_classes.h"
#include "witness/confirmation.h"
#include "witness/replay.h"

namespace kukang {
namespace {

using How = RunEnd::How;

constexpr char kClasses[] = KUKANG_BUILD_DIR "/java/test-witness";

std::string contents(const std::string& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The processes whose command line has this in it; with a parent, its children.
std::vector<pid_t> processes_with(const std::string& word, pid_t parent = 0) {
  std::vector<pid_t> found;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const std::string name = entry.path().filename();
    if (name.find_first_not_of("0123456789") != std::string::npos) continue;
    const std::string command = contents(entry.path() / "cmdline");
    const std::string stat = contents(entry.path() / "stat");
    if (command.find(word) == std::string::npos || stat.empty()) continue;
    const int its_parent = std::stoi(stat.substr(stat.rfind(')') + 4));
    if (parent == 0 || its_parent == parent) found.push_back(std::stoi(name));
  }
  return found;
}

// A socket that somebody may connect to.
class Listener {
 public:
  Listener(const sockaddr* address, socklen_t size, int kind = SOCK_STREAM)
      : socket_(socket(address->sa_family, kind | SOCK_CLOEXEC, 0)) {
    EXPECT_EQ(bind(socket_, address, size), 0);
    EXPECT_TRUE(kind != SOCK_STREAM || listen(socket_, 8) == 0);
  }
  ~Listener() { close(socket_); }

  uint16_t port() const {
    sockaddr_in address = {};
    socklen_t size = sizeof address;
    getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size);
    return ntohs(address.sin_port);
  }
  bool has_heard() const {
    pollfd event = {socket_, POLLIN, 0};
    return poll(&event, 1, 0) != 0;
  }

 private:
  const int socket_;
};

// With which means.
class Confined : public testing::TestWithParam<uint8_t> {
 protected:
  void SetUp() override {
    program_ = *Program::open({kClasses, ""}, own_classes());
    owner_ = *program_->load("witness/Harm");
    options_ = {KUKANG_JAVA, kClasses, 5, 64, GetParam()};
    const auto jvm = Jvm::start(options_);
    if (absl::IsFailedPrecondition(jvm.status())) GTEST_SKIP() << jvm.status();
    ASSERT_TRUE(jvm.ok()) << jvm.status();
    std::ofstream(victim_) << "unharmed\n";
    chmod(victim_.c_str(), 0644);
    ASSERT_EQ(mkfifo((where_ / "pipe").c_str(), 0600), 0);
  }

  Witness call(std::string_view name, const std::string& argument) {
    for (const Method& method : owner_->methods) {
      if (method.name == name) plans_.push_back(*plan_for(*program_, method, {}));
    }
    auto script = std::make_shared<Script>();
    script->plan = &plans_.back();
    script->initialized = {owner_};
    Witness witness;
    witness.script = script;
    WitnessObject& text = witness.objects.emplace_back();
    text.what = WitnessObject::What::String;
    text.text = std::u16string(argument.begin(), argument.end());
    witness.arguments = {{WitnessValue::What::Object, 0, 0}};
    return witness;
  }

  // What a call of each returns; how it ended, if it has not returned.
  std::vector<std::string> ends_of(const std::vector<Witness>& witnesses) {
    std::vector<std::string> ends;
    auto jvm = Jvm::start(options_);
    const auto replayed = (*jvm)->replay(witnesses);
    EXPECT_TRUE(replayed.ok()) << replayed.status();
    for (const RunEnd& end : *replayed) {
      const size_t result = end.heap.rfind(" = ");
      const bool returned = end.how == How::Returned && result != std::string::npos;
      ends.push_back(returned ? end.heap.substr(result + 3) : text_of(end));
    }
    return ends;
  }
  bool by_mounts() const { return GetParam() & Confinement::kMounts; }
  bool by_landlock() const { return GetParam() & Confinement::kLandlock; }

  std::unique_ptr<Program> program_;
  const Type* owner_ = nullptr;
  std::deque<Plan> plans_;
  JvmOptions options_;
  const TemporaryDirectory where_;
  const std::string victim_ = where_ / "victim";
};

TEST_P(Confined, NoHarmIsDone) {
  sockaddr_in loopback = {};
  loopback.sin_family = AF_INET;
  loopback.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const Listener remote(reinterpret_cast<sockaddr*>(&loopback), sizeof loopback);
  loopback.sin_port = htons(remote.port());
  const Listener datagrams(reinterpret_cast<sockaddr*>(&loopback), sizeof loopback, SOCK_DGRAM);
  sockaddr_un path = {};
  path.sun_family = AF_UNIX;
  (where_ / "socket").string().copy(path.sun_path, sizeof path.sun_path - 1);
  const Listener local(reinterpret_cast<sockaddr*>(&path), sizeof path);
  const int inherited = open(victim_.c_str(), O_RDWR);  // stays open where programs are started

  struct Attempt {
    std::string name, argument, successes;
  };
  const std::string where = where_.string();
  const std::vector<Attempt> attempts = {
      {"writes", where, "0"},
      {"changes", where, "0"},
      {"deletes", where, "0"},
      {"opens", where, "0"},
      {"forks", where, "0"},
      {"signals", where, "0"},
      {"connects", std::to_string(remote.port()), "0"},
      {"connectsHere", where, "0"},
      {"prints", where, "0"},
      {"inherits", where, "0"},
      {"environment", where, "1"},
      {"fills", where, by_mounts() ? "64" : "0"},
      {"reads", where, "1"},
      {"pipes", where, by_landlock() ? "0" : "1"},
  };
  std::vector<Witness> witnesses;
  for (const Attempt& attempt : attempts) witnesses.push_back(call(attempt.name, attempt.argument));
  const std::vector<std::string> ends = ends_of(witnesses);
  for (size_t i = 0; i < attempts.size(); ++i)
    EXPECT_EQ(ends[i], attempts[i].successes) << attempts[i].name;
  close(inherited);

  EXPECT_EQ(contents(victim_), "unharmed\n");
  struct stat about = {};
  ASSERT_EQ(stat(victim_.c_str(), &about), 0);
  EXPECT_EQ(about.st_mode & 07777, 0644u);
  EXPECT_GT(about.st_mtime, 1000);
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(where)) {
    files.push_back(entry.path().filename());
  }
  EXPECT_THAT(files, testing::UnorderedElementsAre("victim", "pipe", "socket"));
  for (const char* place : {"/tmp/harm", "/dev/shm/harm", "/var/tmp/harm", "/etc/harm"}) {
    EXPECT_FALSE(std::filesystem::exists(place)) << place;
  }
  for (const Listener* listener : {&remote, &datagrams, &local}) {
    EXPECT_FALSE(listener->has_heard());
  }
  EXPECT_TRUE(processes_with(where).empty());
  EXPECT_TRUE(processes_with("kukang.replay.Main", getpid()).empty());
}

// What Java has no words for, and native code has.
TEST_P(Confined, SystemCallsFail) {
  const std::string directory = where_.string();
  struct Attempt {
    const char* name;
    std::function<long()> call;
  };
  const std::vector<Attempt> attempts = {
      {"fork", [] { return syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0); }},
      {"clone3", [] { return syscall(SYS_clone3, nullptr, 0); }},
      {"kill", [] { return kill(getppid(), SIGKILL); }},
      {"tgkill", [] { return syscall(SYS_tgkill, getppid(), getppid(), SIGKILL); }},
      {"prlimit", [] { return prlimit(getppid(), RLIMIT_CPU, nullptr, nullptr); }},
      {"forget the parent", [] { return prctl(PR_SET_PDEATHSIG, 0); }},
      {"socket", [] { return socket(AF_UNIX, SOCK_STREAM, 0); }},
      {"io_uring", [] { return syscall(SYS_io_uring_setup, 1, nullptr); }},
      {"user namespace", [] { return unshare(CLONE_NEWUSER); }},
      {"shared memory", [] { return shmget(IPC_PRIVATE, 1, 0600); }},
      {"chmod", [&] { return chmod(victim_.c_str(), 0777); }},
      {"truncate", [&] { return truncate(victim_.c_str(), 0); }},
      {"open to truncate", [&] { return open(victim_.c_str(), O_RDONLY | O_TRUNC); }},
      {"open to write", [&] { return open(victim_.c_str(), O_WRONLY); }},
      {"create", [&] { return open(directory.c_str(), O_TMPFILE | O_RDWR, 0600); }},
      {"unlink", [&] { return unlink(victim_.c_str()); }},
      {"mount", [] { return mount("none", "/", "tmpfs", 0, nullptr); }},
      {"type into a terminal", [] { return ioctl(STDIN_FILENO, TIOCSTI, "x"); }},
      {"raise a limit",
       [] {
         const rlimit none = {RLIM_INFINITY, RLIM_INFINITY};
         return setrlimit(RLIMIT_FSIZE, &none);
       }},
  };
  const std::string place = where_ / "place", log = where_ / "log";
  std::filesystem::create_directory(place);
  const int out = open(log.c_str(), O_WRONLY | O_CREAT, 0600);
  const pid_t child = fork();
  if (child == 0) {
    const Confinement::Failure failure = Confinement(place, 64, GetParam()).enter();
    if (failure.what != nullptr) dprintf(out, "%s", failure.what);
    for (const Attempt& attempt : attempts) {
      if (attempt.call() >= 0) dprintf(out, "%s\n", attempt.name);
    }
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  close(out);
  EXPECT_EQ(status, 0);
  EXPECT_EQ(contents(log), "");
  EXPECT_EQ(contents(victim_), "unharmed\n");
}

INSTANTIATE_TEST_SUITE_P(By, Confined,
                         testing::Values(Confinement::kAnyMeans, Confinement::kMounts,
                                         Confinement::kLandlock));

class Excesses : public Confined {};

// What ends the JVM, or keeps it busy, is told of that run; the one after it is replayed.
TEST_P(Excesses, AreCutOff) {
  const std::vector<std::pair<std::string, std::string>> excesses = {
      {"floods", "could not be run: the JVM was killed"},
      {"babbles", "could not be run: what came back from the JVM is no answer"},
      {"closes", "could not be run: the JVM was killed|crashed the JVM: .*"},
      {"threads", "ran out of memory|did not end in time"},
      {"allocates", "ran out of memory"},
      {"exits", "exited with 7"},
      {"hangs", "did not end in time"},
  };
  std::vector<Witness> witnesses;
  for (const auto& [name, end] : excesses) {
    witnesses.push_back(call(name, where_.string()));
    witnesses.push_back(call("reads", where_.string()));
  }
  const std::vector<std::string> ends = ends_of(witnesses);
  for (size_t i = 0; i < excesses.size(); ++i) {
    EXPECT_THAT(ends[2 * i], testing::MatchesRegex(excesses[i].second)) << excesses[i].first;
    EXPECT_EQ(ends[2 * i + 1], "1") << "after " << excesses[i].first;
  }
  EXPECT_TRUE(processes_with("kukang.replay.Main", getpid()).empty());
}

INSTANTIATE_TEST_SUITE_P(By, Excesses, testing::Values(Confinement::kAnyMeans));

class Orphans : public Confined {};

// However the one that started it ends: here by a signal that nobody can catch.
TEST_P(Orphans, DieWithTheirParent) {
  const Witness endless = call("hangs", where_.string());
  const pid_t parent = fork();
  if (parent == 0) {
    auto jvm = Jvm::start(options_);
    if (jvm.ok()) (void)(*jvm)->replay(std::vector<Witness>{endless});
    _exit(0);
  }
  auto eventually = [](auto condition) {
    for (int i = 0; i < 200 && !condition(); ++i) usleep(50'000);
    return condition();
  };
  std::vector<pid_t> jvms;
  EXPECT_TRUE(eventually([&] {
    jvms = processes_with("kukang.replay.Main", parent);
    return !jvms.empty();
  }));
  kill(parent, SIGKILL);
  waitpid(parent, nullptr, 0);
  ASSERT_EQ(jvms.size(), 1u);
  EXPECT_TRUE(
      eventually([&] { return contents(fmt::format("/proc/{}/cmdline", jvms[0])).empty(); }));
}

INSTANTIATE_TEST_SUITE_P(By, Orphans, testing::Values(0, Confinement::kAnyMeans));

TEST(NotConfined, WithoutMeansNothingIsRun) {
  Confinement::Failure failure;
  const pid_t child = fork();
  if (child == 0) {
    failure = Confinement("/", 64, 0).enter();
    _exit(failure.what == std::string_view("neither Landlock nor own mounts") ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_EQ(status, 0);
}

// All of the above once more, for somebody who is not root.
TEST(ConfinedToo, ForAnybody) {
  if (geteuid() != 0) GTEST_SKIP() << "only root can become somebody else";
  constexpr uid_t kNobody = 65534;
  const TemporaryDirectory directory;
  const std::string log = directory / "log";
  const pid_t child = fork();
  if (child == 0) {
    const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(out, STDOUT_FILENO);
    dup2(out, STDERR_FILENO);
    const bool nobody = setgroups(0, nullptr) == 0 && setgid(kNobody) == 0 && setuid(kNobody) == 0;
    if (nobody) {
      execl("/proc/self/exe", "test_witness", "--gtest_filter=By/Confined.*:By/Orphans.*",
            "--gtest_brief=1", nullptr);
    }
    _exit(127);
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (WEXITSTATUS(status) == 127) GTEST_SKIP() << "nobody else may run this program";
  EXPECT_EQ(status, 0) << contents(log);
}

}  // namespace
}  // namespace kukang
