/// What somebody has done of the course, by the ids of its lessons.
///
/// It is kept as it is in the file, so that what only another version knows comes back unharmed.
struct Progress: Hashable {
  var members: [JSONKey: JSONTree] = [:]

  init() {}

  /// - Parameter members: Those of the file, already looked over.
  init(members: [JSONKey: JSONTree]) { self.members = members }

  /// What is known of a lesson; nothing yet, where it is not there.
  subscript(lesson: String) -> LessonProgress {
    get { LessonProgress(members: lessons[JSONKey(lesson)]?.object ?? [:]) }
    set {
      guard newValue != self[lesson] else { return }
      lessons[JSONKey(lesson)] = .object(newValue.members)
    }
  }

  /// The ids of the lessons that it says something of.
  var lessonIDs: [String] { lessons.keys.sorted().map(\.text) }

  mutating func forget(_ lesson: String) { lessons[JSONKey(lesson)] = nil }

  private var lessons: [JSONKey: JSONTree] {
    get { members["lessons"]?.object ?? [:] }
    set { members["lessons"] = .object(newValue) }
  }
}

/// What somebody has done of one lesson. What this version does not understand of it counts as
/// unknown, and is kept until there is something to put in its place.
struct LessonProgress: Hashable {
  var members: [JSONKey: JSONTree] = [:]

  /// Whether the lesson was run to be read. Our choice: with that it is finished.
  var isRun: Bool {
    get { members["run"]?.bool ?? false }
    set { members["run"] = newValue ? .bool(true) : nil }
  }

  /// The best result of a quiz that asked all questions of the lesson.
  private(set) var quiz: QuizMark? {
    get {
      guard let quiz = members["quiz"]?.object, let right = quiz["right"]?.int,
        let total = quiz["total"]?.int, total > 0, (0...total).contains(right)
      else { return nil }
      return QuizMark(right: right, total: total)
    }
    set {
      guard let newValue else { return }
      members.setObject("quiz", ["right": .int(newValue.right), "total": .int(newValue.total)])
    }
  }

  /// Notes a result, which counts where it is better than the one before.
  mutating func note(_ mark: QuizMark) {
    if let quiz, !quiz.isWorse(than: mark) { return }
    quiz = mark
  }

  /// Where the last walk stopped; nil where it came to its end, or has not begun.
  var walk: Bookmark? {
    get {
      guard let walk = members["walk"]?.object, let profile = walk["profile"]?.text,
        let stop = walk["stop"]?.int, stop >= 0
      else { return nil }
      let step = walk["step"]
      if let step, (step.int ?? 0) < 1 { return nil }
      return Bookmark(profile: profile, stop: stop, step: step?.int)
    }
    set {
      guard let newValue else { return members["walk"] = nil }
      members.setObject(
        "walk",
        [
          "profile": .text(newValue.profile), "stop": .int(newValue.stop),
          "step": newValue.step.map(JSONTree.int),
        ])
    }
  }
}

extension LessonProgress {
  /// Whether a walk stopped somewhere, and this version cannot say where.
  var hasUnknownWalk: Bool { walk == nil && members["walk"] != nil }
}

/// How many questions of a lesson were answered rightly.
struct QuizMark: Hashable {
  let right: Int
  let total: Int

  func isWorse(than other: QuizMark) -> Bool {
    let here = right.multipliedFullWidth(by: other.total)
    let there = other.right.multipliedFullWidth(by: total)
    return (here.high, here.low) < (there.high, there.low)
  }
}

/// Where a walk stopped, so that the next one can go on there.
struct Bookmark: Hashable {
  /// The release that was played, by its name.
  let profile: String
  /// The position of the stop, from 0.
  let stop: Int
  /// The number of the step, as in `5:7`, where the walk stood at one. It outlives a change of text.
  let step: Int?
}

extension [JSONKey: JSONTree] {
  /// Sets some members of an object within, nil removing one, and leaves the others.
  fileprivate mutating func setObject(_ key: JSONKey, _ members: [JSONKey: JSONTree?]) {
    var object = self[key]?.object ?? [:]
    for (name, value) in members { object[name] = value }
    self[key] = .object(object)
  }
}
