#include "cli/explore_options.h"

#include <algorithm>

#include "cli/bound_range.h"
#include "contract/invariant.h"
#include "explore/patience.h"
#include "fmt/format.h"
#include "support/text.h"

namespace kukang {
namespace {

// A field of references, as people name it: Node.item. An error where there is none.
absl::StatusOr<const Field*> find_field(const Program& program, std::string_view name,
                                        const std::vector<const Type*>& near) {
  const size_t dot = name.rfind('.');
  const Type* owner =
      dot == std::string_view::npos ? nullptr : find_type(program, name.substr(0, dot), near);
  if (owner == nullptr) {
    return usage_error(fmt::format(
        "there is no class {}; name it in full, pkg.Outer$Inner, or a field, Node.item", name));
  }
  const std::string_view wanted = name.substr(dot + 1);
  const auto found = std::find_if(owner->instance_fields.rbegin(), owner->instance_fields.rend(),
                                  [&](const Field* field) { return field->name == wanted; });
  if (found == owner->instance_fields.rend()) {
    return usage_error(fmt::format("{} has no instance field {}", readable_name(*owner), wanted));
  }
  if ((*found)->basic != Basic::Reference) {
    return usage_error(fmt::format("{} of {} does not refer to objects, so it has no bound", wanted,
                                   readable_name(*owner)));
  }
  return *found;
}

// 5, or 5,Node=7,Node.item=2: in any order, the number without a name is the one for all other
// types.
absl::Status parse_n(std::string_view text, const Program& program,
                     const std::vector<const Type*>& near, Bounds& bounds) {
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view part = rest.substr(0, rest.find(','));
    rest.remove_prefix(std::min(part.size() + 1, rest.size()));
    const size_t sign = part.find('=');
    const bool named = sign != std::string_view::npos;
    const std::optional<uint32_t> count = number_in(named ? part.substr(sign + 1) : part);
    if (!count.has_value() || sign == 0 || (!named && bounds.n.has_value())) {
      return usage_error(fmt::format(
          "-n {}: {} is no bound; write a number of objects, and others for some types or "
          "fields: -n 5,Node=7,Node.item=2",
          text, part));
    }
    if (!named) {
      bounds.n = count;
      continue;
    }
    const std::string_view name = part.substr(0, sign);
    if (const Type* type = find_type(program, name, near)) {
      bounds.n_of[type] = *count;
      continue;
    }
    absl::StatusOr<const Field*> field = find_field(program, name, near);
    if (!field.ok()) return usage_error(fmt::format("-n {}: {}", text, message(field.status())));
    bounds.n_of_field[*field] = *count;
  }
  return absl::OkStatus();
}

}  // namespace

const Type* find_type(const Program& program, std::string_view name,
                      const std::vector<const Type*>& near) {
  std::vector<std::string> names = {slashed(name)};
  for (const Type* type : near) {
    names.push_back(fmt::format("{}${}", type->name, name));
    if (!type->package.empty()) names.push_back(fmt::format("{}/{}", type->package, name));
  }
  names.push_back(fmt::format("java/lang/{}", name));
  for (const std::string& candidate : names) {
    Linked<const Type*> type = program.load(candidate);
    if (type.ok()) return *type;
  }
  return nullptr;
}

void add_explore_options(CLI::App& command, ExploreArguments& arguments) {
  constexpr uint64_t kMost = 1'000'000'000;
  command
      .add_option("--strategy", arguments.strategy,
                  "how late the heap is decided: lazy, lazier or lazier#")
      ->type_name("NAME")
      ->capture_default_str();
  command.add_option("-k", arguments.k, "objects at most this many fields away from a parameter")
      ->type_name("N");
  command
      .add_option("-n", arguments.n,
                  "at most this many of each type; 5,Node=7,Node.next=2: by type, field")
      ->type_name("N");
  command.add_option("--steps", arguments.steps, "instructions of a path")
      ->check(whole_number(1, 1'000'000'000'000'000'000))
      ->type_name("N");
  command
      .add_option("--loop-bound", arguments.loop_bound,
                  "iterations in a row that decide something and find nothing new")
      ->check(whole_number(1, kMost))
      ->type_name("N")
      ->capture_default_str();
  command.add_option("--call-bound", arguments.call_bound, "calls inside each other")
      ->check(whole_number(1, 1'000'000))
      ->type_name("N")
      ->capture_default_str();
  command
      .add_option("--int", arguments.arithmetic,
                  "wrap: as in Java; math: integers have no largest value")
      ->check(CLI::IsMember({"wrap", "math"}))
      ->type_name("wrap|math");
  command
      .add_option("--world", arguments.world,
                  "open: anybody may write more classes; closed: there are only these")
      ->check(CLI::IsMember({"open", "closed"}))
      ->type_name("open|closed");
  command
      .add_option("--characters", arguments.characters,
                  "those of Strings that are not known: up to U+00FF, or any")
      ->check(CLI::IsMember({"latin1", "any"}))
      ->type_name("latin1|any");
  command
      .add_option("--identity-hash", arguments.identity_hash,
                  "what hash tables get: numbers that tell objects apart, or any")
      ->check(CLI::IsMember({"numbers", "any"}))
      ->type_name("numbers|any");
  command.add_option("--timeout", arguments.timeout_seconds, "for each method")
      ->check(CLI::Range(0.001, 1e9))
      ->type_name("SECONDS");
  command.add_option("--memory", arguments.memory_mib, "beyond, it stops with what is known")
      ->check(whole_number(1, 1'000'000'000))
      ->type_name("MIB");
  command.add_option("-j", arguments.workers, "workers; the answer is the same for any number")
      ->check(whole_number(1, 1024))
      ->type_name("N")
      ->capture_default_str();
  command.add_flag("--symbolic-statics", arguments.symbolic_statics,
                   "static fields that are not final hold anything");
  add_granted_options(command, arguments.granted);
  command.add_flag("--every-choice", arguments.every_choice,
                   "take also those that what is assumed is foreseen to reject");
  constexpr size_t kHalf = 4;  // of the names, in a line
  command
      .add_option("--without", arguments.without,
                  fmt::format("leave out a layer of the solver: {},\n{};\n"
                              "the same answer, but perhaps late; repeatable",
                              fmt::join(layer_names().first(kHalf), ", "),
                              fmt::join(layer_names().subspan(kHalf), ", ")))
      ->check([](const std::string& name) {
        const bool known = std::count(layer_names().begin(), layer_names().end(), name) > 0;
        return known ? std::string()
                     : fmt::format("there is no layer {}; there are {}", name,
                                   fmt::join(layer_names(), ", "));
      })
      ->allow_extra_args(false)
      ->type_name("LAYER");
  command
      .add_option("--range-rounds", arguments.range_rounds,
                  "how often ranges go through all of a question; 0: never")
      ->check(whole_number(0, 100))
      ->type_name("N")
      ->capture_default_str();
  command.add_flag("--self-check", arguments.self_check, "verify every state; slow");
}

void add_loops_option(CLI::App& command, std::string& loops) {
  command
      .add_option("--loops", loops,
                  "loops that only count are run round by round (unroll, the\n"
                  "default), or at once, however many rounds they take (summaries)")
      ->check(CLI::IsMember(std::vector<std::string>(kLoopsNames.begin(), kLoopsNames.end())))
      ->type_name(fmt::format("{}", fmt::join(kLoopsNames, "|")));
}

Loops loops_of(const std::string& loops) {
  return loops == text_of(Loops::Summaries) ? Loops::Summaries : Loops::Unroll;
}

Enough enough_after(const ExploreOptions& options) {
  return [telling = afterwards(options)] { return !over(telling).empty(); };
}

absl::StatusOr<ExploreOptions> explore_options(const ExploreArguments& arguments,
                                               const Program& program,
                                               const std::vector<const Type*>& near) {
  ExploreOptions options;
  options.strategy = find_strategy(arguments.strategy);
  if (options.strategy == nullptr) {
    std::string known;
    for (const Strategy* strategy : strategies()) {
      known += fmt::format("{}{}", known.empty() ? "" : ", ", strategy->name());
    }
    return usage_error(
        fmt::format("there is no strategy {}; there are: {}", arguments.strategy, known));
  }
  if (!arguments.k.empty()) {
    options.bounds.k = number_in(arguments.k);
    if (!options.bounds.k.has_value()) {
      return usage_error(fmt::format("-k {}: a whole number is due", arguments.k));
    }
  }
  RETURN_IF_ERROR(parse_n(arguments.n, program, near, options.bounds));
  RETURN_IF_ERROR(grant_ranges(arguments.granted, program, near, arguments.symbolic_statics,
                               options.bounds.granted));
  constexpr uint32_t kUsual = 3;
  if (arguments.k.empty() && arguments.n.empty()) options.bounds.k = kUsual;
  options.bounds.loop = arguments.loop_bound;
  options.bounds.call = arguments.call_bound;
  options.bounds.steps = arguments.steps;
  options.bounds.latin1 = arguments.characters == "latin1";
  options.arithmetic = arguments.arithmetic == "math" ? Arithmetic::Math : Arithmetic::Wrap;
  options.world = arguments.world == "closed" ? World::Closed : World::Open;
  options.symbolic_statics = arguments.symbolic_statics;
  options.numbered_identities = arguments.identity_hash == "numbers";
  options.leaves_behind = true;
  options.every_choice = arguments.every_choice;
  options.range_rounds = arguments.range_rounds;
  options.self_check = arguments.self_check;
  for (const std::string& name : arguments.without) {
    const auto layer = std::find(layer_names().begin(), layer_names().end(), name);
    options.without_layers |= uint32_t{1} << (layer - layer_names().begin());
  }
  options.workers = arguments.workers;
  options.timeout_seconds = arguments.timeout_seconds;
  options.memory_mib = arguments.memory_mib;
  return options;
}

void add_contract_options(CLI::App& command, ContractArguments& arguments) {
  command
      .add_option("--invariant", arguments.invariants,
                  "the invariant, a boolean method (else: see docs/guide.md); repeatable")
      ->allow_extra_args(false)
      ->type_name("NAME");
  command
      .add_option("--requires", arguments.required,
                  "a boolean method that holds before; may be repeated")
      ->allow_extra_args(false)
      ->type_name("NAME");
  command
      .add_option("--ensures", arguments.ensured,
                  "a boolean method that holds afterwards; may be repeated")
      ->allow_extra_args(false)
      ->type_name("NAME");
  command
      .add_option("--spec", arguments.specs,
                  "a class with @SpecFor, with predicates for another; repeatable")
      ->allow_extra_args(false)
      ->type_name("CLASS");
}

void add_modular_option(CLI::App& command, ContractArguments& arguments) {
  command
      .add_option("--modular", arguments.modular,
                  "a method whose contract stands for its calls (@Assigns); repeatable")
      ->allow_extra_args(false)
      ->type_name("METHOD");
}

absl::StatusOr<std::vector<CallContract>> modular_calls(const ContractArguments& arguments,
                                                        const CommonOptions& common,
                                                        const Program& program,
                                                        const ContractOptions& contract,
                                                        const GrantedArguments& granted) {
  std::vector<CallContract> calls;
  if (!arguments.modular.empty() && !granted.empty()) {
    return usage_error(
        "--range and --as speak of the heap at entry, and what the calls of --modular leave behind "
        "need not be like that: use them without --modular");
  }
  for (const std::string& text : arguments.modular) {
    ASSIGN_OR_RETURN(const NamedTarget target, find_target(common, program, text));
    if (target.methods.empty()) {
      return usage_error(fmt::format("--modular {}: name a method, pkg.Class.method", text));
    }
    for (const Method* method : target.methods) {
      // What --requires and --ensures name is about the target, not about what it calls.
      ContractOptions own;
      own.specs = contract.specs;
      ASSIGN_OR_RETURN(CallContract call, contract_of_call(program, *method, own));
      calls.push_back(std::move(call));
    }
  }
  return calls;
}

// Each once.
void add_methods(const std::vector<const Method*>& methods, std::vector<const Method*>& all) {
  for (const Method* method : methods) {
    if (std::find(all.begin(), all.end(), method) == all.end()) all.push_back(method);
  }
}

absl::StatusOr<MethodsToCheck> methods_of(const std::vector<NamedTarget>& targets,
                                          const Program& program, const ContractOptions& contract) {
  MethodsToCheck all;
  for (const NamedTarget& target : targets) {
    MethodsToCheck found{target.methods, {}};
    if (target.methods.empty()) {
      ASSIGN_OR_RETURN(found, methods_to_check(program, *target.type, contract));
    }
    add_methods(found.methods, all.methods);
    add_methods(found.left_out, all.left_out);
  }
  std::erase_if(all.left_out, [&](const Method* method) {
    return std::find(all.methods.begin(), all.methods.end(), method) != all.methods.end();
  });
  return all;
}

std::vector<Plan::Parameter> parameters_of(const std::vector<Plan>& plans) {
  std::vector<Plan::Parameter> all;
  for (const Plan& plan : plans) {
    all.insert(all.end(), plan.parameters.begin(), plan.parameters.end());
  }
  return all;
}

absl::StatusOr<Work> work_for(const CommonOptions& common, const ExploreArguments& explore,
                              const ContractArguments& contract,
                              const std::vector<std::string>& targets) {
  Work work;
  ASSIGN_OR_RETURN(work.program, open_program(common));
  const Program& program = *work.program;
  ASSIGN_OR_RETURN(const auto named, find_targets(common, program, targets));
  ASSIGN_OR_RETURN(work.contract, contract_options(contract, common, program));
  const ContractOptions& contracts = work.contract;
  ASSIGN_OR_RETURN(work.explore, explore_options(explore, program, types_of(named)));
  ASSIGN_OR_RETURN(work.explore.modular,
                   modular_calls(contract, common, program, contracts, explore.granted));
  ASSIGN_OR_RETURN(MethodsToCheck found, methods_of(named, program, contracts));
  work.left_out = std::move(found.left_out);
  for (const Method* method : found.methods) {
    ASSIGN_OR_RETURN(Plan plan, plan_for(program, *method, contracts));
    work.plans.push_back(std::move(plan));
  }
  RETURN_IF_ERROR(grant_classes(explore.granted, program, types_of(named),
                                parameters_of(work.plans), work.explore.bounds.granted));
  return work;
}

void add_exceptions_option(CLI::App& command, ContractArguments& arguments) {
  command
      .add_option("--exceptions", arguments.exceptions,
                  "which that escape are violations: the JVM's own (the default),\n"
                  "all, none; methods without a contract are checked if this is given")
      ->check(CLI::IsMember({"implicit", "all", "none"}))
      ->type_name("implicit|all|none");
}

Exceptions exceptions_of(const ContractArguments& arguments) {
  if (arguments.exceptions == "all") return Exceptions::All;
  return arguments.exceptions == "none" ? Exceptions::None : Exceptions::Implicit;
}

absl::StatusOr<ContractOptions> contract_options(const ContractArguments& arguments,
                                                 const CommonOptions& common,
                                                 const Program& program) {
  ContractOptions options;
  options.invariants = arguments.invariants;
  options.required = arguments.required;
  options.ensured = arguments.ensured;
  options.for_exceptions = !arguments.exceptions.empty() && arguments.exceptions != "none";
  for (const std::string& name : arguments.specs) {
    ASSIGN_OR_RETURN(const Type* spec, find_class(common, program, name));
    options.specs.push_back(spec);
  }
  RETURN_IF_ERROR(check_specs(program, options));
  return options;
}

void add_progress_option(CLI::App& command, std::string& when) {
  command.add_option("--progress", when, "tell on the standard error output how far it is")
      ->check(CLI::IsMember({"auto", "always", "never"}))
      ->type_name("auto|always|never");
}

}  // namespace kukang
