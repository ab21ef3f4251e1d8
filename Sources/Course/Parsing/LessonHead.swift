/// The title, summary and counts of a lesson, read without parsing the whole text.
///
/// Nonisolated, because Swift checks a main-actor closure at each call.
nonisolated public struct LessonHead: Hashable {
  public private(set) var title = ""
  public private(set) var summary = ""
  public private(set) var minutes: Int?
  /// The text below the head.
  private var body = Substring()

  /// Reads the title, the summary and the minutes; nil where there is no title.
  public init?(of text: String) {
    var stage = Stage.title
    var rest = text[...]
    while stage != .body, !rest.isEmpty {
      let end = rest.utf8.firstIndex(of: newline) ?? rest.endIndex
      let line = String(rest[..<end]).trimmed
      if line.hasPrefix("```") { break }
      rest = rest[end...].dropFirst()
      stage = read(line, at: stage)
    }
    body = rest
    if title.isEmpty { return nil }
  }

  /// The number of fences of each name: `question`, `claim`. The first byte rules out most lines.
  public var fences: [String: Int] {
    var fences: [String: Int] = [:]
    var closing = 0
    for line in body.utf8.split(separator: newline) where line.first == backtick {
      let ticks = line.prefix { $0 == backtick }.count
      if closing > 0 {
        // The closing line of a fence has at least as many backticks as the opening line, and
        // nothing else.
        if ticks >= closing, line.dropFirst(ticks).allSatisfy(\.isBlank) { closing = 0 }
      } else if ticks >= 3 {
        closing = ticks
        let word = line.dropFirst(ticks).prefix { !$0.isBlank }
        fences[String(decoding: word, as: UTF8.self), default: 0] += 1
      }
    }
    return fences
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

nonisolated private let newline = UInt8(ascii: "\n")
nonisolated private let backtick = UInt8(ascii: "`")

nonisolated extension UInt8 {
  fileprivate var isBlank: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
  }
}
