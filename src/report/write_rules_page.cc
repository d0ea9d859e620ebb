// Writes docs/rules.md: the one argument is where.

#include <fstream>
#include <iostream>

#include "report/rules_page.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: write_rules_page FILE\n";
    return 64;
  }
  std::ofstream out(argv[1]);
  out << kukang::rules_page();
  out.close();
  return out.good() ? 0 : 65;
}
