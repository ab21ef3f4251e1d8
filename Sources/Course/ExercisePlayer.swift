import Rendering
import Replay
import StateLabCore

extension Exercise.Expectation {
  /// The run's actual outcome, as a literal; nil where it has none.
  public func outcome(of run: Run) -> String? {
    switch self {
    case .printed: describe(run.trace.printed)
    case .finding(let finding, _): run.outcome(of: finding.name)
    case .bodies(_, let view, _): run.bodyCount(of: view)
    case .counts(_, let words, _): "\(run.count(of: words))"
    case .fails: nil
    }
  }

  /// The expected outcome.
  public var expected: String {
    switch self {
    case .printed(_, let literal), .finding(_, let literal): literal
    case .bodies(_, _, let count), .counts(_, _, let count): "\(count)"
    case .fails(let message): message
    }
  }
}

extension Run {
  /// The number of times that SwiftUI evaluated bodies of this type; a generic type matches with
  /// any arguments. Where several types have this name, their names.
  fileprivate func bodyCount(of view: String) -> String {
    let types = trace.types(called: view)
    let names = types.distinctNames
    if names.count > 1 { return names.joined(separator: " or ") }
    let count = trace.count { event in
      guard case .body = event.kind, let type = trace.view(of: event)?.type else { return false }
      return types.contains(type)
    }
    return "\(count)"
  }

  /// The number of events of this kind: `tap`, `publishes`, `printed received:`.
  fileprivate func count(of words: String) -> Int {
    guard let kind = CountedKind(words) else { return 0 }
    return trace.count { kind.includes($0, at: trace.view(of: $0)) }
  }
}

/// The events that an expectation counts: a verb of the transcripts or the name of an action, then
/// the words with which the subject begins.
private struct CountedKind {
  private let kinds: Set<Event.Name>
  private let action: Event.ActionName?
  private let beginning: String

  init?(_ text: String) {
    let words = text.split(separator: " ")
    // The longest name wins: `wrote equal` is not `wrote`.
    for count in (1...max(words.count, 1)).reversed() {
      let name = words.prefix(count).joined(separator: " ")
      let action = Event.ActionName(rawValue: name)
      let kinds = action == nil ? Language.english.kinds(called: name) : [.action]
      if kinds.isEmpty { continue }
      self.kinds = kinds
      self.action = action
      beginning = words.dropFirst(count).joined(separator: " ")
      return
    }
    return nil
  }

  /// The words begin the subject, and end at the end of one of its words.
  func includes(_ event: Event, at view: ViewIdentity?) -> Bool {
    guard kinds.contains(event.name), event.action?.name == action else { return false }
    if beginning.isEmpty { return true }
    let subject = event.subject ?? view?.type.name ?? ""
    return subject == beginning || subject.hasPrefix(beginning + " ")
  }
}

extension Event {
  /// The subject of an event, besides its view: the label of the control, as code writes it, or the
  /// printed text, the property or the object.
  fileprivate var subject: String? {
    switch action {
    case .tap, .toggle, .enter: action?.label.map { describe($0) }
    case nil: text ?? property?.description ?? object?.literal ?? type
    default: action?.label
    }
  }
}

/// Plays lessons that a learner has changed. It is the whole of a small program that is built from
/// their files.
public enum ExercisePlayer {
  /// Prints one line for each argument, which is a lesson's slug, a space and an expectation: the
  /// actual outcome, or an empty line where there is none.
  public static func play(_ lessons: [Lesson], arguments: [String]) {
    for argument in arguments {
      Swift.print(outcome(of: argument, among: lessons) ?? "")
    }
  }

  private static func outcome(of argument: String, among lessons: [Lesson]) -> String? {
    guard let (slug, text) = argument.splitOnce(at: " "),
      let lesson = lessons.first(where: { $0.id == slug }),
      let expectation = try? SourceLine(file: "", number: 1, text: text).expectation(text),
      let reference = expectation.run,
      let experiment = lesson.experiment(named: reference.experiment)
    else { return nil }
    return expectation.outcome(of: experiment.run(under: reference.profile ?? .standard))
  }
}
