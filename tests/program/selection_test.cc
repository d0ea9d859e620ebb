// Layout, subtyping and method selection on the JDK's own classes.

#include <gtest/gtest.h>

#include "program/resolve.h"
#include "semantics/own_classes.h"

namespace kukang {
namespace {

class Selection : public testing::Test {
 protected:
  void SetUp() override { program = *Program::open({".", ""}, own_classes()); }
  const Type* type(std::string_view name) { return *program->require(name); }

  std::unique_ptr<Program> program;
};

TEST_F(Selection, SubtypesFollowTheHierarchy) {
  struct Row {
    std::string_view lower, upper;
    bool holds;
  };
  for (const Row& row : std::vector<Row>{
           {"java/util/ArrayList", "java/util/List", true},
           {"java/util/ArrayList", "java/lang/Iterable", true},
           {"java/util/ArrayList", "java/util/AbstractCollection", true},
           {"java/util/List", "java/lang/Object", true},
           {"java/util/List", "java/util/ArrayList", false},
           {"java/util/AbstractList", "java/util/ArrayList", false},
           {"[Ljava/lang/String;", "[Ljava/lang/Object;", true},
           {"[Ljava/lang/String;", "[Ljava/lang/CharSequence;", true},
           {"[[I", "[Ljava/lang/Object;", true},
           {"[[I", "[Ljava/lang/Cloneable;", true},
           {"[I", "[Ljava/lang/Object;", false},
           {"[I", "java/io/Serializable", true},
           {"[I", "[J", false},
           {"[Ljava/lang/Object;", "[Ljava/lang/String;", false},
       }) {
    EXPECT_EQ(type(row.lower)->is_subtype_of(type(row.upper)), row.holds)
        << row.lower << " <: " << row.upper;
  }
}

TEST_F(Selection, FindsTheImplementationOfAReceiver) {
  struct Row {
    std::string_view receiver, named_in, name, descriptor, expected;
  };
  for (const Row& row : std::vector<Row>{
           {"java/util/ArrayList", "java/util/List", "size", "()I", "java/util/ArrayList"},
           {"java/util/ArrayList", "java/util/Collection", "stream", "()Ljava/util/stream/Stream;",
            "java/util/Collection"},
           {"java/util/ArrayList", "java/lang/Object", "toString", "()Ljava/lang/String;",
            "java/util/AbstractCollection"},
           {"java/util/TreeMap", "java/util/Map", "getOrDefault",
            "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", "java/util/Map"},
           {"java/util/HashMap", "java/util/Map", "getOrDefault",
            "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", "java/util/HashMap"},
           {"java/util/LinkedHashSet", "java/util/Set", "spliterator", "()Ljava/util/Spliterator;",
            "java/util/LinkedHashSet"},
           {"[I", "java/lang/Object", "hashCode", "()I", "java/lang/Object"},
       }) {
    const Method* named = find_method(*program, *type(row.named_in), row.name, row.descriptor);
    ASSERT_NE(named, nullptr) << row.name;
    Linked<const Method*> selected = select_method(*type(row.receiver), *named);
    ASSERT_TRUE(selected.ok()) << row.name;
    EXPECT_EQ((*selected)->owner->name, row.expected) << row.name << " on " << row.receiver;
  }
}

TEST_F(Selection, AFieldHasTheSameSlotInEverySubclass) {
  const Type* list = type("java/util/ArrayList");
  for (const Field* field : type("java/util/AbstractList")->instance_fields) {
    EXPECT_EQ(list->instance_fields[field->slot], field);
  }
}

TEST_F(Selection, AMissingClassIsNamed) {
  Linked<const Type*> missing = program->load("no/such/Thing");
  ASSERT_FALSE(missing.ok());
  EXPECT_EQ(missing.failure().exception, "java/lang/NoClassDefFoundError");
  EXPECT_EQ(missing.failure().message, "no/such/Thing");
}

}  // namespace
}  // namespace kukang
