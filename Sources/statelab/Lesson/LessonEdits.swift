import Course
import Rendering
import Replay
import StateLabCore

/// The difference between the compiled lesson and the recordings in its text: the lesson is being
/// edited.
///
/// The text then describes another program, and so do its questions and claims.
struct LessonEdits {
  /// The files whose listings differ.
  let files: [String]
  /// The runs that differ, by the positions of their blocks, each with its change.
  let runs: [Int: LineDiff]

  /// Nil where the lesson's runs equal the recordings.
  init?(of reading: LessonReading) throws {
    let text = reading.text
    var files: [String] = []
    for case .listing(let file, let show, let code) in text.blocks.map(\.content)
    where !code.isEmpty && !files.contains(file) {
      let now = try? reading.source(named: file)?.excerpt(show).map(\.text)
      if now != code { files.append(file) }
    }
    self.files = files

    // The recordings are from the default release.
    let standard =
      reading.profile.isStandard
      ? reading
      : try LessonReading(
        reading.lesson, text: text, of: reading.course, runs: reading.runs)
    var runs: [Int: LineDiff] = [:]
    for run in try standard.shownRuns() {
      guard case .transcript(_, _, let recorded) = text.blocks[run.block].content else { continue }
      let now = Transcript.lines(of: run)
      // A run without a recording did not change.
      if recorded.isEmpty || now == recorded { continue }
      // Where the lesson has another number, or earlier steps were removed, only the numbers
      // differ.
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
  /// The blocks that are still shown: the code, the runs, and the text above the first run.
  func keeps(_ block: Block, afterRun: Bool) -> Bool {
    switch block.content {
    case .heading, .listing, .transcript, .exercise, .patch, .notes: true
    case .paragraph, .list, .snippet, .verbatim: !afterRun
    case .comparison, .table, .claim, .finding, .question, .prediction: false
    }
  }
}

extension [String] {
  /// The numbers of the lessons at the beginning of these lines' addresses.
  fileprivate var numbersOfLessons: Set<Int> {
    Set(compactMap { $0.split(separator: " ").first.flatMap { StepAddress(String($0))?.lesson } })
  }
}

extension String {
  /// The words of a transcript's line, without columns and step addresses of these lessons. A
  /// printed time such as 12:30 is not an address.
  fileprivate func withoutAddresses(in lessons: Set<Int>) -> String {
    split(separator: " ").filter { word in
      let end = word.last == "," ? word.dropLast() : word
      return StepAddress(String(end)).map { !lessons.contains($0.lesson) } ?? true
    }.joined(separator: " ")
  }
}
