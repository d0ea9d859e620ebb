// A heap as plain text values, ready to be drawn: it outlives the state and the worker it was taken
// from.
//
// A picture shows what can be reached from its roots. What nobody has looked at is left out, and
// the object says so; what is still open has a name of its own, ?1, and a line that says what it
// can be. Values that depend on symbols are what they are under a model.

#pragma once

#include <string>
#include <vector>

namespace kukang {

struct PictureValue {
  enum class What : uint8_t { Null, Text, Object, Open };
  What what = What::Null;
  std::string text;      // Text: as Java writes it
  std::string computed;  // Text: from what, where it is not what was there at entry: this.size + 1
  size_t number = 0;     // Object, Open: which
};

struct PictureSlot {
  std::string name;  // of a field, a parameter; [3]
  PictureValue value;
};

struct PictureObject {
  std::string name;   // Node#2
  std::string type;   // a.b.Tree$Node
  bool made = false;  // by the method, not found
  bool more = false;  // it has fields or elements that are not shown
  bool array = false;
  std::vector<PictureSlot> slots;
};

// What is not decided yet.
struct PictureOpen {
  std::string name;  // ?1
  std::string what;  // some Node, or null
};

struct HeapPicture {
  std::vector<PictureSlot> roots;
  std::vector<PictureObject> objects;
  std::vector<PictureOpen> open;
};

}  // namespace kukang
