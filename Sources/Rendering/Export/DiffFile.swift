import Replay
import StateLabCore

/// The JSON of `diff --format json`.
public struct DiffFile: Hashable, Codable, Sendable {
  public let differs: Bool
  public let a: SubjectRecord
  public let b: SubjectRecord
  public let code: [File]
  public let runs: [Pair]
  /// Experiments of one side alone.
  public let onlyInA: [String]
  public let onlyInB: [String]

  public struct File: Hashable, Codable, Sendable {
    public let a: String?
    public let b: String?
    public let differs: Bool
    public let lines: [Line]
  }

  public struct Line: Hashable, Codable, Sendable {
    /// The run or the two runs that contain the line.
    public let side: Owner
    public let text: String
  }

  public enum Owner: String, Codable, Sendable { case same, a, b }

  public struct Pair: Hashable, Codable, Sendable {
    public let differs: Bool
    public let a: Run
    public let b: Run
    /// The position in `rows` of the first difference.
    public let divergence: Int?
    public let rows: [Row]
  }

  public struct Run: Hashable, Codable, Sendable {
    public let experiment: String
    public let problem: String?
  }

  public struct Row: Hashable, Codable, Sendable {
    public let isSame: Bool
    public let a: ToldEvent?
    public let b: ToldEvent?
  }

  public init(
    _ sides: Sides<SubjectRecord>, differs: Bool, code: [File], runs: [Pair],
    alone: Sides<[String]>
  ) {
    self.differs = differs
    a = sides.a
    b = sides.b
    self.code = code
    self.runs = runs
    onlyInA = alone.a
    onlyInB = alone.b
  }
}

extension DiffFile.File {
  public init(a: String?, b: String?, _ difference: LineDiff) {
    self.a = a
    self.b = b
    differs = !difference.isEmpty
    lines = difference.lines.map { line in
      switch line {
      case .same(let text): .init(side: .same, text: text)
      case .removed(let text): .init(side: .a, text: text)
      case .added(let text): .init(side: .b, text: text)
      }
    }
  }
}

extension DiffFile.Pair {
  package init(_ runs: Sides<Timeline>, _ alignment: RunAlignment) {
    let narrators = runs.map { Narrator($0) }
    let pairs = alignment.difference.pairs
    differs = alignment.differs
    a = .init(experiment: runs.a.experiment, problem: alignment.endings.a)
    b = .init(experiment: runs.b.experiment, problem: alignment.endings.b)
    divergence = pairs.firstIndex { !$0.isSame }
    rows = pairs.map { row in
      .init(
        isSame: row.isSame,
        a: row.a.map { ToldEvent($0, by: narrators.a) },
        b: row.b.map { ToldEvent($0, by: narrators.b) })
    }
  }
}
