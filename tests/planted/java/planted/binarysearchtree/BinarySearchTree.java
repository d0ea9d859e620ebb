// bug: remove k=3 n=4 kind=AssertionError
//
// The search tree of the examples with a wrong successor: the key that takes the place of a removed
// one is the right child's, even if less ones are below that.
package planted.binarysearchtree;

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
      Node successor = node.right;  // planted: least(node.right)
      node.key = successor.key;
      node.element = successor.element;
      node.right = without(node.right, successor.key);
    }
    return node;
  }
}
