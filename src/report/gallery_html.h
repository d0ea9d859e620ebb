// What makes a gallery of shapes work in a browser: its style, and a small script, in the page
// itself.
//
// The script hides what the filters leave out, says how many are left, and shows one in a dialog.
// It relies on: #size and #type, the filters; #shown; #one, the dialog, with .name, .large and
// .about; .shape with data-size and data-types (|Tree|Node|), a button with the drawing, followed
// by a template with what is said about it; section.of-size around those of a size; and g.size, the
// bars of the plot.

#pragma once

#include <string_view>

namespace kukang {

extern const std::string_view kGalleryStyle;
extern const std::string_view kGalleryScript;

}  // namespace kukang
