#include "witness/heap_match.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

namespace kukang {
namespace {

constexpr int kNobody = -1;

// A word, without the object that it refers to.
struct Word {
  std::string before, after;
  int object = kNobody;
};
struct Pair;
struct Part {
  std::vector<Word> words;
  std::vector<Pair> pairs;  // of the table that follows them
};
struct Pair {
  std::vector<Word> key, value;
};
// The roots, or an object: what is there, up to each table and after the last.
using Record = std::vector<Part>;

Word word_of(std::string_view text) {
  const size_t mark = text.find('"') == text.npos ? text.rfind('#') : text.npos;
  const bool refers =
      mark != text.npos && (mark == 0 || text[mark - 1] == '=' || text[mark - 1] == ':');
  Word word;
  if (!refers) {
    word.before = text;
    return word;
  }
  const char* end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data() + mark + 1, end, word.object);
  word.before = text.substr(0, mark);
  word.after = std::string(rest, end);
  return word;
}

std::vector<Record> records_of(std::string_view text) {
  std::vector<Record> records(1, Record(1));
  std::vector<Word>* words = &records.back().back().words;
  bool ordered = false;  // in a table whose pairs are words like others
  while (!text.empty()) {
    const size_t end = std::min(text.find(' '), text.size());
    const std::string_view next = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    Record& record = records.back();
    if (next == "(" || next == ")") ordered = next == "(";
    if (ordered) {
      words->push_back(word_of(next));
    } else if (next == "|") {
      records.emplace_back(1);
      words = &records.back().back().words;
    } else if (next == "{" || next == ";") {
      words = &record.back().pairs.emplace_back().key;
    } else if (next == ":" && !record.back().pairs.empty()) {
      words = &record.back().pairs.back().value;
    } else if (next == "}") {
      words = &record.emplace_back().words;
    } else {
      words->push_back(word_of(next));
    }
  }
  return records;
}

bool same_text(const std::string& expected, const std::string& actual) {
  if (!expected.ends_with("\"*\"")) return expected == actual;
  const size_t mark = expected.size() - 3;
  return actual.size() > mark && actual[mark] == '"' &&
         actual.compare(0, mark, expected, 0, mark) == 0;
}

class Match {
 public:
  Match(const std::vector<Record>& expected, const std::vector<Record>& actual)
      : expected_(expected), actual_(actual) {}

  bool found() {
    if (expected_.size() != actual_.size()) return false;
    State state;
    state.actual_of.assign(expected_.size() - 1, kNobody);
    state.expected_of.assign(actual_.size() - 1, kNobody);
    return match(expected_[0], actual_[0], state) && settle(std::move(state));
  }

 private:
  struct Table {
    std::vector<const Pair*> expected, actual;
  };
  struct State {
    std::vector<int> actual_of, expected_of;
    std::vector<int> queue;  // objects of the expected heap that were met
    size_t done = 0;
    std::vector<Table> tables;
  };

  bool match(const std::vector<Word>& expected, const std::vector<Word>& actual,
             State& state) const {
    if (expected.size() != actual.size()) return false;
    for (size_t i = 0; i < expected.size(); ++i) {
      const Word &e = expected[i], &a = actual[i];
      if (!same_text(e.before, a.before) || e.after != a.after) return false;
      if ((e.object == kNobody) != (a.object == kNobody)) return false;
      if (e.object != kNobody && !meet(e.object, a.object, state)) return false;
    }
    return true;
  }

  static bool meet(int expected, int actual, State& state) {
    const bool written = static_cast<size_t>(expected) < state.actual_of.size() &&
                         static_cast<size_t>(actual) < state.expected_of.size();
    if (!written) return false;
    int& there = state.actual_of[static_cast<size_t>(expected)];
    int& here = state.expected_of[static_cast<size_t>(actual)];
    if (there == kNobody && here == kNobody) {
      there = actual;
      here = expected;
      state.queue.push_back(expected);
    }
    return there == actual && here == expected;
  }

  bool match(const Record& expected, const Record& actual, State& state) const {
    if (expected.size() != actual.size()) return false;
    for (size_t i = 0; i < expected.size(); ++i) {
      if (!match(expected[i].words, actual[i].words, state)) return false;
      if (expected[i].pairs.size() != actual[i].pairs.size()) return false;
      Table table;
      for (const Pair& pair : expected[i].pairs) table.expected.push_back(&pair);
      for (const Pair& pair : actual[i].pairs) table.actual.push_back(&pair);
      if (!table.expected.empty()) state.tables.push_back(std::move(table));
    }
    return true;
  }

  // Is it decided which pair of the other heap it is?
  static bool is_known(const Pair& pair, const State& state) {
    return std::all_of(pair.key.begin(), pair.key.end(), [&](const Word& word) {
      return word.object == kNobody || state.actual_of[static_cast<size_t>(word.object)] != kNobody;
    });
  }

  bool settle(State state) {
    while (state.done < state.queue.size()) {
      const auto e = static_cast<size_t>(state.queue[state.done++]);
      const auto a = static_cast<size_t>(state.actual_of[e]);
      if (!match(expected_[e + 1], actual_[a + 1], state)) return false;
    }
    std::erase_if(state.tables, [](const Table& table) { return table.expected.empty(); });
    if (state.tables.empty()) return true;
    size_t chosen = 0, pair = 0;
    for (size_t t = 0; t < state.tables.size(); ++t) {
      for (size_t p = 0; p < state.tables[t].expected.size(); ++p) {
        if (is_known(*state.tables[t].expected[p], state)) chosen = t, pair = p;
      }
    }
    const std::vector<const Pair*>& others = state.tables[chosen].actual;
    for (size_t other = 0; other < others.size(); ++other) {
      if (++tried_ > kMostTried) return false;
      State next = state;
      Table& table = next.tables[chosen];
      const Pair &e = *table.expected[pair], &a = *table.actual[other];
      table.expected.erase(table.expected.begin() + static_cast<std::ptrdiff_t>(pair));
      table.actual.erase(table.actual.begin() + static_cast<std::ptrdiff_t>(other));
      const bool same = match(e.key, a.key, next) && match(e.value, a.value, next);
      if (same && settle(std::move(next))) return true;
    }
    return false;
  }

  static constexpr int kMostTried = 20'000;

  const std::vector<Record>&expected_, &actual_;
  int tried_ = 0;
};

}  // namespace

bool match_heaps(std::string_view expected, std::string_view actual) {
  const std::vector<Record> e = records_of(expected), a = records_of(actual);
  return Match(e, a).found();
}

}  // namespace kukang
