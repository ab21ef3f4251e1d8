/// The text of a progress file, and what may be wrong with it.
enum ProgressFormat {
  nonisolated static let version = 1
  nonisolated static let name = "statelab/progress/\(version)"
  nonisolated private static let family = "statelab/progress/"

  /// All lessons take a few kilobytes; the rest is room for what later versions put there.
  nonisolated static let mostBytes = 4_000_000

  static func text(of progress: Progress) -> String {
    var members = progress.members
    members["format"] = .text(name)
    if members["lessons"] == nil { members["lessons"] = .object([:]) }
    return JSONTree.object(members).pretty
  }

  static func progress(in bytes: [UInt8]) throws(ProgressFault) -> Progress {
    guard bytes.count <= mostBytes else {
      throw .damaged("it has more than \(mostBytes / 1_000_000) MB")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .damaged("it is not UTF-8") }
    let tree: JSONTree
    do { tree = try JSONReader.tree(of: bytes) } catch {
      throw .damaged("it is not JSON: line \(error.line), \(error.message)")
    }
    guard let members = tree.object, let format = members["format"]?.text else {
      throw .damaged("it names no format")
    }
    if isNewer(format) { throw .newer(format) }
    guard format == name else { throw .damaged("its format is \(quoted(format)), not \(name)") }
    guard let lessons = members["lessons"]?.object else {
      throw .damaged("its lessons are missing")
    }
    for (id, lesson) in lessons.sorted(by: { $0.key < $1.key }) {
      try check(lesson, id: id)
    }
    return Progress(members: members)
  }

  private static func isNewer(_ format: String) -> Bool {
    guard format.hasPrefix(family) else { return false }
    let digits = format.dropFirst(family.count)
    return digits.allSatisfy { $0.isASCII && $0.isNumber } && digits.first.map { $0 != "0" } == true
      && Int(digits) != version
  }

  /// Only what this version knows has to have the right shape.
  private static func check(_ lesson: JSONTree, id: String) throws(ProgressFault) {
    guard let members = lesson.object else { throw wrong(id, "is no object") }
    if let run = members["run"], run.bool == nil {
      throw wrong(id, "has a `run` that is neither true nor false")
    }
    if let quiz = members["quiz"] {
      guard let right = quiz.object?["right"]?.int, let total = quiz.object?["total"]?.int,
        total > 0, (0...total).contains(right)
      else { throw wrong(id, "has a `quiz` that is no result") }
    }
    if let walk = members["walk"] {
      guard let place = walk.object, place["profile"]?.text != nil,
        let stop = place["stop"]?.int, stop >= 0,
        place["step"].map({ ($0.int ?? 0) > 0 }) != false
      else { throw wrong(id, "has a `walk` that is no place") }
    }
  }

  private static func wrong(_ id: String, _ what: String) -> ProgressFault {
    .damaged("lesson \(quoted(id)) \(what)")
  }
}

/// Why a text is no progress that this version can read.
enum ProgressFault: Error, Hashable {
  case damaged(String)
  /// The format of a later version, by its name.
  case newer(String)
}
