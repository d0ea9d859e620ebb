package near;

public class Back extends far.Between {
  @Override
  public String where() {
    return "near again";
  }
}
