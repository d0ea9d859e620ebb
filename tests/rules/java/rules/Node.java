package rules;

/** A record with a field of each kind; nothing static refers to one. */
class Node {
  int value;
  long wide;
  byte small;
  boolean flag;
  Node next;
  Node[] others;
  Object any;
}
