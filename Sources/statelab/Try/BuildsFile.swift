import Diagnosis
import Rendering
import Replay

/// The JSON of `try --xcode 26,27 --format json`.
struct BuildsFile: Codable {
  /// The files, as named on the command line.
  let files: [String]
  /// The view or the app that was shown; absent where a playground page sets its own.
  let root: String?
  let profile: ProfileRecord
  /// True if a build breaks, or if the runs differ.
  let differs: Bool
  /// Both builds, the older one first.
  let builds: [Build]
  /// The differences from the older run to the newer one; empty where a build breaks.
  let differences: [Difference]
  let waysOut: [WayOut]

  /// A program, compiled and played as with one Xcode.
  struct Build: Codable {
    let xcode: Int
    /// Absent where the program does not compile.
    let run: ToldRun?
    /// The compiler's messages, where the program does not compile.
    var messages: [String]?
    /// The error in the words of Xcode, where this compiler has others.
    var wording: String?
    let diagnosis: DiagnosisRecord?
  }

  /// A difference between two runs.
  struct Difference: Codable {
    let kind: Kind
    let text: String

    /// The differing part: initial values that were evaluated, bodies that ran, printed lines, a screen,
    /// or the end of the run; the order of the steps where all of these are the same.
    enum Kind: String, Codable { case evaluated, bodies, printed, screen, end, steps }
  }

  /// An edit that fixes a broken build, and the run of the changed program.
  struct WayOut: Codable {
    /// The name of the fix.
    let kind: String
    let text: String
    /// The edit in the format of `diff -u`.
    let diff: [String]
    /// The compiler's messages, where the changed program does not compile.
    let messages: [String]?
    /// The differences from the run as with Xcode 26.
    let differences: [Difference]
  }
}

extension BuildsFile {
  init(_ comparison: BuildComparison) {
    self.init(
      files: comparison.old.program.files.map(\.path), root: comparison.old.program.root.name,
      profile: ProfileRecord(comparison.old.profile), differs: comparison.differs,
      builds: [Build(.xcode26, .plays(comparison.old)), Build(.xcode27, comparison.new)],
      differences: comparison.difference?.differences ?? [],
      waysOut: comparison.waysOut.map { WayOut($0, comparedWith: comparison.old) })
  }
}

extension BuildsFile.Build {
  fileprivate init(_ build: XcodeBuild, _ attempt: TryRun.Attempt) {
    switch attempt {
    case .plays(let run):
      self.init(
        xcode: build.rawValue, run: run.placed, diagnosis: run.diagnosis(FindingList(of: run)))
    case .breaks(let messages):
      self.init(xcode: build.rawValue, run: nil, diagnosis: nil)
      self.messages = messages.text.lines
      wording = messages.wordsOfXcode27
    }
  }
}

extension BuildsFile.WayOut {
  fileprivate init(_ way: BuildComparison.WayOut, comparedWith old: TryRun) {
    var messages: [String]?
    var differences: [BuildsFile.Difference] = []
    switch way.outcome {
    case .breaks(let broken): messages = broken.text.lines
    case .plays(let run): differences = RunDifference(old: old, new: run).differences
    }
    self.init(
      kind: way.kind.rawValue, text: FindingWords.english.fix(way.kind, way.subject),
      diff: way.diff, messages: messages, differences: differences)
  }
}
