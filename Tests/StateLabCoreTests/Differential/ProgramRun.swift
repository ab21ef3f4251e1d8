@testable import StateLabCore

/// A host and the plain evaluator that play the same program.
struct ProgramRun {
  let program: Program
  var fault: PlantedFault?
  var recording = false
  /// Whether to check the screen for staleness after each action. The check must not change the
  /// screen.
  var asksAgain = false

  /// The first difference between host and evaluator.
  struct Difference: CustomStringConvertible {
    /// The number of actions played before it.
    let step: Int
    let host: String
    let expected: String

    var description: String {
      """
      after action \(step) the host shows
      \(host)
      but should show
      \(expected)
      """
    }
  }

  /// The recorded events without the stale ones.
  func trace() -> [Event] {
    let workshop = Workshop(fault: fault)
    let plain = PlainEvaluator(program)
    let recorder = Recorder(marksStaleScreens: asksAgain)
    Recorder.$inherited.withValue(recorder) {
      let host = Host(ProgramView(program: program, given: 0, workshop: workshop))
      for action in program.actions {
        try? play(action, on: host, as: plain.screen, workshop)
        plain.play(action)
      }
    }
    return recorder.finish().withoutStaleScreens
  }

  func firstDifference() -> Difference? {
    let workshop = Workshop(fault: fault)
    let plain = PlainEvaluator(program)
    let host = Host(
      ProgramView(program: program, given: 0, workshop: workshop), recording: recording)
    if let difference = compare(host, plain, step: 0) { return difference }
    for (index, action) in program.actions.enumerated() {
      do {
        try play(action, on: host, as: plain.screen, workshop)
      } catch {
        return Difference(step: index + 1, host: "\(error)", expected: plain.screen.text)
      }
      plain.play(action)
      if let difference = compare(host, plain, step: index + 1) { return difference }
    }
    return nil
  }

  private func play(
    _ action: Action, on host: Host, as screen: PlainScreen, _ workshop: Workshop
  ) throws {
    switch action {
    case .use(let number, let text):
      guard let control = screen.control(number) else { return }
      switch control.kind {
      case .button: try host.tap(control.label, occurrence: control.occurrence)
      case .toggle: try host.toggle(control.label, occurrence: control.occurrence)
      case .field: try host.enter(text, into: control.label, occurrence: control.occurrence)
      }
    case .publish(let changed):
      host.perform { for model in changed { workshop.models[model].n += 1 } }
    case .replaceRoot(let given):
      host.replaceRoot(ProgramView(program: program, given: given, workshop: workshop))
    }
  }

  private func compare(_ host: Host, _ plain: PlainEvaluator, step: Int) -> Difference? {
    host.checkInvariants()
    let expected = plain.screen.text
    if host.screen != expected {
      return Difference(step: step, host: host.screen, expected: expected)
    }
    if asksAgain, let fresh = host.freshScreen, fresh != expected {
      return Difference(step: step, host: "asked again: \(fresh)", expected: expected)
    }
    guard recording else { return nil }
    // The recorded screen must be right, too, and no program here causes a warning.
    let recorded = host.trace.last { if case .screen = $0.kind { true } else { false } }?.kind
    guard case .screen(ScreenText(expected), _) = recorded else {
      return Difference(step: step, host: "\(recorded, default: "no")", expected: expected)
    }
    if let warning = host.trace.warnings.first {
      return Difference(step: step, host: warning.message, expected: "no message")
    }
    return nil
  }
}
