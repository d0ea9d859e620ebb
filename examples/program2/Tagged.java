package program2;

/** What any class may implement that is not final: also a subclass that nobody has written yet. */
interface Tagged {}
