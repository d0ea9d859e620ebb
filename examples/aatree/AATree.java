// A map from int keys to elements, as an AA tree (Andersson, 1993): a red-black tree in which only
// a right child may be red, and in which levels take the place of colours.
//
// Invariant: the keys are in order, as in any search tree, which makes the links a tree. Where
// there is no child, there is nullNode, whose level is 0 and whose children are itself. The level
// of a left child is one less than its parent's; that of a right child is one less or, if it is
// red, the same; and the right child of a red node is not red. So a node of level 1 is a leaf or
// has a red leaf to its right, and all others have two children.
//
// The element of nullNode is what find returns for keys that are not there: any object, or null.
package aatree;

import java.util.Random;
import kukang.Ensures;
import kukang.Invariant;

public class AATree {
  private static final class Node {
    int key;
    Object element;
    Node left;
    Node right;
    int level;

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

  private final Node nullNode;
  private Node root;

  public AATree() {
    this(null);
  }

  /** An empty tree, in which find returns the given thing for keys that are not there. */
  public AATree(Object absent) {
    nullNode = new Node(0, absent);
    nullNode.left = nullNode;
    nullNode.right = nullNode;
    root = nullNode;
  }

  @Invariant
  boolean wellFormed() {
    if (nullNode == null || nullNode.level != 0) return false;
    if (nullNode.left != nullNode || nullNode.right != nullNode) return false;
    return root != null && fits(root, null, null, root.level, root.level);
  }

  /**
   * Has the node one of the levels from lowest to highest, and are those below it as they have to be?
   * A right child may be on the level of its parent, but not twice in a row. The keys are between
   * those of low and high, where null is no bound.
   */
  private boolean fits(Node node, Node low, Node high, int lowest, int highest) {
    if (node == nullNode) return lowest == 0;
    if (node == null) return false;
    if (low != null && node.key <= low.key) return false;
    if (high != null && node.key >= high.key) return false;
    int level = node.level;
    if (level < 1 || level < lowest || level > highest) return false;
    boolean besideParent = level > lowest;
    return fits(node.left, low, node, level - 1, level - 1)
        && fits(node.right, node, high, level - 1, besideParent ? level - 1 : level);
  }

  public boolean isEmpty() {
    return root == nullNode;
  }

  public boolean contains(int key) {
    return nodeAt(key) != nullNode;
  }

  /** The element at the key; that of nullNode if there is none. */
  public Object find(int key) {
    return nodeAt(key).element;
  }

  /** The element at the least key; null if the tree is empty. */
  public Object findMin() {
    return isEmpty() ? null : least(root).element;
  }

  /** The element at the greatest key; null if the tree is empty. */
  public Object findMax() {
    return isEmpty() ? null : greatest(root).element;
  }

  /** Puts the element at the key. Returns the one that it replaces; null if there is none. */
  @Ensures("isAt")
  public Object insert(int key, Item element) {
    Node node = nodeAt(key);
    if (node == nullNode) {
      root = with(root, leaf(key, element));
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
    if (node == nullNode) return null;
    Object removed = node.element;
    root = without(root, key);
    return removed;
  }

  private boolean isAt(int key, Item element, Object replaced) {
    return contains(key) && find(key) == element;
  }

  private boolean isAbsent(int key, Object removed) {
    return !contains(key);
  }

  /** The node with the key; nullNode if there is none. */
  private Node nodeAt(int key) {
    Node node = root;
    while (node != nullNode) {
      if (key < node.key) {
        node = node.left;
      } else if (key > node.key) {
        node = node.right;
      } else {
        return node;
      }
    }
    return nullNode;
  }

  private Node least(Node node) {
    while (node.left != nullNode) node = node.left;
    return node;
  }

  private Node greatest(Node node) {
    while (node.right != nullNode) node = node.right;
    return node;
  }

  private Node leaf(int key, Item element) {
    Node leaf = new Node(key, element);
    leaf.left = nullNode;
    leaf.right = nullNode;
    leaf.level = 1;
    return leaf;
  }

  /** What the subtree becomes with the leaf, whose key is not in it. */
  private Node with(Node node, Node leaf) {
    if (node == nullNode) return leaf;
    if (leaf.key < node.key) {
      node.left = with(node.left, leaf);
    } else {
      node.right = with(node.right, leaf);
    }
    return split(skew(node));
  }

  /** What the subtree becomes without the key, which is in it. */
  private Node without(Node node, int key) {
    if (key < node.key) {
      node.left = without(node.left, key);
    } else if (key > node.key) {
      node.right = without(node.right, key);
    } else if (node.left == nullNode) {
      return node.right;
    } else {
      Node successor = least(node.right);
      node.key = successor.key;
      node.element = successor.element;
      node.right = without(node.right, successor.key);
    }
    return lowered(node);
  }

  /** The subtree in order again, where all that can be wrong is that a child is too low. */
  private Node lowered(Node node) {
    int level = 1 + Math.min(node.left.level, node.right.level);
    if (level == node.level) return node;
    node.level = level;
    if (node.right.level > level) node.right.level = level;
    node = skew(node);
    node.right = skew(node.right);
    node.right.right = skew(node.right.right);
    node = split(node);
    node.right = split(node.right);
    return node;
  }

  /** Where the left child has the node's level, lifts it above the node. */
  private Node skew(Node node) {
    if (node == nullNode || node.left.level != node.level) return node;
    Node lifted = node.left;
    node.left = lifted.right;
    lifted.right = node;
    return lifted;
  }

  /** Where the right child and its own have the node's level, lifts the child, one level up. */
  private Node split(Node node) {
    if (node == nullNode || node.right.right.level != node.level) return node;
    Node lifted = node.right;
    node.right = lifted.left;
    lifted.left = node;
    lifted.level++;
    return lifted;
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
    AATree tree = new AATree();
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
    return log + tree.text(tree.root);
  }

  /** Inserts keys in order, where an unbalanced tree would become a list; then removes them. */
  // run: ascending 1
  // run: ascending 2
  // run: ascending 15
  // run: ascending 64
  public static String ascending(int n) {
    AATree tree = new AATree();
    for (int key = 0; key < n; key++) {
      tree.insert(key, new Item(key));
      tree.check();
    }
    String grown = tree.text(tree.root);
    for (int key = 0; key < n; key++) {
      tree.remove(key);
      tree.check();
    }
    return grown + (tree.isEmpty() ? ", then empty" : ", then " + tree.text(tree.root));
  }

  /** Three keys in each order: with and without a skew, with and without a split. */
  // run: three 2 1 3
  // run: three 3 2 1
  // run: three 1 2 3
  // run: three 5 5 5
  // run: three -2147483648 2147483647 0
  public static String three(int a, int b, int c) {
    AATree tree = of(a, b, c);
    return tree.text(tree.root) + " least " + tree.findMin() + " greatest " + tree.findMax()
        + " at " + b + " " + tree.find(b);
  }

  // run: empty "none"
  // run: empty null
  public static String empty(String absent) {
    AATree tree = new AATree(absent);
    return tree.isEmpty() + " " + tree.find(0) + " " + tree.findMin() + " " + tree.findMax() + " "
        + tree.remove(0);
  }

  /** Trees that the invariant must refuse. */
  // run: malformed "unordered"
  // run: malformed "wrong level"
  // run: malformed "red to the left"
  // run: malformed "red below red"
  // run: malformed "shared"
  // run: malformed "cyclic"
  // run: malformed "null"
  // run: malformed "no nullNode below nullNode"
  // run: malformed "high nullNode"
  // run: malformed "not at all"
  public static boolean malformed(String how) {
    AATree tree = of(4, 2, 6);
    switch (how) {
      case "unordered" -> tree.root.key = 1;
      case "wrong level" -> tree.root.left.level = 2;
      case "red to the left" -> tree.root.left.left = tree.leaf(1, null);
      case "red below red" -> {
        tree.root.right.right = tree.leaf(7, null);
        tree.root.right.right.right = tree.leaf(8, null);
      }
      case "shared" -> tree.root.right = tree.root.left;
      case "cyclic" -> tree.root.left.right = tree.root;
      case "null" -> tree.root.left.right = null;
      case "no nullNode below nullNode" -> tree.nullNode.right = tree.root;
      case "high nullNode" -> tree.nullNode.level = 1;
      default -> { }
    }
    return !tree.wellFormed();
  }

  private static AATree of(int... keys) {
    AATree tree = new AATree();
    for (int key : keys) {
      tree.insert(key, new Item(key));
      tree.check();
    }
    return tree;
  }

  private void check() {
    if (!wellFormed()) throw new AssertionError("the order or a level is wrong");
  }

  private String text(Node node) {
    if (node == nullNode) return ".";
    return "(" + text(node.left) + node.key + "/" + node.level + text(node.right) + ")";
  }
}
