/// The words for a reader's progress in the course.
package struct ProgressWords: Sendable {
  /// The header of the table, and the cells for what is not there.
  package let header: [String]
  package let run, notRun, none, unknown: String
  package let score: @Sendable (_ right: Int, _ total: Int) -> String
  /// The place of a walk: a step, or a walk without one.
  package let place: @Sendable (_ step: String?, _ profile: String?) -> String
  package let finished: @Sendable (_ done: Int, _ count: Int) -> String
  /// A lead: the names of lessons of other courses follow it.
  package let others: String
  /// A lead, followed by commands.
  package let next: String
  package let commands: @Sendable (_ commands: [String]) -> String
}

/// The words on the home screen.
package struct HomeWords: Sendable {
  /// Each pair is the number of finished parts, and of all.
  package let status:
    @Sendable (
      _ lessons: (Int, Int), _ due: Int, _ programs: (Int, Int), _ behaviors: (Int, Int)
    ) -> String
  package let closing: @Sendable (_ isDue: Bool) -> [String]
  package let title: String
  package let keys: [(keys: String, meaning: String)]
  package let back: String
  // The commands beside the lessons.
  package let aboutLesson, ownProgram: String
  package let walks, runs, asks, explains, compares, tries, practices, rebuilds: String
  // The parts of the selected lesson that are open, and the next command of the course.
  package let open, next, notRun, noQuiz: String
  package let minutes: @Sendable (_ minutes: Int) -> String
  package let practice: @Sendable (_ number: Int, _ title: String, _ isBegun: Bool) -> String
  package let rebuild: @Sendable (_ wrapper: String, _ stage: String) -> String
  /// The last line while the user writes a command.
  package let writing: @Sendable (_ command: String) -> [String]
  /// After the output of a command.
  package let pause: String
  // The notes on a lesson.
  package let stopped: @Sendable (_ place: String) -> String
  package let quiz: @Sendable (_ mark: String) -> String
  package let due: @Sendable (_ count: Int) -> String
}

extension ProgressWords {
  package static let english = ProgressWords(
    header: ["Lesson", "Run", "Best quiz", "Walk"], run: "yes", notRun: "no", none: "none",
    unknown: "unknown", score: { "\($0) of \($1)" },
    place: { ($0 ?? "begun") + ($1.map { ", \($0)" } ?? "") },
    finished: { "\($0) of \($1) lessons finished." },
    others: "Kept, and not in this course: ", next: "Next: ",
    commands: { $0.joined(separator: ", or ") })
}

extension HomeWords {
  package static let english = HomeWords(
    status: { lessons, due, programs, behaviors in
      "\(lessons.0) of \(lessons.1) lessons finished"
        + (due > 0 ? " · \(due) with questions to ask again" : "")
        + (programs.0 > 0 ? " · \(programs.0) of \(programs.1) fixed" : "")
        + (behaviors.0 > 0 ? " · \(behaviors.0) of \(behaviors.1) rebuilt" : "")
    },
    closing: {
      [
        "↑ ↓ lesson · w walk · r run · z quiz\($0 ? " · a again" : "") · p practice · b rebuild · y why · d diff · t try · ? keys · q leave",
        "↑ ↓ · w walk · r run · z quiz\($0 ? " · a again" : "") · p practice · b rebuild · ? keys · q",
        "↑ ↓ · w r z p b y d t · ? keys · q",
        "? keys · q leave",
      ]
    },
    title: "Keys",
    keys: [
      ("↑ ↓  k j", "The lesson before, the next one. PgUp and PgDn go further."),
      ("Home End", "The first lesson, the last."),
      ("Enter  w", "Walk: go through the lesson step by step, where you stopped."),
      ("r", "Run: read the whole lesson, and predict what comes."),
      ("z", "Quiz: questions about other programs with the same ideas."),
      ("a", "Ask again what you last answered wrongly."),
      ("p", "Practice: fix a program of this lesson, or the next program."),
      ("b", "Rebuild: write your own @State, or another wrapper."),
      ("y", "Why: write the number of a step, and read its causes."),
      ("d", "Diff: write two lessons, or two programs, and see where their runs differ."),
      ("t", "Try: write the name of a Swift file, and use your own program."),
      ("q  Esc", "Leave."),
    ],
    back: "Any key goes back to the lessons.",
    aboutLesson: "This lesson", ownProgram: "A program of your own",
    walks: "Go through the lesson step by step.",
    runs: "Read the whole lesson, and predict its runs.",
    asks: "Answer questions about other programs.",
    explains: "Read the causes of a step.",
    compares: "See where two runs differ.",
    tries: "Use your program, and see its run.",
    practices: "Fix a program that is wrong.",
    rebuilds: "Write a wrapper of your own.",
    open: "Open", next: "Next", notRun: "Not run yet", noQuiz: "No quiz yet",
    minutes: { "About \($0) minute\($0 == 1 ? "" : "s")" },
    practice: { number, title, isBegun in
      "Practice \(number)\(isBegun ? ", begun" : ""): \(title)"
    },
    rebuild: { "Rebuild \($0): \($1)" },
    writing: { ["\($0) · Enter runs it · Esc goes back", $0] },
    pause: "Enter goes back to the lessons, q leaves. ",
    stopped: { "stopped at \($0)" }, quiz: { "quiz \($0)" }, due: { "\($0) to ask again" })
}
