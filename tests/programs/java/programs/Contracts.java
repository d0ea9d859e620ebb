// What a contract may say in code: assumptions that hold, checks that hold and checks that fail.
package programs;

import kukang.Contract;

class Contracts {
  // run: assumeAtLeastTen 10
  // run: assumeAtLeastTen 11
  static int assumeAtLeastTen(int x) {
    Contract.assume(x >= 10);
    return x - 10;
  }

  // run: checkPositive 1
  // run: checkPositive 0
  // run: checkPositive -5
  static String checkPositive(int x) {
    try {
      Contract.check(x > 0);
      return "positive";
    } catch (AssertionError e) {
      return "not positive: " + e.getMessage();
    }
  }
}
