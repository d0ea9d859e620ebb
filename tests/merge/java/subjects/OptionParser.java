package subjects;

/**
 * Options of a command line: flags, alone or several behind one dash, options with a value behind
 * them or as the next word, "--", after which nothing is an option, and words that are none.
 */
final class OptionParser {
  private static final int UNKNOWN = 1, VALUE_MISSING = 2, TWICE = 3, NO_NUMBER = 4;

  private static final class Problem extends RuntimeException {
    final int what;

    Problem(int what) {
      this.what = what;
    }
  }

  private static class Option {
    final char letter;
    boolean given;

    Option(char letter) {
      this.letter = letter;
    }

    boolean takesValue() {
      return false;
    }

    void give() {
      given = true;
    }

    void value(char[] word, int from) {
      throw new IllegalStateException();
    }
  }

  /** Counts how often it is given. */
  private static final class Level extends Option {
    int level;

    Level(char letter) {
      super(letter);
    }

    @Override void give() {
      super.give();
      level++;
    }
  }

  private static final class Number extends Option {
    int number;

    Number(char letter) {
      super(letter);
    }

    @Override boolean takesValue() {
      return true;
    }

    @Override void give() {
      if (given) throw new Problem(TWICE);
      super.give();
    }

    @Override void value(char[] word, int from) {
      int value = 0;
      for (int i = from; i < word.length; i++) {
        if (word[i] < '0' || word[i] > '9') throw new Problem(NO_NUMBER);
        value = 10 * value + (word[i] - '0');
      }
      number = value;
    }
  }

  private static final class Text extends Option {
    int length;

    Text(char letter) {
      super(letter);
    }

    @Override boolean takesValue() {
      return true;
    }

    @Override void value(char[] word, int from) {
      length = word.length - from;
    }
  }

  private final Option quiet = new Option('q');
  private final Level verbose = new Level('v');
  private final Number number = new Number('n');
  private final Text output = new Text('o');
  private final Option[] options = {quiet, verbose, number, output};

  private final boolean stopsAtWord;
  private boolean onlyWords;
  private Option waiting;  // for its value
  private int words;

  private OptionParser(boolean stopsAtWord) {
    this.stopsAtWord = stopsAtWord;
  }

  private Option option(char letter) {
    for (Option option : options) {
      if (option.letter == letter) return option;
    }
    return null;
  }

  private void parse(char[][] line) {
    for (char[] word : line) parseWord(word);
    if (waiting != null) throw new Problem(VALUE_MISSING);
  }

  private void parseWord(char[] word) {
    if (waiting != null) {
      waiting.value(word, 0);
      waiting = null;
    } else if (onlyWords) {
      words++;
    } else if (word[0] != '-' || word.length == 1) {
      words++;
      if (stopsAtWord) onlyWords = true;
    } else if (isEnd(word)) {
      onlyWords = true;
    } else {
      parseOptions(word);
    }
  }

  private static boolean isEnd(char[] word) {
    return word.length == 2 && word[0] == '-' && word[1] == '-';
  }

  private void parseOptions(char[] word) {
    for (int at = 1; at < word.length; at++) {
      Option option = option(word[at]);
      if (option == null) throw new Problem(UNKNOWN);
      option.give();
      if (!option.takesValue()) continue;
      if (at + 1 < word.length) {
        option.value(word, at + 1);
      } else {
        waiting = option;
      }
      return;
    }
  }

  /** How many words there are; negative: what is wrong. */
  private static int words(boolean stopsAtWord, char[]... line) {
    OptionParser parser = new OptionParser(stopsAtWord);
    try {
      parser.parse(line);
    } catch (Problem problem) {
      return -problem.what;
    }
    assert parser.words <= line.length;
    assert parser.verbose.given == parser.verbose.level > 0;
    assert parser.number.given || parser.number.number == 0;
    return parser.words;
  }

  static int two(char a, char b, boolean stops) {
    return words(stops, new char[] {a, b});
  }

  static int four(char a, char b, char c, char d, boolean stops) {
    return words(stops, new char[] {a, b}, new char[] {c, d});
  }

  static int five(char a, char b, char c, char d, char e, boolean stops) {
    return words(stops, new char[] {a, b, c}, new char[] {d, e});
  }

  static int six(char a, char b, char c, char d, char e, char f, boolean stops) {
    return words(stops, new char[] {a, b}, new char[] {c, d}, new char[] {e, f});
  }

  static int nine(
      char a, char b, char c, char d, char e, char f, char g, char h, char i, boolean stops) {
    return words(stops, new char[] {a, b, c}, new char[] {d, e, f}, new char[] {g, h, i});
  }
}
