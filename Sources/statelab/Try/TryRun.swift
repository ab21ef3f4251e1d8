import Diagnosis
import Rendering
import Replay
@_spi(Controls) import StateLabCore

/// The run of a program: its events, and how it ended if it did not wait for more.
struct TryRun {
  let request: TryRequest
  let program: TryProgram
  let trace: Trace
  /// The run as facts, with numbers for the steps.
  let timeline: Timeline
  /// The reason why the last action could not be played.
  private(set) var refusal: String?
  private(set) var ending: PlayedProgram.Ending?
  /// The program's output other than that of `print` and of a crash.
  private(set) var otherOutput = ""
  /// The last message of the runtime, if the program crashed.
  private(set) var crash: Crash?
  /// The controls that a user could operate at the end.
  private(set) var controls: [Host.Control] = []
  /// The actions with a label that no control has, and those that were played instead.
  private(set) var meanings: [PlayedProgram.Meaning] = []
  /// The trace, continued by the evaluation of every body once more; nil where the program did not
  /// wait for an action.
  var poked: Trace?
  /// True if there are rows below the visible part of the screen at the end.
  var hasMoreRows: Bool { controls.contains { $0.kind == .rest } }

  /// The run in words.
  var told: ToldRun { words.told }
  /// The run in words, with the lines of code of its steps.
  var placed: ToldRun { words.placed }

  private let words: Words

  /// The words of a run, made once on demand: a summary needs the words of few steps, and a long run has
  /// many.
  private final class Words {
    private let timeline: Timeline
    private let program: TryProgram
    private(set) lazy var told = ToldRun(timeline)
    private(set) lazy var placed = told.placed(in: program.listings, program.lessonFiles)

    init(_ timeline: Timeline, of program: TryProgram) {
      self.timeline = timeline
      self.program = program
    }
  }

  var profile: Profile { request.profile }

  /// Compiles the program and plays the actions, up to the first impossible one.
  init(_ request: TryRequest, with library: TryLibrary, on console: Console) throws {
    var program = try TryProgram(paths: request.paths, options: request.options)
    self = try Files.withTemporaryFolder { folder in
      try program.build(with: library, options: request.options, in: folder, on: console)
      return try TryRun(request, program, in: folder)
    }
  }

  /// Plays the actions on a compiled program, then evaluates every body once more.
  ///
  /// - Parameter folder: The folder with the compiled program.
  init(_ request: TryRequest, _ program: TryProgram, in folder: String) throws {
    let played = try PlayedProgram(request, in: folder)
    let refusal = try played.play(request.actions)
    self.init(request, program, played, refusal: refusal)
    if ending == nil { poked = Trace(played.poke()) }
  }

  /// The outcome of an attempt to compile and play a program.
  enum Attempt {
    case plays(TryRun)
    case breaks(CompilerMessages)
  }

  /// Compiles the program and plays the actions, or returns the compiler's messages.
  static func attempt(_ request: TryRequest, with library: TryLibrary) throws -> Attempt {
    var program = try TryProgram(paths: request.paths, options: request.options)
    return try Files.withTemporaryFolder { folder in
      let messages = try program.compile(with: library, options: request.options, in: folder)
      return try messages.map(Attempt.breaks) ?? .plays(TryRun(request, program, in: folder))
    }
  }

  /// The run of a program so far.
  init(
    _ request: TryRequest, _ program: TryProgram, _ played: PlayedProgram, refusal: String?
  ) {
    self.request = request
    self.program = program
    trace = Trace(played.entries)
    self.refusal = refusal
    ending = played.ending
    let output = String(decoding: played.otherOutput, as: UTF8.self).lines
    let crash =
      if case .crashed = played.ending { Crash(in: output, of: program) } else { nil as Crash? }
    self.crash = crash
    otherOutput = output.prefix(crash?.line ?? output.count).filter { !$0.isEmpty }
      .map { $0 + "\n" }.joined()
    controls = played.controls
    meanings = played.meanings
    timeline = Timeline(
      trace, experiment: program.title, profile: request.profile, lesson: 1,
      end: played.ending.map { Self.end($0, request, crash) }
        ?? refusal.map { .refused(reason: $0) }
    ).withoutStalenessOfClock(in: program.declarations)
    words = Words(timeline, of: program)
  }

  /// A recorded run that waits for more actions.
  init(_ request: TryRequest, _ program: TryProgram, trace: Trace) {
    self.request = request
    self.program = program
    self.trace = trace
    timeline = Timeline(
      trace, experiment: program.title, profile: request.profile, lesson: 1, end: nil
    ).withoutStalenessOfClock(in: program.declarations)
    words = Words(timeline, of: program)
  }
}

extension PlayedProgram {
  /// Starts the program that was compiled into a folder.
  ///
  /// - Parameter home: A folder for the files of this process; nil for the folder of the program.
  convenience init(_ request: TryRequest, in folder: String, home: String? = nil) throws {
    let app = AppFolders(folder: home ?? folder)
    try app.makeHome()
    try self.init(
      AppFolders(folder: folder).program, arguments: ["--profile=\(request.profile.name)"],
      variables: app.variables,
      limits: request.limits)
  }

  /// Waits for the program to start, then plays the actions, up to the first impossible one.
  ///
  /// - Returns: The reason why an action was impossible, or nil.
  func play(_ actions: [Event.Action]) throws -> String? {
    var refusal = settle()
    for action in actions where refusal == nil { refusal = try play(action) }
    return refusal
  }
}
