// Everything that an annotated class may say.
package contracts;

import kukang.Ensures;
import kukang.Invariant;
import kukang.NonNull;
import kukang.Property;
import kukang.Requires;

class Account {
  int balance;
  Account partner;

  @Requires("notNegative")
  Account(int balance) {
    this.balance = balance;
  }

  @Invariant
  private boolean solvent() {
    return balance >= 0;
  }

  static boolean notNegative(int amount) {
    return amount >= 0;
  }

  @Requires({"notNegative", "covered"})
  @Ensures("less")
  long withdraw(int amount) {
    balance -= amount;
    return balance;
  }

  private boolean covered(int amount) {
    return amount <= balance;
  }

  private boolean less(int amount, long left) {
    return left >= 0;
  }

  @Ensures("linked")
  Account link(@NonNull Account other, double rate, Account third) {
    partner = other;
    return this;
  }

  // The parameters and the result may be taken as something more general.
  boolean linked(Object other, double rate, Account third, Object result) {
    return result == this;
  }

  @Property
  static void staysSolvent(Account account, @NonNull int[] amounts) {}

  void plain() {}

  private void hidden(Account other) {}

  static void helper(Account account) {}

  native void elsewhere();
}
