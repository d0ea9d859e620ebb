package lattice;

/** A small hierarchy with something of everything; tests go through all bounds on it. */
interface I {}

interface J extends I {}

interface K {}

sealed interface S permits P, Q, R {}

sealed interface R extends S permits H {}

abstract class A implements I {}

class B extends A implements K {}

final class C extends A {}

class D {}

class E extends D implements J {}

final class F implements K, I {}

enum G implements I {
  ONE
}

record P() implements S {}

non-sealed class Q implements S {}

abstract sealed class H implements R, K permits M {}

final class M extends H {}
