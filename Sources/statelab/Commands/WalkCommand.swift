import Course

struct WalkCommand: Command {
  let name = "walk"
  let summary = "Go through a lesson step by step, forward and back."
  let operands = "<lesson>"
  let details =
    "On a terminal it fills the screen: the code, the steps so far, the screen, the views and what "
    + "is kept for them. Space goes on, ← back, `p` asks what will happen, `?` shows the keys, `q` "
    + "quits. Otherwise, and with `--plain`, it takes words on lines: `next`, `back`, `state`, "
    + "`why`, `keys`."
  let options: [Option] = [.from, .profile]

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    guard let name = arguments.words.first else {
      throw Failure(
        .usage, "`statelab walk` needs a lesson.",
        next: "Write `statelab walk 1`; `statelab list` shows all lessons.")
    }
    if arguments.words.count > 1 {
      throw Failure(
        .usage,
        "`statelab walk` goes through one lesson, so \(quoted(arguments.words[1])) is too "
          + "much.", next: "Write `statelab walk \(name)`.")
    }
    guard let lesson = try session.lessons(named: [name], otherwise: []).first, name != "all" else {
      throw Failure(
        .usage, "`statelab walk` goes through one lesson.", next: "Write `statelab walk 1`.")
    }
    let walk = try Walk(
      LessonReading(lesson, of: session.course, under: arguments.profile))
    let position = try start(of: walk, arguments)
    var screen = ScreenMode(walk, from: position)
    if session.hasFullScreen,
      let code = try session.console.takeScreen?(
        session.look.color, { screen.run(on: $0, look: session.look) })
    {
      return code
    }
    var lines = LineMode(walk, from: position, in: session)
    return lines.run()
  }

  private func start(of walk: Walk, _ arguments: Arguments) throws(Failure) -> Int {
    guard let step = arguments.value(of: .from) else { return 0 }
    if let position = walk.position(ofStep: step) { return position }
    throw Failure(
      .notFound, "Lesson \(walk.lesson) has no step \(quoted(step)).", next: walk.range)
  }
}

extension Session {
  /// Whether somebody sits at a terminal that can do more than lines.
  fileprivate var hasFullScreen: Bool {
    console.inputIsTerminal && console.outputIsTerminal && !look.plain
      && console.variable("TERM") != nil && console.variable("TERM") != "dumb"
  }
}
