/// The contents of a lesson's folder at the time of reading: `03-box` with `Box.swift` and
/// `lesson.md`.
///
/// Nonisolated, because Swift checks a main-actor closure at each call.
nonisolated public struct LessonFolder: Hashable {
  /// Number, hyphen, slug.
  public let name: String
  /// Sorted by name.
  public let files: [LessonFile]

  public init(name: String, files: [LessonFile]) {
    self.name = name
    self.files = files
  }

  /// The part of the name after the number, or the whole name when it has none.
  public var slug: String {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let rest = name.utf8.drop { digits.contains($0) }
    let hasNumber = rest.startIndex > name.startIndex && rest.first == UInt8(ascii: "-")
    return hasNumber ? String(Substring(rest.dropFirst())) : name
  }

  /// The number at the beginning of the name.
  public var number: Int? { Int(name.prefix { $0.isASCII && $0.isNumber }) }

  public func file(named name: String) -> LessonFile? { files.first { $0.name == name } }
}

nonisolated extension [LessonFolder] {
  /// The folder of a lesson, usually at the index of its number. Reading the names of all folders
  /// would load the texts of all lessons, which lie between the names in the binary.
  func folder(of lesson: String, number: Int) -> LessonFolder? {
    let place = number - 1
    if indices.contains(place), self[place].slug == lesson { return self[place] }
    return first { $0.slug == lesson }
  }
}

/// A file of a lesson, or a page beside the lessons.
nonisolated public struct LessonFile: Hashable {
  public let name: String
  public let text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  /// The place where a type or a property of it is declared.
  public struct Declaration: Hashable, Sendable {
    public let type: String
    public let property: String?
    /// Counted from 1.
    public let line: Int

    public init(type: String, property: String? = nil, line: Int) {
      self.type = type
      self.property = property
      self.line = line
    }
  }
}

extension LessonFolder {
  public var swiftFiles: [LessonFile] { files.filter { $0.name.hasSuffix(".swift") } }
}
