// An AVL tree: rotations keep the heights of siblings within one.
package programs;

class AvlTree {
  private static class Node {
    final int key;
    int height = 1;
    Node left;
    Node right;

    Node(int key) {
      this.key = key;
    }
  }

  private static int rotations;

  private static int height(Node node) {
    return node == null ? 0 : node.height;
  }

  private static Node update(Node node) {
    node.height = 1 + Math.max(height(node.left), height(node.right));
    return node;
  }

  private static Node rotateRight(Node node) {
    rotations++;
    Node up = node.left;
    node.left = up.right;
    up.right = update(node);
    return update(up);
  }

  private static Node rotateLeft(Node node) {
    rotations++;
    Node up = node.right;
    node.right = up.left;
    up.left = update(node);
    return update(up);
  }

  private static Node balance(Node node) {
    int slope = height(node.left) - height(node.right);
    if (slope > 1) {
      if (height(node.left.left) < height(node.left.right)) node.left = rotateLeft(node.left);
      return rotateRight(node);
    }
    if (slope < -1) {
      if (height(node.right.right) < height(node.right.left)) node.right = rotateRight(node.right);
      return rotateLeft(node);
    }
    return update(node);
  }

  private static Node insert(Node node, int key) {
    if (node == null) return new Node(key);
    if (key < node.key) node.left = insert(node.left, key);
    else if (key > node.key) node.right = insert(node.right, key);
    else return node;
    return balance(node);
  }

  private static boolean balanced(Node node) {
    if (node == null) return true;
    int slope = height(node.left) - height(node.right);
    return slope >= -1 && slope <= 1 && balanced(node.left) && balanced(node.right);
  }

  // run: ascending 1
  // run: ascending 15
  // run: ascending 500
  static String ascending(int n) {
    Node root = null;
    for (int i = 0; i < n; i++) root = insert(root, i);
    return root.key + " " + root.height + " " + rotations + " " + balanced(root);
  }

  // run: four 1 2 3 4
  // run: four 4 3 2 1
  // run: four 3 1 2 2
  static String four(int a, int b, int c, int d) {
    Node root = insert(insert(insert(insert(null, a), b), c), d);
    return root.key + " " + root.height + " " + rotations;
  }
}
