import Rendering
import Replay

extension DiffFile {
  init(_ comparison: ProgramComparison) {
    self.init(
      comparison.sides.map { SubjectRecord($0.subject) }, differs: comparison.differs,
      code: comparison.code?.files.map { File(a: $0.a, b: $0.b, $0.lines) } ?? [],
      runs: comparison.pairs.map { Pair($0.runs, $0.alignment) }, alone: comparison.alone)
  }
}
