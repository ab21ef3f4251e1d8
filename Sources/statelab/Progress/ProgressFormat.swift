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
    guard members["lessons"]?.object != nil else {
      throw .damaged("its lessons are missing")
    }
    return Progress(members: members)
  }

  private static func isNewer(_ format: String) -> Bool {
    guard format.hasPrefix(family) else { return false }
    let digits = format.dropFirst(family.count)
    return digits.allSatisfy { $0.isASCII && $0.isNumber } && digits.first.map { $0 != "0" } == true
      && Int(digits) != version
  }
}

/// Why a text is no progress that this version can read.
enum ProgressFault: Error, Hashable {
  case damaged(String)
  /// The format of a later version, by its name.
  case newer(String)
}
