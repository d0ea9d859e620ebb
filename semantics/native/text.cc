// Locale data. The JDK reads it through service providers and reflection; here every locale whose
// language is English, or none, has the symbols of English, and others are refused by name.

#include "fmt/format.h"
#include "semantics/native/table.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

struct Symbol {
  std::string_view field;
  char16_t value;
};
constexpr Symbol kSymbols[] = {
    {"zeroDigit", u'0'},
    {"groupingSeparator", u','},
    {"decimalSeparator", u'.'},
    {"perMill", u'\u2030'},
    {"percent", u'%'},
    {"digit", u'#'},
    {"patternSeparator", u';'},
    {"minusSign", u'-'},
    {"exponential", u'E'},
    {"monetarySeparator", u'.'},
    {"monetaryGroupingSeparator", u','},
};

struct SymbolText {
  std::string_view field;
  std::u16string_view value;
};
constexpr SymbolText kTexts[] = {
    {"infinity", u"\u221e"},    {"NaN", u"NaN"},       {"exponentialSeparator", u"E"},
    {"perMillText", u"\u2030"}, {"percentText", u"%"}, {"minusSignText", u"-"},
};

// DecimalFormatSymbols.initialize(locale), called by its constructor.
Step initialize_symbols(Machine& m, NativeCall& call) {
  const Type& type = *call.method->owner;
  for (const Symbol& symbol : kSymbols) {
    m.change(call.args[0]).values()[find_field(type, symbol.field, "C")->slot] =
        Value::of(int32_t{symbol.value});
  }
  constexpr std::string_view kString = "Ljava/lang/String;";
  for (const SymbolText& text : kTexts) {
    const Value string = m.make_string(text.value);
    m.change(call.args[0]).values()[find_field(type, text.field, kString)->slot] = string;
  }
  m.change(call.args[0]).values()[find_field(type, "locale", "Ljava/util/Locale;")->slot] =
      call.args[1];
  return call.done();
}

// The language of a java.util.Locale, as it stands in its BaseLocale, if that is known.
std::optional<std::string> language_of(Machine& m, Value locale) {
  const Object& object = m.object(locale);
  const Field* base = find_field(*object.type, "baseLocale", "Lsun/util/locale/BaseLocale;");
  const Value base_locale = object.values()[base->slot];
  if (!base_locale.is_location() || m.object(base_locale).symbolic) return std::nullopt;
  const Object& parts = m.object(base_locale);
  return m.read_utf8(
      parts.values()[find_field(*parts.type, "language", "Ljava/lang/String;")->slot]);
}

// DecimalFormatSymbols.getInstance(locale), without the providers.
Step symbols_for(Machine& m, NativeCall& call) {
  const std::optional<std::string> language = language_of(m, call.args[0]);
  if (!language.has_value()) return refuse(m, call);
  if (!language->empty() && *language != "en") {
    return m.stop(unsupported(fmt::format(
        "numbers in the locale '{}': only English and the root locale are modelled", *language)));
  }
  const Type& type = *call.method->owner;
  if (!m.is_initialized(type)) return m.retry_after(call, type);
  const Value symbols = m.allocate(type);
  if (!symbols.is_location()) return m.raise_out_of_memory();
  const Value args[] = {symbols, call.args[0]};
  NativeCall initialize{call.method, args, Value()};
  initialize_symbols(m, initialize);
  return call.give(symbols);
}

constexpr NativeRow kTextRows[] = {
    {"java/text/DecimalFormatSymbols",
     "initialize",
     "",
     initialize_symbols,
     {Take::Made, Take::Anything}},
    {"java/text/DecimalFormatSymbols", "getInstance",
     "(Ljava/util/Locale;)Ljava/text/DecimalFormatSymbols;", symbols_for},
};

}  // namespace

std::span<const NativeRow> text_rows() { return kTextRows; }

}  // namespace kukang
