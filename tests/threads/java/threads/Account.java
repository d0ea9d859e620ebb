package threads;

import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import kukang.Assigns;
import kukang.Ensures;
import kukang.Requires;

// Methods with contracts by which their calls are replaced, called from code that makes every worker
// resolve, spin and initialize the same things at the same moment.
public class Account {
  static final Rate USUAL = new Rate(3, "usual");

  int balance;
  int calls;
  Account next;

  record Rate(int percent, String name) {}

  interface Rule {
    boolean allows(int amount);

    default boolean forbids(int amount) {
      return !allows(amount);
    }
  }

  boolean positive(int amount) {
    return amount > 0;
  }

  boolean lowered(int amount, int result) {
    return result <= amount;
  }

  boolean known(Account result) {
    return result == null || result.balance >= 0;
  }

  @Assigns({"balance", "calls"})
  @Requires("positive")
  @Ensures("lowered")
  int withdraw(int amount) {
    calls++;
    balance -= amount;
    return amount;
  }

  @Assigns("Account.calls")
  @Ensures("known")
  Account richest() {
    Account found = null;
    for (Account a = this; a != null; a = a.next) {
      if (a.balance >= 0 && (found == null || a.balance > found.balance)) found = a;
    }
    return found;
  }

  static boolean small(Rate rate, int amount, int result) {
    return result >= 0 && result < 100;
  }

  @Assigns({})
  @Ensures("small")
  static int fee(Rate rate, int amount) {
    return Math.floorMod(amount * rate.percent(), 100);
  }

  // Every call is replaced.
  static int pay(Account account, Account other, int amount) {
    if (account == null || amount <= 0) return 0;
    final int got = account.withdraw(amount);
    assert got <= amount;
    final Account rich = account.richest();
    assert rich == null || rich.balance >= 0;
    final int fee = fee(USUAL, amount);
    assert fee < 100;
    if (rich == other) return got > fee ? 1 : 2;
    return account.balance > got ? 3 : account.calls > fee ? 4 : 5;
  }

  // What is required does not hold.
  static int payNothing(Account account, int amount) {
    if (account == null) return 0;
    return account.withdraw(amount);
  }

  static int lambdas(Account account, int amount) {
    final IntUnaryOperator half = x -> x / 2;
    final IntUnaryOperator less = x -> x - amount;
    final Supplier<Account> maker = Account::new;
    final Rule rule = x -> x > amount;
    final Account made = maker.get();
    made.balance = half.andThen(less).applyAsInt(account == null ? 7 : account.balance);
    if (rule.forbids(made.balance)) return 1;
    return made.balance > amount ? 2 : 3;
  }

  static int texts(Account account, int amount) {
    final String text = "a" + (amount > 3) + (account == null ? "none" : "some") + USUAL.name();
    final Rate rate = new Rate(amount, text);
    if (rate.equals(USUAL)) return 0;
    return switch (text.length()) {
      case 14 -> rate.percent() > 3 ? 1 : 2;
      case 15 -> rate.percent() > 3 ? 3 : 4;
      default -> 5;
    };
  }
}
