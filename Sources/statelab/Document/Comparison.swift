import Course
import Replay
import StateLabCore

/// Two lessons, experiments or releases beside each other: how the code differs, and what that
/// changes in the runs.
struct Comparison {
  let sides: Sides<LessonSide>
  let code: CodeDifference?
  /// Experiments that both have, or that were named.
  let pairs: [Pair]
  /// Names of experiments that one side alone has.
  let alone: Sides<[String]>

  struct Pair {
    let runs: Sides<Timeline>
    let alignment: RunAlignment
  }

  /// - Parameter experiments: The one to compare on each side; nil for those of the same name, and
  ///   where there are none for the first of each.
  init(
    of a: LessonReading, and b: LessonReading,
    experiments: Sides<String?> = Sides(a: nil, b: nil)
  ) throws {
    let showsProfile = a.profile != b.profile
    let sides = Sides(a: a, b: b).map { LessonSide(reading: $0, showsProfile: showsProfile) }
    self.sides = sides
    code = a.lesson.id == b.lesson.id ? nil : CodeDifference(from: a.lesson, to: b.lesson)

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

  var differs: Bool {
    code?.differs == true || pairs.contains { $0.alignment.differs } || !alone.a.isEmpty
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

/// A lesson under a release, as one side of a comparison.
struct LessonSide {
  let reading: LessonReading
  /// Whether the other side is another release.
  fileprivate let showsProfile: Bool

  /// `lesson 12 under ios13`
  var title: String {
    Words.current.diff.under(reading.lesson.number, showsProfile ? reading.profile.name : nil)
  }

  fileprivate func placed(_ experiment: String) throws -> Timeline {
    var timeline = try reading.placed(RunReference(experiment: experiment))
    if showsProfile {
      timeline.title = Words.current.diff.placed(
        reading.lesson.number, experiment, reading.profile.name)
    }
    return timeline
  }
}

/// How the listings of two lessons differ.
struct CodeDifference {
  let files: [File]

  struct File {
    /// Nil where the other lesson alone has the file.
    let a: String?
    let b: String?
    let lines: LineDiff

    /// Whether so little stayed that the changes are better read as two listings.
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

  init(from a: CourseLesson, to b: CourseLesson) {
    let old = a.programFiles
    let new = b.programFiles
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
