import Course

/// A lesson's text as written in its file, and parsed.
struct LessonSource {
  let lines: [String]
  let text: LessonText
  /// Faults inside claims and questions, which the parsed text leaves out.
  let faults: [LessonError]
  private let whole: String

  init(of lesson: CourseLesson) throws {
    var faults: [LessonError] = []
    text = try lesson.text(faults: &faults)
    self.faults = faults
    whole = lesson.folder?.file(named: CourseLesson.textFile)?.text ?? ""
    lines = whole.lines
  }

  private init(_ whole: String, name: String) throws {
    self.whole = whole
    lines = whole.lines
    var faults: [LessonError] = []
    text = try LessonText(parsing: whole, name: name, faults: &faults)
    self.faults = faults
  }

  /// The text with these recordings in place of the old ones, one for each block, and with the
  /// current numbers of lessons; nil where nothing changes.
  func updated(with recordings: [Recording], in course: Course) throws -> LessonSource? {
    var lines = relinked(in: course)
    for (block, recording) in zip(text.blocks, recordings).reversed() {
      guard let range = block.recording, case .lines(let new) = recording else { continue }
      lines.replaceSubrange(range, with: new)
    }
    if lines == self.lines { return nil }
    let lineEnd = whole.contains("\r\n") ? "\r\n" : "\n"
    return try LessonSource(lines.joined(separator: lineEnd) + lineEnd, name: text.name)
  }

  func save() throws(FileError) { try Files.replace(text.name, with: whole) }
}
