package rules;

/** Nobody can extend it. */
final class Leaf {}
