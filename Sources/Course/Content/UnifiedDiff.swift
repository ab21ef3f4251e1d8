/// A change to text files, in the format of `diff -u`.
struct UnifiedDiff {
  private(set) var files: [FileChange] = []

  struct FileChange {
    let name: String
    var hunks: [Hunk] = []
  }

  struct Hunk {
    /// The number of the hunk's first line in the old file, counted from 1.
    let firstLine: Int
    var old: [String] = []
    var new: [String] = []
  }

  /// Throws a fault that says what is wrong and how to correct it.
  init(_ lines: [String]) throws(PatchFault) {
    for (position, line) in lines.enumerated() {
      if line.hasPrefix("--- "), lines.dropFirst(position + 1).first?.hasPrefix("+++ ") ?? false {
        continue
      }
      if line.hasPrefix("+++ ") {
        // Some programs write the time behind a tab.
        let path = line.dropFirst(4).prefix { $0 != "\t" }.trimmed
        files.append(FileChange(name: path.split(separator: "/").last.map(String.init) ?? path))
      } else if line.hasPrefix("@@ ") {
        let digits = line.drop { $0 != "-" }.dropFirst().prefix { $0.isNumber }
        guard !files.isEmpty, let first = Int(digits) else {
          throw PatchFault("`\(line)` belongs to no file; begin with `--- FILE` and `+++ FILE`")
        }
        files[files.count - 1].hunks.append(Hunk(firstLine: first))
      } else if !files.isEmpty, !files[files.count - 1].hunks.isEmpty {
        try files[files.count - 1].add(line)
      } else if !line.isEmpty {
        throw PatchFault("`\(line)` is no line of a unified diff; paste what `diff -u` prints")
      }
    }
    if files.allSatisfy(\.hunks.isEmpty) {
      throw PatchFault("the patch changes nothing; paste what `diff -u` prints")
    }
  }
}

extension UnifiedDiff.FileChange {
  fileprivate mutating func add(_ line: String) throws(PatchFault) {
    let last = hunks.count - 1
    let text = String(line.dropFirst())
    switch line.first {
    // An editor may have removed the space of an empty line.
    case " ", nil:
      hunks[last].old.append(text)
      hunks[last].new.append(text)
    case "-": hunks[last].old.append(text)
    case "+": hunks[last].new.append(text)
    case "\\": break
    default:
      throw PatchFault("`\(line)` is no line of a unified diff; begin it with ` `, `-` or `+`")
    }
  }

  /// The lines with all hunks applied. A hunk applies where its old lines occur, nearest to the
  /// line that it names.
  func applied(to lines: [String]) throws(PatchFault) -> [String] {
    var lines = lines
    var shift = 0
    for hunk in hunks {
      let wanted = max(0, hunk.firstLine - 1 + shift)
      let places = (0...max(0, lines.count - hunk.old.count)).filter { start in
        lines[start...].starts(with: hunk.old)
      }
      guard let place = places.min(by: { abs($0 - wanted) < abs($1 - wanted) }) else {
        let first = hunk.old.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
        throw PatchFault(
          "a hunk does not fit into \(name), where it begins with `\(first.trimmed)`; "
            + "make the patch anew")
      }
      lines.replaceSubrange(place..<place + hunk.old.count, with: hunk.new)
      shift = place - (hunk.firstLine - 1) + hunk.new.count - hunk.old.count
    }
    return lines
  }
}

extension ExercisePatch {
  /// The lesson's files with the change applied.
  public func applied(to files: [LessonFile]) throws(PatchFault) -> [LessonFile] {
    var files = files
    for change in try UnifiedDiff(lines).files {
      guard let index = files.firstIndex(where: { $0.name == change.name }) else {
        throw PatchFault(
          "the patch changes `\(change.name)`, which is not in the folder; there are "
            + files.map { "`\($0.name)`" }.joined(separator: ", "))
      }
      let new = try change.applied(to: files[index].text.lines)
      files[index] = LessonFile(name: change.name, text: new.joined(separator: "\n") + "\n")
    }
    return files
  }
}

/// The reason why a patch cannot be applied, and how to correct it.
nonisolated public struct PatchFault: Error, Hashable, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
