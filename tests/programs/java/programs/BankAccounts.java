// Accounts that guard their balance: preconditions, a ledger, transfers that fail halfway.
package programs;

import java.util.ArrayList;
import java.util.List;

class BankAccounts {
  enum Kind { DEPOSIT, WITHDRAWAL, FEE }

  record Entry(Kind kind, int amount) {}

  static class Account {
    private int balance;
    private final int limit;
    private final List<Entry> ledger = new ArrayList<>();

    Account(int balance, int limit) {
      if (balance < 0 || limit < 0) throw new IllegalArgumentException("negative");
      this.balance = balance;
      this.limit = limit;
    }

    void deposit(int amount) {
      if (amount <= 0) throw new IllegalArgumentException("amount " + amount);
      balance += amount;
      ledger.add(new Entry(Kind.DEPOSIT, amount));
    }

    void withdraw(int amount) {
      if (amount <= 0) throw new IllegalArgumentException("amount " + amount);
      if (balance - amount < -limit) throw new IllegalStateException("overdrawn");
      balance -= amount;
      ledger.add(new Entry(Kind.WITHDRAWAL, amount));
      if (balance < 0) {
        balance -= 5;
        ledger.add(new Entry(Kind.FEE, 5));
      }
    }
  }

  // run: use 100 50 30 120
  // run: use 100 50 30 150
  // run: use 100 50 30 500
  // run: use 0 0 1 1
  // run: use -1 0 1 1
  // run: use 10 10 0 5
  static String use(int balance, int limit, int in, int out) {
    Account account = new Account(balance, limit);
    account.deposit(in);
    account.withdraw(out);
    return account.balance + " " + account.ledger;
  }

  // run: transfer 50 30
  // run: transfer 50 80
  // run: transfer 50 -1
  static String transfer(int balance, int amount) {
    Account from = new Account(balance, 0);
    Account to = new Account(0, 0);
    try {
      from.withdraw(amount);
      to.deposit(amount);
    } catch (IllegalStateException e) {
      return "refused: " + e.getMessage();
    } finally {
      System.out.println(from.balance + " " + to.balance);
    }
    return from.ledger.size() + " " + to.ledger.get(0).kind();
  }
}
