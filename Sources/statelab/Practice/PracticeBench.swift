import Course
import Diagnosis
import Rendering
import StateLabCore

/// Compiles and plays the programs of an exercise: the learner's, and the known solutions.
struct PracticeBench {
  let program: PracticeProgram
  let library: TryLibrary
  private let actions: [Event.Action]
  private let hiddenActions: [Event.Action]

  init(_ program: PracticeProgram, with library: TryLibrary) throws {
    self.program = program
    self.library = library
    let name = "the practice of \(program.bug)"
    actions = try TryAction.actions(inScript: program.actions, named: name)
    hiddenActions = try TryAction.actions(inScript: program.hiddenActions, named: name)
  }

  /// The outcome of compiling and playing one version of the program.
  enum Attempt {
    case rejected(TryProgram.Rejection)
    case played(Run)

    var run: Run? { if case .played(let run) = self { run } else { nil } }
  }

  /// The runs of one version of the program, which was compiled once.
  struct Run {
    /// The text that was compiled.
    let text: String
    let shown: TryRun
    let hidden: TryRun
  }

  /// True if the bug is one of unnecessary work, which detectors report on request.
  var isAboutCosts: Bool { BugID(rawValue: program.bug)?.isCost ?? false }

  func request(_ path: String) -> TryRequest { TryRequest(path, actions: actions) }

  /// Compiles a file, and plays both sets of actions.
  func attempt(_ path: String) throws -> Attempt {
    var program = try TryProgram(paths: [path], options: .init())
    return try Files.withTemporaryFolder { folder in
      let rejection = try program.rejection(with: library, options: .init(), in: folder)
      return try rejection.map(Attempt.rejected) ?? .played(run(of: program, in: folder))
    }
  }

  /// Plays both sets of actions on a compiled program.
  ///
  /// - Parameter folder: The folder with the compiled program.
  func run(of program: TryProgram, in folder: String) throws -> Run {
    let file = program.files[0]
    return Run(
      text: file.text, shown: try TryRun(request(file.path), program, in: folder),
      hidden: try TryRun(
        TryRequest(file.path, actions: hiddenActions), program, in: folder))
  }

  /// Compiles and plays a text.
  func attempt(text: String) throws -> Attempt {
    try Files.withTemporaryFolder { folder in
      let path = "\(folder)/\(program.fileName)"
      try Files.write(text, to: path)
      return try attempt(path)
    }
  }

  /// A finding, and the run that shows it.
  struct Found {
    let finding: Finding
    let isHidden: Bool
  }

  /// The findings in both runs, those of the shown actions first.
  func findings(in run: Run) -> [Found] {
    [(run.shown, false), (run.hidden, true)].flatMap { run, isHidden in
      FindingList(of: run, costs: isAboutCosts).findings.map {
        Found(finding: $0, isHidden: isHidden)
      }
    }
  }

  func outcome(of run: TryRun) -> PlayedActions { PlayedActions(run, costs: isAboutCosts) }
}

extension PracticeProgram {
  /// `DrinkLog.swift`
  var fileName: String { name.inUpperCamelCase + ".swift" }
}
