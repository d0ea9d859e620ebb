package program2;

/** A more special Node: it adds nothing but its type. */
class ExtendedNode extends Node {}
