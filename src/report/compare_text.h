// Comparisons for people and for programs.

#pragma once

#include <string>
#include <vector>

#include "compare/comparison.h"
#include "nlohmann/json_fwd.hpp"

namespace kukang {

// A table per target, a line per bound, strategy and --merge; then whether they agree.
std::string compare_text(const std::vector<Comparison>& comparisons);
// One object, see the guide: the results as of a check, and the comparisons.
std::string compare_json(const std::vector<Comparison>& comparisons);
// Of it, what is said of one.
void add_json(const Comparison& comparison, nlohmann::ordered_json& results,
              nlohmann::ordered_json& comparisons);
// A line per target, bound, strategy and --merge, with what each layer of the solver was asked.
std::string compare_csv(const std::vector<Comparison>& comparisons);
// One page that needs nothing else: plots and tables.
std::string compare_html(const std::vector<Comparison>& comparisons);
// Of it, the plots.
std::string plots_html(const std::vector<Comparison>& comparisons);

// The comparisons of a target, one after the other, with the bounds going up.
std::vector<std::vector<const Comparison*>> by_target(const std::vector<Comparison>& comparisons);

// What can be said of the agreement of one: a sentence, or several where they disagree.
std::vector<std::string> agreement_text(const Comparison& comparison);
// The same for all bounds of a target: sentences that hold for several bounds are said once.
struct AgreementLine {
  Agreement::What what;
  std::string text;
};
std::vector<AgreementLine> agreement_lines(const std::vector<const Comparison*>& comparisons);

// 36 %
std::string percent(double ratio);
// 0.12 s
std::string seconds_text(double seconds);

}  // namespace kukang
