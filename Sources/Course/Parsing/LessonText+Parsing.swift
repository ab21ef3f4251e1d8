nonisolated extension LessonText {
  /// Parses the text, or throws its first ``LessonError``.
  public init(parsing text: String, name: String) throws {
    var faults: [LessonError] = []
    self = try LessonText(parsing: text, name: name, faults: &faults)
    if let first = faults.first { throw first }
  }

  /// Parses the text although claims, questions and notes have faults: each of these becomes a
  /// verbatim block, and notes an empty one. Throws where a fault leaves the rest of the text
  /// ambiguous.
  public init(
    parsing text: String, name: String, faults: inout [LessonError]
  ) throws {
    var reader = LessonReader(text: text, file: name)
    self.name = name
    title = try reader.readTitle()
    summary = try reader.readSummary()
    minutes = reader.readMinutes()
    blocks = try reader.readBlocks()
    faults += reader.faults
  }
}
