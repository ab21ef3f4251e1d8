import Rendering
import Replay

/// The walk in words, line by line: for pipes, simple terminals and screen readers.
struct LineMode {
  let walk: any Walkable
  let session: Session
  private(set) var position: Int
  /// The lesson to go to: the next or the previous one.
  private(set) var turn: Turn?
  /// The questions that were answered in this walk.
  private var answered: Set<String> = []
  /// The remark at the beginning.
  private let remark: String?
  /// True if the last request was to go on at the end. From a pipe, a second such request ends the walk.
  private var hasSaidEnd = false

  init(_ walk: any Walkable, from position: Int, remark: String? = nil, in session: Session) {
    self.walk = walk
    self.position = position
    self.session = session
    self.remark = remark
  }

  /// Runs until `quit`, another lesson, or the end of the input.
  mutating func run() -> ExitCode {
    session.show([.note(Line(walk.opening))] + (remark.map { [.note(Line($0))] } ?? []))
    // A pipe cannot request the code, so it is shown.
    if !session.console.inputIsTerminal, walk.single?.hasCode == true,
      let code = walk.document(for: .code, at: 0)
    {
      show(code)
    }
    say()
    while true {
      if session.console.inputIsTerminal { session.console.write("> ") }
      guard let line = session.console.readLine() else { return .done }
      guard let (request, argument) = request(line) else {
        warn(words.isNoWord(line.trimmed))
        continue
      }
      let isAtEnd = request == .next && position + 1 == walk.stopCount
      if request == .quit || isAtEnd && hasSaidEnd { return .done }
      hasSaidEnd = isAtEnd && !session.console.inputIsTerminal
      take(request, argument)
      if turn != nil { return .done }
    }
  }

  /// The request in a typed line, with the step or the words that it names.
  private func request(_ line: String) -> (WalkRequest, String)? {
    let line = line.trimmed
    if line.hasPrefix("/") { return (.search, String(line.dropFirst()).trimmed) }
    if let number = line.split(separator: ":").last, Int(number) != nil { return (.step, line) }
    return WalkRequest(word: line).map { ($0, "") }
  }

  private mutating func take(_ request: WalkRequest, _ argument: String) {
    if let destination = walk.destination(of: request, argument, from: position) {
      if request == .search, case .stop(let found) = destination,
        let note = walk.searchNote(from: position, to: found)
      {
        warn(words.found(argument, note))
      }
      return go(to: destination)
    }
    if let document = walk.document(for: request, at: position) { return show(document) }
    if let turn = request.turn { return leave(for: turn) }
    switch request {
    case .predict: predict()
    case .timer: warn(words.sinceBeginning(session.console.elapsed().inMinutes))
    case .keys: show(WalkRequest.wordHelp)
    case .codeDown, .codeUp, .stepsUp, .stepsDown: warn(words.scrollsOnScreen)
    default: break
    }
  }

  private mutating func leave(for turn: Turn) {
    guard walk.single?.lesson(turn) != nil else { return warn(walk.refusal(of: turn)) }
    self.turn = turn
    session.console.print()
  }

  private mutating func predict() {
    let question: AskedQuestion?
    do { question = try walk.single?.question(at: position, besides: answered) } catch {
      return warn(Failure(wrapping: error).message)
    }
    guard let next = question else { return show(walk.wonder(at: position)) }
    show(next.documentInWalk)
    let prompt = Prompt(session: session, asksFor: .predictionInWalk, canSkip: true)
    guard let answer = prompt.reply(to: next, whole: next.documentInWalk).choice else { return }
    answered.insert(next.question.id)
    session.show(next.verdict(on: answer))
  }

  private mutating func go(to destination: Destination) {
    switch destination {
    case .nowhere(let reason): warn(reason)
    case .stop(let position):
      self.position = position
      say()
    }
  }

  /// Shows the stop, and its line of code.
  private func say() {
    var document = walk.document(at: position)
    document.blocks += walk.single?.lineAtWork(at: position).map { [.note($0)] } ?? []
    show(document)
  }

  private func show(_ document: Document) {
    session.console.print()
    session.show(document)
  }

  private func warn(_ text: String) { show(Document(.note(Line(markdown: text)))) }

  private var words: WalkLineWords { Words.current.screen.line }
}
