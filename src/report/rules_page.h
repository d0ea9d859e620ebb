// The rule reference, docs/rules.md, written from the tables that the machine itself is built from.

#pragma once

#include <string>

namespace kukang {

std::string rules_page();

}  // namespace kukang
