package program2;

/** All that is Tagged in this package. */
final class Tag implements Tagged {}
