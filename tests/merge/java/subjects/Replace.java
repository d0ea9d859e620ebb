package subjects;

/**
 * Finds a pattern in a line and replaces it wherever it is. In a pattern '%' at its beginning is
 * that of the line, '$' at its end is the line's, '?' is any character, '[a-c]' and '[^a-c]' are
 * one of a class, '*' repeats what is before it, '@' takes away the meaning of the next character;
 * in a substitution '&' is what was matched.
 */
final class Replace {
  private static final int LITERAL = 0, ANY = 1, CLASS = 2, NOT_CLASS = 3, BEGIN = 4, END = 5;
  private static final int ROOM = 8;
  private static final char DITTO = (char) -1;

  // Of the pattern's parts: what, its character or where its class begins and ends, and whether it
  // is repeated.
  private final int[] kind = new int[ROOM];
  private final char[] character = new char[ROOM];
  private final int[] from = new int[ROOM], to = new int[ROOM];
  private final boolean[] repeated = new boolean[ROOM];
  private int parts;

  private final char[] classes = new char[ROOM];
  private int classed;

  private final char[] substitution = new char[ROOM];
  private int substituted;

  private final char[] output = new char[4 * ROOM];
  private int written;

  /** False: it is no pattern. */
  private boolean readPattern(char[] text) {
    int at = 0;
    while (at < text.length) {
      char c = text[at];
      if (c == '*' && parts > 0 && kind[parts - 1] != BEGIN && !repeated[parts - 1]) {
        repeated[parts - 1] = true;
        at++;
        continue;
      }
      if (c == '%' && at == 0) {
        kind[parts] = BEGIN;
      } else if (c == '$' && at == text.length - 1) {
        kind[parts] = END;
      } else if (c == '?') {
        kind[parts] = ANY;
      } else if (c == '[') {
        at = readClass(text, at + 1);
        if (at < 0) return false;
      } else if (c == '@' && at + 1 < text.length) {
        at++;
        character[parts] = text[at];
      } else {
        character[parts] = c;
      }
      parts++;
      at++;
    }
    return true;
  }

  /** Where it is closed; -1: nowhere. */
  private int readClass(char[] text, int at) {
    kind[parts] = CLASS;
    if (at < text.length && text[at] == '^') {
      kind[parts] = NOT_CLASS;
      at++;
    }
    from[parts] = classed;
    while (at < text.length && text[at] != ']') {
      if (text[at] == '-' && classed > from[parts] && at + 1 < text.length) {
        at++;
        for (char c = (char) (classes[classed - 1] + 1); c <= text[at] && classed < ROOM; c++) {
          classes[classed++] = c;
        }
      } else {
        classes[classed++] = text[at];
      }
      at++;
    }
    to[parts] = classed;
    return at < text.length ? at : -1;
  }

  private void readSubstitution(char[] text) {
    for (int at = 0; at < text.length; at++) {
      if (text[at] == '&') {
        substitution[substituted++] = DITTO;
      } else if (text[at] == '@' && at + 1 < text.length) {
        at++;
        substitution[substituted++] = text[at];
      } else {
        substitution[substituted++] = text[at];
      }
    }
  }

  private boolean isInClass(char c, int part) {
    for (int i = from[part]; i < to[part]; i++) {
      if (classes[i] == c) return true;
    }
    return false;
  }

  /** One character, or none at the line's ends. -1: no; otherwise where the match goes on. */
  private int matchOne(char[] line, int at, int part) {
    if (kind[part] == BEGIN) return at == 0 ? at : -1;
    if (kind[part] == END) return at == line.length ? at : -1;
    if (at >= line.length) return -1;
    boolean matches;
    switch (kind[part]) {
      case LITERAL: matches = line[at] == character[part]; break;
      case ANY: matches = true; break;
      case CLASS: matches = isInClass(line[at], part); break;
      default: matches = !isInClass(line[at], part);
    }
    return matches ? at + 1 : -1;
  }

  /** The longest match that begins there: where it ends; -1: there is none. */
  private int match(char[] line, int at, int part) {
    if (part == parts) return at;
    if (!repeated[part]) {
      int next = matchOne(line, at, part);
      return next < 0 ? -1 : match(line, next, part + 1);
    }
    int end = at;
    while (end < line.length) {
      int next = matchOne(line, end, part);
      if (next <= end) break;
      end = next;
    }
    for (; end >= at; end--) {
      int rest = match(line, end, part + 1);
      if (rest >= 0) return rest;
    }
    return -1;
  }

  private void write(char c) {
    output[written++] = c;
  }

  private void substitute(char[] line, int from, int to) {
    for (int i = 0; i < substituted; i++) {
      if (substitution[i] == DITTO) {
        for (int j = from; j < to; j++) write(line[j]);
      } else {
        write(substitution[i]);
      }
    }
  }

  private void change(char[] line) {
    int at = 0, last = -1;
    while (at <= line.length) {
      int end = match(line, at, 0);
      if (end >= 0 && end != last) {
        substitute(line, at, end);
        last = end;
      }
      if (end < 0 || end == at) {
        if (at < line.length) write(line[at]);
        at++;
      } else {
        at = end;
      }
    }
  }

  /** How long the line is afterwards; -1: that is no pattern. */
  static int line(char p0, char p1, char s0, char s1, char a, char b, char c) {
    Replace replace = new Replace();
    if (!replace.readPattern(new char[] {p0, p1})) return -1;
    replace.readSubstitution(new char[] {s0, s1});
    replace.change(new char[] {a, b, c});
    assert replace.written <= 15;
    return replace.written;
  }
}
