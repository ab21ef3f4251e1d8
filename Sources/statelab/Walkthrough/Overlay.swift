extension ScreenMode {
  /// What lies over the stop until the next key.
  enum Overlay {
    case keys, why, screen, state, difference, notes
    /// What will happen is asked, and nothing that says it is to be seen.
    case question(AskedQuestion)
    case wondering
    case answer(AskedQuestion, Int)

    init?(key: Character) {
      switch key {
      case "?": self = .keys
      case "w": self = .why
      case "s": self = .screen
      case "v": self = .state
      case "d": self = .difference
      case "n": self = .notes
      default: return nil
      }
    }

    func document(of walk: Walk, at position: Int) -> Document {
      switch self {
      case .keys: ScreenMode.help
      case .why: walk.why(at: position)
      case .screen: walk.screenDocument(at: position)
      case .state: walk.stateDocument(at: position)
      case .difference: walk.difference
      case .notes: walk.notesDocument(at: position)
      case .question(let asked): asked.documentInWalk
      case .wondering: walk.wonder(at: position)
      case .answer(let asked, let choice): asked.feedback(on: choice)
      }
    }

    /// Whether it hides what comes; the code may then stay beside it.
    var hides: Bool {
      switch self {
      case .question, .wondering: true
      default: false
      }
    }

    /// What is said on the last line.
    func footer(pages: Int) -> String {
      switch self {
      case .question(let asked): "Answer \(asked.letters); Esc leaves the question."
      case .wondering, .answer: "Any key goes back to the walk."
      default: pages > 1 ? "space goes on · ← back · q closes this" : "q closes this"
      }
    }

    /// Whether this key does no more than close it.
    func ends(with key: Key) -> Bool {
      switch self {
      case .question, .wondering, .answer: return true
      default:
        if case .character(let letter) = key, let other = Overlay(key: letter) {
          return other.name == name
        } else {
          return key == .character("q") || key == .escape
        }
      }
    }

    private var name: String {
      switch self {
      case .keys: "keys"
      case .why: "why"
      case .screen: "screen"
      case .state: "state"
      case .difference: "difference"
      case .notes: "notes"
      case .question, .wondering, .answer: "predict"
      }
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
      .init(name: "/", meaning: "Search for words. / and Enter: the same words again."),
      .init(name: "w", meaning: "Why: the causes of this step, the newest first."),
      .init(name: "v", meaning: "All views and their state: + new, * changed, - removed."),
      .init(name: "s", meaning: "The whole screen, where it is cut."),
      .init(name: "d", meaning: "The difference to the lesson before."),
      .init(name: "p", meaning: "Predict: hides what comes, and asks."),
      .init(name: "n", meaning: "Notes for the teacher."),
      .init(name: "t", meaning: "The time since the walk began."),
      .init(name: "?", meaning: "These keys."),
      .init(name: "q", meaning: "Quit."),
    ]),
  ])
}
