/// Reads a lesson's text from top to bottom and takes it apart into blocks.
nonisolated struct LessonReader {
  let lines: [SourceLine]
  private let file: String
  var position = 0
  /// Faults inside claims, questions and notes, which disturb nothing around them.
  var faults: [LessonError] = []

  init(text: String, file: String) {
    self.init(
      text.lines.enumerated().map {
        SourceLine(file: file, number: $0.offset + 1, text: $0.element)
      }, of: file)
  }

  init(_ lines: [SourceLine], of file: String) {
    self.lines = lines
    self.file = file
  }

  mutating func readTitle() throws(LessonError) -> String {
    skipBlankLines()
    guard let line = next, line.text.hasPrefix("# ") else {
      throw (next ?? end).error("the lesson has no title; begin it with `# TITLE`")
    }
    position += 1
    return line.text.dropFirst(2).trimmed
  }

  mutating func readSummary() throws(LessonError) -> String {
    skipBlankLines()
    let start = next ?? end
    guard next != nil, case .paragraph(let text) = try readBlock().content else {
      throw start.error("the lesson has no summary; write one sentence below the title")
    }
    return text
  }

  /// Takes off the paragraph `*About 10 minutes.*`, where it comes next.
  mutating func readMinutes() -> Int? {
    skipBlankLines()
    guard let text = next?.text.trimmed, let minutes = LessonHead.minutes(in: text) else {
      return nil
    }
    position += 1
    return minutes
  }

  mutating func readBlocks() throws(LessonError) -> [Block] {
    var blocks: [Block] = []
    skipBlankLines()
    while next != nil {
      blocks.append(try readBlock())
      skipBlankLines()
    }
    return blocks
  }
}

// MARK: Blocks

nonisolated extension LessonReader {
  /// Reads what begins at the next line, which is not blank.
  private mutating func readBlock() throws(LessonError) -> Block {
    let first = next ?? end
    if Fence.begins(first) {
      return try block(of: try readFence())
    }
    if let level = first.text.headingLevel {
      position += 1
      return Block(first, .heading(level: level, first.text.dropFirst(level).trimmed))
    }
    if first.text.itemText != nil { return readList() }
    return readParagraph()
  }

  private mutating func readParagraph() -> Block {
    let first = next ?? end
    var words: [String] = []
    repeat {
      words.append((next ?? end).text.trimmed)
      position += 1
    } while continuesParagraph
    let passage = passage(words.joined(separator: " "), at: first)
    return Block(
      first, .paragraph(passage.text), releases: passage.releases, facts: passage.facts)
  }

  private mutating func readList() -> Block {
    let first = next ?? end
    var items: [(line: SourceLine, text: String)] = []
    while let line = next, !line.isBlank {
      if let item = line.text.itemText {
        items.append((line, item))
      } else if line.isIndented || continuesParagraph {
        items[items.count - 1].text += " " + line.text.trimmed
      } else {
        break
      }
      position += 1
    }
    let passages = items.map { passage($0.text, at: $0.line) }
    return Block(first, .list(ordered: !first.text.hasPrefix("-"), passages))
  }

  /// Takes the comments off, and a release tag. A comment that states nothing is a fault.
  private mutating func passage(_ text: String, at line: SourceLine) -> ListItem {
    var words = text
    var facts: [Fact] = []
    while let opening = words[...].firstRange(ofASCII: "<!--"),
      let closing = words[opening.upperBound...].firstRange(ofASCII: "-->")
    {
      do {
        facts.append(try line.fact(words[opening.upperBound..<closing.lowerBound].trimmed))
      } catch { faults.append(error) }
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
    guard let line = next, !line.isBlank, !Fence.begins(line) else { return false }
    return line.text.headingLevel == nil && line.text.itemText == nil
  }
}

// MARK: Lines

nonisolated extension LessonReader {
  var next: SourceLine? { position < lines.count ? lines[position] : nil }

  /// The line that an error names if it is found when the text is over.
  var end: SourceLine { lines.last ?? SourceLine(file: file, number: 1, text: "") }

  mutating func skipBlankLines() {
    while let line = next, line.isBlank { position += 1 }
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
  /// Takes off a release tag in italics, `*ios14+:*`, with which the text begins.
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
  /// The text before the colon that ends it.
  fileprivate var splitTag: String? { last == ":" ? String(dropLast()) : nil }
}

nonisolated extension String {
  /// The number of `#` that a heading begins with; nil for other lines.
  var headingLevel: Int? {
    let level = utf8.prefix { $0 == UInt8(ascii: "#") }.count
    return (1...6).contains(level) && utf8.dropFirst(level).first == UInt8(ascii: " ") ? level : nil
  }

  /// The text of an item: what follows `- ` or `1. `.
  fileprivate var itemText: String? {
    if hasPrefix("- ") { return dropFirst(2).trimmed }
    let rest = utf8.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard rest.startIndex > startIndex, rest.starts(with: ". ".utf8) else { return nil }
    return Substring(rest.dropFirst(2)).trimmed
  }
}
