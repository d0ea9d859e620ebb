// Which family of symbolic rules an instruction belongs to.

#include <array>

#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

using Family = Step (*)(Machine&);

constexpr std::array<Family, 256> families() {
  std::array<Family, 256> table{};
  auto set = [&](Family family, std::initializer_list<Op> ops) {
    for (Op op : ops) table[static_cast<uint8_t>(op)] = family;
  };
  set(symbolic::arithmetic,
      {Op::iadd,  Op::ladd,  Op::fadd,  Op::dadd, Op::isub,  Op::lsub,  Op::fsub,  Op::dsub,
       Op::imul,  Op::lmul,  Op::fmul,  Op::dmul, Op::fdiv,  Op::ddiv,  Op::frem,  Op::drem,
       Op::ineg,  Op::lneg,  Op::fneg,  Op::dneg, Op::ishl,  Op::lshl,  Op::ishr,  Op::lshr,
       Op::iushr, Op::lushr, Op::iand,  Op::land, Op::ior,   Op::lor,   Op::ixor,  Op::lxor,
       Op::i2l,   Op::i2f,   Op::i2d,   Op::l2i,  Op::l2f,   Op::l2d,   Op::f2i,   Op::f2l,
       Op::f2d,   Op::d2i,   Op::d2l,   Op::d2f,  Op::i2b,   Op::i2c,   Op::i2s,   Op::lcmp,
       Op::fcmpl, Op::fcmpg, Op::dcmpl, Op::dcmpg});
  set(symbolic::division, {Op::idiv, Op::ldiv, Op::irem, Op::lrem});
  set(symbolic::increment, {Op::iinc});
  set(symbolic::branch,
      {Op::ifeq, Op::ifne, Op::iflt, Op::ifge, Op::ifgt, Op::ifle, Op::if_icmpeq, Op::if_icmpne,
       Op::if_icmplt, Op::if_icmpge, Op::if_icmpgt, Op::if_icmple});
  set(symbolic::compare_references, {Op::if_acmpeq, Op::if_acmpne});
  set(symbolic::test_null, {Op::ifnull, Op::ifnonnull});
  set(symbolic::table_switch, {Op::tableswitch});
  set(symbolic::lookup_switch, {Op::lookupswitch});
  set(symbolic::get_field, {Op::getfield_narrow, Op::getfield_wide});
  set(symbolic::put_field, {Op::putfield_narrow, Op::putfield_small, Op::putfield_wide});
  set(symbolic::get_static, {Op::getstatic_at});
  set(symbolic::put_static, {Op::putstatic_at});
  set(symbolic::load_element, {Op::iaload, Op::laload, Op::faload, Op::daload, Op::aaload,
                               Op::baload, Op::caload, Op::saload});
  set(symbolic::store_element, {Op::iastore, Op::lastore, Op::fastore, Op::dastore, Op::aastore,
                                Op::bastore, Op::castore, Op::sastore});
  set(symbolic::array_length, {Op::arraylength});
  set(symbolic::make_array, {Op::newarray, Op::anewarray_at});
  set(symbolic::make_arrays, {Op::multianewarray_at});
  set(symbolic::check_cast, {Op::checkcast_at});
  set(symbolic::instance_of, {Op::instanceof_at});
  set(symbolic::invoke, {Op::invokevirtual_at, Op::invokeinterface_at, Op::invokespecial_at});
  set(symbolic::throw_exception, {Op::athrow});
  set(symbolic::monitor, {Op::monitorenter, Op::monitorexit});
  return table;
}

}  // namespace

Step symbolic_rule(Machine& m) {
  static constexpr std::array<Family, 256> kFamilies = families();
  const Family family = kFamilies[m.frame().pc->op.number()];
  if (m.symbolic == nullptr || family == nullptr) return m.ill_typed();
  return family(m);
}

}  // namespace kukang
