// More than 255 local variables: wide loads, stores and increments of every type.
package programs;

class WideLocals {
  // run: sum 1 true
  // run: sum -9000000000L false
  static String sum(long seed, boolean first) {
    long
        a0 = seed, a1 = a0 + 1, a2 = a1 + 2, a3 = a2 + 3, a4 = a3 + 4, a5 = a4 + 5, a6 = a5 + 6,
        a7 = a6 + 7, a8 = a7 + 8, a9 = a8 + 9, a10 = a9 + 10, a11 = a10 + 11, a12 = a11 + 12,
        a13 = a12 + 13, a14 = a13 + 14, a15 = a14 + 15, a16 = a15 + 16, a17 = a16 + 17,
        a18 = a17 + 18, a19 = a18 + 19, a20 = a19 + 20, a21 = a20 + 21, a22 = a21 + 22,
        a23 = a22 + 23, a24 = a23 + 24, a25 = a24 + 25, a26 = a25 + 26, a27 = a26 + 27,
        a28 = a27 + 28, a29 = a28 + 29, a30 = a29 + 30, a31 = a30 + 31, a32 = a31 + 32,
        a33 = a32 + 33, a34 = a33 + 34, a35 = a34 + 35, a36 = a35 + 36, a37 = a36 + 37,
        a38 = a37 + 38, a39 = a38 + 39, a40 = a39 + 40, a41 = a40 + 41, a42 = a41 + 42,
        a43 = a42 + 43, a44 = a43 + 44, a45 = a44 + 45, a46 = a45 + 46, a47 = a46 + 47,
        a48 = a47 + 48, a49 = a48 + 49, a50 = a49 + 50, a51 = a50 + 51, a52 = a51 + 52,
        a53 = a52 + 53, a54 = a53 + 54, a55 = a54 + 55, a56 = a55 + 56, a57 = a56 + 57,
        a58 = a57 + 58, a59 = a58 + 59, a60 = a59 + 60, a61 = a60 + 61, a62 = a61 + 62,
        a63 = a62 + 63, a64 = a63 + 64, a65 = a64 + 65, a66 = a65 + 66, a67 = a66 + 67,
        a68 = a67 + 68, a69 = a68 + 69, a70 = a69 + 70, a71 = a70 + 71, a72 = a71 + 72,
        a73 = a72 + 73, a74 = a73 + 74, a75 = a74 + 75, a76 = a75 + 76, a77 = a76 + 77,
        a78 = a77 + 78, a79 = a78 + 79, a80 = a79 + 80, a81 = a80 + 81, a82 = a81 + 82,
        a83 = a82 + 83, a84 = a83 + 84, a85 = a84 + 85, a86 = a85 + 86, a87 = a86 + 87,
        a88 = a87 + 88, a89 = a88 + 89, a90 = a89 + 90, a91 = a90 + 91, a92 = a91 + 92,
        a93 = a92 + 93, a94 = a93 + 94, a95 = a94 + 95, a96 = a95 + 96, a97 = a96 + 97,
        a98 = a97 + 98, a99 = a98 + 99, a100 = a99 + 100, a101 = a100 + 101, a102 = a101 + 102,
        a103 = a102 + 103, a104 = a103 + 104, a105 = a104 + 105, a106 = a105 + 106,
        a107 = a106 + 107, a108 = a107 + 108, a109 = a108 + 109, a110 = a109 + 110,
        a111 = a110 + 111, a112 = a111 + 112, a113 = a112 + 113, a114 = a113 + 114,
        a115 = a114 + 115, a116 = a115 + 116, a117 = a116 + 117, a118 = a117 + 118,
        a119 = a118 + 119, a120 = a119 + 120, a121 = a120 + 121, a122 = a121 + 122,
        a123 = a122 + 123, a124 = a123 + 124, a125 = a124 + 125, a126 = a125 + 126,
        a127 = a126 + 127;
    int i = (int) a127;
    long l = a127 - a64;
    float f = i / 4f;
    double d = l / 8.0;
    String s = first ? "first" : null;
    i++;
    i += 1000;
    l += i;
    f *= 2;
    d -= f;
    for (int k = 0; k < 3; k += 2) {
      if (s == null) s = "none";
      s = s + k;
      i -= 300;
    }
    int[] numbers = {i, i + 1};
    for (int number : numbers) l ^= number;
    try {
      Object nothing = first ? s : null;
      l += nothing.hashCode();
    } catch (NullPointerException e) {
      s += " caught";
    }
    return i + " " + l + " " + f + " " + d + " " + s + " " + a0 + " " + a63 + " " + a126;
  }

  // A step of more than a byte needs the wide form even for a low local.
  // run: steps 10
  // run: steps -40000
  static int steps(int x) {
    x += 128;
    x -= 129;
    x += 32767;
    x -= 32768;
    x += 32768;
    return x;
  }
}
