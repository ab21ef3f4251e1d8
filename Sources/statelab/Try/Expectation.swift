import Course
import StateLabCore

/// An outcome that a run must have, for scripts and CI.
enum Expectation: Hashable {
  /// The last screen.
  case screen(String)
  /// The number of times that the body of a view ran.
  case bodies(of: String, count: Int)

  static let options: [Option] = [.expectScreen, .expectBodies]

  static func expectations(in arguments: Arguments) throws(Failure) -> [Expectation] {
    var expectations: [Expectation] = []
    for given in arguments.given {
      switch given.name {
      case Option.expectScreen.name:
        expectations.append(.screen(given.value.replacing("\\n", with: "\n")))
      case Option.expectBodies.name:
        let parts = given.value.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, let count = Int(parts[1]), count >= 0, !parts[0].isEmpty else {
          throw Failure(
            .usage,
            "--expect-bodies needs a view and a number, and \(given.value.quoted) is not "
              + "that.", next: "Write --expect-bodies ContentView=2.")
        }
        expectations.append(.bodies(of: String(parts[0]), count: count))
      default: break
      }
    }
    return expectations
  }

  /// The difference between the run and this, in a sentence; nil where there is none.
  func difference(from trace: Trace) -> String? {
    switch self {
    case .screen(let expected):
      let shown = trace.lastScreen ?? ""
      return shown == expected
        ? nil : "The screen shows \(shown.quoted), and \(expected.quoted) was expected."
    case .bodies(let view, let expected):
      let types = trace.types(called: view).distinctNames
      if types.count > 1 {
        return "\(view) could be \(types.joined(separator: " or ")): "
          + "write --expect-bodies \(types[0].inShell)=\(expected)."
      }
      let count = trace.bodyCount(ofViewNamed: view)
      return count == expected
        ? nil
        : "The body of \(view) ran \(Self.times(count)), and \(Self.times(expected)) was expected."
    }
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    default: "\(count) times"
    }
  }
}

extension Trace {
  fileprivate var lastScreen: String? {
    for event in reversed() { if case .screen(let text, _) = event.kind { return text } }
    return nil
  }
}

extension Option {
  static let expectScreen = Option(
    "expect-screen", value: "TEXT", "Fail unless this is the last screen; `\\n` ends a line.")
  static let expectBodies = Option(
    "expect-bodies", value: "VIEW=N", "Fail unless the body of this view ran so often.")
}
