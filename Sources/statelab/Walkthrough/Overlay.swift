extension ScreenMode {
  /// What lies over the stop until the next key.
  enum Overlay {
    case text(Text)
    /// What will happen is asked, and nothing that says it is to be seen.
    case question(AskedQuestion)
    case wondering
    case answer(AskedQuestion, Int)

    /// A text that a key shows, and closes again.
    enum Text: Character {
      case keys = "?"
      case why = "w"
      case screen = "s"
      case state = "v"
      case difference = "d"
      case notes = "n"
    }

    /// What is shown, and whether the code may stay beside it: where it hides what comes.
    func cover(of walk: Walk, at position: Int) -> Cover {
      switch self {
      case .text(let text): Cover(document: text.document(of: walk, at: position))
      case .question(let asked): Cover(document: asked.documentInWalk, keepsListing: true)
      case .wondering: Cover(document: walk.wonder(at: position), keepsListing: true)
      case .answer(let asked, let choice): Cover(document: asked.feedback(on: choice))
      }
    }

    /// What may be said on the last line, the longest first.
    func footers(pages: Int) -> [String] {
      switch self {
      case .question(let asked):
        [
          "Answer \(asked.letters); Esc leaves the question.", "\(asked.letters); Esc leaves",
          "Esc leaves",
        ]
      case .wondering, .answer: ["Any key goes back to the walk.", "Any key goes back"]
      case .text where pages > 1:
        ["space goes on · ← back · q closes this", "space · ← · q closes", "q closes"]
      case .text: ["q closes this", "q closes"]
      }
    }

    /// Whether this key does no more than close it.
    func ends(with key: Key) -> Bool {
      guard case .text(let text) = self else { return true }
      return [.character(text.rawValue), .character("q"), .escape].contains(key)
    }
  }

  static let help = Document(blocks: [
    .heading("Keys"),
    .entries([
      .init(name: "space → l j Enter", meaning: "The next step."),
      .init(name: "← h k Backspace", meaning: "The step before."),
      .init(name: "] [", meaning: "The next and the previous change on screen."),
      .init(name: "g G", meaning: "The beginning, the end."),
      .init(name: "7 G", meaning: "Step 7."),
      .init(name: "} {", meaning: "The next lesson, the lesson before."),
      .init(name: "/", meaning: "Search for words. / and Enter: the same words again."),
      .init(name: "w", meaning: "Why: the causes of this step, the newest first."),
      .init(name: "v", meaning: "All views and their state: + new, * changed, - removed."),
      .init(name: "s", meaning: "The whole screen, where it is cut."),
      .init(name: "d", meaning: "The difference to the lesson before."),
      .init(name: "p", meaning: "Predict: hides what comes, and asks."),
      .init(name: "n", meaning: "Notes for the teacher."),
      .init(name: "t", meaning: "The time since the walk began."),
      .init(name: "?", meaning: "These keys."),
      .init(name: "q Esc", meaning: "Leave what is open, then the walk."),
    ]),
  ])
}

extension ScreenMode.Overlay.Text {
  fileprivate func document(of walk: Walk, at position: Int) -> Document {
    switch self {
    case .keys: ScreenMode.help
    case .why: walk.why(at: position)
    case .screen: walk.screenDocument(at: position)
    case .state: walk.stateDocument(at: position)
    case .difference: walk.difference
    case .notes: walk.notesDocument(at: position)
    }
  }
}
