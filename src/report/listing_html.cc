#include "report/listing_html.h"

#include <algorithm>
#include <set>

#include "fmt/format.h"
#include "report/check_text.h"
#include "report/markup.h"

namespace kukang {
namespace {

// Tree.java:12, as in violations.
std::set<std::string> places_of(const CheckResult& result) {
  std::set<std::string> places;
  for (const Violation& violation : result.violations) places.insert(violation.sort.location);
  for (const Violation& violation : result.possible) places.insert(violation.sort.location);
  return places;
}

std::string branches_text(const LineCoverage& line) {
  return line.ways == 0 ? "" : fmt::format("{}/{}", line.taken, line.ways);
}

std::string line_html(int number, const std::string& text, const LineCoverage* line,
                      bool violated) {
  const std::string_view style = line == nullptr   ? ""
                                 : !line->executed ? " missed"
                                 : !line->whole()  ? " partly"
                                                   : " covered";
  const std::string title = line == nullptr ? ""
                            : line->ways > 0 && line->executed
                                ? fmt::format(" title=\"{} of {} ways of its branches were taken\"",
                                              line->taken, line->ways)
                                : "";
  return fmt::format(
      "<tr class=\"line{}{}\"{}><td class=\"number\">{}</td><td class=\"ways\">{}</td>"
      "<td class=\"code\">{}</td></tr>\n",
      style, violated ? " violated" : "", title, number,
      line == nullptr ? "" : branches_text(*line), escaped(text));
}

class Listing {
 public:
  Listing(const CheckStory& story, SourceFiles& sources)
      : sources_(sources), violated_(places_of(story.result)) {}

  std::string method(const MethodCoverage& coverage) {
    const SourceFiles::Source& source = sources_.of(*coverage.method->owner);
    if (source.name.empty() || coverage.lines.empty()) {
      return "<p class=\"soft\">The class says nothing about its source (javac -g).</p>\n";
    }
    const int first = coverage.lines.begin()->first, last = coverage.lines.rbegin()->first;
    std::string rows;
    if (last > static_cast<int>(source.lines.size())) {
      missing_.insert(source.name);
      for (const auto& [number, line] : coverage.lines) {
        rows += line_html(number, "", &line, is_violated(source, number));
      }
    } else {
      // The line before the first one that has code is the method's own.
      for (int number = std::max(first - 1, 1); number <= last; ++number) {
        const auto line = coverage.lines.find(number);
        rows += line_html(number, source.lines[number - 1],
                          line == coverage.lines.end() ? nullptr : &line->second,
                          is_violated(source, number));
      }
    }
    return fmt::format("<div class=\"scroll\"><table class=\"listing\">{}</table></div>\n", rows);
  }

  std::string about_missing() const {
    std::string out;
    for (const std::string& name : missing_) {
      out += fmt::format(
          "<p class=\"note\">The source {} was not found, or is of another version: name the "
          "directory that it is in with --source-path.</p>\n",
          escaped(name));
    }
    return out;
  }

 private:
  bool is_violated(const SourceFiles::Source& source, int number) const {
    return violated_.contains(fmt::format("{}:{}", source.name, number));
  }

  SourceFiles& sources_;
  const std::set<std::string> violated_;
  std::set<std::string> missing_;
};

}  // namespace

const std::string_view kListingStyle = R"(
table.listing { width: 100%; font: .82rem/1.45 ui-monospace, Menlo, Consolas, monospace; }
table.listing td { padding: 0 .5rem; white-space: pre; text-align: left; }
table.listing td.number, table.listing td.ways { text-align: right; color: var(--soft); width: 1%; }
tr.covered td.number { box-shadow: inset 3px 0 var(--good); }
tr.partly td.number { box-shadow: inset 3px 0 var(--note); }
tr.partly td.ways { color: var(--note); }
tr.missed td.number { box-shadow: inset 3px 0 var(--bad); }
tr.missed td.code { color: var(--soft); }
tr.violated td.code { background: var(--panel); color: var(--bad); font-weight: 600; }
.marks b { font-weight: 400; padding-left: .5rem; margin-right: 1rem; }
.marks .c { border-left: 3px solid var(--good); }
.marks .p { border-left: 3px solid var(--note); }
.marks .m { border-left: 3px solid var(--bad); }
)";

const std::string_view kListingLegend =
    "<p class=\"marks soft\">Lines of source: <b class=\"c\">covered</b><b class=\"p\">not all "
    "ways of "
    "its branches were taken</b><b class=\"m\">never ran</b> 1/2: one way of two was taken</p>\n";

std::string listing_html(const CheckStory& story, SourceFiles& sources) {
  Listing listing(story, sources);
  std::string methods;
  for (const MethodCoverage& coverage : story.coverage) {
    const bool target = coverage.method == story.result.target;
    methods +=
        fmt::format("<details{}><summary>{}</summary>\n{}</details>\n", target ? " open" : "",
                    escaped(target_text(*coverage.method)), listing.method(coverage));
  }
  std::string out = "<h4>source</h4>\n";
  if (const std::string& why = story.result.exploration.stopped_early; !why.empty()) {
    out += fmt::format("<p class=\"note\">Not everything was explored: {}</p>\n", escaped(why));
  }
  return out + listing.about_missing() + methods;
}

}  // namespace kukang
