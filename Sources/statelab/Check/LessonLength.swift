import Course
import Rendering

/// The length of a lesson as `run` prints it at 80 columns.
struct LessonLength {
  /// The aims of the course.
  static let most = (lines: 160, point: 40)

  let lines: Int
  /// The line of the first result: of a run, a comparison, a table, or the compiler's answer.
  let point: Int

  init(of reading: LessonReading) throws {
    let renderer = TextRenderer(output: OutputOptions(width: 80))
    func count(_ blocks: [Document.Block]) -> Int {
      renderer.lines(of: Document(blocks: blocks)).count
    }
    lines = count(try reading.document().blocks)
    var shown = try reading.opening()
    let told = try reading.told()
    let first = reading.text.blocks.firstIndex(where: \.showsResult) ?? 0
    shown += told.prefix(first).joined().flatMap(\.page)
    point = count(shown) + 2
  }

  static func document(of lessons: [CourseLesson], in course: Course) throws -> Document {
    let runs = Runs(of: course)
    var beyond = 0
    let rows = try lessons.map { lesson in
      let reading = try LessonReading(lesson, of: course, runs: runs)
      let length = try LessonLength(of: reading)
      if length.lines > most.lines || length.point > most.point { beyond += 1 }
      func cell(_ count: Int, _ most: Int) -> Line {
        Line("\(count)", count > most ? .bad : .plain)
      }
      let verdicts = try reading.text.claims.compactMap { try reading.report(on: $0).verdict }
      let counts = Verdict.allCases.compactMap { verdict in
        let count = verdicts.count { $0 == verdict }
        return count == 0 ? nil : "\(count) \(verdict.rawValue)"
      }
      return [
        Line("\(lesson.number) \(lesson.id)"), cell(length.lines, most.lines),
        cell(length.point, most.point), Line(counts.joined(separator: ", ")),
      ]
    }
    let header = ["lesson", "lines", "first result", "verdicts"].map { Line($0) }
    let aim = "at most \(most.lines) lines, and the first result by line \(most.point)"
    return Document(blocks: [
      .table(header: header, rows: rows),
      .note(Line("The aim: \(aim). Lessons beyond it: \(beyond) of \(lessons.count).")),
    ])
  }
}

extension LessonCheck {
  /// A lesson is short, and its first result comes early. A lesson that names an unknown experiment
  /// has no length; the check of its blocks reports the name.
  func checkLength() throws -> [Diagnostic] {
    let length: LessonLength
    do {
      length = try LessonLength(
        of: LessonReading(lesson, text: source.text, of: check.course, runs: check.played))
    } catch is ExperimentNotFound {
      return []
    }
    let most = LessonLength.most
    var faults: [Diagnostic] = []
    if length.lines > most.lines {
      faults.append(
        Diagnostic(
          lesson,
          "`run` prints \(length.lines) lines, and \(most.lines) are the most: cut what repeats"))
    }
    if length.point > most.point {
      faults.append(
        Diagnostic(
          lesson,
          "the first result comes at line \(length.point), and \(most.point) is the last: "
            + "show less code above it"))
    }
    return faults
  }
}

extension Block {
  fileprivate var showsResult: Bool {
    switch content {
    case .transcript, .comparison, .table, .expansion: true
    case .snippet(let snippet): !snippet.isForQuiz
    default: false
    }
  }
}
