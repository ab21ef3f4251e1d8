nonisolated extension Fence {
  /// Reads paragraphs and lists, the only blocks in notes.
  func notes() throws(LessonError) -> [Block] {
    for line in lines where Fence.begins(line) || line.text.headingLevel != nil {
      let shown = Fence.begins(line) ? "` \(line.text) `" : "`\(line.text)`"
      throw line.error("notes hold paragraphs and lists, and nothing else; remove \(shown)")
    }
    var reader = LessonReader(text: text, file: opening.file, from: opening.number + 1)
    let blocks = try reader.readBlocks()
    if let fault = reader.faults.first { throw fault }
    if blocks.isEmpty { throw opening.error("these notes are empty; write or remove them") }
    return blocks
  }
}
