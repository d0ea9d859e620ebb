// bug: remove k=3 n=5 kind=AssertionError
//
// The red-black tree of the examples with a lost parent link: a rotation moves the inner grandchild
// from one parent to the other, and does not tell it.
package planted.redblacktree;

import java.util.NoSuchElementException;
import kukang.Ensures;
import kukang.Invariant;

public class RedBlackTree {
  private static final class Node {
    int key;
    Object element;
    Node left;
    Node right;
    Node parent;
    boolean red = true;

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

  private static final int UNEVEN = -1;
  private static final int OPEN = -2;

  private Node root;

  @Invariant
  boolean wellFormed() {
    return blackHeight(root, null, null, null, 0, OPEN) != UNEVEN;
  }

  /**
   * How many black nodes each way down the tree meets, seen from a node that has so many above it;
   * UNEVEN if that is not what is due (which is OPEN before the first way is at its end), or if
   * anything else is wrong: with the order between the keys of low and high, where null is no bound,
   * with the links to the parents, or with the colours.
   */
  private static int blackHeight(Node node, Node parent, Node low, Node high, int above, int due) {
    if (node == null) return due == OPEN || due == above ? above : UNEVEN;
    if (low != null && node.key <= low.key) return UNEVEN;
    if (high != null && node.key >= high.key) return UNEVEN;
    if (node.parent != parent) return UNEVEN;
    if (node.red && (parent == null || parent.red)) return UNEVEN;
    int met = node.red ? above : above + 1;
    if (due != OPEN && met > due) return UNEVEN;
    int left = blackHeight(node.left, node, low, node, met, due);
    if (left == UNEVEN) return UNEVEN;
    return blackHeight(node.right, node, node, high, met, left);
  }

  public boolean isEmpty() {
    return root == null;
  }

  public boolean containsKey(int key) {
    return nodeAt(key) != null;
  }

  /** The element at the key; null if there is none. */
  public Object get(int key) {
    Node node = nodeAt(key);
    return node == null ? null : node.element;
  }

  /** The greatest key. Throws NoSuchElementException if the tree is empty. */
  public int lastKey() {
    if (root == null) throw new NoSuchElementException();
    Node node = root;
    while (node.right != null) node = node.right;
    return node.key;
  }

  /** Puts the element at the key. Returns the one that it replaces; null if there is none. */
  @Ensures("isAt")
  public Object put(int key, Item element) {
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
    } else {
      link(parent, key < parent.key, leaf);
    }
    repairRed(leaf);
    return null;
  }

  /** Removes the key. Returns the element that was there; null if there was none. */
  @Ensures("isAbsent")
  public Object remove(int key) {
    Node node = nodeAt(key);
    if (node == null) return null;
    Object removed = node.element;
    if (node.left != null && node.right != null) {
      Node successor = least(node.right);
      node.key = successor.key;
      node.element = successor.element;
      node = successor;
    }
    Node onlyChild = node.left != null ? node.left : node.right;
    if (onlyChild != null) {
      onlyChild.red = false;  // it was red, or the ways down would be uneven; so node is black
    } else if (!node.red) {
      repairBlack(node);
    }
    replace(node, onlyChild);
    return removed;
  }

  private boolean isAt(int key, Item element, Object replaced) {
    return containsKey(key) && get(key) == element;
  }

  private boolean isAbsent(int key, Object removed) {
    return !containsKey(key);
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

  private static boolean isRed(Node node) {
    return node != null && node.red;
  }

  /** Restores the invariant, where all that is wrong is that red node has a red parent or none. */
  private void repairRed(Node node) {
    while (isRed(node.parent)) {
      Node parent = node.parent;
      Node grandparent = parent.parent;
      boolean left = parent == grandparent.left;
      Node uncle = child(grandparent, !left);
      grandparent.red = true;
      if (isRed(uncle)) {
        parent.red = false;
        uncle.red = false;
        node = grandparent;
      } else {
        if (node == child(parent, !left)) {
          rotate(parent, left);  // parent and node change places
          parent = node;
        }
        parent.red = false;
        rotate(grandparent, !left);
        return;
      }
    }
    root.red = false;
  }

  /** Gives the ways down through node, which is black, one black more, and the others none. */
  private void repairBlack(Node node) {
    while (node != root && !node.red) {
      Node parent = node.parent;
      boolean left = node == parent.left;
      Node sibling = child(parent, !left);
      if (sibling.red) {
        sibling.red = false;
        parent.red = true;
        rotate(parent, left);
        sibling = child(parent, !left);  // black, as its parent was red
      }
      if (isRed(sibling.left) || isRed(sibling.right)) {
        borrow(parent, left);
        return;
      }
      sibling.red = true;  // its ways are one short now too: all those through parent
      node = parent;
    }
    node.red = false;
  }

  /**
   * Gives the ways down on one side of parent one black more. Requires that the child on the other
   * side is black and has a red child.
   */
  private void borrow(Node parent, boolean left) {
    Node sibling = child(parent, !left);
    if (!isRed(child(sibling, !left))) {
      sibling.red = true;
      rotate(sibling, !left);
      sibling = sibling.parent;
    }
    sibling.red = parent.red;
    parent.red = false;
    child(sibling, !left).red = false;
    rotate(parent, left);
  }

  private static Node child(Node node, boolean left) {
    return left ? node.left : node.right;
  }

  /** Makes child, which may be null, the left or right child of parent. */
  private static void link(Node parent, boolean left, Node child) {
    if (left) {
      parent.left = child;
    } else {
      parent.right = child;
    }
    if (child != null) child.parent = parent;
  }

  /** Lets other, which may be null, take the place of node below node's parent. */
  private void replace(Node node, Node other) {
    if (node.parent != null) {
      link(node.parent, node == node.parent.left, other);
    } else {
      root = other;
      if (other != null) other.parent = null;
    }
  }

  /** Lowers node to the left or to the right; its child on the other side takes its place. */
  private void rotate(Node node, boolean left) {
    Node lifted = child(node, !left);
    replace(node, lifted);
    if (left) node.right = lifted.left; else node.left = lifted.right;  // planted: no parent link
    link(lifted, left, node);
  }
}
