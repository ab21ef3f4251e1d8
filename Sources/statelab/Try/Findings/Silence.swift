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
        guard let start = lines[index].firstRange(of: "// statelab: "),
          let end = lines[index].firstRange(of: " is meant")
        else { return nil }
        let bug = String(lines[index][start.upperBound..<end.lowerBound])
        let reason = lines[index][end.upperBound...].drop { ", ".contains($0) }
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

  func covers(_ finding: Diagnosis.Finding) -> Bool {
    finding.bug.rawValue == bug && finding.place?.file == file && finding.place?.line == target
  }
}
