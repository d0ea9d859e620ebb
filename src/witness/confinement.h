// Code that is replayed does no harm: the process that runs it gives up the power to do any.
//
//   files      are read-only but for a small one of its own place in memory: by Landlock, by a tree
//              of mounts of its own, or both. With Landlock alone nothing is to be written at all
//   processes  none can be made, none signalled, traced or slowed down; there is no network: the
//              system calls for that fail (system_calls.h)
//   rights     of an administrator are gone, but for that of reading; none are gained by a program
//   memory     and the size of files have limits
//
// It is all or nothing: where neither Landlock nor mounts are to be had, nothing is confined, and
// the caller is told. What a process was before stays readable: the JDK, the class path.
//
// What is left: named pipes can be written to where there is no Landlock.

#pragma once

#include <cstdint>
#include <string>

namespace kukang {

class Confinement {
 public:
  // How files are protected.
  enum Means : uint8_t { kMounts = 1, kLandlock = 2, kAnyMeans = kMounts | kLandlock };

  // `place`: an empty directory, which becomes the working directory. `means`: those that may be
  // used; all that are to be had are.
  Confinement(std::string place, uint64_t memory_mib, uint8_t means = kAnyMeans);

  struct Failure {
    const char* what = nullptr;  // could not be done; nullptr: all was
    int error = 0;               // why
  };
  // Confines the calling process, which is about to become another program. It makes system calls
  // and nothing else, so that it may be called between vfork and exec.
  Failure enter() const;

 private:
  bool take_own_mounts() const;
  bool enter_user_namespace() const;
  bool make_tree_read_only() const;
  bool forbid_writing(bool but_in_place) const;
  bool drop_rights() const;
  void limit_resources() const;

  const std::string place_, uid_map_, gid_map_;
  const uint64_t memory_;
  const uint8_t means_;
};

}  // namespace kukang
