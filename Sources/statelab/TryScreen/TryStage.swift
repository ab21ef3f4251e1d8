import Diagnosis
import Rendering
@_spi(Controls) import StateLabCore

/// A program that the user operates: compiled once, and played again from its start to undo an
/// action.
final class TryStage {
  private(set) var request: TryRequest
  /// The run so far.
  private(set) var run: TryRun { didSet { examine() } }
  /// The findings about the run so far.
  private(set) var findings: [Finding] = []
  /// The same findings in words; nil where they are not shown.
  private(set) var diagnosis: DiagnosisRecord?
  private let showsFindings: Bool
  private var played: PlayedProgram
  private let program: TryProgram
  /// The folder of the compiled program, which the caller removes.
  private let folder: String

  convenience init(
    _ request: TryRequest, with library: TryLibrary, in folder: String, on console: Console
  ) throws {
    var program = try TryProgram(paths: request.paths, options: request.options)
    try program.build(with: library, options: request.options, in: folder, on: console)
    try self.init(request, program, in: folder, showsFindings: true)
  }

  /// - Parameters:
  ///   - folder: The folder with the compiled program.
  ///   - showsFindings: False where the user has to find the bug.
  init(
    _ request: TryRequest, _ program: TryProgram, in folder: String, showsFindings: Bool = false
  ) throws {
    self.request = request
    self.showsFindings = showsFindings
    self.folder = folder
    self.program = program
    played = try PlayedProgram(request, in: folder)
    let refusal = try played.play(request.actions)
    run = TryRun(request, program, played, refusal: refusal)
    examine()
  }

  private func examine() {
    guard showsFindings else { return }
    var run = run
    run.poked = poked()
    let list = FindingList(of: run)
    (findings, diagnosis) = (list.findings, run.diagnosis(list))
  }

  /// A second process plays the same actions and evaluates every body once more, so that the program
  /// in use stays as it is. While the user types, each letter would have to wait for it.
  private func poked() -> Trace? {
    if case .type = request.actions.last { return nil }
    guard played.ending == nil,
      let again = try? PlayedProgram(request, in: folder, home: "\(folder)/again")
    else { return nil }
    do {
      guard try again.play(request.actions) == nil, again.ending == nil else { return nil }
    } catch { return nil }
    return Trace(again.poke())
  }

  /// The controls that the user can operate now; empty once the program has ended.
  var controls: [Host.Control] { played.ending == nil ? played.controls : [] }

  /// True unless the user has moved the app to the background.
  var isInFront: Bool {
    for case .scene(let phase) in request.actions.reversed() { return phase == "active" }
    return true
  }

  /// Further characters for the same field extend the previous action.
  ///
  /// - Returns: The reason why the action could not be played, or nil.
  func play(_ action: Event.Action) throws -> String? {
    if played.ending != nil { return Words.current.screen.try.hasEnded }
    let controls = played.controls
    if let refusal = try played.play(action) { return refusal }
    if case .type(let letter, let field) = action,
      case .type(let text, field) = request.actions.last,
      controls.contains(where: { $0.name == field && $0.isEdited })
    {
      request.actions[request.actions.count - 1] = .type(text + letter, into: field)
    } else {
      request.actions.append(action)
    }
    run = TryRun(request, program, played, refusal: nil)
    return nil
  }

  /// Plays all but the last action again; false where there is none.
  func takeBack() throws -> Bool {
    guard !request.actions.isEmpty else { return false }
    request.actions.removeLast()
    played = try PlayedProgram(request, in: folder)
    let refusal = try played.play(request.actions)
    run = TryRun(request, program, played, refusal: refusal)
    return true
  }
}
