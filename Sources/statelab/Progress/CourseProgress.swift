/// A reader's progress in the course: the lines of the progress file, a line for each lesson.
///
/// A line that this version does not understand is kept unchanged.
struct CourseProgress: Hashable {
  /// `box run quiz=3/4 walk=ios18/12/7`, without the line that names the format.
  var lines: [String] = []

  /// The progress in a lesson; empty where the lesson has no line.
  subscript(lesson: String) -> LessonProgress {
    get { LessonProgress(words: self[line: lesson].words) }
    set { self[line: lesson] = ProgressLine(newValue.words) }
  }

  /// The line of this name, without the name; empty where there is none.
  subscript(line name: String) -> ProgressLine {
    get { ProgressLine(line(of: name).map { Self.words(of: lines[$0]).dropFirst() } ?? []) }
    set {
      guard newValue != self[line: name] else { return }
      let text = ([name] + newValue.words).joined(separator: " ")
      if let line = line(of: name) { lines[line] = text } else { lines.append(text) }
    }
  }

  /// The names of all lines, sorted.
  var names: [String] { Set(lines.compactMap { Self.words(of: $0).first }).sorted() }

  /// The ids of the lessons with a line, sorted. A name with a slash is that of an exercise:
  /// `practice/unstable-identity`.
  var lessonIDs: [String] { names.filter { !$0.contains("/") } }

  mutating func forget(_ lesson: String) { lines.removeAll { Self.words(of: $0).first == lesson } }

  // Nonisolated, because Swift checks a main-actor closure at each line.
  nonisolated private func line(of lesson: String) -> Int? {
    lines.firstIndex { line in
      let words = line.utf8.drop { $0 == space }
      let rest = words.dropFirst(lesson.utf8.count)
      return words.starts(with: lesson.utf8) && (rest.first ?? space) == space
    }
  }

  private static func words(of line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }
}

nonisolated private let space = UInt8(ascii: " ")

/// A reader's progress in one lesson, as the words of its line. A word that this version does not
/// understand counts as unknown, and is kept until a new value replaces it.
struct LessonProgress: Hashable {
  private var line: ProgressLine
  var words: [String] { line.words }

  init(words: some Sequence<String> = []) { line = ProgressLine(words) }

  /// True if the lesson was run for reading. Our choice: it is then finished.
  var isRun: Bool {
    get { line.has("run") }
    set { line.set("run", newValue) }
  }

  /// The best result of a quiz with all questions of the lesson: `quiz=3/4`.
  private(set) var quiz: QuizMark? {
    get {
      guard let parts = line["quiz"]?.split(separator: "/"), parts.count == 2,
        let right = Int(parts[0]), let total = Int(parts[1]), total > 0, (0...total).contains(right)
      else { return nil }
      return QuizMark(right: right, total: total)
    }
    set { line["quiz"] = newValue.map { "\($0.right)/\($0.total)" } }
  }

  /// Notes a result, which replaces the previous one only if it is better.
  mutating func note(_ mark: QuizMark) {
    if let quiz, !quiz.isWorse(than: mark) { return }
    quiz = mark
  }

  /// The ids of the questions whose last answer was wrong.
  var missed: Set<String> {
    get { Set(line["missed"]?.split(separator: ",").map(String.init) ?? []) }
    set { line["missed"] = newValue.isEmpty ? nil : newValue.sorted().joined(separator: ",") }
  }

  /// The place where the last walk stopped; nil where it reached its end, or never began:
  /// `walk=ios18/12/7`, the release, the stop, and the step if the stop is at one.
  var walk: Bookmark? {
    get {
      guard let parts = line["walk"]?.split(separator: "/"), (2...3).contains(parts.count),
        let stop = Int(parts[1]), stop >= 0
      else { return nil }
      let step = parts.count == 3 ? Int(parts[2]) : nil
      if parts.count == 3, (step ?? 0) < 1 { return nil }
      return Bookmark(profile: String(parts[0]), stop: stop, step: step)
    }
    set {
      line["walk"] = newValue.map { walk in
        "\(walk.profile)/\(walk.stop)" + (walk.step.map { "/\($0)" } ?? "")
      }
    }
  }

  /// Copies the words of another progress whose keys are missing here.
  mutating func keep(wordsOf other: LessonProgress) { line.keep(wordsOf: other.line) }
}

extension LessonProgress {
  /// True if a walk has a saved place that this version does not understand.
  var hasUnknownWalk: Bool { walk == nil && line["walk"] != nil }
}

/// The number of a lesson's questions that were answered correctly.
struct QuizMark: Hashable, Encodable {
  let right: Int
  let total: Int

  func isWorse(than other: QuizMark) -> Bool {
    let here = right.multipliedFullWidth(by: other.total)
    let there = other.right.multipliedFullWidth(by: total)
    return (here.high, here.low) < (there.high, there.low)
  }
}

/// The place where a walk stopped, where the next walk continues.
struct Bookmark: Hashable {
  /// The name of the simulated release.
  let profile: String
  /// The position of the stop, from 0.
  let stop: Int
  /// The number of the step, as in `5:7`, if the walk stopped at a step. It survives a change of
  /// the text.
  let step: Int?
}
