import Rendering
import Replay
import StateLabCore

/// The differences between a run as with Xcode 26 and one as with Xcode 27: screens, bodies,
/// printed lines, and evaluated initial values.
struct RunDifference {
  let old: TryRun
  let new: TryRun

  init(from old: TryRun, to new: TryRun) {
    self.old = old
    self.new = new
  }

  static func actions(_ count: Int) -> String { count == 1 ? "1 action" : "\(count) actions" }

  var entries: [Document.Entry] {
    let screens = (Self.screens(of: old), Self.screens(of: new))
    let ends =
      old.failure?.message == new.failure?.message ? [] : [new.failure?.message ?? "no failure"]
    return counts("evaluated", Self.evaluations(in:)) + counts("bodies", Self.bodies(of:))
      + counts("printed", Self.printed(by:))
      + (0..<max(screens.0.count, screens.1.count)).compactMap { number in
        screen(number, screens.0, screens.1)
      } + ends.map { .init(name: "end", meaning: Line($0)) }
  }

  /// The initial values that one run evaluated more often than the other.
  var evaluated: [String] { counts(Self.evaluations(in:)) }

  private func counts(_ name: String, _ count: (TryRun) -> [String: Int]) -> [Document.Entry] {
    counts(count).map { .init(name: name, meaning: Line($0)) }
  }

  private func counts(_ count: (TryRun) -> [String: Int]) -> [String] {
    let counts = (count(old), count(new))
    return Set(counts.0.keys).union(counts.1.keys).sorted().compactMap { key in
      let (a, b) = (counts.0[key] ?? 0, counts.1[key] ?? 0)
      return a == b ? nil : "\(key): \(Self.times(a)) → \(Self.times(b))"
    }
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  private func screen(
    _ number: Int, _ a: [String], _ b: [String]
  ) -> Document.Entry? {
    let (a, b) = (a.dropFirst(number).first, b.dropFirst(number).first)
    guard a != b else { return nil }
    let acts = old.told.acts.filter { $0.screen != nil }
    let title = acts.dropFirst(number).first?.title ?? "the start"
    let shown = (a ?? "nothing", b ?? "nothing")
    var changed: [(String, String)] = []
    for case (let x, let y) in zip(shown.0.lines, shown.1.lines) where x != y {
      changed.append((x, y))
    }
    let text = changed.first.map { "\($0) → \($1)" } ?? "other lines"
    return .init(name: "screen", meaning: Line("after \(title): \(text)"))
  }

  private static func screens(of run: TryRun) -> [String] {
    run.timeline.events.compactMap {
      if case .screen(let screen, _) = $0.kind { screen.text } else { nil }
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
        event.name == .printed ? event.text.map { ($0.quoted, 1) } : nil
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
