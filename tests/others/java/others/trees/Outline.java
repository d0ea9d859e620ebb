package others.trees;

import java.util.HashSet;
import java.util.LinkedList;
import java.util.Set;

/** A tree whose nodes have any number of children, in lists of their own. */
public class Outline {
  static class Item {
    Children children;
    Item parent;
  }

  static class Children {
    Item item;
    Children next;
  }

  Item root;
  int items;

  boolean repOk() {
    if (root == null) return items == 0;
    if (root.parent != null) return false;
    Set<Item> known = new HashSet<>();
    Set<Children> cells = new HashSet<>();
    LinkedList<Item> work = new LinkedList<>();
    known.add(root);
    work.add(root);
    while (!work.isEmpty()) {
      Item item = work.remove();
      for (Children cell = item.children; cell != null; cell = cell.next) {
        if (!cells.add(cell)) return false;
        if (cell.item == null || cell.item.parent != item) return false;
        if (!known.add(cell.item)) return false;
        work.add(cell.item);
      }
    }
    return known.size() == items;
  }

  public void addFirst() {
    Item added = new Item();
    items++;
    if (root == null) {
      root = added;
      return;
    }
    Children cell = new Children();
    cell.item = added;
    cell.next = root.children;
    root.children = cell;
    added.parent = root;
  }

  public void addFirstLosesOthers() {
    Item added = new Item();
    items++;
    if (root == null) {
      root = added;
      return;
    }
    Children cell = new Children();
    cell.item = added;
    root.children = cell;
    added.parent = root;
  }
}
