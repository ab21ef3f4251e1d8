import Rendering
import Replay
import StateLabCore

/// The parts of a run that `try` prints.
struct TryReport {
  /// True for the whole record after the summary.
  var hasSteps = false
  var hasBodies = false
  /// The only view whose values, bodies and steps are printed; nil for all.
  var view: String?
  /// True to report unnecessary work as well.
  var hasCosts = false

  static let options: [Option] = [.steps, .bodies, .only]

  init(_ arguments: Arguments) throws(Failure) {
    hasSteps = arguments.has(.steps)
    hasBodies = arguments.has(.bodies)
    view = arguments.value(of: .only)
    hasCosts = arguments.has(.costs)
    guard let format = arguments.value(of: .format), format != "text",
      let option = Self.options.first(where: { arguments.has($0) })
    else { return }
    let content = format == "sarif" ? "has the findings alone" : "has the whole run"
    throw Failure(
      .usage, "--\(option.name) chooses what is printed, and --format \(format) \(content).",
      next: "Leave out one of the two.")
  }

  /// Fails where the run has no such view.
  func check(_ timeline: Timeline) throws(Failure) {
    guard let view, !timeline.views.contains(where: isMeant(in: timeline)) else { return }
    let names = TraceQuery([timeline]).views
    throw Failure(
      .no, "The run has no view \(view.quoted).",
      next: Failure.didYouMean(view, among: names)
        ?? (names.isEmpty ? nil : "It has \(names.joined(separator: ", "))."))
  }

  /// True for the requested view, and for a control in its body.
  func isMeant(in timeline: Timeline) -> (RecordedView) -> Bool {
    guard let view else { return { _ in true } }
    let meant = Set(timeline.views.filter { $0.name == view || $0.type.isCalled(view) }.map(\.id))
    return { candidate in
      if meant.contains(candidate.id) { return true }
      guard candidate.type.isBuiltIn else { return false }
      // A control belongs to the nearest view of the program.
      let owner = timeline.views.map(\.identity).ancestors(of: candidate.id)
        .first { !timeline.views[$0].type.isBuiltIn }
      return owner.map(meant.contains) ?? false
    }
  }
}

extension Option {
  static let steps = Option("steps", "Print the whole record as well, step by step.")
  static let bodies = Option("bodies", "Print how often the body of each view ran.")
  static let only = Option(
    "only", value: "VIEW", "Print the values, bodies and steps of this view alone.")
}
