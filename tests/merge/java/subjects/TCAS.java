package subjects;

/**
 * The advisory of a traffic collision avoidance system: climb, descend, or none. Thresholds are
 * those of its well-known Java form, in which an aircraft counts as near from 300 on and the least
 * separation is 600.
 */
final class TCAS {
  private static final int NONE = 0, CLIMB = 1, DESCEND = 2;
  private static final int SEPARATION = 601;
  private static final int NEAR = 300, LEAST_SEPARATION = 600, FASTEST = 600, CLIMB_BIAS = 100;
  private static final int EQUIPPED = 1, NO_INTENT = 0;

  private int separation, own, rate, other, layer, up, down, intent, capability, inhibit;
  private boolean confident, valid;

  static int advisory(
      int separation, int confident, int valid, int own, int rate, int other, int layer, int up,
      int down, int intent, int capability, int inhibit) {
    TCAS tcas = new TCAS();
    tcas.separation = separation;
    tcas.confident = confident != 0;
    tcas.valid = valid != 0;
    tcas.own = own;
    tcas.rate = rate;
    tcas.other = other;
    tcas.layer = layer;
    tcas.up = up;
    tcas.down = down;
    tcas.intent = intent;
    tcas.capability = capability;
    tcas.inhibit = inhibit;
    return tcas.advise();
  }

  private int advise() {
    boolean enabled = confident && rate <= FASTEST && separation > NEAR;
    if (!enabled) return NONE;
    if (capability != EQUIPPED) return choose();
    if (valid && intent == NO_INTENT) return choose();
    return NONE;
  }

  private int choose() {
    boolean climb = mayClimb() && isBelow();
    boolean descend = mayDescend() && isAbove();
    if (climb == descend) return NONE;
    return climb ? CLIMB : DESCEND;
  }

  private boolean mayClimb() {
    if (biasedUp() > down) return down < threshold();
    if (separation < LEAST_SEPARATION) return false;
    return up >= threshold() && isAbove();
  }

  private boolean mayDescend() {
    if (biasedUp() > down) {
      int threshold = threshold();
      boolean below = isBelow();
      return separation >= LEAST_SEPARATION && down >= threshold && below;
    }
    int threshold = threshold();
    boolean above = isAbove();
    return up >= threshold && above;
  }

  private int biasedUp() {
    return inhibit > 0 ? up + CLIMB_BIAS : up;
  }

  private int threshold() {
    if (layer == 0) return 400;
    if (layer == 1) return 500;
    if (layer == 2) return 640;
    return 740;
  }

  private boolean isBelow() {
    return own < other;
  }

  private boolean isAbove() {
    return other < own;
  }

  static int one(
      int confident, int valid, int own, int rate, int other, int layer,
      int up, int down, int intent, int capability, int inhibit) {
    return advisory(SEPARATION, confident, valid, own, rate, other, layer, up, down, intent,
        capability, inhibit);
  }

  static int two(
      int c0, int v0, int o0, int r0, int t0, int l0, int u0, int d0, int i0, int k0, int h0,
      int c1, int v1, int o1, int r1, int t1, int l1, int u1, int d1, int i1, int k1, int h1) {
    int all = 0;
    all = 3 * all + advisory(SEPARATION, c0, v0, o0, r0, t0, l0, u0, d0, i0, k0, h0);
    all = 3 * all + advisory(SEPARATION, c1, v1, o1, r1, t1, l1, u1, d1, i1, k1, h1);
    return all;
  }

  static int ten(
      int c0, int v0, int o0, int r0, int t0, int l0, int u0, int d0, int i0, int k0, int h0,
      int c1, int v1, int o1, int r1, int t1, int l1, int u1, int d1, int i1, int k1, int h1,
      int c2, int v2, int o2, int r2, int t2, int l2, int u2, int d2, int i2, int k2, int h2,
      int c3, int v3, int o3, int r3, int t3, int l3, int u3, int d3, int i3, int k3, int h3,
      int c4, int v4, int o4, int r4, int t4, int l4, int u4, int d4, int i4, int k4, int h4,
      int c5, int v5, int o5, int r5, int t5, int l5, int u5, int d5, int i5, int k5, int h5,
      int c6, int v6, int o6, int r6, int t6, int l6, int u6, int d6, int i6, int k6, int h6,
      int c7, int v7, int o7, int r7, int t7, int l7, int u7, int d7, int i7, int k7, int h7,
      int c8, int v8, int o8, int r8, int t8, int l8, int u8, int d8, int i8, int k8, int h8,
      int c9, int v9, int o9, int r9, int t9, int l9, int u9, int d9, int i9, int k9, int h9) {
    int all = 0;
    all = 3 * all + advisory(SEPARATION, c0, v0, o0, r0, t0, l0, u0, d0, i0, k0, h0);
    all = 3 * all + advisory(SEPARATION, c1, v1, o1, r1, t1, l1, u1, d1, i1, k1, h1);
    all = 3 * all + advisory(SEPARATION, c2, v2, o2, r2, t2, l2, u2, d2, i2, k2, h2);
    all = 3 * all + advisory(SEPARATION, c3, v3, o3, r3, t3, l3, u3, d3, i3, k3, h3);
    all = 3 * all + advisory(SEPARATION, c4, v4, o4, r4, t4, l4, u4, d4, i4, k4, h4);
    all = 3 * all + advisory(SEPARATION, c5, v5, o5, r5, t5, l5, u5, d5, i5, k5, h5);
    all = 3 * all + advisory(SEPARATION, c6, v6, o6, r6, t6, l6, u6, d6, i6, k6, h6);
    all = 3 * all + advisory(SEPARATION, c7, v7, o7, r7, t7, l7, u7, d7, i7, k7, h7);
    all = 3 * all + advisory(SEPARATION, c8, v8, o8, r8, t8, l8, u8, d8, i8, k8, h8);
    all = 3 * all + advisory(SEPARATION, c9, v9, o9, r9, t9, l9, u9, d9, i9, k9, h9);
    return all;
  }

  static int free(
      int separation, int confident, int valid, int own, int rate, int other,
      int layer, int up, int down, int intent, int capability, int inhibit) {
    return advisory(separation, confident, valid, own, rate, other, layer, up, down, intent,
        capability, inhibit);
  }

  /** Who is told to climb is below the other. */
  static void holds(
      int confident, int valid, int own, int rate, int other, int layer,
      int up, int down, int intent, int capability, int inhibit) {
    int advice = one(confident, valid, own, rate, other, layer, up, down, intent, capability,
        inhibit);
    assert advice != CLIMB || own < other;
  }

  /** Not so: who is told to climb may have less room above than below. */
  static void fails(
      int confident, int valid, int own, int rate, int other, int layer,
      int up, int down, int intent, int capability, int inhibit) {
    int advice = one(confident, valid, own, rate, other, layer, up, down, intent, capability,
        inhibit);
    assert advice != CLIMB || up >= down;
  }
}
