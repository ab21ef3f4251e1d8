/// What a list of lessons says of one, read without taking the whole text apart.
public struct LessonHead: Hashable {
  public private(set) var title = ""
  public private(set) var summary = ""
  public private(set) var minutes: Int?
  /// How many fences of each name there are: `question`, `claim`.
  public private(set) var fences: [String: Int] = [:]

  /// Reads the title, the summary and the opening lines of fences; nil where there is no title.
  public init?(of text: String) {
    var text = text
    text.withUTF8 { read($0) }
    if title.isEmpty { return nil }
  }

  /// Goes through the bytes as they lie in memory, since a list reads the texts of all lessons; most
  /// lines are passed over at their first byte.
  private mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var stage = Stage.title
    var closing = 0
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: newline) ?? text.endIndex
      let line = text[start..<end]
      start = end + 1
      guard stage != .body || line.first == backtick else { continue }
      let ticks = line.prefix { $0 == backtick }.count
      if closing > 0 {
        // A fence ends with as many backticks as it began with, and nothing behind them.
        if ticks >= closing, line.dropFirst(ticks).allSatisfy(isBlank) { closing = 0 }
      } else if ticks >= 3 {
        closing = ticks
        let word = line.dropFirst(ticks).prefix { !isBlank($0) }
        fences[String(decoding: word, as: UTF8.self), default: 0] += 1
        stage = .body
      } else if stage != .body {
        stage = read(String(decoding: line, as: UTF8.self).trimmed, at: stage)
      }
    }
  }

  private enum Stage { case title, summary, restOfSummary, minutes, body }

  private mutating func read(_ line: String, at stage: Stage) -> Stage {
    switch stage {
    case .title:
      guard line.hasPrefix("# ") else { return line.isEmpty ? .title : .body }
      title = line.dropFirst(2).trimmed
      return .summary
    case .summary, .restOfSummary:
      if line.isEmpty { return stage == .summary ? .summary : .minutes }
      summary += summary.isEmpty ? line : " " + line
      return .restOfSummary
    case .minutes:
      if line.isEmpty { return .minutes }
      minutes = LessonHead.minutes(in: line)
      return .body
    case .body: return .body
    }
  }

  /// The number in `*About 10 minutes.*`.
  static func minutes(in line: String) -> Int? {
    let (front, back) = ("*About ", " minutes.*")
    guard line.hasPrefix(front), line.hasSuffix(back) else { return nil }
    return Int(line.dropFirst(front.count).dropLast(back.count))
  }
}

private let newline = UInt8(ascii: "\n")
private let backtick = UInt8(ascii: "`")

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
}

extension CourseLesson {
  /// Nil where nobody wrote the lesson yet.
  public var head: LessonHead? {
    folder?.file(named: Self.textFile).flatMap { LessonHead(of: $0.text) }
  }
}
