import Diagnosis
import Rendering

extension TryScreen {
  /// The first finding, in one line above the keys; nil where there is none, or no room.
  func finding(in size: ScreenSize, output: OutputOptions) -> Line? {
    guard let first = stage.diagnosis?.findings.first, size.rows >= Self.leastRowsWithFinding else {
      return nil
    }
    let sentence = first.sentence.replacing("`", with: "'").withVisibleControls
    let line =
      Line("\(words.findings(stage.findings.count)) · ", .quiet)
      + Line("\(first.level.rawValue): ", .bad) + Line(sentence)
    return (output.ascii ? line.inASCII : line).cut(to: size.columns, ascii: output.ascii)
  }

  private static let leastRowsWithFinding = 12

  /// The findings. Their first lines are broken here, as no other program reads them.
  var findings: Document {
    Document(
      blocks: (stage.diagnosis?.findings ?? []).flatMap { finding -> [Document.Block] in
        let report = FindingReport(finding, in: stage.request.name)
        return [
          .prose(report.head),
          .entries(report.rows.map { Document.Entry(name: $0.name, meaning: $0.text) }),
        ]
      })
  }
}
