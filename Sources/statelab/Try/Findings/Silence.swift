import Diagnosis
import Rendering

/// A comment that silences a finding in the line, or in the line below a comment alone:
/// `// statelab: state-seeded-from-parameter is meant, a draft`.
struct Silence: Hashable {
  let file: String
  let line: Int
  let bug: String
  let reason: String
  /// The line of the code that the comment is about.
  let target: Int

  static func all(in program: TryProgram) -> [Silence] {
    program.files.flatMap { file -> [Silence] in
      let lines = file.text.lines
      return lines.indices.compactMap { index in
        guard let start = lines[index].firstRange(of: "// statelab: ") else { return nil }
        let words = lines[index][start.upperBound...]
        let meant = words.firstRange(of: " is meant")
        let bug = String(words[..<(meant?.lowerBound ?? words.endIndex)]).trimmed
        let reason = meant.map { words[$0.upperBound...].drop { ", ".contains($0) } } ?? ""
        let isAlone = lines[index][..<start.lowerBound].allSatisfy(\.isWhitespace)
        var target = index
        if isAlone {
          target += 1
          while target < lines.count, lines[target].trimmed.hasPrefix("//") { target += 1 }
        }
        return Silence(
          file: file.path, line: index + 1, bug: bug, reason: String(reason), target: target + 1)
      }
    }
  }

  /// The reason why the comment silences nothing in any run; nil for a comment with a known bug and a
  /// reason.
  var mistake: String? { Self.mistake(bug: bug, reason: reason) }

  static func mistake(bug: String, reason: String) -> String? {
    if BugID(rawValue: bug) == nil {
      return "there is no bug called \(bug.quoted)."
        + (Failure.didYouMean(bug, among: BugID.allCases.map(\.rawValue)).map { " " + $0 } ?? "")
    }
    return reason.isEmpty ? "write the reason: // statelab: \(bug) is meant, REASON." : nil
  }

  func covers(_ finding: Finding) -> Bool {
    mistake == nil && finding.bug.rawValue == bug && finding.place?.file == file
      && finding.place?.line == target
  }
}
