import Course
import StateLabCore

struct WalkCommand: Command {
  let name = "walk"
  let summary = "Go through a lesson step by step, forward and back."
  let operands = [Operand.lesson]
  let details =
    "On a terminal it fills the screen: the code, the steps so far, the screen, the views and what "
    + "is kept for them. Space goes on, ← back, `p` asks what will happen, `?` shows the keys, `q` "
    + "quits. Otherwise, and with `--plain`, it takes words on lines: `next`, `back`, `state`, "
    + "`why`, `keys`. It goes on where the last walk of the lesson stopped, under the release that "
    + "was played then."
  let options: [Option] = [.from, .restart, .profile, .noSave]

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    guard let name = arguments.words.first else {
      throw Failure(
        .usage, "`statelab walk` needs a lesson.",
        next: "Write `statelab walk 1`; `statelab list` shows all lessons.")
    }
    if arguments.words.count > 1 {
      throw Failure(
        .usage,
        "`statelab walk` goes through one lesson, so \(arguments.words[1].quoted) is too "
          + "much.", next: "Write `statelab walk \(name)`.")
    }
    guard let lesson = try session.lessons(named: [name], otherwise: []).first, name != "all" else {
      throw Failure(
        .usage, "`statelab walk` goes through one lesson.", next: "Write `statelab walk 1`.")
    }
    let own = session.progress[lesson.id]
    let place = try own.place(in: lesson, of: session.course)
    let isUnknown = place == nil && own.hasPlace
    let kept = try goesOn(arguments, at: own.walk) ? place : nil
    let profile = kept?.profile ?? arguments.profile
    let walk =
      try kept?.walk ?? Walk(LessonReading(lesson, of: session.course, under: profile))
    let start = try kept?.position ?? start(of: walk, arguments)
    var remark = kept.map { walk.greeting(at: $0.position, under: profile) }
    if isUnknown, try goesOn(arguments, at: own.walk) {
      remark = own.strangeness(in: lesson) + ". It stays saved until you stop elsewhere."
    }

    let (code, end) = try go(through: walk, from: start, remark: remark, in: session)
    session.record([lesson]) {
      $0.keep(
        walk.bookmark(at: end, under: profile), overUnknown: isUnknown, hasMoved: end != start)
    }
    return code
  }

  /// On the full screen where there is one, else by lines: what it ended with, and where.
  private func go(
    through walk: Walk, from start: Int, remark: String?, in session: Session
  ) throws -> (ExitCode, Int) {
    var screen = ScreenMode(walk, from: start, remark: remark)
    if session.hasFullScreen,
      let code = try session.console.takeScreen?(
        session.output.color, { screen.run(on: $0, output: session.output) })
    {
      return (code, screen.position)
    }
    var lines = LineMode(walk, from: start, remark: remark, in: session)
    let code = lines.run()
    return (code, lines.position)
  }

  /// Whether to begin where the last walk stopped: unless this one is to begin elsewhere, or under
  /// another release.
  private func goesOn(_ arguments: Arguments, at bookmark: Bookmark?) throws(Failure) -> Bool {
    if arguments.has(.from), arguments.has(.restart) {
      throw Failure(
        .usage, "--from and --restart both say where to begin.", next: "Leave out one of the two.")
    }
    if arguments.has(.from) || arguments.has(.restart) { return false }
    return [nil, bookmark?.profile].contains(arguments.value(of: .profile))
  }

  private func start(of walk: Walk, _ arguments: Arguments) throws(Failure) -> Int {
    guard let step = arguments.value(of: .from) else { return 0 }
    if let position = walk.position(ofStep: step) { return position }
    throw Failure(
      .notFound, "Lesson \(walk.lesson) has no step \(step.quoted).", next: walk.range)
  }
}
