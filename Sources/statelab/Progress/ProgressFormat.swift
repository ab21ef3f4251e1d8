import Rendering

/// The text of a progress file, and its possible faults.
enum ProgressFormat {
  nonisolated static let version = 2
  nonisolated static let name = "statelab/progress/\(version)"
  nonisolated private static let family = "statelab/progress/"

  /// All lessons take a few kilobytes; the rest is reserved for later versions.
  nonisolated static let mostBytes = 4_000_000

  static func text(of progress: CourseProgress) -> String {
    ([name] + progress.lines).map { $0 + "\n" }.joined()
  }

  static func progress(in bytes: [UInt8]) throws(ProgressFault) -> CourseProgress {
    guard bytes.count <= mostBytes else {
      throw .damaged("it has more than \(mostBytes / 1_000_000) MB")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .damaged("it is not UTF-8")
    }
    if text.first == "{" { return try OldProgressFormat.progress(in: bytes) }
    let lines = text.lines.filter { !$0.isEmpty }
    guard let format = lines.first, format.hasPrefix(family) else {
      throw .damaged("its first line names no format")
    }
    if isNewer(format) { throw .newer(format) }
    guard format == name else { throw .damaged("its format is \(format.quoted), not \(name)") }
    return CourseProgress(lines: Array(lines.dropFirst()))
  }

  private static func isNewer(_ format: String) -> Bool {
    let digits = format.dropFirst(family.count)
    return digits.allSatisfy { $0.isASCII && $0.isNumber } && digits.first.map { $0 != "0" } == true
      && Int(digits).map { $0 > version } ?? true
  }
}

/// The reason why this version cannot read a text as progress.
enum ProgressFault: Error, Hashable {
  case damaged(String)
  /// A later format, by its name.
  case newer(String)
}
