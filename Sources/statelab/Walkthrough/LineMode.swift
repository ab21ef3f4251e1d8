import Replay

/// The walk as words on lines: for pipes, simple terminals and screen readers.
struct LineMode {
  let walk: Walk
  let session: Session
  private(set) var position: Int
  /// The questions that were answered in this walk.
  private var answered: Set<String> = []
  /// Said at the beginning.
  private let remark: String?

  init(_ walk: Walk, from position: Int, remark: String? = nil, in session: Session) {
    self.walk = walk
    self.position = position
    self.session = session
    self.remark = remark
  }

  /// Until `quit`, or the end of the input.
  mutating func run() -> ExitCode {
    session.show(
      Document(blocks: [.note(Line(opening))] + (remark.map { [.note(Line($0))] } ?? [])))
    say()
    while true {
      if session.console.inputIsTerminal { session.console.write("> ") }
      guard let line = session.console.readLine() else { return .done }
      guard let word = Word(line) else {
        warn("\(line.trimmed.quoted) is none of the words. `keys` lists them.")
        continue
      }
      if word == .quit { return .done }
      take(word)
    }
  }

  private mutating func take(_ word: Word) {
    switch word {
    case .next: go(to: position + 1, otherwise: "This is the end.")
    case .back: go(to: position - 1, otherwise: "This is the beginning.")
    case .first: go(to: 0)
    case .last: go(to: walk.stops.count - 1)
    case .change: go(to: walk.nextChange(after: position), otherwise: "No later change on screen.")
    case .previousChange:
      go(to: walk.previousChange(before: position), otherwise: "No earlier change on screen.")
    case .step(let name):
      go(to: walk.position(ofStep: name), otherwise: "There is no step \(name). \(walk.range)")
    case .search(let words):
      go(to: walk.position(of: words, after: position), otherwise: "\(words.quoted) is nowhere.")
    case .why: show(walk.why(at: position))
    case .screen: show(walk.screenDocument(at: position))
    case .state: show(walk.stateDocument(at: position))
    case .code: show(walk.code(at: position))
    case .difference: show(walk.difference)
    case .predict: predict()
    case .notes: show(walk.notesDocument(at: position))
    case .place: show(walk.placeDocument(at: position))
    case .timer: warn("\(session.console.elapsed().inMinutes) since the walk began.")
    case .keys: show(Word.help)
    case .quit: break
    }
  }

  private mutating func predict() {
    let question: AskedQuestion?
    do { question = try walk.question(at: position, besides: answered) } catch {
      return warn(Failure(wrapping: error).message)
    }
    guard let next = question else { return show(walk.wonder(at: position)) }
    show(next.documentInWalk)
    let prompt = Prompt(
      session: session, asksFor: "prediction", hints: ["Enter skips"], canSkip: true)
    guard let answer = prompt.reply(to: next, whole: next.documentInWalk).choice else { return }
    answered.insert(next.question.id)
    session.show(next.feedback(on: answer))
  }

  private mutating func go(to position: Int?, otherwise: String = "") {
    guard let position, walk.stops.indices.contains(position) else { return warn(otherwise) }
    self.position = position
    say()
  }

  private func say() { show(walk.document(at: position)) }

  private func show(_ document: Document) {
    session.console.print()
    session.show(document)
  }

  private func warn(_ text: String) {
    show(Document(blocks: [.note(Line(markdown: text))]))
  }

  private var opening: String {
    let profile = walk.runs.first?.profile.name
    return "Walk through lesson \(walk.lesson), \(walk.title)"
      + (profile.map { ", under \($0)" } ?? "") + ". Enter goes on, keys lists the words."
  }
}

extension LineMode {
  /// What can be said on a line.
  enum Word: Equatable {
    case next, back, first, last, change, previousChange, why, screen, state, code, keys, quit
    case difference, predict, notes, timer, place
    case step(String)
    case search(String)

    init?(_ line: String) {
      let line = line.trimmed
      if line.hasPrefix("/") {
        self = .search(String(line.dropFirst()).trimmed)
        return
      }
      if let number = line.split(separator: ":").last, Int(number) != nil {
        self = .step(line)
        return
      }
      switch line.lowercased() {
      case "", "next", "n": self = .next
      case "back", "b": self = .back
      case "first": self = .first
      case "last": self = .last
      case "change", "]": self = .change
      case "change back", "[": self = .previousChange
      case "why", "w": self = .why
      case "screen", "s": self = .screen
      case "state", "v": self = .state
      case "code", "c": self = .code
      case "difference", "d": self = .difference
      case "predict", "p": self = .predict
      case "notes": self = .notes
      case "timer", "t": self = .timer
      case "where": self = .place
      case "keys", "help", "?": self = .keys
      case "quit", "q", "exit": self = .quit
      default: return nil
      }
    }

    static let help = Document(blocks: [
      .entries([
        .init(name: "next, or Enter", meaning: "The next step."),
        .init(name: "back", meaning: "The step before."),
        .init(name: "first, last", meaning: "The beginning, the end."),
        .init(name: "7, or 5:7", meaning: "That step."),
        .init(name: "change", meaning: "The next change on screen."),
        .init(name: "change back", meaning: "The change on screen before."),
        .init(name: "/ WORDS", meaning: "The next place that has these words."),
        .init(name: "why", meaning: "The causes of this step, the newest first."),
        .init(name: "screen", meaning: "What is on the screen now."),
        .init(name: "state", meaning: "The views that are mounted, and what is kept for them."),
        .init(name: "code", meaning: "The listing, and the line at work."),
        .init(name: "difference", meaning: "What changed since the lesson before."),
        .init(name: "predict", meaning: "A question about this run, before you go on."),
        .init(name: "notes", meaning: "Notes for the teacher."),
        .init(name: "where", meaning: "The step and the stop, and how many there are."),
        .init(name: "timer", meaning: "The time since the walk began."),
        .init(name: "keys", meaning: "These words."),
        .init(name: "quit", meaning: "The end."),
      ])
    ])
  }
}

extension Walk {
  /// Which steps there are, as a sentence.
  var range: String { Timeline.range(ofLesson: lesson, count: stepCount) }
}
