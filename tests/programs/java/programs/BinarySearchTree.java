// A binary search tree: insert, delete, traversals, height, check of its invariant.
package programs;

class BinarySearchTree {
  static class Node {
    int key;
    Node left;
    Node right;

    Node(int key) {
      this.key = key;
    }
  }

  private Node root;

  boolean insert(int key) {
    if (root == null) {
      root = new Node(key);
      return true;
    }
    Node at = root;
    while (at.key != key) {
      Node next = key < at.key ? at.left : at.right;
      if (next == null) {
        if (key < at.key) at.left = new Node(key);
        else at.right = new Node(key);
        return true;
      }
      at = next;
    }
    return false;
  }

  private static Node delete(Node node, int key) {
    if (node == null) return null;
    if (key < node.key) node.left = delete(node.left, key);
    else if (key > node.key) node.right = delete(node.right, key);
    else if (node.left == null) return node.right;
    else if (node.right == null) return node.left;
    else {
      Node least = node.right;
      while (least.left != null) least = least.left;
      node.key = least.key;
      node.right = delete(node.right, least.key);
    }
    return node;
  }

  private static boolean ordered(Node node, long low, long high) {
    return node == null || low < node.key && node.key < high
        && ordered(node.left, low, node.key) && ordered(node.right, node.key, high);
  }

  private static int height(Node node) {
    return node == null ? 0 : 1 + Math.max(height(node.left), height(node.right));
  }

  private static String text(Node node) {
    return node == null ? "." : "(" + text(node.left) + node.key + text(node.right) + ")";
  }

  // run: build 7 3
  // run: build 1 1
  // run: build 8 4
  static String build(int n, int step) {
    BinarySearchTree tree = new BinarySearchTree();
    int fresh = 0;
    for (int i = 0; i < n; i++) if (tree.insert(i * step % n)) fresh++;
    return text(tree.root) + fresh + " " + height(tree.root) + ordered(tree.root, -1, n);
  }

  // run: deleted 4
  // run: deleted 8
  // run: deleted 1
  // run: deleted 99
  static String deleted(int key) {
    BinarySearchTree tree = new BinarySearchTree();
    for (int k : new int[] {4, 2, 8, 1, 3, 6, 9, 5, 7}) tree.insert(k);
    tree.root = delete(tree.root, key);
    return text(tree.root) + ordered(tree.root, Long.MIN_VALUE, Long.MAX_VALUE);
  }
}
