// Runs a trial in a session of its own, sees to its trouble, and watches what becomes of it.
//
// This process takes in the orphans of what it starts (PR_SET_CHILD_SUBREAPER): so nothing that a
// trial leaves behind can hide, whatever session it has made for itself.

#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

#include "soak/trial.h"

namespace kukang {

struct TrialEnd {
  int status = -1;  // -1: by a signal
  int signal = 0;   // that ended it
  bool hung = false;
  double seconds = 0;
  double late = 0;        // seconds after what should have ended it (FairClock)
  std::vector<int> sent;  // signals, while it was still there
  uint64_t peak_mib = 0;  // of it and of what it has waited for
  std::string out, err;
  std::string answer;                  // out, or what is in the trial's file
  std::vector<std::string> left_over;  // processes
};

// Once, before any trial.
void take_in_orphans();

// `folder` is for its files, and is its working directory.
TrialEnd run_trial(const Trial& trial, const std::string& binary, const std::string& folder);

}  // namespace kukang
