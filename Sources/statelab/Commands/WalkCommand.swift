import Course
import Rendering
import StateLabCore

struct WalkCommand: Command {
  var name: String { "walk" }
  var summary: String { "Go through a lesson step by step, or through two side by side." }
  var operands: [Operand] {
    [
      Operand(choices: [.side("lesson")], isOptional: true),
      Operand(choices: [.side("other")], isOptional: true),
    ]
  }
  var details: String {
    "On a terminal it fills the screen: the code, the steps so far, the screen, the views and what "
      + "is kept for them. Space goes on, ← back, `p` asks what will happen, `?` shows the keys, `q` "
      + "quits. Otherwise, and with `--plain`, it takes words on lines: `next`, `back`, `state`, "
      + "`why`, `keys`. It goes on where the last walk of the lesson stopped, under the release that "
      + "was played then. Without a lesson it goes on in the one that was begun; where there are several, "
      + "or none, a terminal asks, and a pipe takes the one that is furthest on. Two lessons, experiments or "
      + "releases, named as for `diff`, are gone through in step until they part; so are programs of your own, with actions "
      + "as for `try`. `--present` is for a "
      + "projector: a title page, more space, no numbers of lines. In a second terminal `statelab walk "
      + "--follow` then shows the notes for the teacher, what is said now, and what comes next."
  }
  var options: [Option] { [.from, .restart, .profile, .play, .present, .follow, .noSave] }
  var programOptions: [Option] { TryRequest.options }

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    if arguments.has(.follow) { return try follow(arguments, in: session) }
    let pace = try pace(arguments)
    let presenter = try presenter(arguments, in: session)
    defer { presenter?.end() }
    if arguments.words.count > 1 {
      return try walkThroughTwo(arguments, pace: pace, presenter, in: session)
    }
    if let program = arguments.programs.first {
      let request = try TryRequest(
        [program.path], arguments, under: program.profile, as: program.build)
      let walk = Walk(try request.run(in: session))
      return try walkThrough(walk, arguments, pace: pace, presenter, in: session)
    }
    try arguments.checkIsWithoutProgram(programOptions)
    let isAsking = arguments.words.isEmpty && presenter == nil && !session.hasOnePlace
    if isAsking, let code = try session.goHome() { return code }
    let asked = try Asked(arguments.words.first, arguments, in: session)
    let code = try session.onFullScreen { screen in
      try walk(asked, arguments, in: session) { lesson, begun in
        var mode = ScreenMode(
          begun.walk, from: begun.start, pace: pace, remark: begun.remark,
          isPresented: presenter != nil)
        let code = mode.run(on: screen, output: session.output) {
          presenter?.tell([lesson.id], begun.profile, at: $0)
        }
        return Ended(code: code, position: mode.position, turn: mode.turn)
      }
    }
    if let code { return code }
    return try walk(asked, arguments, in: session) { _, begun in
      var mode = LineMode(begun.walk, from: begun.start, remark: begun.remark, in: session)
      return Ended(code: mode.run(), position: mode.position, turn: mode.turn)
    }
  }

  /// Walks through two aligned runs.
  private func walkThroughTwo(
    _ arguments: Arguments, pace: Duration?, _ presenter: Presenter?, in session: Session
  ) throws -> ExitCode {
    if arguments.words.count > 2 { throw Self.excess(arguments.words) }
    let comparison = try session.comparison(of: arguments, by: self, usage: Self.usage)
    return try walkThrough(
      SideBySideWalk(comparison), arguments, pace: pace, presenter, in: session)
  }

  /// Walks through a program, without progress.
  private func walkThrough(
    _ walk: any Walkable, _ arguments: Arguments, pace: Duration?, _ presenter: Presenter?,
    in session: Session
  ) throws -> ExitCode {
    let start = try start(of: walk, arguments.value(of: .from))
    let code = try session.onFullScreen { screen in
      var mode = ScreenMode(walk, from: start, pace: pace, isPresented: presenter != nil)
      return mode.run(on: screen, output: session.output) {
        presenter?.tell(arguments.words, arguments.profile, at: $0)
      }
    }
    if let code { return code }
    var mode = LineMode(walk, from: start, in: session)
    return mode.run()
  }

  func sideBySide(
    _ words: [String], under profile: Profile, in session: Session
  ) throws -> SideBySideWalk {
    if words.count > 2 { throw Self.excess(words) }
    return try SideBySideWalk(
      session.comparison(of: words, under: profile, by: name, usage: Self.usage))
  }

  private static let usage =
    "Write `statelab walk 4 5`, or `statelab walk phantom@ios13 phantom@ios18`."

  private static func excess(_ words: [String]) -> Failure {
    Failure(
      .usage, "`statelab walk` goes through two runs at most; \(words[2].quoted) is a third.",
      next: usage)
  }

  /// The end of a walk through a lesson.
  private struct Ended {
    let code: ExitCode
    let position: Int
    let turn: Turn?
  }

  /// Walks from lesson to lesson, and saves the place where each walk stopped.
  private func walk(
    _ asked: Asked, _ arguments: Arguments, in session: Session,
    _ go: (CourseLesson, Begun) -> Ended
  ) throws -> ExitCode {
    var lesson = asked.lesson
    var begun = try begin(lesson, asked, arguments, in: session)
    while true {
      let ended = go(lesson, begun)
      keep(begun, of: lesson, at: ended.position, in: session)
      guard let turn = ended.turn, let next = begun.walk.lesson(turn) else { return ended.code }
      lesson = next
      begun = try begin(lesson, asked, arguments, isFirst: false, in: session)
    }
  }
}

extension Session {
  /// True if exactly one walk has a saved place, so that the lesson to continue is unambiguous.
  fileprivate var hasOnePlace: Bool { course.lessons.count { progress[$0.id].hasPlace } == 1 }
}
