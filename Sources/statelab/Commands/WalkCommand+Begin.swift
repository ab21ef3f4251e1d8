import Course
import Rendering
import StateLabCore

extension WalkCommand {
  /// The requested lesson of a walk, with its release and its step where they are named: `5`,
  /// `5:7`, `5@ios13`.
  struct Asked {
    let lesson: CourseLesson
    let profile: Profile
    /// True if the user named the release.
    let hasProfile: Bool
    let step: String?

    /// - Parameter word: Nil for the lesson with the last walk.
    init(_ word: String?, _ arguments: Arguments, in session: Session) throws {
      guard let word else {
        // Without a clock the last walk is unknown: the furthest lesson with a saved place counts.
        let left = session.course.lessons.last { session.progress[$0.id].hasPlace }
        guard let lesson = left ?? session.nextLesson ?? session.course.lessons.first else {
          throw Failure(.notFound, "There are no lessons in this build.")
        }
        self.lesson = lesson
        profile = arguments.profile
        hasProfile = arguments.has(.profile)
        step = arguments.value(of: .from)
        return
      }
      if word.lowercased() == "all" {
        throw Failure(
          .usage, "`statelab walk` goes through one lesson.", next: "Write `statelab walk 1`.")
      }
      let name = LessonName(word)
      lesson = try session.lesson(of: name, usage: "Write `statelab walk 1`.")
      profile = try name.profile(otherwise: arguments.profile)
      hasProfile = name.profile != nil || arguments.has(.profile)
      step = name.part ?? arguments.value(of: .from)
    }
  }

  /// A walk that is about to begin.
  struct Begun {
    let walk: Walk
    let profile: Profile
    let start: Int
    let remark: String?
    /// True if the saved place is unknown to this version.
    let isUnknown: Bool
  }

  /// - Parameter isFirst: True for the first lesson, to which the options about the beginning
  ///   apply.
  func begin(
    _ lesson: CourseLesson, _ asked: Asked, _ arguments: Arguments, isFirst: Bool = true,
    in session: Session
  ) throws -> Begun {
    let own = session.progress[lesson.id]
    let place = try own.place(in: lesson, of: session.course)
    let isUnknown = place == nil && own.hasPlace
    let goesOnHere =
      try isFirst
      ? goesOn(asked, arguments, at: own.walk) : own.walk?.profile == asked.profile.name
    // Other walks begin at the title page; the presenter's saved place does not count.
    let goesOn = goesOnHere && !arguments.has(.present)
    let kept = goesOn ? place : nil
    let profile = kept?.profile ?? asked.profile
    let walk = try kept?.walk ?? Walk(LessonReading(lesson, of: session.course, under: profile))
    let start = try kept?.position ?? (isFirst ? start(of: walk, asked.step) : 0)
    var remark = kept.map { walk.greeting(at: $0.position, under: profile) }
    if isUnknown, goesOn { remark = own.strangeness(in: lesson, isKept: true) }
    return Begun(walk: walk, profile: profile, start: start, remark: remark, isUnknown: isUnknown)
  }

  /// Saves the place where a walk stopped. A walk that reached its end counts like `run`.
  func keep(
    _ begun: Begun, of lesson: CourseLesson, at end: Int, in session: Session
  ) {
    let bookmark = begun.walk.bookmark(at: end, under: begun.profile)
    session.record([lesson]) {
      $0.keep(bookmark, overUnknown: begun.isUnknown, hasMoved: end != begun.start)
      let isFinished = end + 1 == begun.walk.stops.count && end != begun.start
      if isFinished, !begun.isUnknown { $0.isRun = true }
    }
  }

  func pace(_ arguments: Arguments) throws(Failure) -> Duration? {
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

  /// True if this walk continues the last one: it names no other step and no other release.
  private func goesOn(
    _ asked: Asked, _ arguments: Arguments, at bookmark: Bookmark?
  ) throws(Failure) -> Bool {
    if asked.step != nil, arguments.has(.restart) {
      throw Failure(
        .usage, "--from and --restart both say where to begin.", next: "Leave out one of the two.")
    }
    if asked.step != nil || arguments.has(.restart) { return false }
    return !asked.hasProfile || bookmark?.profile == asked.profile.name
  }

  func start(of walk: any Walkable, _ step: String?) throws(Failure) -> Int {
    guard let step else { return 0 }
    if let position = walk.position(ofStep: step) { return position }
    throw Failure(.notFound, "There is no step \(step.quoted).", next: walk.range)
  }
}
