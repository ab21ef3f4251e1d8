/// The words on the screen of a program to fix.
package struct PracticeScreenWords: Sendable {
  package let place: @Sendable (_ number: Int, _ count: Int) -> String
  package let working: String
  // The functions of the keys: at a program, at a fixed program, in the list, and on other pages.
  package let open, fixed, list, back: [String]
  package let keys: [(keys: String, meaning: String)]
  /// The step of the first hint, and the key that goes there.
  package let hinted: @Sendable (_ step: String) -> String
  // The reasons why a key had no effect.
  package let noneLeft, noEarlierSave, allHints, noRun: String
}

/// The words on the screen of a wrapper to rebuild.
package struct RebuildScreenWords: Sendable {
  package let working: String
  // The functions of the keys: at the board, and on other pages.
  package let board, back: [String]
  package let keys: [(keys: String, meaning: String)]
  /// The reason why a key had no effect.
  package let noWalk: String
  /// The text after the screen closes: a command follows below.
  package let again: String
}

extension PracticeScreenWords {
  package static let english = PracticeScreenWords(
    place: { "Practice \($0) of \($1)" }, working: "Compiling and playing …",
    open: [
      "Save for a verdict · h hint · w walk · p play the app · d difference · n next · l list · ? keys · q quit",
      "Save for a verdict · h hint · w walk · p play · d difference · ? keys · q",
      "h hint · w walk · p play · d n l · ? keys · q quit",
      "h w p d n l · ? keys · q quit",
    ],
    fixed: [
      "n next · w walk · p play the app · d difference · l list · ? keys · q quit",
      "n next · w walk · p play · d l · ? keys · q quit",
      "n next · w p d l · ? keys · q quit",
    ],
    list: ["↑ ↓ choose · Enter opens it · Esc goes back", "↑ ↓ · Enter · Esc"],
    back: ["Any key goes back.", "Any key"],
    keys: [
      ("h", "The next hint: where to look, what happens, the bug, a solution."),
      ("w", "Walk through the run, from the step of the first hint if you asked for it."),
      ("p", "Use the app yourself."),
      ("d", "The steps that the last save changed."),
      ("n", "The next program that is not fixed."),
      ("l", "All programs."),
      ("PgUp PgDn", "Scroll."),
      ("q  Esc", "Leave. Your file stays."),
    ],
    hinted: { "w goes to step \($0)." },
    noneLeft: "No other program is left.",
    noEarlierSave: "There is no earlier save to compare with.",
    allHints: "All hints are given.", noRun: "A program that does not compile has no run.")
}

extension RebuildScreenWords {
  package static let english = RebuildScreenWords(
    working: "Compiling and playing the experiments …",
    board: [
      "Save for a new board · s experiment · w walk · l all behaviors · ? keys · q quit",
      "Save for a new board · s w l · ? keys · q quit",
      "s w l · ? keys · q quit",
    ],
    back: ["Esc goes back to the board · q quit", "Esc back · q quit"],
    keys: [
      ("Enter  s", "The experiment of the next behavior."),
      ("w", "Walk through both runs of the next behavior, side by side."),
      ("l", "All behaviors."),
      ("PgUp PgDn", "Scroll."),
      ("Esc", "Go back to the board, or leave it."),
      ("q", "Leave. Your file stays."),
    ],
    noWalk: "There are no two runs that differ.", again: "To go on:")
}
