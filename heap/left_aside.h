// What a reference is not taken to be, though the JVM would allow it.
//
// These are assumptions, each noted on the paths where an object was left aside for it.

#pragma once

#include <string_view>

#include "heap/object.h"

namespace kukang {

inline constexpr std::string_view kAsDeclared =
    "what was found holds what generic types say (a List<Integer> Integers)";
inline constexpr std::string_view kUsual =
    "what is known only as a collection, a map, an iterator, a CharSequence or a Number is of a "
    "class on the class path or of one of the JDK's usual ones: ArrayList, LinkedList, ArrayDeque, "
    "HashSet, LinkedHashSet, TreeSet, HashMap, LinkedHashMap, TreeMap, String, StringBuilder, "
    "boxes";
inline constexpr std::string_view kNobodyElses =
    "nobody else has the entries of a map that was there before the call";
inline constexpr std::string_view kLawful =
    "what is known only as an Object, a Comparable or a Comparator is of a class of its own, whose "
    "equals, hashCode, compareTo and compare are lawful";

// Is it, or is it below, one of the types of the JDK that kUsual speaks of?
bool is_usual_kind(const Type& type);

// Is the class one of entries of maps?
bool is_entry(const Type& type);
// Is it the entry of a map that was there before the call? Such a map is built by its law, as if
// nobody else had what it consists of (Object::part). Programs get the entries, nothing else.
bool is_entry_of_found(const Object& object);

}  // namespace kukang
