import Rendering
import Replay
import StateLabCore

/// The differences between a run as with Xcode 26 and one as with Xcode 27: screens, bodies,
/// printed lines, and evaluated initial values.
struct RunDifference {
  let old: TryRun
  let new: TryRun
  /// The differences, by what differs.
  private(set) var differences: [BuildsFile.Difference] = []

  init(old: TryRun, new: TryRun) {
    self.old = old
    self.new = new
    differences = found
  }

  static func inActions(_ count: Int) -> String {
    count == 0 ? "at the start" : "in " + count.of("action")
  }

  private var found: [BuildsFile.Difference] {
    let ends =
      old.failure?.message == new.failure?.message ? [] : [new.failure?.message ?? "no failure"]
    let found: [BuildsFile.Difference] =
      counts(Self.evaluations(in:)).map { .init(kind: .evaluated, text: $0) }
      + counts(Self.bodies(of:)).map { .init(kind: .bodies, text: $0) }
      + counts(Self.printed(by:)).map { .init(kind: .printed, text: $0) }
      + screens.map { .init(kind: .screen, text: $0) } + ends.map { .init(kind: .end, text: $0) }
    return found.isEmpty ? steps.map { .init(kind: .steps, text: $0) } : found
  }

  /// The first step that differs: a line that is printed earlier or later, for example. It is the
  /// step at which `diff` and `walk` say that the runs part.
  private var steps: [String] {
    let rows = RunAlignment(of: Sides(a: old.timeline, b: new.timeline)).rows
    let first = rows.lazy.filter { !$0.isSame }.compactMap { $0.a?.step ?? $0.b?.step }.first
    guard let first else { return [] }
    let place = first.address.map { "\($0), " } ?? ""
    return ["the runs part at step \(place)\(first.sentence.line()); `statelab diff` shows both"]
  }

  var entries: [Document.Entry] {
    differences.map { .init(name: $0.kind.rawValue, meaning: Line($0.text)) }
  }

  /// The initial values that one run evaluated more often than the other.
  var evaluated: [String] { counts(Self.evaluations(in:)) }

  private func counts(_ count: (TryRun) -> [String: Int]) -> [String] {
    let counts = (count(old), count(new))
    return Set(counts.0.keys).union(counts.1.keys).sorted().compactMap { key in
      let (a, b) = (counts.0[key] ?? 0, counts.1[key] ?? 0)
      return a == b ? nil : "\(key): \(Self.times(a)) → \(Self.times(b))"
    }
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  /// The screens that differ, each with the action before it.
  private var screens: [String] {
    // A write before the mount is an act without a screen.
    let acts = (
      old.told.acts.filter { $0.screen != nil }, new.told.acts.filter { $0.screen != nil }
    )
    return (0..<max(acts.0.count, acts.1.count)).compactMap { number in
      let (a, b) = (acts.0.dropFirst(number).first, acts.1.dropFirst(number).first)
      let shown = (a?.screen?.text ?? "nothing", b?.screen?.text ?? "nothing")
      guard shown.0.withoutTemporaryFolders != shown.1.withoutTemporaryFolders else { return nil }
      let changed = zip(shown.0.lines, shown.1.lines).first { $0 != $1 }
      let text = changed.map { "\($0) → \($1)" } ?? "other lines"
      return "after \(a?.title ?? b?.title ?? "the start"): \(text)"
    }
  }

  private static func bodies(of run: TryRun) -> [String: Int] {
    Dictionary(
      run.timeline.events.filter { $0.name == .body }.compactMap { event in
        run.timeline.view(of: event).map { ($0.type.baseName, 1) }
      }, uniquingKeysWith: +)
  }

  private static func printed(by run: TryRun) -> [String: Int] {
    Dictionary(
      run.timeline.events.compactMap { event in
        event.name == .printed ? event.text.map { ($0.withoutTemporaryFolders.quoted, 1) } : nil
      }, uniquingKeysWith: +)
  }

  /// The evaluations of initial values that the run shows: those that SwiftUI stored, and those that
  /// it did not use because the view has its storage.
  private static func evaluations(in run: TryRun) -> [String: Int] {
    Dictionary(
      run.timeline.events.compactMap { event in
        let isIgnored = if case .initialIgnored? = event.note { true } else { false }
        guard isIgnored || event.name == .stored, let property = event.property else { return nil }
        let view = run.timeline.view(of: event)?.type.baseName ?? ""
        return ("the initial value of \(property) in \(view)", 1)
      }, uniquingKeysWith: +)
  }
}
