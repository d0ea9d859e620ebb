package far;

public class Between extends near.Hidden {
  public String where() {
    return "far";
  }
}
