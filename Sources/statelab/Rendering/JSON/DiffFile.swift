import Course
import Replay
import StateLabCore

/// What `diff --format json` writes.
struct DiffFile: Encodable {
  let differs: Bool
  let a: SideRecord
  let b: SideRecord
  let code: [FileRecord]
  let runs: [PairRecord]
  /// Experiments that one side alone has.
  let onlyInA: [String]
  let onlyInB: [String]

  struct SideRecord: Encodable {
    /// Absent of a program, whose `files` are named.
    var lesson: Int?
    var lessonID: String?
    var files: [String]?
    let profile: String
  }

  struct FileRecord: Encodable {
    let a: String?
    let b: String?
    let differs: Bool
    let lines: [LineRecord]
  }

  struct LineRecord: Encodable {
    /// `same`, `a` or `b`: who has it.
    let side: String
    let text: String
  }

  struct PairRecord: Encodable {
    let differs: Bool
    let a: RunName
    let b: RunName
    /// The place in `rows` where they part.
    let divergence: Int?
    let rows: [RowRecord]
  }

  struct RunName: Encodable {
    let experiment: String
    let problem: String?
  }

  struct RowRecord: Encodable {
    let isSame: Bool
    let a: ToldEvent?
    let b: ToldEvent?
  }
}

extension DiffFile {
  init(_ comparison: Comparison) {
    differs = comparison.differs
    a = SideRecord(comparison.sides.a)
    b = SideRecord(comparison.sides.b)
    code = comparison.code?.files.map(FileRecord.init) ?? []
    runs = comparison.pairs.map(PairRecord.init)
    onlyInA = comparison.alone.a
    onlyInB = comparison.alone.b
  }
}

extension DiffFile.SideRecord {
  fileprivate init(_ side: ComparedSide) {
    switch side.subject {
    case .lesson(let reading):
      lesson = reading.lesson.number
      lessonID = reading.lesson.id
    case .program(let run): files = run.request.paths
    }
    profile = side.profile.name
  }
}

extension DiffFile.FileRecord {
  fileprivate init(_ file: CodeDifference.File) {
    a = file.a
    b = file.b
    differs = !file.lines.isEmpty
    lines = file.lines.lines.map { line in
      switch line {
      case .same(let text): .init(side: "same", text: text)
      case .removed(let text): .init(side: "a", text: text)
      case .added(let text): .init(side: "b", text: text)
      }
    }
  }
}

extension DiffFile.PairRecord {
  fileprivate init(_ pair: Comparison.Pair) {
    let alignment = pair.alignment
    let runs = pair.runs
    let told = runs.map { TimelineIndex($0) }
    differs = alignment.differs
    a = .init(experiment: runs.a.experiment, problem: alignment.endings.a)
    b = .init(experiment: runs.b.experiment, problem: alignment.endings.b)
    let pairs = alignment.difference.pairs
    divergence = pairs.firstIndex { !$0.isSame }
    rows = pairs.map { row in
      .init(
        isSame: row.isSame,
        a: row.a.map { ToldEvent($0, in: told.a) },
        b: row.b.map { ToldEvent($0, in: told.b) })
    }
  }
}
