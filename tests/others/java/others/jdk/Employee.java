package others.jdk;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Who reports to whom, in lists of the JDK's. */
public class Employee {
  private List<Employee> reports = new ArrayList<>();
  private int grade;

  public boolean repOK() {
    return isHierarchy(new HashSet<>());
  }

  private boolean isHierarchy(Set<Employee> seen) {
    if (!seen.add(this) || reports == null) return false;
    for (Employee report : reports) {
      if (report == null || report.grade > grade) return false;
      if (!report.isHierarchy(seen)) return false;
    }
    return true;
  }

  public void hire(int grade) {
    if (grade > this.grade) return;
    Employee hired = new Employee();
    hired.grade = grade;
    reports.add(hired);
  }

  public void hireAnybody(int grade) {
    Employee hired = new Employee();
    hired.grade = grade;
    reports.add(hired);
  }

  public Employee dismissFirst() {
    return reports.isEmpty() ? null : reports.remove(0);
  }
}
