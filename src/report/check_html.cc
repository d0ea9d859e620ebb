#include "report/check_html.h"

#include <algorithm>
#include <set>

#include "fmt/format.h"
#include "report/bounds_text.h"
#include "report/check_text.h"
#include "report/drawing_html.h"
#include "report/heap_dot.h"
#include "report/listing_html.h"
#include "report/markup.h"
#include "report/tree_drawing.h"

namespace kukang {
namespace {

constexpr std::string_view kCheckStyle = R"(
main { max-width: 96rem; }
section { border-top: 1px solid var(--rule); margin-top: 2.5rem; }
section > h2 { margin-top: 1rem; }
summary { cursor: pointer; margin: .75rem 0 .25rem; }
a { color: var(--lazy); }
pre { margin: .25rem 0; padding: .5rem .7rem; overflow-x: auto; background: var(--panel);
  border-radius: .4rem; font: .82rem/1.5 ui-monospace, Menlo, Consolas, monospace; }
h4 { margin: .9rem 0 .2rem; font-size: .9rem; color: var(--soft); font-weight: 600; }
.beside { display: grid; gap: 1.75rem; align-items: start;
  grid-template-columns: minmax(0, 5fr) minmax(0, 4fr); }
.heaps { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
.heaps figure { margin: 0; padding: .5rem; border: 1px solid var(--rule); border-radius: .4rem; }
figcaption { color: var(--soft); }
.legend { display: flex; flex-wrap: wrap; gap: .2rem 1.25rem; font-size: .85rem; }
.legend i { display: inline-block; width: 1.8rem; margin-right: .4rem; vertical-align: middle; }
.legend .gone i { border-top: 2px dashed var(--gone); }
.legend .now i { border-top: 2px solid var(--now); }
.legend .fresh i { height: .8rem; background: var(--fresh); border: 1px solid var(--soft); }
.tree .drawing { overflow-x: auto; }
.tree .drawing svg { max-width: none; }
td.condition { white-space: normal; min-width: 18rem; }
@media (max-width: 60rem) { .beside { grid-template-columns: minmax(0, 1fr); } }
)";

constexpr std::string_view kLegend =
    "<p class=\"legend\"><span class=\"gone\"><i></i>changed by the method: as it was</span>"
    "<span class=\"now\"><i></i>as it is now</span><span class=\"fresh\"><i></i>an "
    "object that the method has made</span></p>\n";

std::string_view style_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::Verified:
    case Verdict::WithinBounds: return "good";
    case Verdict::Violated: return "bad";
    case Verdict::Unknown:
    case Verdict::Vacuous: break;
  }
  return "note";
}

std::string verdict_html(Verdict verdict) {
  return fmt::format("<span class=\"{}\">{}</span>", style_of(verdict), text_of(verdict));
}

std::string lines_html(std::string_view title, const std::vector<std::string>& lines) {
  if (lines.empty()) return "";
  return fmt::format("<h4>{}</h4>\n<pre>{}</pre>\n", title,
                     escaped(fmt::format("{}", fmt::join(lines, "\n"))));
}

std::vector<const Violation*> violations_of(const CheckResult& result) {
  std::vector<const Violation*> all;
  for (const Violation& violation : result.violations) all.push_back(&violation);
  for (const Violation& violation : result.possible) all.push_back(&violation);
  for (const Violation& violation : result.disagreements) all.push_back(&violation);
  return all;
}

std::string figures_html(const std::vector<CheckStory>& stories) {
  std::string rows;
  for (size_t i = 0; i < stories.size(); ++i) {
    const CheckResult& result = stories[i].result;
    const Tally& tally = result.exploration.tally;
    rows +=
        fmt::format("<tr><td class=\"text\">{}</td><td class=\"text\"><a href=\"#m{}\">{}</a></td>",
                    verdict_html(result.verdict), i, escaped(target_text(*result.target)));
    for (const uint64_t figure : {tally.paths(), tally.normal, tally.exceptional, tally.errors,
                                  tally.diverging, tally.cut_by_bounds(), tally.states}) {
      rows += fmt::format("<td>{}</td>", grouped(figure));
    }
    rows += fmt::format("<td>{:.2f} s</td></tr>\n", result.exploration.seconds);
  }
  return fmt::format(
      "<div class=\"scroll\"><table>\n<thead><tr><th class=\"text\">verdict</th><th class=\"text\">"
      "method</th><th>paths</th><th>normal</th><th>exceptional</th><th>errors</th><th>endless</"
      "th><th>cut</th>"
      "<th>states</th><th>time</th></tr></thead>\n<tbody>\n{}</tbody></table></div>\n",
      rows);
}

std::string paths_html(const PathTable& paths) {
  std::string ends, rows;
  for (const auto& [end, count] : paths.ends()) {
    ends += fmt::format("<tr><td>{}</td><td class=\"text\">{}</td></tr>\n", grouped(count),
                        escaped(end));
  }
  size_t number = 0;
  for (const auto& [trail, row] : paths.rows()) {
    rows += fmt::format(
        "<tr><td>{}</td><td class=\"text\">{}{}{}</td><td class=\"text condition\">{}</td></tr>\n",
        ++number, escaped(row.end), row.result.empty() ? "" : " ", escaped(row.result),
        row.condition.empty() ? "<span class=\"soft\">anything</span>"
                              : escaped(fmt::format("{}", fmt::join(row.condition, ", "))));
  }
  const std::string first =
      number == paths.paths() ? "" : fmt::format("<p class=\"soft\">The first {}:</p>\n", number);
  return fmt::format(
      "<details class=\"paths\"><summary>{} {}, by their ends and one by one</summary>\n"
      "<table><thead><tr><th>paths</th><th class=\"text\">end</th></tr></thead><tbody>\n{}</tbody>"
      "</table>\n{}<div class=\"scroll\"><table><thead><tr><th>path</th><th class=\"text\">end</th>"
      "<th class=\"text\">where</th></tr></thead><tbody>\n{}</tbody></table></div></details>\n",
      grouped(paths.paths()), paths.paths() == 1 ? "path" : "paths", ends, first, rows);
}

class CheckPage {
 public:
  CheckPage(const std::vector<CheckStory>& stories, SourceFiles& sources, const Enough& enough)
      : stories_(stories), sources_(sources), enough_(enough) {}

  absl::StatusOr<std::string> finished() {
    ASSIGN_OR_RETURN(drawings_, drawn(graphs(), "heap", enough_));
    std::string body;
    if (!stories_.empty()) {
      const CheckResult& first = stories_.front().result;
      body = fmt::format("<p class=\"soft\">Strategy {}, {}.</p>\n", escaped(first.strategy),
                         escaped(bounds_text(first.bounds)));
    }
    body += figures_html(stories_) + remarks() + std::string(kListingLegend);
    for (size_t i = 0; i < stories_.size(); ++i) body += section(i);
    return html_page("Contracts checked", body,
                     fmt::format("{}{}{}", kDrawingStyle, kListingStyle, kCheckStyle));
  }

 private:
  // In the order in which they are on the page.
  std::vector<Drawable> graphs() const {
    std::vector<Drawable> graphs;
    for (const CheckStory& story : stories_) {
      for (const Violation* violation : violations_of(story.result)) {
        if (!violation->undescribed.empty()) continue;
        const HeapPicture &before = violation->before, &after = violation->after;
        graphs.push_back({heap_dot(before, PictureSide::Before, after), as_text(before)});
        graphs.push_back({heap_dot(after, PictureSide::After, before), as_text(after)});
      }
      if (story.tree.has_value()) {
        graphs.push_back({dot_of(*story.tree, {}), text_of(*story.tree, {})});
      }
    }
    return graphs;
  }

  std::string next_drawing(std::string_view what) { return drawing_html(drawings_[next_++], what); }

  std::string remarks() const {
    std::vector<const CheckResult*> results;
    for (const CheckStory& story : stories_) results.push_back(&story.result);
    std::string out;
    for (const std::string& remark : remarks_of(results)) {
      const bool assumed = remark.starts_with("assumed");
      out += fmt::format("<p{}>{}</p>\n", assumed ? "" : " class=\"note\"", escaped(remark));
    }
    return out;
  }

  std::string section(size_t i) {
    const CheckStory& story = stories_[i];
    std::string out =
        fmt::format("<section id=\"m{}\"><h2>{} <small>{}</small></h2>\n", i,
                    escaped(target_text(*story.result.target)), verdict_html(story.result.verdict));
    for (const std::string& line : limits_of(story.result)) {
      out += fmt::format("<p class=\"note\">{}</p>\n", escaped(line));
    }
    std::string violations;
    for (const Violation* violation : violations_of(story.result)) {
      violations += violation_html(*violation);
    }
    const std::string listing = listing_html(story, sources_);
    out += violations.empty() ? listing
                              : fmt::format(
                                    "<div class=\"beside\"><div>\n{}</div><div>\n{}</div>"
                                    "</div>\n",
                                    violations, listing);
    out += paths_html(story.paths);
    if (story.tree.has_value()) {
      out +=
          fmt::format("<details class=\"tree\"><summary>computation tree</summary>\n{}</details>\n",
                      next_drawing("computation tree"));
    } else if (story.paths.paths() > 0) {
      out +=
          fmt::format("<p class=\"soft\">The computation tree is drawn for up to {} paths.</p>\n",
                      CheckStory::kMostInTree);
    }
    return out + "</section>\n";
  }

  std::string violation_html(const Violation& violation) {
    constexpr std::string_view kBefore[] = {"", "perhaps: ", "internal disagreement: "};
    const Standing standing = standing_of(violation);
    std::string out = fmt::format(
        "<article class=\"violation\"><h3 class=\"{}\">{}{}</h3>\n<p>{}</p>\n<p>{}</p>\n",
        standing == Standing::Violated ? "bad" : "note", kBefore[static_cast<int>(standing)],
        escaped(what_of(violation)), escaped(where_of(violation)),
        escaped(text_of(violation.replay)));
    if (!violation.replay.run.empty()) {
      out += lines_html("the run, as the JVM was told to do it", {violation.replay.run});
    }
    if (!violation.undescribed.empty()) {
      return out + fmt::format("<p class=\"note\">The path is not shown: {}.</p></article>\n",
                               escaped(violation.undescribed));
    }
    const std::string before = next_drawing("the heap before");
    const std::string after = next_drawing("the heap after");
    out += fmt::format(
        "<div class=\"heaps\"><figure><figcaption>before</figcaption>{}</figure>"
        "<figure><figcaption>after</figcaption>{}</figure></div>\n{}",
        before, after, kLegend);
    out += lines_html("path condition", violation.path_condition);
    if (!violation.has_model) {
      out +=
          "<p class=\"note\">The solver has found no numbers for this path; they are shown as ?."
          "</p>\n";
    }
    std::vector<std::string> values;
    for (const auto& [name, value] : violation.values) values.push_back(name + " = " + value);
    out += lines_html("values", values);
    out += lines_html("call stack, innermost first", violation.stack);
    return out + "</article>\n";
  }

  const std::vector<CheckStory>& stories_;
  SourceFiles& sources_;
  const Enough& enough_;
  std::vector<std::string> drawings_;
  size_t next_ = 0;  // drawing
};

}  // namespace

absl::StatusOr<std::string> check_html(const std::vector<CheckStory>& stories, SourceFiles& sources,
                                       const Enough& enough) {
  return CheckPage(stories, sources, enough).finished();
}

}  // namespace kukang
