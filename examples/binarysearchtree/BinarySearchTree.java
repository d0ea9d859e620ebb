// A map from int keys to elements, as an unbalanced binary search tree.
//
// Invariant: the keys in a node's left subtree are less than the node's own, those in its right
// subtree greater. A node that was reached in two ways, or from below itself, would have to lie
// strictly on both sides of some key; so the order alone makes the links a tree. Elements may be
// anything, null included, and are of no concern to the invariant.
package binarysearchtree;

import java.util.Random;
import kukang.Ensures;
import kukang.Invariant;

public class BinarySearchTree {
  private static final class Node {
    int key;
    Object element;
    Node left;
    Node right;

    Node(int key, Object element) {
      this.key = key;
      this.element = element;
    }
  }

  /** Something to put into the tree. */
  public static class Item {
    private final int number;

    public Item(int number) {
      this.number = number;
    }

    @Override
    public String toString() {
      return "#" + number;
    }
  }

  private Node root;

  @Invariant
  boolean wellFormed() {
    return ordered(root, null, null);
  }

  /** Is the subtree ordered, between the keys of low and high? Null is no bound. */
  private static boolean ordered(Node node, Node low, Node high) {
    if (node == null) return true;
    if (low != null && node.key <= low.key) return false;
    if (high != null && node.key >= high.key) return false;
    return ordered(node.left, low, node) && ordered(node.right, node, high);
  }

  public boolean isEmpty() {
    return root == null;
  }

  /** The element at the key; null if there is none. */
  public Object find(int key) {
    Node node = nodeAt(key);
    return node == null ? null : node.element;
  }

  /** The element at the least key; null if the tree is empty. */
  public Object findMin() {
    return root == null ? null : least(root).element;
  }

  /** The element at the greatest key; null if the tree is empty. */
  public Object findMax() {
    return root == null ? null : greatest(root).element;
  }

  /** Puts the element at the key. Returns the one that it replaces; null if there is none. */
  @Ensures("isAt")
  public Object insert(int key, Item element) {
    Node parent = null;
    Node node = root;
    while (node != null) {
      parent = node;
      if (key < node.key) {
        node = node.left;
      } else if (key > node.key) {
        node = node.right;
      } else {
        Object replaced = node.element;
        node.element = element;
        return replaced;
      }
    }
    Node leaf = new Node(key, element);
    if (parent == null) {
      root = leaf;
    } else if (key < parent.key) {
      parent.left = leaf;
    } else {
      parent.right = leaf;
    }
    return null;
  }

  /** Removes the key. Returns the element that was there; null if there was none. */
  @Ensures("isAbsent")
  public Object remove(int key) {
    Node node = nodeAt(key);
    if (node == null) return null;
    Object removed = node.element;
    root = without(root, key);
    return removed;
  }

  private boolean isAt(int key, Item element, Object replaced) {
    return nodeAt(key) != null && find(key) == element;
  }

  private boolean isAbsent(int key, Object removed) {
    return nodeAt(key) == null;
  }

  private Node nodeAt(int key) {
    Node node = root;
    while (node != null) {
      if (key < node.key) {
        node = node.left;
      } else if (key > node.key) {
        node = node.right;
      } else {
        return node;
      }
    }
    return null;
  }

  private static Node least(Node node) {
    while (node.left != null) node = node.left;
    return node;
  }

  private static Node greatest(Node node) {
    while (node.right != null) node = node.right;
    return node;
  }

  /** What the subtree becomes without the key, which is in it. */
  private static Node without(Node node, int key) {
    if (key < node.key) {
      node.left = without(node.left, key);
    } else if (key > node.key) {
      node.right = without(node.right, key);
    } else if (node.left == null) {
      return node.right;
    } else if (node.right == null) {
      return node.left;
    } else {
      Node successor = least(node.right);
      node.key = successor.key;
      node.element = successor.element;
      node.right = without(node.right, successor.key);
    }
    return node;
  }

  // Demonstrations.

  /** Inserts and removes keys at random; shows what each operation returned, and the tree. */
  // run: mixed 0 1 1L
  // run: mixed 1 1 1L
  // run: mixed 12 2 3L
  // run: mixed 40 8 7L
  // run: mixed 150 30 -5L
  public static String mixed(int operations, int keys, long seed) {
    Random random = new Random(seed);
    BinarySearchTree tree = new BinarySearchTree();
    StringBuilder log = new StringBuilder();
    for (int i = 0; i < operations; i++) {
      int key = random.nextInt(keys);
      if (random.nextInt(5) < 3) {
        log.append('+').append(key).append('=').append(tree.insert(key, new Item(i)));
      } else {
        log.append('-').append(key).append('=').append(tree.remove(key));
      }
      log.append(' ');
      tree.check();
    }
    return log + text(tree.root);
  }

  /** Grows a tree of seven, which is as flat as can be, and removes one key. */
  // run: removed 1
  // run: removed 2
  // run: removed 4
  // run: removed 7
  // run: removed 8
  public static String removed(int key) {
    BinarySearchTree tree = of(4, 2, 6, 1, 3, 5, 7);
    Object element = tree.remove(key);
    tree.check();
    if (tree.find(key) != null) throw new AssertionError("still there");
    return element + " " + text(tree.root);
  }

  /** Three keys in some order; the same key may come twice. */
  // run: three 1 2 3
  // run: three 2 1 3
  // run: three 3 1 2
  // run: three 5 5 5
  // run: three -2147483648 2147483647 0
  public static String three(int a, int b, int c) {
    BinarySearchTree tree = of(a, b, c);
    return text(tree.root) + " least " + tree.findMin() + " greatest " + tree.findMax()
        + " at " + b + " " + tree.find(b);
  }

  // run: empty
  public static String empty() {
    BinarySearchTree tree = of();
    return tree.isEmpty() + " " + tree.find(0) + " " + tree.findMin() + " " + tree.findMax() + " "
        + tree.remove(0);
  }

  /** An element may be null: then find cannot tell it from none, but the key is there. */
  // run: nullElement 3
  public static String nullElement(int key) {
    BinarySearchTree tree = new BinarySearchTree();
    tree.insert(key, null);
    tree.check();
    return tree.find(key) + " " + tree.isEmpty();
  }

  /** Trees that the invariant must refuse. */
  // run: malformed "unordered"
  // run: malformed "far out of order"
  // run: malformed "equal keys"
  // run: malformed "shared"
  // run: malformed "cyclic"
  // run: malformed "not at all"
  public static boolean malformed(String how) {
    BinarySearchTree tree = of(4, 2, 6);
    switch (how) {
      case "unordered" -> tree.root.key = 1;
      case "far out of order" -> tree.root.left.right = new Node(5, null);
      case "equal keys" -> tree.root.right.right = new Node(6, null);
      case "shared" -> tree.root.right = tree.root.left;
      case "cyclic" -> tree.root.left.right = tree.root;
      default -> { }
    }
    return !tree.wellFormed();
  }

  private static BinarySearchTree of(int... keys) {
    BinarySearchTree tree = new BinarySearchTree();
    for (int key : keys) {
      tree.insert(key, new Item(key));
      tree.check();
    }
    return tree;
  }

  private void check() {
    if (!wellFormed()) throw new AssertionError("the order is broken");
  }

  private static String text(Node node) {
    return node == null ? "." : "(" + text(node.left) + node.key + text(node.right) + ")";
  }
}
