import Course
import StateLabCore

struct WalkCommand: Command {
  let name = "walk"
  let summary = "Go through a lesson step by step, or through two side by side."
  let operands = [
    Operand(choices: [.side("lesson")], isOptional: true),
    Operand(choices: [.side("other")], isOptional: true),
  ]
  let details =
    "On a terminal it fills the screen: the code, the steps so far, the screen, the views and what "
    + "is kept for them. Space goes on, ← back, `p` asks what will happen, `?` shows the keys, `q` "
    + "quits. Otherwise, and with `--plain`, it takes words on lines: `next`, `back`, `state`, "
    + "`why`, `keys`. It goes on where the last walk of the lesson stopped, under the release that "
    + "was played then; without a lesson, in the one that is furthest on. Two lessons, experiments or "
    + "releases, named as for `diff`, are gone through in step until they part."
  let options: [Option] = [.from, .restart, .profile, .play, .noSave]

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let pace = try pace(arguments)
    if arguments.words.count > 1 { return try walkThroughTwo(arguments, pace: pace, in: session) }
    let lesson = try lesson(arguments, in: session)
    let code = try screen(of: session) { screen in
      try walk(from: lesson, arguments, in: session) { begun in
        var mode = ScreenMode(begun.walk, from: begun.start, pace: pace, remark: begun.remark)
        return Ended(
          code: mode.run(on: screen, output: session.output), position: mode.position,
          turn: mode.turn)
      }
    }
    if let code { return code }
    return try walk(from: lesson, arguments, in: session) { begun in
      var mode = LineMode(begun.walk, from: begun.start, remark: begun.remark, in: session)
      return Ended(code: mode.run(), position: mode.position, turn: mode.turn)
    }
  }

  /// Two runs in step. No progress is kept: they belong to no lesson.
  private func walkThroughTwo(
    _ arguments: Arguments, pace: Duration?, in session: Session
  ) throws -> ExitCode {
    let usage = "Write `statelab walk 4 5`, or `statelab walk 12@ios13 12@ios18`."
    guard arguments.words.count == 2 else {
      throw Failure(
        .usage,
        "`statelab walk` goes through two runs at most, so \(arguments.words[2].quoted) is too much.",
        next: usage)
    }
    let walk = try SideBySideWalk(
      session.comparison(
        of: arguments.words, under: arguments.profile, by: name, usage: usage))
    let start = try start(of: walk, arguments)
    let code = try screen(of: session) { screen in
      var mode = ScreenMode(walk, from: start, pace: pace)
      return mode.run(on: screen, output: session.output)
    }
    if let code { return code }
    var mode = LineMode(walk, from: start, in: session)
    return mode.run()
  }

  /// How the walk through a lesson ended.
  private struct Ended {
    let code: ExitCode
    let position: Int
    let turn: Turn?
  }

  /// From lesson to lesson, and keeps where each walk stopped.
  private func walk(
    from first: CourseLesson, _ arguments: Arguments, in session: Session,
    _ go: (Begun) -> Ended
  ) throws -> ExitCode {
    var lesson = first
    var begun = try begin(lesson, arguments, in: session)
    while true {
      let ended = go(begun)
      keep(begun, of: lesson, at: ended.position, in: session)
      guard let turn = ended.turn, let next = begun.walk.lesson(turn) else { return ended.code }
      lesson = next
      begun = try begin(lesson, arguments, isFirst: false, in: session)
    }
  }

  /// Takes the full screen where there is one; nil where there is none.
  private func screen(
    of session: Session, _ body: (FullScreen) throws -> ExitCode
  ) throws -> ExitCode? {
    guard session.hasFullScreen else { return nil }
    return try session.console.takeScreen?(session.output.color, body) ?? nil
  }

  /// The lesson that is asked for, or the one to go on with.
  private func lesson(_ arguments: Arguments, in session: Session) throws -> CourseLesson {
    guard let name = arguments.words.first else {
      // Without a clock nobody knows which walk was the last: the lesson that is furthest on.
      let left = session.course.lessons.last { session.progress[$0.id].hasPlace }
      guard let lesson = left ?? session.nextLesson ?? session.course.lessons.first else {
        throw Failure(.notFound, "There are no lessons in this build.")
      }
      return lesson
    }
    guard let lesson = try session.lessons(named: [name], otherwise: []).first, name != "all" else {
      throw Failure(
        .usage, "`statelab walk` goes through one lesson.", next: "Write `statelab walk 1`.")
    }
    return lesson
  }

  /// A walk that is about to begin.
  private struct Begun {
    let walk: Walk
    let profile: Profile
    let start: Int
    let remark: String?
    /// Whether a place is kept that this version does not know.
    let isUnknown: Bool
  }

  /// - Parameter isFirst: What was said of where to begin is about the first lesson.
  private func begin(
    _ lesson: CourseLesson, _ arguments: Arguments, isFirst: Bool = true, in session: Session
  ) throws -> Begun {
    let own = session.progress[lesson.id]
    let place = try own.place(in: lesson, of: session.course)
    let isUnknown = place == nil && own.hasPlace
    let goesOn =
      try isFirst
      ? goesOn(arguments, at: own.walk) : own.walk?.profile == arguments.profile.name
    let kept = goesOn ? place : nil
    let profile = kept?.profile ?? arguments.profile
    let walk =
      try kept?.walk ?? Walk(LessonReading(lesson, of: session.course, under: profile))
    let start = try kept?.position ?? (isFirst ? start(of: walk, arguments) : 0)
    var remark = kept.map { walk.greeting(at: $0.position, under: profile) }
    if isUnknown, goesOn {
      remark = own.strangeness(in: lesson) + ". It stays saved until you stop elsewhere."
    }
    return Begun(walk: walk, profile: profile, start: start, remark: remark, isUnknown: isUnknown)
  }

  /// Keeps where a walk stopped. One that came to its end has shown all that `run` does.
  private func keep(
    _ begun: Begun, of lesson: CourseLesson, at end: Int, in session: Session
  ) {
    let bookmark = begun.walk.bookmark(at: end, under: begun.profile)
    session.record([lesson]) {
      $0.keep(bookmark, overUnknown: begun.isUnknown, hasMoved: end != begun.start)
      let isFinished = end + 1 == begun.walk.stops.count && end != begun.start
      if isFinished, !begun.isUnknown { $0.isRun = true }
    }
  }

  private func pace(_ arguments: Arguments) throws(Failure) -> Duration? {
    guard let text = arguments.value(of: .play) else { return nil }
    let unit = text.hasSuffix("ms") ? "ms" : "s"
    let number = text.hasSuffix(unit) ? String(text.dropLast(unit.count)) : text
    guard let count = Int(number), (1...100_000).contains(count) else {
      throw Failure(
        .usage, "--play needs a time, and \(text.quoted) is none.",
        next: "Write `--play 1s`, or `--play 500ms`.")
    }
    return unit == "ms" ? .milliseconds(count) : .seconds(count)
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

  private func start(of walk: any Walkable, _ arguments: Arguments) throws(Failure) -> Int {
    guard let step = arguments.value(of: .from) else { return 0 }
    if let position = walk.position(ofStep: step) { return position }
    throw Failure(
      .notFound, "There is no step \(step.quoted).", next: walk.range)
  }
}
