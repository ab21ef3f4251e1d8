@_exported import Observation

// The one file that imports the Observation module. As SwiftUI does, the laboratory re-exports
// `@Observable`.

/// Ends the tracking of a body that ran again for another reason.
///
/// The Observation module ends a tracking only at the first change of a tracked property. The
/// registrations of earlier bodies would accumulate. So a body that reads observable objects also
/// reads a beacon, and lighting the beacon is the change that ends the tracking.
final class ReadBeacon: Observable {
  private let registrar = ObservationRegistrar()
  private var isLit: Bool { false }

  /// Runs a body. If the body reads a property of an `@Observable` object, `onRead` is called, and
  /// the closure that `onRead` returns is called before the first change of a tracked property
  /// (R22). The beacon is one of the tracked properties.
  static func track<Body>(
    with beacon: ReadBeacon?, _ body: () -> Body, onRead: () -> (@Sendable () -> Void)
  ) -> Body {
    withObservationTracking(
      {
        beacon?.read()
        return body()
      },
      onChange: onRead())
  }

  private func read() { registrar.access(self, keyPath: \.isLit) }
  func light() { registrar.withMutation(of: self, keyPath: \.isLit) {} }
}

/// The `@Observable` object that a value is; nil for any other value.
func observableObject<Value>(_ value: Value) -> AnyObject? {
  // The cast takes long, also for a value of a type that is no class.
  FieldLayout.mayBeObject(Value.self) ? value as? any Observable & AnyObject : nil
}
