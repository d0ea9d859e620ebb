#include "heap/symbol_range.h"

#include "support/requires.h"

namespace kukang {

Range symbol_range(Basic basic) {
  KUKANG_REQUIRES(basic != Basic::Reference && basic != Basic::Void);
  switch (basic) {
    case Basic::Boolean: return Range::Boolean;
    case Basic::Byte: return Range::Byte;
    case Basic::Char: return Range::Char;
    case Basic::Short: return Range::Short;
    case Basic::Long: return Range::Long;
    case Basic::Float: return Range::Float;
    case Basic::Double: return Range::Double;
    default: return Range::Int;
  }
}

}  // namespace kukang
