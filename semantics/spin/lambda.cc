// Lambdas and method references: LambdaMetafactory's two bootstrap methods.
//
// The spun class implements the interface. What the lambda captures is kept in fields; the
// interface's method passes them and its own arguments on to the implementation, which is the
// lambda's body or the method that is referred to. There may be bridges, methods that do the same
// under other descriptors. A lambda that captures nothing has one instance, made when its class is
// initialized, and the site gives it each time, as it does on the JVM.

#include <algorithm>

#include "fmt/format.h"
#include "program/resolve.h"
#include "semantics/spin/adapt.h"
#include "semantics/spin/call_site.h"

namespace kukang {
namespace {

constexpr std::string_view kInstance = "instance";

// altMetafactory's flags.
constexpr int32_t kSerializable = 1, kMarkers = 2, kBridges = 4;

struct Lambda {
  std::vector<std::string_view> captured;    // types
  std::vector<std::string_view> interfaces;  // the functional one first
  std::vector<std::string_view> shapes;      // descriptors to implement: the interface's first
  std::string_view instantiated;             // the interface's, with the type arguments in place
  bool serializable = false;
  Handle implementation{};

  // How the implementation is called: with these types, the receiver's included.
  Op invocation = Op::invokestatic;
  std::vector<std::string> parameters;
  std::string result;
};

std::string descriptor_of_class(std::string_view name) {
  return name[0] == '[' ? std::string(name) : fmt::format("L{};", name);
}

void add_once(std::vector<std::string_view>& names, std::string_view name) {
  if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
}

absl::Status read_extras(BootstrapArguments& arguments, Lambda& lambda) {
  ASSIGN_OR_RETURN(const int32_t flags, arguments.integer());
  lambda.serializable = flags & kSerializable;
  if (lambda.serializable) add_once(lambda.interfaces, "java/io/Serializable");
  if (flags & kMarkers) {
    ASSIGN_OR_RETURN(const int32_t count, arguments.integer());
    for (int32_t i = 0; i < count; ++i) {
      ASSIGN_OR_RETURN(const std::string_view marker, arguments.text(ConstantTag::Class));
      add_once(lambda.interfaces, marker);
    }
  }
  if (flags & kBridges) {
    ASSIGN_OR_RETURN(const int32_t count, arguments.integer());
    for (int32_t i = 0; i < count; ++i) {
      ASSIGN_OR_RETURN(const std::string_view bridge, arguments.text(ConstantTag::MethodType));
      add_once(lambda.shapes, bridge);
    }
  }
  return absl::OkStatus();
}

absl::StatusOr<Lambda> read_lambda(const CallSite& site) {
  BootstrapArguments arguments(site);
  const MethodDescriptor factory = take_apart(site.descriptor);
  if (factory.result[0] != 'L') return site.unsuited("it does not give an object");
  Lambda lambda;
  lambda.captured = factory.parameters;
  lambda.interfaces.push_back(type_name(factory.result));
  ASSIGN_OR_RETURN(const std::string_view erased, arguments.text(ConstantTag::MethodType));
  lambda.shapes.push_back(erased);
  ASSIGN_OR_RETURN(lambda.implementation, arguments.handle());
  ASSIGN_OR_RETURN(lambda.instantiated, arguments.text(ConstantTag::MethodType));
  if (site.bootstrap.name == "altMetafactory") RETURN_IF_ERROR(read_extras(arguments, lambda));
  return lambda;
}

// A private method is called as javac calls it within a nest, whichever way the handle names it:
// the spun class is a nest mate, but no subclass.
Op invocation_of(const Handle& handle, const Method& method) {
  switch (handle.kind) {
    case HandleKind::InvokeStatic: return Op::invokestatic;
    case HandleKind::InvokeInterface: return Op::invokeinterface;
    case HandleKind::InvokeVirtual: return Op::invokevirtual;
    default: break;
  }
  if (method.is_constructor() || !method.is_private()) return Op::invokespecial;
  return method.owner->is_interface() ? Op::invokeinterface : Op::invokevirtual;
}

LinkFailure not_fitting(const CallSite& site) {
  return unusable(site.unsuited("its implementation does not fit the interface's method"));
}

// Finds the implementation, and the types it is called with.
Linked<Lambda> link(const CallSite& site, Lambda lambda) {
  const Handle& handle = lambda.implementation;
  if (handle.kind < HandleKind::InvokeVirtual) return not_fitting(site);
  Linked<const Method*> method = resolve_method(site.program, site.from, handle.constant);
  if (!method.ok()) return method.failure();
  lambda.invocation = invocation_of(handle, **method);

  const MethodDescriptor descriptor = take_apart(handle.member.descriptor);
  const std::string owner = descriptor_of_class(handle.member.owner);
  const bool makes_object = handle.kind == HandleKind::NewInvokeSpecial;
  if (!makes_object && lambda.invocation != Op::invokestatic) lambda.parameters.push_back(owner);
  lambda.parameters.insert(lambda.parameters.end(), descriptor.parameters.begin(),
                           descriptor.parameters.end());
  lambda.result = makes_object ? owner : std::string(descriptor.result);

  const size_t passed = take_apart(lambda.instantiated).parameters.size();
  if (lambda.parameters.size() != lambda.captured.size() + passed) return not_fitting(site);
  for (std::string_view shape : lambda.shapes) {
    if (take_apart(shape).parameters.size() != passed) return not_fitting(site);
  }
  return lambda;
}

// Writes the spun class of one lambda.
class LambdaWriter {
 public:
  LambdaWriter(const CallSite& site, const Lambda& lambda)
      : site_(site),
        lambda_(lambda),
        own_type_(descriptor_of_class(Program::kSpun)),
        assembler_(Program::kSpun, lambda.interfaces) {
    for (size_t i = 0; i < lambda.captured.size(); ++i) {
      fields_.push_back(fmt::format("captured{}", i));
    }
    constructor_ = fmt::format("({})V", fmt::join(lambda.captured, ""));
  }

  Bytes run() {
    write_constructor();
    if (lambda_.captured.empty()) {
      write_instance();
    } else {
      write_factory();
    }
    for (std::string_view shape : lambda_.shapes) write_method(shape);
    if (lambda_.serializable) write_replacement();
    return assembler_.bytes();
  }

 private:
  MemberName captured(size_t i) const {
    return {ConstantTag::FieldRef, Program::kSpun, fields_[i], lambda_.captured[i]};
  }

  void load_captured(CodeWriter& code, size_t i) {
    code.load(kObject, 0);
    code.field(Op::getfield, captured(i));
  }

  void write_constructor() {
    CodeWriter code = assembler_.code();
    code.load(kObject, 0);
    code.invoke_constructor("java/lang/Object", "()V");
    int local = 1;
    for (size_t i = 0; i < lambda_.captured.size(); ++i) {
      const std::string_view type = lambda_.captured[i];
      assembler_.field(kPrivate | kFinal, fields_[i], type);
      code.load(kObject, 0);
      code.load(type, local);
      code.field(Op::putfield, captured(i));
      local += slots_of(basic_of(type[0]));
    }
    code.return_value("V");
    assembler_.method(kPrivate, "<init>", constructor_, code);
  }

  void write_instance() {
    const MemberName instance{ConstantTag::FieldRef, Program::kSpun, kInstance, own_type_};
    assembler_.field(kPrivate | kStatic | kFinal, kInstance, own_type_);
    CodeWriter initializer = assembler_.code();
    initializer.new_object(Program::kSpun);
    initializer.invoke_constructor(Program::kSpun, constructor_);
    initializer.field(Op::putstatic, instance);
    initializer.return_value("V");
    assembler_.method(kStatic, "<clinit>", "()V", initializer);

    CodeWriter factory = assembler_.code();
    factory.field(Op::getstatic, instance);
    factory.return_value(kObject);
    assembler_.method(kStatic, site_.entry, site_.descriptor, factory);
  }

  void write_factory() {
    CodeWriter code = assembler_.code();
    code.new_object(Program::kSpun);
    int local = 0;
    for (std::string_view type : lambda_.captured) {
      code.load(type, local);
      local += slots_of(basic_of(type[0]));
    }
    code.invoke_constructor(Program::kSpun, constructor_);
    code.return_value(kObject);
    assembler_.method(kStatic, site_.entry, site_.descriptor, code);
  }

  void write_method(std::string_view descriptor) {
    const MethodDescriptor shape = take_apart(descriptor);
    const MethodDescriptor seen = take_apart(lambda_.instantiated);
    const MemberName& implementation = lambda_.implementation.member;
    const size_t passed_first = lambda_.captured.size();
    CodeWriter code = assembler_.code();
    if (lambda_.implementation.kind == HandleKind::NewInvokeSpecial) {
      code.new_object(implementation.owner);
    }
    for (size_t i = 0; i < passed_first; ++i) load_captured(code, i);
    int local = 1;
    for (size_t i = 0; i < shape.parameters.size(); ++i) {
      const std::string_view given = shape.parameters[i];
      code.load(given, local);
      adapt(code, given, lambda_.parameters[passed_first + i], seen.parameters[i]);
      local += slots_of(basic_of(given[0]));
    }
    code.invoke(lambda_.invocation, implementation);
    adapt(code, lambda_.result, shape.result, shape.result);
    code.return_value(shape.result);
    assembler_.method(kPublic, site_.name, descriptor, code);
  }

  // What is serialized in place of the lambda: the class that captured it makes it anew.
  void write_replacement() {
    constexpr std::string_view kSerialized = "java/lang/invoke/SerializedLambda";
    const Handle& handle = lambda_.implementation;
    CodeWriter code = assembler_.code();
    code.new_object(kSerialized);
    code.class_object(site_.from.name);
    code.string(lambda_.interfaces.front());
    code.string(site_.name);
    code.string(lambda_.shapes.front());
    code.integer(static_cast<int32_t>(handle.kind));
    code.string(handle.member.owner);
    code.string(handle.member.name);
    code.string(handle.member.descriptor);
    code.string(lambda_.instantiated);
    code.integer(static_cast<int32_t>(lambda_.captured.size()));
    code.type(Op::anewarray, "java/lang/Object");
    for (size_t i = 0; i < lambda_.captured.size(); ++i) {
      code.op(Op::dup);
      code.integer(static_cast<int32_t>(i));
      load_captured(code, i);
      adapt(code, lambda_.captured[i], kObject, kObject);
      code.op(Op::aastore);
    }
    code.invoke_constructor(
        kSerialized,
        "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;I"
        "Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;"
        "[Ljava/lang/Object;)V");
    code.return_value(kObject);
    assembler_.method(kPrivate | kFinal, "writeReplace", "()Ljava/lang/Object;", code);
  }

  const CallSite& site_;
  const Lambda& lambda_;
  const std::string own_type_;
  std::vector<std::string> fields_;  // that hold what is captured
  std::string constructor_;          // its descriptor
  Assembler assembler_;
};

}  // namespace

Linked<Bytes> assemble_lambda(const CallSite& site) {
  absl::StatusOr<Lambda> lambda = read_lambda(site);
  if (!lambda.ok()) return unusable(lambda.status());
  Linked<Lambda> linked = link(site, *std::move(lambda));
  if (!linked.ok()) return linked.failure();
  return LambdaWriter(site, *linked).run();
}

}  // namespace kukang
