// A map from int keys to elements, as an AVL tree (Adelson-Velsky and Landis, 1962).
//
// Invariant: the keys are in order, as in any search tree, which makes the links a tree; each node
// knows its height, which is that of its higher subtree plus one; and the heights of its two
// subtrees differ by one at most. The height of no node at all is 0. So a tree of n keys is no
// higher than 1.45 log2(n + 2).
package avltree;

import java.util.Random;
import kukang.Ensures;
import kukang.Invariant;

public class AvlTree {
  private static final class Node {
    int key;
    Object element;
    Node left;
    Node right;
    int height = 1;

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

  private static final int BROKEN = -1;

  private Node root;

  @Invariant
  boolean wellFormed() {
    return measured(root, null, null) != BROKEN;
  }

  /**
   * The height of the subtree, without belief in what its nodes say; BROKEN if one of them is wrong
   * there, or unbalanced, or not between the keys of low and high, where null is no bound.
   */
  private static int measured(Node node, Node low, Node high) {
    if (node == null) return 0;
    if (low != null && node.key <= low.key) return BROKEN;
    if (high != null && node.key >= high.key) return BROKEN;
    int left = measured(node.left, low, node);
    if (left == BROKEN) return BROKEN;
    int right = measured(node.right, node, high);
    if (right == BROKEN || Math.abs(left - right) > 1) return BROKEN;
    int height = 1 + Math.max(left, right);
    return node.height == height ? height : BROKEN;
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
    Node node = nodeAt(key);
    if (node == null) {
      root = with(root, new Node(key, element));
      return null;
    }
    Object replaced = node.element;
    node.element = element;
    return replaced;
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

  private static int height(Node node) {
    return node == null ? 0 : node.height;
  }

  /** What the subtree becomes with the leaf, whose key is not in it. */
  private static Node with(Node node, Node leaf) {
    if (node == null) return leaf;
    if (leaf.key < node.key) {
      node.left = with(node.left, leaf);
    } else {
      node.right = with(node.right, leaf);
    }
    return balanced(node);
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
    return balanced(node);
  }

  /**
   * The subtree, balanced again and with the right height. Requires that both subtrees of
   * the node are so, and that their heights differ by two at most.
   */
  private static Node balanced(Node node) {
    int slope = height(node.left) - height(node.right);
    if (slope > 1) {
      if (height(node.left.left) < height(node.left.right)) node.left = rotatedLeft(node.left);
      return rotatedRight(node);
    }
    if (slope < -1) {
      if (height(node.right.right) < height(node.right.left)) node.right = rotatedRight(node.right);
      return rotatedLeft(node);
    }
    measure(node);
    return node;
  }

  /** Lifts the left child above the node, and returns it. */
  private static Node rotatedRight(Node node) {
    Node lifted = node.left;
    node.left = lifted.right;
    lifted.right = node;
    measure(node);
    measure(lifted);
    return lifted;
  }

  /** Lifts the right child above the node, and returns it. */
  private static Node rotatedLeft(Node node) {
    Node lifted = node.right;
    node.right = lifted.left;
    lifted.left = node;
    measure(node);
    measure(lifted);
    return lifted;
  }

  private static void measure(Node node) {
    node.height = 1 + Math.max(height(node.left), height(node.right));
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
    AvlTree tree = new AvlTree();
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

  /** Inserts keys in order, where an unbalanced tree would become a list; then removes them. */
  // run: ascending 1
  // run: ascending 2
  // run: ascending 15
  // run: ascending 64
  public static String ascending(int n) {
    AvlTree tree = new AvlTree();
    for (int key = 0; key < n; key++) {
      tree.insert(key, new Item(key));
      tree.check();
    }
    String grown = text(tree.root) + " height " + height(tree.root);
    for (int key = 0; key < n; key++) {
      tree.remove(key);
      tree.check();
    }
    return grown + (tree.isEmpty() ? ", then empty" : ", then " + text(tree.root));
  }

  /** Three keys in each order: no rotation, the two single ones, the two double ones. */
  // run: three 2 1 3
  // run: three 3 2 1
  // run: three 1 2 3
  // run: three 3 1 2
  // run: three 1 3 2
  // run: three 5 5 5
  // run: three -2147483648 2147483647 0
  public static String three(int a, int b, int c) {
    AvlTree tree = of(a, b, c);
    return text(tree.root) + " least " + tree.findMin() + " greatest " + tree.findMax()
        + " at " + b + " " + tree.find(b);
  }

  // run: empty
  public static String empty() {
    AvlTree tree = of();
    return tree.isEmpty() + " " + tree.find(0) + " " + tree.findMin() + " " + tree.findMax() + " "
        + tree.remove(0);
  }

  /** Trees that the invariant must refuse. */
  // run: malformed "unordered"
  // run: malformed "wrong height"
  // run: malformed "unbalanced"
  // run: malformed "shared"
  // run: malformed "cyclic"
  // run: malformed "not at all"
  public static boolean malformed(String how) {
    AvlTree tree = of(4, 2, 6);
    switch (how) {
      case "unordered" -> tree.root.key = 1;
      case "wrong height" -> tree.root.left.height = 2;
      case "unbalanced" -> {
        tree.root.right = null;
        tree.root.left.left = new Node(1, null);
        measure(tree.root.left);
        measure(tree.root);
      }
      case "shared" -> tree.root.right = tree.root.left;
      case "cyclic" -> tree.root.left.right = tree.root;
      default -> { }
    }
    return !tree.wellFormed();
  }

  private static AvlTree of(int... keys) {
    AvlTree tree = new AvlTree();
    for (int key : keys) {
      tree.insert(key, new Item(key));
      tree.check();
    }
    return tree;
  }

  private void check() {
    if (!wellFormed()) throw new AssertionError("the order or the balance is broken");
  }

  private static String text(Node node) {
    return node == null ? "." : "(" + text(node.left) + node.key + text(node.right) + ")";
  }
}
