/// The words on full screens: the current functions of the keys. Lists of hints begin with the
/// longest or the most important one; a narrow screen shows as many as fit.
package struct ScreenWords: Sendable {
  package let quiz: QuizScreenWords
  package let prompt: PromptWords
  package let `try`: TryScreenWords
  package let walk: WalkScreenWords
  package let line: WalkLineWords
  package let follow: FollowWords
  package let home: HomeWords
  package let practice: PracticeScreenWords
  package let rebuild: RebuildScreenWords
  package let pane: PaneWords
}

/// The words for answering a question on a line, without a full screen.
package struct PromptWords: Sendable {
  package let lead: @Sendable (_ asks: Asked, _ hints: String?) -> String
  package let hints: @Sendable (_ letters: String, _ asks: Asked, _ takesArrows: Bool) -> String
  package let type: @Sendable (_ letters: String) -> String

  /// The kind of answer, and where it is entered.
  package enum Asked: CaseIterable, Sendable { case answer, prediction, predictionInWalk }
}

package struct QuizScreenWords: Sendable {
  /// The place in the quiz, and the lesson.
  package let place: @Sendable (_ number: Int, _ count: Int) -> String
  package let lesson: @Sendable (_ number: Int, _ title: String) -> String
  package let noChoice: @Sendable (_ typed: String) -> String
  package let backToQuestion: String
  package let typing: [String]
  package let answered: @Sendable (_ isLast: Bool) -> String
  package let choosing: @Sendable (_ letters: String) -> [String]
}

/// The words on the screen of a running program.
package struct TryScreenWords: Sendable {
  // The reasons why a key had no effect.
  package let noChoices: @Sendable (_ picker: String) -> String
  package let nothingToTakeBack, hasEnded: String

  // The functions of the keys: at an earlier step, at the last step, and during a choice or typing.
  package let atEarlierStep, atEnd: [String]
  package let nothingToUse, scrollDown: String
  /// All of the hints for a text field; the first one for any other control.
  package let press, flip, choose, type: @Sendable (_ label: String) -> String
  package let typeInto: @Sendable (_ label: String) -> [String]
  package let typing: @Sendable (_ submits: Bool) -> [String]
  package let typingValue: [String]
  package let drag: @Sendable (_ label: String) -> String
  package let dragging: [String]
  package let noDistance: @Sendable (_ text: String) -> String
  package let choosing: @Sendable (_ picker: String, _ choice: String) -> [String]
  package let closesHelp: String
  /// The key that shows the findings, with their number.
  package let findings: @Sendable (_ count: Int) -> String
  package let help: [Part]
  /// The text after the screen closes: a command follows below.
  package let again: String

  /// A part of the help.
  package struct Part: Sendable {
    package let heading: String
    package let keys: [(keys: String, meaning: String)]
  }
}

package struct WalkScreenWords: Sendable {
  package let title: String
  package let closing, closingOfPages, back: [String]
  package let chosen: @Sendable (_ letter: String) -> [String]
  package let choosing: @Sendable (_ letters: String, _ pages: Int, _ scrollsCode: Bool) -> [String]

  // The reasons why a key or a word had no effect, and remarks on its effect.
  package let isBeginning, noLaterChange, noEarlierChange: String
  package let noStep: @Sendable (_ step: String, _ range: String) -> String
  package let isNowhere: @Sendable (_ words: String) -> String
  package let nowhereElse, fromBeginning: String
  package let ending: @Sendable (_ nextLesson: Int?) -> String
  package let doNotPart, areNotTwo: String
  package let stopped, playing, nothingMoreToSee: String
  package let typingStep: @Sendable (_ number: String) -> String
  /// The place of the found words, with a remark on its distance.
  package let found: @Sendable (_ words: String, _ place: String, _ note: String?) -> String
}

/// The words of a walk in line mode, where they differ from those on the screen.
package struct WalkLineWords: Sendable {
  package let isNoWord: @Sendable (_ typed: String) -> String
  package let found: @Sendable (_ words: String, _ note: String) -> String
  package let sinceBeginning: @Sendable (_ time: String) -> String
  package let scrollsOnScreen: String
}

/// The words on the screen of a second terminal that follows a presented walk.
package struct FollowWords: Sendable {
  /// The headings above a question, its answer, this stop and the next one.
  package let asked: String
  package let answer: @Sendable (_ letter: String) -> String
  package let now: @Sendable (_ place: String) -> String
  package let next: String
  package let closing: [String]
  package let over: String
}

/// In the panes of a screen.
package struct PaneWords: Sendable {
  package let views, screen, screenAsBefore, stale, empty, nothingYet: String
  /// The number of hidden lines, and the key that shows them.
  package let more: @Sendable (_ count: Int, _ key: String?) -> String
  package let page: @Sendable (_ number: Int, _ count: Int) -> String
  package let moreBelow, moreAbove: String
  package let parted: @Sendable (_ a: String, _ b: String) -> String
}

extension ScreenWords {
  package static let english = ScreenWords(
    quiz: .english, prompt: .english, try: .english, walk: .english, line: .english,
    follow: .english, home: .english, practice: .english, rebuild: .english, pane: .english)
}

extension PromptWords {
  package static let english = PromptWords(
    lead: { asks, hints in
      "  Your \(asks == .answer ? "answer" : "prediction")\(hints.map { " (\($0))" } ?? ""): "
    },
    hints: { letters, asks, takesArrows in
      let hint =
        switch asks {
        case .answer: "q stops"
        case .prediction: "Enter skips, q asks no more"
        case .predictionInWalk: "Enter skips"
        }
      return "\(letters)\(takesArrows ? ", or ↑ ↓" : ""); ? shows the code, \(hint)"
    },
    type: { "Type \($0), or q to stop." })
}

extension PaneWords {
  package static let english = PaneWords(
    views: "views and state", screen: "screen", screenAsBefore: "screen, as before",
    stale: "STALE", empty: "(empty)", nothingYet: "(nothing yet)",
    more: { count, key in "… \(count) more\(key.map { ": \($0)" } ?? "")" },
    page: { "page \($0) of \($1)" },
    moreBelow: "↓ PgDn shows more", moreAbove: "↑ PgUp shows more",
    parted: { "parted at \($0) │ \($1)" })
}

extension QuizScreenWords {
  package static let english = QuizScreenWords(
    place: { "\($0) of \($1)" }, lesson: { "lesson \($0), \($1)" },
    noChoice: { "\($0.quoted) is not one of the choices." },
    backToQuestion: "Any key goes back to the question.",
    typing: ["Enter answers · Esc goes back to the choices", "Enter answers · Esc"],
    answered: { $0 ? "Enter shows the result" : "Enter goes on · q stops" },
    choosing: {
      [
        "↑ ↓ or \($0) choose · Enter answers · = type it · ? code · q stops",
        "↑ ↓ \($0) · Enter · ? code · q stop",
      ]
    })
}

extension TryScreenWords {
  package static let english = TryScreenWords(
    noChoices: { "\($0) has no choices." },
    nothingToTakeBack: "No action is left to take back.",
    hasEnded: "The program has ended; take the last action back.",
    atEarlierStep: ["Tab back to the app", "w why", "← → steps", "? keys", "q quit"],
    atEnd: ["Tab next", "u undo", "? keys", "q quit", "t 1 s later", "← steps"],
    nothingToUse: "Nothing here can be used", scrollDown: "Enter scrolls down",
    press: { "Enter presses \($0)" }, flip: { "Enter flips \($0)" },
    choose: { "Enter chooses \($0)" }, type: { "Enter types into \($0)" },
    typeInto: { ["Type into \($0)", "Tab or Esc leaves it", "← steps"] },
    typing: {
      [$0 ? "Enter submits it" : "Enter begins a line", "Tab goes on", "Esc leaves it"]
    },
    typingValue: ["Enter enters it", "Tab enters it and goes on", "Esc does not"],
    drag: { "Enter drags \($0)" },
    dragging: ["the distance to the right and down, such as 120,0", "Enter drags", "Esc does not"],
    noDistance: {
      "\"\($0)\" is not a distance: write the points to the right and down, such as 120,0."
    },
    choosing: { ["\($0): \($1)?", "← → others", "Enter", "Esc"] },
    closesHelp: "Any key goes back.",
    findings: { $0 == 1 ? "f shows why" : "f shows all \($0)" },
    help: [
      Part(
        heading: "The app",
        keys: [
          ("Tab ↓ Shift-Tab ↑", "The next control, the one before."),
          ("Enter", "Press it, flip it, type into it, choose in it, drag it."),
          ("d", "Scroll down."),
          ("b", "Take the app to the background, or back to the front."),
          ("t T", "Let 1 s, or 10 s, of virtual time pass."),
          ("u Backspace", "Take the last action back."),
          ("r", "Re-create the root view, as its parent does."),
        ]),
      Part(
        heading: "The run",
        keys: [
          ("← → [ ] g G", "Go through its steps, as in `walk`."),
          ("f", "The findings so far, with the steps that prove them."),
          ("w v s c", "Why this step, all views, the whole screen, the code."),
          ("/", "Search for words."), ("q Esc", "Leave what is open, then the program."),
        ]),
    ],
    again: "To play the same again:")
}

extension WalkScreenWords {
  package static let english = WalkScreenWords(
    title: "space begins · ? keys · q leaves", closing: ["q closes this", "q closes"],
    closingOfPages: [
      "space or J goes on · ← or K back · q closes this", "space · ← · q closes", "q closes",
    ],
    back: ["Any key goes back to the walk.", "Any key goes back"],
    chosen: {
      ["\($0) is chosen; Enter answers; Esc leaves the question.", "Enter answers \($0)"]
    },
    choosing: { letters, pages, scrollsCode in
      (scrollsCode ? ["Choose \(letters); J K show more code; Esc leaves the question."] : [])
        + (pages > 1 ? ["\(letters); space turns the page; Esc leaves"] : [])
        + ["Choose \(letters); Esc leaves the question.", "\(letters); Esc leaves", "Esc leaves"]
    },
    isBeginning: "This is the beginning.", noLaterChange: "No later change on screen.",
    noEarlierChange: "No earlier change on screen.",
    noStep: { "There is no step \($0). \($1)" }, isNowhere: { "\($0.quoted) is not found." },
    nowhereElse: "nowhere else", fromBeginning: "from the beginning again",
    ending: { "This is the end.\($0.map { " } goes to lesson \($0)." } ?? "")" },
    doNotPart: "The two do not part.",
    areNotTwo: "Two runs part; here is one. `statelab walk 4 5` shows two.",
    stopped: "Stopped; space plays on, → goes step by step.", playing: "Playing; space stops it.",
    nothingMoreToSee: "There is no more to see that way.",
    typingStep: { "\($0): G goes to that step." },
    found: { "\($0.quoted): \($1)" + ($2.map { "; \($0)" } ?? "") })
}

extension WalkLineWords {
  package static let english = WalkLineWords(
    isNoWord: { "\($0.quoted) is not one of the words. `keys` lists them." },
    found: { "\($0.quoted): \($1)." }, sinceBeginning: { "\($0) since the walk began." },
    scrollsOnScreen:
      "That scrolls on a full screen. Here `code` shows all code, and a number goes to a step.")
}

extension FollowWords {
  package static let english = FollowWords(
    asked: "Asked now, and hidden from the others: what comes",
    answer: { "The answer is \($0)" }, now: { "Now, \($0)" }, next: "Next",
    closing: ["This follows the presented walk. q leaves.", "q leaves"],
    over: "The presentation is over.")
}
