extension Event {
  /// The code of the program that ran when an event happened: the code that SwiftUI or Dispatch had
  /// called, with everything that it calls.
  public enum Code: String, Hashable, Codable, Sendable, CaseIterable {
    /// Code outside of the app: the experiment, or the script of a test.
    case experiment
    /// The closure of a control that a person tapped, or of a gesture.
    case action
    /// The setter of a binding that a control set.
    case setter
    /// The `body` of a view.
    case body
    /// A closure that makes content outside of `body`: that of a `ForEach` or a `GeometryReader`.
    case content
    /// The `update()` of a dynamic property.
    case update
    /// The closure of a `@StateObject`, which creates the object.
    case initializer
    /// A closure after an update: that of `onAppear`, `onChange`, or `onReceive`.
    case closure
    /// A block that waited on a queue, or for its time.
    case block
    /// A part of a task, from one `await` to the next.
    case task
    /// Code on another thread, whose output arrived later.
    case otherThread
  }
}

extension Event.Kind {
  /// True if the event is the doing of some code: a write, a change, a printed line, a warning.
  var isOfCode: Bool {
    switch self {
    case .wrote, .wroteEqual, .writeIgnored, .observed, .willChange, .printed, .warning: true
    default: false
    }
  }
}

extension Event {
  /// True if the event is the doing of some code: a write, a change, a printed line, a warning.
  public var isOfCode: Bool { kind.isOfCode }
}

extension Event.Action {
  /// The code that the action calls first; nil if the runtime calls none.
  var code: Event.Code? {
    switch self {
    case .tap, .drag: .action
    case .enter, .type, .toggle, .pick: .setter
    case .perform, .background: .experiment
    case .mount, .unmount, .replaceRoot, .scroll, .scene, .advance: nil
    }
  }
}

extension Recorder {
  /// Runs `body`; its events name this code.
  func running<Result>(_ code: Event.Code?, _ body: () throws -> Result) rethrows -> Result {
    guard MainThread.isCurrent else { return try body() }
    let outer = exchange(&self.code, with: code)
    defer { self.code = outer }
    return try body()
  }
}
