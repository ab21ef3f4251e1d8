import Course
import Rendering
import Replay
import StateLabCore

/// The difference between the running lesson and what its text records: somebody is changing it.
///
/// Then the text speaks of another program, and so do its questions and claims.
struct LessonEdits {
  /// The files whose listings differ.
  let files: [String]
  /// The runs that differ, by the positions of their blocks, each with its change.
  let runs: [Int: LineDiff]

  /// Nil where the lesson does what its text records.
  init?(of reading: LessonReading) throws {
    let text = reading.text
    var files: [String] = []
    for case .listing(let file, let show, let code) in text.blocks.map(\.content)
    where !code.isEmpty && !files.contains(file) {
      let now = try? reading.source(named: file)?.excerpt(show).map(\.text)
      if now != code { files.append(file) }
    }
    self.files = files

    // The recorded runs were played under the default release.
    let standard =
      reading.profile.isStandard
      ? reading
      : try LessonReading(
        reading.lesson, text: text, of: reading.course, runs: reading.runs)
    var runs: [Int: LineDiff] = [:]
    for run in try standard.shownRuns() {
      guard case .transcript(_, _, let recorded) = text.blocks[run.block].content else { continue }
      let now = Transcript.lines(of: run)
      // A run that was never recorded did not change.
      if recorded.isEmpty || now == recorded { continue }
      // Where the lesson has moved, or steps before these have gone, only the numbers are others.
      let lessons = (recorded + now).numbersOfLessons
      let difference = LineDiff(from: recorded, to: now) { $0.withoutAddresses(in: lessons) }
      if !difference.isEmpty { runs[run.block] = difference }
    }
    self.runs = runs
    if files.isEmpty, runs.isEmpty { return nil }
  }

  /// The line above the lesson.
  var notice: String { Words.current.lesson.edited(files) }
}

extension LessonEdits {
  /// The part of a block of the text that is still shown: the code, the runs, and what stands above
  /// the first of them.
  func keeps(_ block: Block, afterRun: Bool) -> Bool {
    switch block.content {
    case .heading, .listing, .transcript, .exercise, .patch, .notes: true
    case .paragraph, .list, .snippet, .verbatim: !afterRun
    case .comparison, .table, .claim, .finding, .question, .prediction: false
    }
  }
}

extension [String] {
  /// The lessons whose steps these lines of a transcript tell: each begins with its address.
  fileprivate var numbersOfLessons: Set<Int> {
    Set(compactMap { $0.split(separator: " ").first.flatMap { StepAddress(String($0))?.lesson } })
  }
}

extension String {
  /// The words of a line of a transcript, whatever the columns and the numbers of the steps of these
  /// lessons: a time that the program printed, such as 12:30, is none of them.
  fileprivate func withoutAddresses(in lessons: Set<Int>) -> String {
    split(separator: " ").filter { word in
      let end = word.last == "," ? word.dropLast() : word
      return StepAddress(String(end)).map { !lessons.contains($0.lesson) } ?? true
    }.joined(separator: " ")
  }
}
