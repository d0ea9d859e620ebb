// Methods whose answers rest on an assumption: a path that calls one has met it.
//
// For those that iterate over a hash table in the order in which it has put things, that is so once
// a table has put something by its identity hash code. Linked tables have an order of their own and
// come here only by what they do not override.

#include "semantics/native/table.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

constexpr std::string_view kEnglish = "the default locale is that of English in the United States";

bool has_placed(const State& state) { return state.placed; }

bool is_asked(const State& state) { return !is_jdk_initializing(state); }

constexpr AssumedRow iterates(std::string_view owner, std::string_view name = "<init>") {
  return {owner, name, kIterationOrder, has_placed};
}

constexpr AssumedRow kAssumed[] = {
    {"java/lang/System", "lineSeparator", kOnUnix},
    {"java/util/Locale", "getDefault", kEnglish},
    {"java/util/ImmutableCollections$Set12", "iterator", kIterationOrder, is_asked},
    {"java/util/ImmutableCollections$Set12", "toArray", kIterationOrder, is_asked},
    {"java/util/ImmutableCollections$SetN$SetNIterator", "<init>", kIterationOrder, is_asked},
    {"java/util/ImmutableCollections$MapN$MapNIterator", "<init>", kIterationOrder, is_asked},
    iterates("java/util/HashMap$HashIterator"),
    iterates("java/util/HashMap$HashMapSpliterator"),
    iterates("java/util/HashMap", "keysToArray"),
    iterates("java/util/HashMap", "valuesToArray"),
    iterates("java/util/HashMap", "forEach"),
    iterates("java/util/HashMap", "replaceAll"),
    iterates("java/util/HashMap$KeySet", "forEach"),
    iterates("java/util/HashMap$Values", "forEach"),
    iterates("java/util/HashMap$EntrySet", "forEach"),
    iterates("java/util/IdentityHashMap$IdentityHashMapIterator"),
    iterates("java/util/IdentityHashMap$IdentityHashMapSpliterator"),
    iterates("java/util/IdentityHashMap", "forEach"),
    iterates("java/util/IdentityHashMap", "replaceAll"),
    iterates("java/util/IdentityHashMap$KeySet", "toArray"),
    iterates("java/util/IdentityHashMap$Values", "toArray"),
    iterates("java/util/IdentityHashMap$EntrySet", "toArray"),
    iterates("java/util/Hashtable$Enumerator"),
    iterates("java/util/Hashtable", "forEach"),
    iterates("java/util/Hashtable", "replaceAll"),
    iterates("java/util/WeakHashMap$HashIterator"),
    iterates("java/util/WeakHashMap$WeakHashMapSpliterator"),
    iterates("java/util/WeakHashMap", "forEach"),
    iterates("java/util/WeakHashMap", "replaceAll"),
    iterates("java/util/concurrent/ConcurrentHashMap$Traverser"),
};

}  // namespace

const AssumedRow* find_assumption(const Method& method) {
  for (const AssumedRow& row : kAssumed) {
    if (row.owner == method.owner->name && row.name == method.name) return &row;
  }
  return nullptr;
}

}  // namespace kukang
