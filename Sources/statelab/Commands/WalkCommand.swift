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
        "`statelab walk` goes through one lesson, so \(quoted(arguments.words[1])) is too "
          + "much.", next: "Write `statelab walk \(name)`.")
    }
    guard let lesson = try session.lessons(named: [name], otherwise: []).first, name != "all" else {
      throw Failure(
        .usage, "`statelab walk` goes through one lesson.", next: "Write `statelab walk 1`.")
    }
    let bookmark = try bookmark(in: lesson, arguments, session)
    let profile = bookmark.flatMap { Profile.named($0.profile) } ?? arguments.profile
    let walk = try Walk(LessonReading(lesson, of: session.course, under: profile))
    let kept = bookmark.flatMap(walk.position)
    let start = try kept ?? start(of: walk, arguments)
    let remark = kept.map { walk.greeting(at: $0, under: profile) }

    var screen = ScreenMode(walk, from: start, remark: remark)
    if session.hasFullScreen,
      let code = try session.console.takeScreen?(
        session.look.color, { screen.run(on: $0, look: session.look) })
    {
      session.record([lesson]) { $0.walk = walk.bookmark(at: screen.position, under: profile) }
      return code
    }
    var lines = LineMode(walk, from: start, remark: remark, in: session)
    let code = lines.run()
    session.record([lesson]) { $0.walk = walk.bookmark(at: lines.position, under: profile) }
    return code
  }

  /// Where the last walk stopped, unless this one is to begin elsewhere or under another release.
  private func bookmark(
    in lesson: CourseLesson, _ arguments: Arguments, _ session: Session
  ) throws(Failure) -> Bookmark? {
    if arguments.has(.from), arguments.has(.restart) {
      throw Failure(
        .usage, "--from and --restart both say where to begin.", next: "Leave out one of the two.")
    }
    guard !arguments.has(.from), !arguments.has(.restart),
      let bookmark = session.progress[lesson.id].walk, Profile.named(bookmark.profile) != nil
    else { return nil }
    return [nil, bookmark.profile].contains(arguments.value(of: .profile)) ? bookmark : nil
  }

  private func start(of walk: Walk, _ arguments: Arguments) throws(Failure) -> Int {
    guard let step = arguments.value(of: .from) else { return 0 }
    if let position = walk.position(ofStep: step) { return position }
    throw Failure(
      .notFound, "Lesson \(walk.lesson) has no step \(quoted(step)).", next: walk.range)
  }
}

extension Session {
  /// Whether somebody sits at a terminal that can do more than lines, and wants it to.
  fileprivate var hasFullScreen: Bool { console.hasFullScreen && !look.plain }
}
