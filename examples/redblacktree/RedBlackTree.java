// A map from int keys to elements, as a red-black tree (Guibas and Sedgewick, 1978), with parent
// links and with the algorithms of java.util.TreeMap; left and right are one case here, not two.
//
// Invariant: the keys are in order, as in any search tree, which makes the links downwards a tree;
// parent is the inverse of left and right, null at the root; a red node has a black parent, so the
// root is black; and each way down from a node to a place without one meets as many black nodes as
// any other. So no way down is more than twice as long as another.
package redblacktree;

import java.util.NoSuchElementException;
import java.util.Random;
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
    link(node, !left, child(lifted, left));
    link(lifted, left, node);
  }

  // Demonstrations.

  /** Puts and removes keys at random; shows what each operation returned, and the tree. */
  // run: mixed 0 1 1L
  // run: mixed 1 1 1L
  // run: mixed 12 2 3L
  // run: mixed 40 8 7L
  // run: mixed 150 30 -5L
  // run: mixed 200 60 11L
  public static String mixed(int operations, int keys, long seed) {
    Random random = new Random(seed);
    RedBlackTree tree = new RedBlackTree();
    StringBuilder log = new StringBuilder();
    for (int i = 0; i < operations; i++) {
      int key = random.nextInt(keys);
      if (random.nextInt(5) < 3) {
        log.append('+').append(key).append('=').append(tree.put(key, new Item(i)));
      } else {
        log.append('-').append(key).append('=').append(tree.remove(key));
      }
      log.append(' ');
      tree.check();
    }
    return log + text(tree.root);
  }

  /** Puts keys in order, where an unbalanced tree would become a list; then removes them. */
  // run: ascending 1
  // run: ascending 2
  // run: ascending 15
  // run: ascending 64
  public static String ascending(int n) {
    RedBlackTree tree = new RedBlackTree();
    for (int key = 0; key < n; key++) {
      tree.put(key, new Item(key));
      tree.check();
    }
    String grown = text(tree.root) + " last key " + tree.lastKey();
    for (int key = 0; key < n; key++) {
      tree.remove(key);
      tree.check();
    }
    return grown + (tree.isEmpty() ? ", then empty" : ", then " + text(tree.root));
  }

  /** Three keys in each order; the same key may come twice. */
  // run: three 2 1 3
  // run: three 3 2 1
  // run: three 1 2 3
  // run: three 3 1 2
  // run: three 1 3 2
  // run: three 5 5 5
  // run: three -2147483648 2147483647 0
  public static String three(int a, int b, int c) {
    RedBlackTree tree = of(a, b, c);
    return text(tree.root) + " last key " + tree.lastKey() + " at " + b + " " + tree.get(b);
  }

  /** Removes one key from a tree of eight, which has nodes of both colours and of each degree. */
  // run: removed 1
  // run: removed 2
  // run: removed 3
  // run: removed 4
  // run: removed 5
  // run: removed 6
  // run: removed 8
  // run: removed 9
  public static String removed(int key) {
    RedBlackTree tree = of(1, 2, 3, 4, 5, 6, 7, 8);
    String before = text(tree.root);
    Object element = tree.remove(key);
    tree.check();
    if (tree.get(key) != null) throw new AssertionError("still there");
    return before + " -" + key + "=" + element + " " + text(tree.root);
  }

  // run: empty
  public static String empty() {
    RedBlackTree tree = of();
    return tree.isEmpty() + " " + tree.get(0) + " " + tree.remove(0);
  }

  // run: lastKeyOfNone
  public static int lastKeyOfNone() {
    return of().lastKey();
  }

  /** Trees that the invariant must refuse. */
  // run: malformed "unordered"
  // run: malformed "red root"
  // run: malformed "red below red"
  // run: malformed "uneven"
  // run: malformed "wrong parent"
  // run: malformed "shared"
  // run: malformed "cyclic"
  // run: malformed "not at all"
  public static boolean malformed(String how) {
    RedBlackTree tree = of(4, 2, 6);
    switch (how) {
      case "unordered" -> tree.root.key = 1;
      case "red root" -> tree.root.red = true;
      case "red below red" -> link(tree.root.left, true, new Node(1, null));
      case "uneven" -> tree.root.left.red = false;
      case "wrong parent" -> tree.root.left.parent = tree.root.right;
      case "shared" -> tree.root.right = tree.root.left;
      case "cyclic" -> tree.root.left.right = tree.root;
      default -> { }
    }
    return !tree.wellFormed();
  }

  private static RedBlackTree of(int... keys) {
    RedBlackTree tree = new RedBlackTree();
    for (int key : keys) {
      tree.put(key, new Item(key));
      tree.check();
    }
    return tree;
  }

  private void check() {
    if (!wellFormed()) throw new AssertionError("the order, a parent or a colour is wrong");
  }

  /** Red nodes in brackets, black ones in parentheses. */
  private static String text(Node node) {
    if (node == null) return ".";
    String inside = text(node.left) + node.key + text(node.right);
    return node.red ? "[" + inside + "]" : "(" + inside + ")";
  }
}
