package cli.elsewhere;

class Twin {
  void run() {}
}
