import Course
import Rendering
import Replay
import StateLabCore

/// A comparison of two lessons, experiments or releases: the differences in the code, and their
/// effect on the runs.
struct ProgramComparison {
  let sides: Sides<ComparedSide>
  let code: CodeDifference?
  /// Experiments of both sides, or the named ones.
  let pairs: [Pair]
  /// Names of experiments of one side alone.
  let alone: Sides<[String]>
  /// The initial values that one of two builds evaluated more often: no step of a run shows one that
  /// was not used.
  var evaluated: [String] = []

  struct Pair {
    let runs: Sides<Timeline>
    let alignment: RunAlignment
  }

  /// - Parameter experiments: The one to compare on each side; nil for those of the same name, or
  ///   else for the first of each.
  init(
    of a: LessonReading, and b: LessonReading,
    experiments: Sides<String?> = Sides(a: nil, b: nil)
  ) throws {
    let showsProfile = a.profile != b.profile
    let sides = Sides(a: a, b: b).map {
      ComparedSide(subject: .lesson($0), showsProfile: showsProfile)
    }
    self.sides = sides
    code =
      a.lesson.id == b.lesson.id
      ? nil : CodeDifference(from: a.lesson.programFiles, to: b.lesson.programFiles)

    let names = Self.paired(
      a.lesson.experiments.map(\.name), b.lesson.experiments.map(\.name), experiments)
    let isAll = experiments.a == nil && experiments.b == nil
    alone = Sides(
      a: isAll
        ? a.lesson.experiments.map(\.name).filter { name in !names.contains { $0.a == name } } : [],
      b: isAll
        ? b.lesson.experiments.map(\.name).filter { name in !names.contains { $0.b == name } } : []
    )
    pairs = try names.map { name in
      let runs = Sides(a: try sides.a.placed(name.a), b: try sides.b.placed(name.b))
      return Pair(runs: runs, alignment: RunAlignment(of: runs))
    }
  }

  /// Compares two learner's programs, or one under two releases.
  init(of a: TryRun, and b: TryRun) throws {
    let showsProfile = a.profile != b.profile
    let showsBuild = a.request.options.xcode != b.request.options.xcode
    let sides = Sides(a: a, b: b).map {
      ComparedSide(subject: .program($0), showsProfile: showsProfile, showsBuild: showsBuild)
    }
    self.sides = sides
    code =
      a.request.paths == b.request.paths
      ? nil : CodeDifference(from: a.program.lessonFiles, to: b.program.lessonFiles)
    alone = Sides(a: [], b: [])
    let runs = Sides(a: try sides.a.placed(""), b: try sides.b.placed(""))
    pairs = [Pair(runs: runs, alignment: RunAlignment(of: runs))]
    if showsBuild, code == nil { evaluated = RunDifference(old: a, new: b).evaluated }
  }

  /// True if both sides are programs, which have one run each.
  var isOfPrograms: Bool { sides.a.subject.isProgram }

  var differs: Bool {
    code?.differs == true || !evaluated.isEmpty || pairs.contains { $0.alignment.differs }
      || !alone.a.isEmpty
      || !alone.b.isEmpty
  }

  private static func paired(
    _ a: [String], _ b: [String], _ named: Sides<String?>
  ) -> [Sides<String>] {
    switch (named.a, named.b) {
    case (let own?, let other?): return [Sides(a: own, b: other)]
    case (let own?, nil):
      return (b.contains(own) ? own : b.first).map { [Sides(a: own, b: $0)] } ?? []
    case (nil, let other?):
      return (a.contains(other) ? other : a.first).map { [Sides(a: $0, b: other)] } ?? []
    case (nil, nil):
      let common = a.filter(b.contains).map { Sides(a: $0, b: $0) }
      guard common.isEmpty, let own = a.first, let other = b.first else { return common }
      return [Sides(a: own, b: other)]
    }
  }
}

/// The difference between the listings of two lessons.
struct CodeDifference {
  let files: [File]

  struct File {
    /// Nil where only the other lesson has the file.
    let a: String?
    let b: String?
    let lines: LineDiff

    /// True if so few lines are common that two listings are clearer than a difference.
    var isRewritten: Bool {
      let kept = lines.lines.count { if case .same = $0 { true } else { false } }
      return kept * 3 < lines.lines.count
    }

    var title: String {
      switch (a, b) {
      case (let a?, let b?): a == b ? a : "\(a) → \(b)"
      default: a ?? b ?? ""
      }
    }
  }

  init(from old: [LessonFile], to new: [LessonFile]) {
    let areSingle = old.count == 1 && new.count == 1
    let pairs =
      areSingle
      ? [(old.first, new.first)]
      : old.map { file in (file, new.first { $0.name == file.name }) }
        + new.filter { file in !old.contains { $0.name == file.name } }.map { (nil, $0) }
    files = pairs.map { old, new in
      File(
        a: old?.name, b: new?.name,
        lines: LineDiff(from: old?.text.lines ?? [], to: new?.text.lines ?? []))
    }
  }

  var differs: Bool { files.contains { !$0.lines.isEmpty } }
}
