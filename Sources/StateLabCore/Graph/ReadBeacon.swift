@_exported import Observation

// The one file that imports the Observation module. As with SwiftUI, importing the laboratory brings
// `@Observable` along.

/// Ends the tracking of a body that ran again for another reason.
///
/// The Observation module ends a tracking with the first change of what was read, and has no other
/// way: the registrations of bodies that ran since would pile up. So a body that reads observable
/// objects reads a beacon as well, and lighting the beacon is the change that ends it.
final class ReadBeacon: Observable {
  private let registrar = ObservationRegistrar()
  private var isLit: Bool { false }

  /// Runs a body; `onRead` is called where the body read something of an `@Observable` object, and
  /// what it returns is called before the first change of anything that was read (R22). The beacon
  /// is one of the things read.
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
func observableObject(_ value: Any) -> AnyObject? { (value as? any Observable & AnyObject) }
