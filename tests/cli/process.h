// A program run to its end: what it wrote and how it ended.

#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "classfile/places.h"

namespace kukang {

struct Finished {
  int status = -1;  // -1 when a signal ended it
  std::string out, err;
};

// `environment` is put on top of the test's own; an empty value takes the variable away.
inline Finished run_process(const std::vector<std::string>& command,
                            const std::map<std::string, std::string>& environment = {}) {
  const TemporaryDirectory directory;
  const std::string out = directory / "out", err = directory / "err";
  std::vector<char*> argv;
  for (const std::string& word : command) argv.push_back(const_cast<char*>(word.c_str()));
  argv.push_back(nullptr);
  const pid_t child = fork();
  if (child == 0) {
    for (const auto& [name, value] : environment) {
      value.empty() ? unsetenv(name.c_str()) : setenv(name.c_str(), value.c_str(), 1);
    }
    const bool ready = freopen("/dev/null", "r", stdin) != nullptr &&
                       freopen(out.c_str(), "w", stdout) != nullptr &&
                       freopen(err.c_str(), "w", stderr) != nullptr;
    if (ready) execv(argv[0], argv.data());
    _exit(127);
  }
  int status = 0;
  waitpid(child, &status, 0);
  auto text = [](const std::string& path) {
    const std::vector<uint8_t> bytes = file_contents(path);
    return std::string(bytes.begin(), bytes.end());
  };
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text(out), text(err)};
}

}  // namespace kukang
