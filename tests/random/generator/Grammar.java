package generator;

/**
 * The parts that make bodies, and how they find each other: expressions hold lambdas, lambdas hold
 * statements, statements hold expressions.
 *
 * <p>One grammar serves one program. Each part answers with Java text, or with null where it knows
 * no way to make what is asked for.
 */
final class Grammar {
  final World world;
  final Dice dice;
  final Literals literals;
  final Places places;
  final Expressions expressions;
  final Numbers numbers;
  final Conditions conditions;
  final Texts texts;
  final References references;
  final Arrays arrays;
  final Lambdas lambdas;
  final Calls calls;
  final Statements statements;
  final Loops loops;
  final Switches switches;
  final Exceptions exceptions;
  final Hazards hazards;
  final Bodies bodies;

  Grammar(World world) {
    this.world = world;
    this.dice = world.dice;
    this.literals = new Literals(dice);
    this.places = new Places(this);
    this.expressions = new Expressions(this);
    this.numbers = new Numbers(this);
    this.conditions = new Conditions(this);
    this.texts = new Texts(this);
    this.references = new References(this);
    this.arrays = new Arrays(this);
    this.lambdas = new Lambdas(this);
    this.calls = new Calls(this);
    this.statements = new Statements(this);
    this.loops = new Loops(this);
    this.switches = new Switches(this);
    this.exceptions = new Exceptions(this);
    this.hazards = new Hazards(this);
    this.bodies = new Bodies(this);
  }

  /** Null as soon as a part is: an expression whose part cannot be made cannot be made. */
  static String join(String... parts) {
    StringBuilder text = new StringBuilder();
    for (String part : parts) {
      if (part == null) {
        return null;
      }
      text.append(part);
    }
    return text.toString();
  }
}
