import Course
import Rendering
import Replay
import StateLabCore

/// An expected outcome of a run, for scripts and CI.
enum ExpectedOutcome: Hashable {
  /// The last screen.
  case screen(String)
  /// A part of the last screen.
  case screenPart(String)
  /// The number of evaluations of a view's `body`.
  case bodies(of: String, count: Int)
  /// The value of a property, or of a field of its object, at the end.
  case value(of: String, String)

  static let options: [Option] = [.expectScreen, .expectScreenPart, .expectBodies, .expectValue]

  static func expectations(in arguments: Arguments) throws(Failure) -> [ExpectedOutcome] {
    var expectations: [ExpectedOutcome] = []
    for given in arguments.given {
      switch given.name {
      case Option.expectScreen.name:
        expectations.append(.screen(given.value.replacing("\\n", with: "\n")))
      case Option.expectScreenPart.name:
        expectations.append(.screenPart(given.value.replacing("\\n", with: "\n")))
      case Option.expectBodies.name:
        let parts = given.value.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, let count = Int(parts[1]), count >= 0, !parts[0].isEmpty else {
          throw Failure(
            .usage,
            "--expect-bodies needs a view and a number, and \(given.value.quoted) is not "
              + "that.", next: "Write --expect-bodies ContentView=2.")
        }
        expectations.append(.bodies(of: String(parts[0]), count: count))
      case Option.expectValue.name:
        let parts = given.value.split(
          separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else {
          throw Failure(
            .usage,
            "--expect-value needs a property and its value, and \(given.value.quoted) is not that.",
            next: "Write --expect-value model.name=Ada.")
        }
        expectations.append(.value(of: String(parts[0]), String(parts[1])))
      default: break
      }
    }
    return expectations
  }

  /// The difference between a run and the expectation; nil where there is none.
  ///
  /// - Parameters:
  ///   - values: Queries about the run, for an expected value.
  ///   - isDeclared: Whether the program declares a type of this name.
  ///   - hasMoreRows: Whether there are rows below the visible part of the screen.
  func difference(
    from trace: Trace, values: @autoclosure () -> TraceQuery = TraceQuery([]),
    isDeclared: (String) -> Bool = { _ in true }, hasMoreRows: Bool = false
  ) -> Failure? {
    switch self {
    case .screen(let expected):
      return screenDifference(
        from: trace, expected.quoted, hasMoreRows: hasMoreRows
      ) { $0 == expected }
    case .screenPart(let part):
      return screenDifference(
        from: trace, "\(part.quoted) in it", hasMoreRows: hasMoreRows
      ) { $0.contains(part) }
    case .bodies(let view, let expected):
      let names = trace.types(called: view).distinctNames
      if names.count > 1 {
        return Failure(
          .no, "\(view) could be \(names.joined(separator: " or ")).",
          next: "Write --expect-bodies \(names[0].inShell)=\(expected).")
      }
      // An unknown name would make a check that never fails.
      if names.isEmpty, !isDeclared(view) {
        let shown = trace.shownViews
        return Failure(
          .no, "No view is called \(view.quoted).",
          next: Failure.didYouMean(view, among: shown)
            ?? "The run shows \(shown.joined(separator: ", ")).")
      }
      let count = trace.bodyCount(ofViewNamed: view) ?? 0
      return count == expected
        ? nil
        : Failure(
          .no,
          "The body of \(view) \(Self.ran(count)), but \(Self.runs(expected)) expected.")
    case .value(let property, let expected):
      return Self.valueDifference(of: property, expected, in: values())
    }
  }

  private static func valueDifference(
    of property: String, _ expected: String, in values: TraceQuery
  ) -> Failure? {
    let last = values.lastValues(of: property)
    func isAsExpected(_ value: ValueDescription) -> Bool {
      value.text == expected || value.literal == expected || value.brief == expected
    }
    guard let first = last.first else {
      let known = values.properties.map(\.description)
      return Failure(
        .no, "The run records no value of \(property.quoted).",
        next: Failure.didYouMean(property, among: known)
          ?? (known.isEmpty
            ? nil
            : "It has \(known.joined(separator: ", ")), and the fields of their objects."))
    }
    if last.allSatisfy({ isAsExpected($0.value) }) { return nil }
    if Set(last.map(\.value)).count > 1 {
      let list = last.map { "\($0.value.brief) in \($0.view ?? "no view")" }
      return Failure(
        .no, "\(property) is \(list.joined(separator: ", ")).",
        next: first.view.map {
          "Name the view: --expect-value \("\($0).\(property)=\(expected)".inShell)."
        })
    }
    return Failure(.no, "\(property) is \(first.value.brief), but \(expected.quoted) was expected.")
  }

  private func screenDifference(
    from trace: Trace, _ expected: String, hasMoreRows: Bool, isAsExpected: (String) -> Bool
  ) -> Failure? {
    let shown = trace.lastScreen ?? ""
    return isAsExpected(shown)
      ? nil
      : Failure(
        .no, "The screen shows \(shown.quoted), but \(expected) was expected.",
        next: hasMoreRows ? "There are more rows further down: --scroll shows them." : nil)
  }

  private static func ran(_ count: Int) -> String {
    switch count {
    case 0: "never ran"
    case 1: "ran once"
    default: "ran \(count) times"
    }
  }

  private static func runs(_ count: Int) -> String {
    switch count {
    case 0: "no run was"
    case 1: "one run was"
    default: "\(count) runs were"
    }
  }
}

extension Trace {
  var lastScreen: String? {
    for event in reversed() { if case .screen(let screen, _) = event.kind { return screen.text } }
    return nil
  }

  /// The views whose bodies ran, each once.
  fileprivate var shownViews: [String] {
    var names: [String] = []
    for event in self {
      guard case .body = event.kind, let name = view(of: event)?.type.name, !names.contains(name)
      else {
        continue
      }
      names.append(name)
    }
    return names
  }
}

extension TryProgram {
  /// True if the files declare a type of this name, such as `ContentView` or `Form.Row`.
  func declares(_ type: String) -> Bool {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return files.contains { $0.declares(name) }
  }
}

extension Option {
  static let expectScreen = Option(
    "expect-screen", value: "TEXT", "Fail unless this is the last screen; `\\n` ends a line.")
  static let expectScreenPart = Option(
    "expect-screen-has", value: "TEXT",
    "Fail unless this is a part of the last screen; `\\n` ends a line.")
  static let expectBodies = Option(
    "expect-bodies", value: "VIEW=N", "Fail unless the body of this view ran so often.")
  static let expectValue = Option(
    "expect-value", value: "NAME=VALUE",
    "Fail unless this property, such as `count` or `model.name`, has this value at the end.")
}
