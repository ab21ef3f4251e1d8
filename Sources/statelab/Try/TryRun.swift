import Rendering
import Replay
@_spi(Controls) import StateLabCore

/// A program that was played: what happened, and how it ended where it did not wait for more.
struct TryRun {
  let request: TryRequest
  let program: TryProgram
  let trace: Trace
  /// In words, with numbers for the steps.
  let told: ToldRun
  /// Why the last action could not be played.
  let refusal: String?
  let ending: PlayedProgram.Ending?
  /// The output that it wrote with something else than `print`, and not in crashing.
  let otherOutput: String
  /// The last words of the runtime, where it crashed.
  let crash: Crash?
  /// The controls that could be used at its end.
  let controls: [Host.Control]
  /// True if there are rows further down on the screen at its end.
  var hasMoreRows: Bool { controls.contains { $0.kind == .rest } }

  var timeline: Timeline { told.timeline }

  var profile: Profile { request.profile }

  /// Compiles the program and plays the actions, up to the first that cannot be played.
  init(_ request: TryRequest, with library: TryLibrary, on console: Console) throws {
    let program = try TryProgram(paths: request.paths, options: request.options)
    self = try Files.withTemporaryFolder { folder in
      try program.build(with: library, options: request.options, in: folder, on: console)
      let played = try PlayedProgram(request, in: folder)
      let refusal = try played.play(request.actions)
      return TryRun(request, program, played, refusal: refusal)
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
    let crash = Crash(in: output, of: program)
    self.crash = crash
    otherOutput = output.prefix { !$0.contains(Crash.sign) }.filter { !$0.isEmpty }
      .map { $0 + "\n" }.joined()
    controls = played.controls
    told = ToldRun(
      Timeline(
        trace, experiment: program.title, profile: request.profile, lesson: 1,
        ending: played.ending.map { Self.reason(of: $0, request, crash) } ?? refusal))
  }
}

extension PlayedProgram {
  /// Starts the program that was compiled into a folder.
  convenience init(_ request: TryRequest, in folder: String) throws {
    let app = AppFolders(folder: folder)
    try app.makeHome()
    try self.init(
      app.program, arguments: ["--profile=\(request.profile.name)"], variables: app.variables,
      limits: request.limits)
  }

  /// Waits for the program to begin, then plays the actions, up to the first that cannot be played.
  ///
  /// - Returns: Why that could not be, or nil.
  func play(_ actions: [Event.Action]) throws -> String? {
    var refusal = settle()
    for action in actions where refusal == nil { refusal = try play(action) }
    return refusal
  }
}

extension TryProgram {
  /// Compiles it into a folder; what is wrong with it is said in the compiler's words.
  func build(
    with library: TryLibrary, options: Options, in folder: String, on console: Console
  ) throws {
    guard let errors = try compile(with: library, options: options, in: folder) else { return }
    let messages = CompilerMessages(
      errors, sources: library.sources, start: startPath(in: folder), files: files)
    if let failure = messages.failure(toStart: root) { throw failure }
    console.writeError(messages.text)
    throw Failure(.badData, "The program does not compile.", next: messages.next)
  }
}
