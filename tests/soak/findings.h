// What is wrong with how a trial ended: a sentence each, none where nothing is.

#pragma once

#include <string>
#include <vector>

#include "soak/session.h"

namespace kukang {

std::vector<std::string> findings_of(const Trial& trial, const TrialEnd& end);

}  // namespace kukang
