#include "report/shapes_html.h"

#include <algorithm>
#include <set>

#include "fmt/format.h"
#include "report/drawing_html.h"
#include "report/gallery_html.h"
#include "report/heap_dot.h"
#include "report/markup.h"
#include "report/plots.h"
#include "report/shape_java.h"
#include "report/shapes_text.h"
#include "view/place_names.h"

namespace kukang {
namespace {

constexpr size_t kMostPerSize = 200;    // shapes that are drawn
constexpr size_t kMostSetsOnPage = 20;  // sets of conditions that are shown of one

// How many there are of each size, whatever their types.
std::vector<SizeBar> sizes_of(const Shapes& found) {
  std::vector<SizeBar> bars;
  for (const ShapeCount& count : found.counts) {
    if (bars.empty() || bars.back().size != count.size) bars.push_back({count.size, 0});
    bars.back().shapes += count.shapes;
  }
  return bars;
}

class ShapesPage {
 public:
  ShapesPage(const ShapesAnswer& answer, const Program& program, const Enough& enough)
      : answer_(answer),
        found_(answer.found),
        tables_(*found_.tables),
        java_(answer, program),
        enough_(enough),
        solver_(make_solver(found_.tables->terms)) {}

  absl::StatusOr<std::string> finished() {
    const std::string title = "Shapes of " + readable_name(*found_.type);
    std::string body =
        fmt::format("<pre class=\"summary\">{}</pre>\n", escaped(shapes_summary(answer_, false)));
    body += fmt::format("<div class=\"plot\">{}</div>\n", size_plot(sizes_of(found_)));
    if (!answer_.listed) return html_page(title, body, kGalleryStyle);
    RETURN_IF_ERROR(draw());
    const std::string sections = gallery();
    body += filters() + sections + frame_of_code();
    body +=
        "<dialog id=\"one\"><header><h2 class=\"name\"></h2><form method=\"dialog\">"
        "<button>close</button></form></header>\n<div class=\"both\"><div class=\"large\"></div>"
        "<div class=\"about\"></div></div></dialog>\n";
    body += fmt::format("<script>{}</script>\n", kGalleryScript);
    return html_page(title, body, fmt::format("{}{}", kDrawingStyle, kGalleryStyle));
  }

 private:
  // The first ones of each size.
  absl::Status draw() {
    std::vector<Drawable> graphs;
    size_t size = 0, of_size = 0;
    for (size_t i = 0; i < found_.shapes.size(); ++i) {
      const Shape& shape = found_.shapes[i];
      of_size = shape.size() == size ? of_size + 1 : 1;
      size = shape.size();
      if (of_size > kMostPerSize) continue;
      drawn_.push_back(i);
      const HeapPicture picture = ShapeView(shape, tables_).picture(model_of(i));
      graphs.push_back({heap_dot(picture), as_text(picture)});
    }
    ASSIGN_OR_RETURN(drawings_, drawn(graphs, "heap", enough_));
    return absl::OkStatus();
  }

  const Model* model_of(size_t i) const {
    return !answer_.small.empty() && answer_.small[i].has_value() ? &*answer_.small[i] : nullptr;
  }

  std::string filters() const {
    std::set<std::string> types;
    std::set<size_t> sizes;
    for (const size_t i : drawn_) {
      sizes.insert(found_.shapes[i].size());
      for (const Shape::Object& object : found_.shapes[i].objects) {
        types.insert(short_name(*object.type->type));
      }
    }
    std::string of_size, of_type;
    for (const size_t size : sizes) of_size += fmt::format("<option>{}</option>", size);
    for (const std::string& type : types) {
      of_type += fmt::format("<option>{}</option>", escaped(type));
    }
    return fmt::format(
        "<div class=\"filters\"><label>objects <select id=\"size\"><option value=\"\">any number"
        "</option>{}</select></label>\n<label>with <select id=\"type\"><option value=\"\">any type"
        "</option>{}</select></label>\n<span class=\"soft\"><span id=\"shown\">{}</span> of {} are "
        "shown; choose one for its conditions and its code</span></div>\n",
        of_size, of_type, drawn_.size(), counted_in_groups(found_.total, "shape"));
  }

  std::string gallery() {
    std::string out;
    const std::vector<SizeBar> sizes = sizes_of(found_);
    for (size_t at = 0; at < drawn_.size();) {
      const size_t size = found_.shapes[drawn_[at]].size();
      std::string cards;
      size_t shown = 0;
      for (; at < drawn_.size() && found_.shapes[drawn_[at]].size() == size; ++at, ++shown) {
        cards += card(at);
      }
      const uint64_t all = std::find_if(sizes.begin(), sizes.end(), [&](const SizeBar& bar) {
                             return bar.size == size;
                           })->shapes;
      const std::string left_out =
          shown == all ? "" : fmt::format(", of which {} are drawn", grouped(shown));
      out += fmt::format(
          "<section class=\"of-size\"><h2>{} <span class=\"soft\">{}{}</span></h2>\n"
          "<div class=\"gallery\">\n{}</div></section>\n",
          counted_in_groups(size, "object"), counted_in_groups(all, "shape"), left_out, cards);
    }
    return out;
  }

  std::string card(size_t at) {
    const size_t i = drawn_[at];
    const Shape& shape = found_.shapes[i];
    std::set<std::string> types;
    for (const Shape::Object& object : shape.objects) {
      types.insert(short_name(*object.type->type));
    }
    const std::string name = fmt::format("shape {}", i + 1);
    const std::string instances =
        answer_.instances.empty() ? "" : ", " + counted_in_groups(answer_.instances[i], "instance");
    return fmt::format(
        "<article class=\"shape\" data-size=\"{}\" data-types=\"|{}|\"><button><span class=\"soft "
        "name\">{}{}{}</span>\n{}</button><template>{}</template></article>\n",
        shape.size(), escaped(fmt::format("{}", fmt::join(types, "|"))), name, instances,
        shape.certain ? "" : ", perhaps", drawing_html(drawings_[at], name), about(i));
  }

  // The conditions and the code.
  std::string about(size_t i) {
    const Shape& shape = found_.shapes[i];
    const ShapeView view(shape, tables_);
    std::string out = "<h3>Conditions</h3>\n";
    std::string_view joint = "";
    for (size_t set = 0; set < std::min(shape.conditions.size(), kMostSetsOnPage); ++set) {
      const std::vector<std::string> lines = view.text(shape.conditions[set]);
      out += fmt::format("{}<pre class=\"conditions\">{}</pre>\n", joint,
                         lines.empty() ? "none on its numbers"
                                       : escaped(fmt::format("{}", fmt::join(lines, "\n"))));
      joint = "<p>or</p>\n";
    }
    if (shape.conditions.size() > kMostSetsOnPage) {
      out += fmt::format("<p>or in {} more ways</p>\n",
                         grouped(shape.conditions.size() - kMostSetsOnPage));
    }
    for (const std::string& line : view.types()) out += fmt::format("<p>{}</p>\n", escaped(line));
    const std::optional<Model> small = small_instance(shape, *solver_);
    if (!small.has_value() && !shape.symbols.empty()) {
      return out + "<p>The solver has found no numbers for it, so that there is no code.</p>\n";
    }
    return out + fmt::format("<h3>Java</h3>\n<pre class=\"java\">{}</pre>\n",
                             escaped(java_.method({i + 1, shape, small ? &*small : nullptr})));
  }

  std::string frame_of_code() const {
    return fmt::format(
        "<details><summary>the Java class around the methods that build shapes</summary>\n"
        "<pre>{}  …\n{}</pre></details>\n",
        escaped(java_.beginning()), escaped(java_.ending()));
  }

  const ShapesAnswer& answer_;
  const Shapes& found_;
  const ShapeTables& tables_;
  const ShapesJava java_;
  const Enough& enough_;
  const std::unique_ptr<Solver> solver_;
  std::vector<size_t> drawn_;  // which shapes
  std::vector<std::string> drawings_;
};

}  // namespace

absl::StatusOr<std::string> shapes_html(const ShapesAnswer& answer, const Program& program,
                                        const Enough& enough) {
  return ShapesPage(answer, program, enough).finished();
}

}  // namespace kukang
