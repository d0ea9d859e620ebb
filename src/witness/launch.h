// From a command to a process that runs the JVM.
//
// It has the descriptors that it is given and no others, no environment but a locale that can name
// every file, a session of its own, and it never outlives the thread that has started it, however
// that ends.

#pragma once

#include <sys/types.h>

#include <string>
#include <utility>
#include <vector>

#include "support/status.h"
#include "witness/confinement.h"

namespace kukang {

// An empty directory; removed at the end.
class EmptyDirectory {
 public:
  static absl::StatusOr<EmptyDirectory> make();
  EmptyDirectory() = default;
  EmptyDirectory(EmptyDirectory&& other) noexcept : path_(std::exchange(other.path_, "")) {}
  EmptyDirectory& operator=(EmptyDirectory&& other) noexcept {
    std::swap(path_, other.path_);
    return *this;
  }
  ~EmptyDirectory();
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// Those of ours that the JVM gets.
struct JvmDescriptors {
  int in = -1, out = -1;  // requests and replies
  int log = -1;           // for its standard output and error output
  int jar = -1;           // what it runs

  // Their numbers in the JVM.
  static constexpr int kIn = 3, kOut = 4, kJar = 5, kFirstUnused = 6;
};

// The first word of the command is the program's file. Without a confinement it has all our rights,
// and our working directory. FailedPrecondition: it cannot be confined.
absl::StatusOr<pid_t> launch(std::vector<std::string> command, const JvmDescriptors& descriptors,
                             const Confinement* confinement);

}  // namespace kukang
