package others.sets;

import java.util.ArrayList;
import java.util.List;

/** Union-find over a list of all members; the top of a class is its own parent. */
public class Classes {
  static class Member {
    Member parent;
    int rank;
    Member next;
  }

  Member members;
  int classes;

  public boolean repOk() {
    List<Member> all = new ArrayList<>();
    for (Member m = members; m != null; m = m.next) {
      if (all.contains(m)) return false;
      all.add(m);
    }
    int tops = 0;
    for (Member m : all) {
      if (m.rank < 0 || !all.contains(m.parent)) return false;
      if (m.parent == m) {
        tops++;
      } else if (m.parent.rank <= m.rank) {
        return false;
      }
    }
    return tops == classes;
  }

  private static Member find(Member member) {
    while (member.parent != member) member = member.parent;
    return member;
  }

  /** Joins the classes of the first two members. */
  public void joinFirst() {
    if (members == null || members.next == null) return;
    join(find(members), find(members.next), true);
  }

  /** The rank of a class that another one of the same rank has joined stays. */
  public void joinFirstKeepsRank() {
    if (members == null || members.next == null) return;
    join(find(members), find(members.next), false);
  }

  private void join(Member a, Member b, boolean raises) {
    if (a == b || a.rank == Integer.MAX_VALUE) return;
    classes--;
    if (a.rank < b.rank) {
      a.parent = b;
      return;
    }
    b.parent = a;
    if (raises && a.rank == b.rank) a.rank++;
  }
}
