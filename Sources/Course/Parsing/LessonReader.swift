/// Parses a lesson's text from top to bottom into blocks.
nonisolated struct LessonReader {
  /// The next line to read. At the end of the text it is the last line, for errors to name.
  private(set) var line: SourceLine
  private(set) var isOver = false
  private var cutter: LineCutter
  /// Faults inside claims, questions and notes, which do not affect the blocks around them.
  var faults: [LessonError] = []

  /// - Parameter number: The number of the first line.
  init(text: String, file: String, from number: Int = 1) {
    cutter = LineCutter(text)
    let first = cutter.next()
    line = SourceLine(file: file, number: number, bytes: first ?? [])
    isOver = first == nil
  }

  mutating func readTitle() throws(LessonError) -> String {
    skipBlankLines()
    guard !isOver, line.text.hasPrefix("# ") else {
      throw line.error("the lesson has no title; begin it with `# TITLE`")
    }
    defer { advance() }
    return line.text.dropFirst(2).trimmed
  }

  mutating func readSummary() throws(LessonError) -> String {
    skipBlankLines()
    let start = line
    guard !isOver, case .paragraph(let text) = try readBlock().content else {
      throw start.error("the lesson has no summary; write one sentence below the title")
    }
    return text
  }

  /// Consumes the paragraph `*About 10 minutes.*` if it is next.
  mutating func readMinutes() -> Int? {
    skipBlankLines()
    guard !isOver, let minutes = LessonHead.minutes(in: line.text.trimmed) else { return nil }
    advance()
    return minutes
  }

  mutating func readBlocks() throws(LessonError) -> [Block] {
    var blocks: [Block] = []
    skipBlankLines()
    while !isOver {
      blocks.append(try readBlock())
      skipBlankLines()
    }
    return blocks
  }
}

// MARK: Blocks

nonisolated extension LessonReader {
  /// Reads the block at the next line, which is not blank.
  private mutating func readBlock() throws(LessonError) -> Block {
    let first = line
    if Fence.begins(first) {
      return try block(of: readFence())
    }
    if let level = first.text.headingLevel {
      advance()
      return Block(first, .heading(level: level, first.text.dropFirst(level).trimmed))
    }
    if first.text.itemText != nil { return readList() }
    return readParagraph()
  }

  private mutating func readParagraph() -> Block {
    let first = line
    var text = first.text.trimmed
    advance()
    while continuesParagraph {
      text += " "
      text += line.text.trimmed
      advance()
    }
    let passage = passage(text, at: first)
    return Block(
      first, .paragraph(passage.text), releases: passage.releases, facts: passage.facts)
  }

  private mutating func readList() -> Block {
    let first = line
    var items: [(line: SourceLine, text: String)] = []
    while !isOver, !line.isBlank {
      if let item = line.text.itemText {
        items.append((line, item))
      } else if line.isIndented || continuesParagraph {
        items[items.count - 1].text += " " + line.text.trimmed
      } else {
        break
      }
      advance()
    }
    let passages = items.map { passage($0.text, at: $0.line) }
    return Block(first, .list(ordered: !first.text.hasPrefix("-"), passages))
  }

  /// Removes the comments and a release tag. A comment that states nothing is a fault.
  private mutating func passage(_ text: String, at line: SourceLine) -> ListItem {
    // Most passages have no comment, and the search for one takes long.
    guard text.utf8.contains(UInt8(ascii: "<")) else { return ListItem(tagged: text, facts: []) }
    var words = text
    var facts: [Fact] = []
    while let opening = words.firstRange(of: "<!--"),
      let closing = words[opening.upperBound...].firstRange(of: "-->")
    {
      let comment = words[opening.upperBound..<closing.lowerBound].trimmed
      do { facts.append(try line.fact(comment)) } catch { faults.append(error) }
      let rest = words[closing.upperBound...]
      words =
        words[..<opening.lowerBound].trimmed + (rest.trimmed.isEmpty ? "" : " " + rest.trimmed)
    }
    if words.isEmpty, !text.isEmpty {
      faults.append(
        line.error("this comment is about nothing; put it behind the words it is about"))
    }
    return ListItem(tagged: words, facts: facts)
  }

  private var continuesParagraph: Bool {
    if isOver || line.isBlank || Fence.begins(line) { return false }
    return line.text.headingLevel == nil && line.text.itemText == nil
  }
}

// MARK: Lines

nonisolated extension LessonReader {
  mutating func advance() {
    if let next = cutter.next() {
      line = SourceLine(file: line.file, number: line.number + 1, bytes: next)
    } else {
      isOver = true
    }
  }

  mutating func skipBlankLines() {
    while !isOver, line.isBlank { advance() }
  }

  mutating func readFence() throws(LessonError) -> Fence {
    var fence = Fence(opening: line)
    var number = line.number
    while let bytes = cutter.next() {
      number += 1
      if fence.ends(with: bytes) {
        line = SourceLine(file: line.file, number: number, text: "")
        advance()
        return fence
      }
      fence.lines.append(SourceLine(file: line.file, number: number, bytes: bytes))
    }
    throw fence.opening.error(
      "the fence that begins here has no end; close it with a line \(fence.marker)")
  }
}

nonisolated extension Block {
  init(
    _ first: SourceLine, _ content: Content, recording: Range<Int>? = nil,
    releases: Releases = .all, facts: [Fact] = []
  ) {
    self.init(
      line: first.number, content: content, recording: recording, releases: releases,
      facts: facts)
  }
}

nonisolated extension ListItem {
  /// Removes a release tag in italics, `*ios14+:*`, at the beginning of the text.
  fileprivate init(tagged text: String, facts: [Fact]) {
    if text.hasPrefix("*"), let end = text.dropFirst().firstIndex(of: "*"),
      let name = text[..<end].dropFirst().splitTag, let releases = Releases(name)
    {
      self.init(text[text.index(after: end)...].trimmed, releases: releases, facts: facts)
    } else {
      self.init(text, facts: facts)
    }
  }
}

nonisolated extension Substring {
  /// The text before its final colon.
  fileprivate var splitTag: String? { last == ":" ? String(dropLast()) : nil }
}

nonisolated extension String {
  /// The number of `#` at the beginning of a heading; nil for other lines.
  var headingLevel: Int? {
    let level = utf8.prefix { $0 == UInt8(ascii: "#") }.count
    return (1...6).contains(level) && utf8.dropFirst(level).first == UInt8(ascii: " ") ? level : nil
  }

  /// The text of an item, behind `- ` or `1. `.
  fileprivate var itemText: String? {
    if hasPrefix("- ") { return dropFirst(2).trimmed }
    let rest = utf8.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard rest.startIndex > startIndex, rest.starts(with: ". ".utf8) else { return nil }
    return Substring(rest.dropFirst(2)).trimmed
  }
}
