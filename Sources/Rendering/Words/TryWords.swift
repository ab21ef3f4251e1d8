/// The words for a learner's own program: advice on the end of its run, and the open parts of its task.
package struct TryWords: Sendable {
  package let summary: SummaryWords
  package let stopped: @Sendable (_ message: String) -> String
  package let warned: @Sendable (_ step: String?, _ message: String) -> String

  // Places to look at.
  package let played: String
  /// The refusal of a label that no control has, and the labels that may be meant.
  package let meant: @Sendable (_ refusal: String, _ labels: [String]) -> String
  /// The action that was played for another one, both as on a command line.
  package let playedAs: @Sendable (_ given: String, _ played: String) -> String
  /// The last screen is stale, and there is no finding.
  package let staleAtEnd: String
  package let rule: @Sendable (_ command: String) -> String
  package let endedAt: @Sendable (_ action: String, _ step: String?) -> String
  package let beginning: String
  /// The line of the control that was used when the program ended.
  package let control: @Sendable (_ place: String) -> String
  /// The view whose body ran last, and the line of its declaration.
  package let lastBody: @Sendable (_ view: String, _ place: String) -> String
  /// With the option that extends the time limit, where that may help.
  package let endlessLoop: @Sendable (_ action: String, _ option: String?) -> String
  package let manyEvents: String
  package let wroteItself: String
  package let tappable: @Sendable (_ labels: [String], _ others: Int) -> String
  /// The label of a double tap.
  package let severalTaps: @Sendable (_ label: String) -> String
  /// The views that can be dragged, and the number of further ones.
  package let draggable: @Sendable (_ labels: [String], _ others: Int) -> String
  package let rowsStay: String
  /// The generation of `@State` that a program is compiled with: a macro, or a property wrapper.
  package let built: @Sendable (_ xcode: String, _ isMacro: Bool) -> String

  // A program that is played again at each save: the titles of the two runs, and remarks.
  package let before, now: String
  package let sameRun, waiting: String
  /// A finding of the run before, which this run lacks.
  package let gone: @Sendable (_ bug: String, _ view: String?) -> String

  // The program's task.
  package let task, done: String
  /// A lead: the hint follows it.
  package let hint: String
  package let broke, compiles: String
  package let doesNotCompile: @Sendable (_ place: String, _ error: String) -> String
  package let failsOtherwise:
    @Sendable (_ expected: String, _ place: String, _ error: String) -> String
  package let shouldFail: @Sendable (_ message: String) -> String
  /// The values are Swift literals; nil where nothing was printed.
  package let printed: @Sendable (_ run: String, _ expected: String, _ literal: String?) -> String
  package let found: @Sendable (_ finding: String, _ expected: String, _ literal: String?) -> String
  package let bodies:
    @Sendable (_ run: String, _ view: String, _ expected: Int, _ count: String) -> String
  package let counted:
    @Sendable (_ run: String, _ words: String, _ expected: Int, _ count: String) -> String
}

extension TryWords {
  package static let english = TryWords(
    summary: .english,
    stopped: { "The program stopped: \($0)" },
    warned: { step, message in "SwiftUI warns\(step.map { " at step \($0)" } ?? ""): \(message)" },
    played: "The actions before it were played.",
    meant: { refusal, labels in
      "\(refusal) Did you mean \(labels.map(\.quoted).joined(separator: " or "))?"
    },
    playedAs: {
      "Nothing on the screen has exactly this name, so the run has `\($1)` instead of `\($0)`."
    },
    staleAtEnd: "The screen is stale at the end, and no check found the reason.",
    rule: { "`\($0)` shows the rule." },
    endedAt: { action, step in
      "It was playing \(action)\(step.map { "; its last step is \($0)" } ?? "")."
    },
    beginning: "its beginning", control: { "The control is at \($0)." },
    lastBody: { "The last body that ran is that of \($0), at \($1)." },
    endlessLoop: { action, option in
      "Look for a very long or endless loop in the code that runs during \(action)"
        + (option.map { ", or allow more time with \($0)." } ?? ".")
    },
    manyEvents: "Play fewer actions, or wait for a shorter time.",
    wroteItself: "The program wrote this itself, outside of the trace:",
    tappable: { labels, others in
      let list = labels.joined(separator: ", ")
      return others == 0
        ? "Besides what looks like a button, these can be tapped: \(list)."
        : "Besides what looks like a button, these and \(others) more can be tapped: \(list)."
    },
    severalTaps: { "\($0) (double tap)" },
    draggable: { labels, others in
      let list = labels.joined(separator: ", ")
      return others == 0
        ? "These can be dragged: \(list)." : "These and \(others) more can be dragged: \(list)."
    },
    rowsStay: """
      Rows that scrolling takes past the top stay as they are here; on a phone they disappear, and \
      appear again.
      """,
    built: { xcode, isMacro in
      "Built as with \(xcode): @State is a \(isMacro ? "macro" : "property wrapper")"
    },
    before: "before", now: "now", sameRun: "Saved, and the run is the same.",
    waiting: "Waiting for the next save; Ctrl-C leaves.",
    gone: { bug, view in
      "This run no longer has the finding \(bug)\(view.map { " in \($0)" } ?? "")."
    },
    task: "The task", done: "Done.", hint: "Hint: ",
    broke: "The changed program did not run to its end.",
    compiles: "The compiler should reject the program, and it compiles.",
    doesNotCompile: { "\($0) does not compile: `\($1)`" },
    failsOtherwise: { expected, place, error in
      "The compiler should report `\(expected)`; at \(place) it reports `\(error)`."
    },
    shouldFail: { "The compiler should report `\($0)`." },
    printed: { run, expected, literal in
      "Experiment `\(run)` should print `\(expected)`; it printed \(quoted(literal))."
    },
    found: { "`\($0)` should be `\($1)`; it is \(quoted($2))." },
    bodies: { run, view, expected, count in
      "In experiment `\(run)` the body of `\(view)` should run \(times(expected)); it ran "
        + "\(Int(count).map(times) ?? count)."
    },
    counted: { run, words, expected, count in
      "In experiment `\(run)` there should be \(expected) of `\(words)`; there are \(count)."
    })

  private static func quoted(_ literal: String?) -> String {
    literal.map { "`\($0)`" } ?? "nothing"
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
}
