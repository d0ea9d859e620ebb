// Every row of the native table, called with whatever an operand can be: constants, symbols, NULL,
// references that are not decided, symbolic objects, and objects that hold such things.
//
// What must come of it: a result, an exception, or a stop that says what is not supported. The
// strategies agree, and whatever comes of a certain operand also comes of one that may be anything,
// where nothing of that is cut or stopped. At the end of each path the state is well-formed, and
// with the sanitizers no byte has been read that is none.

#include <gtest/gtest.h>

#include <iostream>
#include <set>
#include <tuple>

#include "contract/contract.h"
#include "explore/exploration.h"
#include "fmt/format.h"
#include "heap/well_formed.h"
#include "outcomes/outcomes.h"
#include "semantics/native/table.h"
#include "semantics/own_classes.h"
#include "semantics/spin/assembler.h"

namespace kukang {
namespace {

// With the sanitizers everything takes ten times as long: one call in eight must do.
#ifdef __SANITIZE_ADDRESS__
constexpr size_t kStride = 8;
#else
constexpr size_t kStride = 1;
#endif

// For a call and a strategy.
constexpr double kUsualSeconds = 1, kMostSeconds = 60;

// A way to come by an operand: a constant, a parameter of the driver, or what a method of
// explored.Operands makes of parameters.
struct Way {
  enum class What { Constant, Null, Parameter, Made } what;
  const Method* maker = nullptr;

  std::string text() const {
    constexpr std::string_view kTexts[] = {"constant", "null", "parameter"};
    if (maker == nullptr) return std::string(kTexts[static_cast<int>(what)]);
    return fmt::format("{}{}", maker->name, maker->descriptor);
  }
};

struct Call {
  const Method* method;
  std::vector<Way> operands;

  std::string text() const {
    std::string text =
        fmt::format("{}.{}{} of", method->owner->name, method->name, method->descriptor);
    for (const Way& way : operands) text += " " + way.text();
    return text;
  }
};

std::vector<std::string> operand_types(const Method& method) {
  std::vector<std::string> types;
  if (!method.is_static()) types.push_back("L" + method.owner->name + ";");
  for (std::string_view parameter : take_apart(method.descriptor).parameters) {
    types.emplace_back(parameter);
  }
  return types;
}

// A static method, a nest mate of the one that is called, that comes by the operands and calls it.
class Driver {
 public:
  Driver(const Program& program, const Call& call, int number)
      : name_(fmt::format("{}$$Drive{}", call.method->owner->name, number)),
        assembler_(Program::kSpun, {}),
        code_(assembler_.code()) {
    const std::vector<std::string> types = operand_types(*call.method);
    for (size_t i = 0; i < types.size(); ++i) add_operand(types[i], call.operands[i]);
    const Method& method = *call.method;
    code_.invoke(method.is_static() ? Op::invokestatic : Op::invokespecial,
                 {ConstantTag::MethodRef, method.owner->name, method.name, method.descriptor});
    const std::string_view result = take_apart(method.descriptor).result;
    result == "V" ? code_.op(Op::return_) : code_.return_value(result);
    assembler_.method(kPublic | kStatic, "drive", fmt::format("({}){}", parameters_, result),
                      code_);
    define(program, *method.owner);
  }

  const Method* method() const { return method_; }

 private:
  void add_parameter(std::string_view type) {
    code_.load(type, next_local_);
    next_local_ += slots_of(basic_of(type[0]));
    parameters_ += type;
  }

  void add_constant(std::string_view type) {
    switch (basic_of(type[0])) {
      case Basic::Long: return code_.number(ConstantTag::Long, 16);
      case Basic::Double: return code_.number(ConstantTag::Double, 0);
      case Basic::Float: return code_.number(ConstantTag::Float, 0);
      default: return code_.integer(0);
    }
  }

  void add_operand(std::string_view type, const Way& way) {
    switch (way.what) {
      case Way::What::Constant: return add_constant(type);
      case Way::What::Null: return code_.op(Op::aconst_null);
      case Way::What::Parameter: return add_parameter(type);
      case Way::What::Made: break;
    }
    const Method& maker = *way.maker;
    for (std::string_view parameter : take_apart(maker.descriptor).parameters) {
      add_parameter(parameter);
    }
    code_.invoke(Op::invokestatic,
                 {ConstantTag::MethodRef, maker.owner->name, maker.name, maker.descriptor});
  }

  void define(const Program& program, const Type& host) {
    auto bytes = std::make_shared<const Bytes>(assembler_.bytes());
    auto file =
        read_class(ClassBytes{.bytes = *bytes, .owner = bytes, .file = name_, .module = ""});
    ASSERT_TRUE(file.ok()) << file.status();
    Linked<const Type*> type = program.define(name_, std::move(*file), host);
    ASSERT_TRUE(type.ok());
    for (const Method& method : (*type)->methods) method_ = &method;
  }

  const std::string name_;
  Assembler assembler_;
  CodeWriter code_;
  std::string parameters_;
  int next_local_ = 0;
  const Method* method_ = nullptr;
};

// What is wrong with how the paths have ended.
class NativeEnds : public PathSink {
 public:
  void ended(const EndedPath& path) override {
    ++paths;
    const absl::Status formed = check_well_formed(path.state, path.heap);
    if (!formed.ok()) wrong += std::string(formed.message()) + "\n";
    if (path.end != PathEnd::Stopped) return;
    ++stopped;
    const ExitCode code = exit_code(path.ending.reason);
    if (code != kExitUnknown && code != kExitUsage)
      wrong += std::string(path.ending.reason.message()) + "\n";
  }
  uint64_t paths = 0, stopped = 0;
  std::string wrong;
};

class NativeTable : public testing::Test {
 protected:
  NativeTable()
      : program_(*Program::open({KUKANG_BUILD_DIR "/java/test-explore", ""}, own_classes())) {
    for (const Method& method : (*program_->load("explored/Operands"))->methods) {
      if (method.flags & kPublic) makers_.push_back(&method);
    }
  }

  std::vector<const Method*> methods_of(const NativeRow& row) const {
    std::vector<const Method*> methods;
    Linked<const Type*> owner = program_->load(row.owner);
    if (!owner.ok()) return methods;
    for (const Method& method : (*owner)->methods) {
      if (find_native(method) == &row) methods.push_back(&method);
    }
    return methods;
  }

  // The first one is a constant, or an object that is known.
  std::vector<Way> ways_of(const std::string& type, bool is_this) const {
    std::vector<Way> ways;
    if (basic_of(type[0]) != Basic::Reference) {
      return {{Way::What::Constant}, {Way::What::Parameter}};
    }
    const Type* wanted = *program_->load(type_name(type));
    for (const Method* maker : makers_) {
      const Type* made = *program_->load(type_name(take_apart(maker->descriptor).result));
      if (made->is_subtype_of(wanted)) ways.push_back({Way::What::Made, maker});
    }
    if (!is_this) ways.push_back({Way::What::Null});
    ways.push_back({Way::What::Parameter});
    return ways;
  }

  // Each way to come by one operand, together with others that are known, or not decided. The last
  // one is a parameter, which may be all that the others are.
  std::vector<std::vector<Call>> calls_of(const Method& method) const {
    const std::vector<std::string> types = operand_types(method);
    std::vector<std::vector<Way>> ways;
    Call known{&method, {}}, open{&method, {}};
    for (size_t i = 0; i < types.size(); ++i) {
      ways.push_back(ways_of(types[i], i == 0 && !method.is_static()));
      known.operands.push_back(ways[i].front());
      open.operands.push_back({Way::What::Parameter});
    }
    if (types.empty()) return {{known}};
    std::vector<std::vector<Call>> calls;
    for (size_t i = 0; i < types.size(); ++i) {
      for (Call call : {known, open}) {
        std::vector<Call>& of_operand = calls.emplace_back();
        for (const Way& way : ways[i]) {
          call.operands[i] = way;
          of_operand.push_back(call);
        }
      }
    }
    return calls;
  }

  void drive(const std::vector<Call>& calls) {
    const std::vector<Outcomes> all = drive(calls.back());
    for (size_t i = 0; i + 1 < calls.size(); i += kStride) {
      SCOPED_TRACE(calls.back().text() + " contains " + calls[i].text());
      for (const Outcomes& some : drive(calls[i])) {
        for (const Outcomes& with : all) expect_contained(some, with);
      }
    }
  }

  std::vector<Outcomes> drive(const Call& call) {
    SCOPED_TRACE(call.text());
    const Driver driver(*program_, call, calls_++);
    const auto plan = plan_for(*program_, *driver.method(), {});
    EXPECT_TRUE(plan.ok()) << plan.status();
    std::vector<Outcomes> found;
    for (const Strategy* strategy : strategies()) {
      SCOPED_TRACE(strategy->name());
      ExploreOptions options;
      options.strategy = strategy;
      options.bounds.k = 1;
      options.bounds.loop = 2;
      options.bounds.call = 50;
      options.bounds.steps = 20'000;
      NativeEnds ends;
      auto outcomes = outcomes_of(*program_, *plan, options, &ends, {100, kUsualSeconds});
      // A busy machine may not come to the end of a path by then.
      if (ends.paths == 0) {
        outcomes = outcomes_of(*program_, *plan, options, &ends, {100, kMostSeconds});
      }
      EXPECT_TRUE(outcomes.ok()) << outcomes.status();
      if (!outcomes.ok()) continue;
      EXPECT_EQ(ends.wrong, "");
      EXPECT_GT(ends.paths, 0u);
      paths_ += ends.paths;
      stopped_ += ends.stopped;
      found.push_back(*outcomes);
    }
    for (const Outcomes& some : found) {
      for (const Outcomes& all : found) expect_contained(some, all);
    }
    return found;
  }

  // If nothing was cut or stopped in the one, all that the other came to is in it. Of results only
  // 0, 1 and null are compared: the numbers of identity hashes are not.
  void expect_contained(const Outcomes& some, const Outcomes& all) {
    if (!all.complete()) return;
    ++compared_;
    for (const auto& [outcome, paths] : some.paths) {
      if (outcome.starts_with("stopped")) continue;
      const bool returned = outcome.starts_with("returned");
      const bool told =
          outcome == "returned 0" || outcome == "returned 1" || outcome == "returned null";
      const bool there = returned && (!told || all.paths.contains("returned"))
                             ? all.count("returned") > 0
                             : all.paths.contains(outcome);
      EXPECT_TRUE(there) << outcome << "\n" << all << "\n" << some;
    }
  }

  std::unique_ptr<Program> program_;
  std::vector<const Method*> makers_;
  int calls_ = 0;
  uint64_t paths_ = 0, stopped_ = 0, compared_ = 0;
};

// What only the machine's own Java code calls, where it is right to.
bool is_ours(const NativeRow& row) {
  return row.owner == "kukang/machine/Modular" || row.owner == "kukang/machine/Tables" ||
         row.owner == "kukang/machine/Found" || row.owner == "kukang/machine/Order" ||
         row.name == "enterOld" || row.name == "leaveOld";
}

TEST_F(NativeTable, EveryRowDoesWithWhateverThereIs) {
  size_t methods = 0;
  // Rows that differ in the name alone are one.
  std::set<std::tuple<Native, decltype(Takes::of), std::string_view, std::string_view>> driven;
  for (const NativeRow* row : native_rows()) {
    if (is_ours(*row)) continue;
    const std::vector<const Method*> of_row = methods_of(*row);
    EXPECT_FALSE(of_row.empty()) << row->owner << "." << row->name << row->descriptor
                                 << " is no method of this JDK";
    for (const Method* method : of_row) {
      if (method->is_class_initializer()) continue;
      if (!driven.insert({row->function, row->takes.of, row->owner, method->descriptor}).second) {
        continue;
      }
      ++methods;
      for (const std::vector<Call>& calls : calls_of(*method)) drive(calls);
    }
  }
  std::cout << methods << " methods, " << calls_ << " calls, " << paths_ << " paths, " << stopped_
            << " of them stopped; " << compared_ << " times one contains the other" << std::endl;
  EXPECT_GT(compared_, calls_ * 4u);
}

}  // namespace
}  // namespace kukang
