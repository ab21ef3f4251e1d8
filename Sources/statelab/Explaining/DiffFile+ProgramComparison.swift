import Rendering
import Replay

extension DiffFile {
  init(_ comparison: ProgramComparison) {
    self.init(
      comparison.sides.map(Side.init), differs: comparison.differs,
      code: comparison.code?.files.map { File(a: $0.a, b: $0.b, $0.lines) } ?? [],
      runs: comparison.pairs.map { Pair($0.runs, $0.alignment) }, alone: comparison.alone)
  }
}

extension DiffFile.Side {
  fileprivate init(_ side: ComparedSide) {
    self.init(profile: side.profile.name)
    switch side.subject {
    case .lesson(let reading):
      lesson = reading.lesson.number
      lessonID = reading.lesson.id
    case .program(let run):
      files = run.request.paths
      xcode = run.request.options.xcode.rawValue
    }
  }
}
