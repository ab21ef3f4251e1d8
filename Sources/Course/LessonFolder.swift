/// A lesson's folder as it was when it was read: `03-box` with `Box.swift` and `lesson.md`.
public struct LessonFolder: Hashable {
  /// Number, hyphen, slug.
  public let name: String
  /// Sorted by name.
  public let files: [LessonFile]

  public init(name: String, files: [LessonFile]) {
    self.name = name
    self.files = files
  }

  /// The part after the number, or the whole name when it has none.
  public var slug: String {
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    let rest = name.dropFirst(digits.count)
    return !digits.isEmpty && rest.first == "-" ? String(rest.dropFirst()) : name
  }

  /// The number that the name begins with.
  public var number: Int? { Int(name.prefix { $0.isASCII && $0.isNumber }) }

  public func file(named name: String) -> LessonFile? { files.first { $0.name == name } }
}

public struct LessonFile: Hashable {
  public let name: String
  public let text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
