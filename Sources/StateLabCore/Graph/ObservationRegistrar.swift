// The macro `@Observable` gives each class a property `Observation.ObservationRegistrar()`. A type
// takes precedence over a module of the same name, so that the code of the macro uses the registrar
// below. The registrar of the Observation module reports no write to a property that no body has read.

/// The types that the code of the macro `@Observable` names, and the names of the Observation module,
/// for a program that writes `Observation.` before them. Not the macros: a type has no macros.
public enum Observation {
  /// The protocol of the Observation module.
  public typealias Observable = StateLabCore.Observable
  /// The sequence of the Observation module.
  @available(macOS 26.0, iOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
  public typealias Observations = StateLabCore.Observations

  /// Runs `apply`, and calls `onChange` before the first change of a property that `apply` has read.
  public static func withObservationTracking<Result>(
    _ apply: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
  ) -> Result {
    StateLabCore.withObservationTracking(apply, onChange: onChange())
  }

  /// The registrar of an `@Observable` object: calls the registrar of the Observation module, and
  /// records the writes to properties that no body has read.
  public struct ObservationRegistrar: Sendable {
    private let registrar = AppleRegistrar()
    let readers = PropertyReaders()

    /// A registrar without readers.
    public init() {}

    /// Records that the running body reads a property.
    public func access<Subject: StateLabCore.Observable, Member>(
      _ subject: Subject, keyPath: KeyPath<Subject, Member>
    ) {
      registrar.access(subject, keyPath: keyPath)
      PropertyReads.note(keyPath, of: readers)
    }

    /// Calls the readers of a property, and then changes the property.
    public func withMutation<Subject: StateLabCore.Observable, Member, Result>(
      of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> Result
    ) rethrows -> Result {
      readers.willSet(subject, keyPath)
      registrar.willSet(subject, keyPath: keyPath)
      defer { didSet(subject, keyPath: keyPath) }
      return try mutation()
    }

    /// Calls the readers of a property that is about to change.
    public func willSet<Subject: StateLabCore.Observable, Member>(
      _ subject: Subject, keyPath: KeyPath<Subject, Member>
    ) {
      readers.willSet(subject, keyPath)
      registrar.willSet(subject, keyPath: keyPath)
      // The macro calls this method before a change in place, and `withMutation` for an assignment.
      readers.beginChangeInPlace(of: keyPath)
    }

    /// Ends the change that ``willSet(_:keyPath:)`` began.
    public func didSet<Subject: StateLabCore.Observable, Member>(
      _ subject: Subject, keyPath: KeyPath<Subject, Member>
    ) {
      registrar.didSet(subject, keyPath: keyPath)
      readers.didSet(keyPath)
    }
  }
}

private typealias AppleRegistrar = ObservationRegistrar

// As in the Observation module: a registrar is no part of the object's value.
extension Observation.ObservationRegistrar: Hashable, Codable {
  /// Creates a registrar without readers, for a decoded object.
  public init(from decoder: any Decoder) { self.init() }
  /// Writes an empty value.
  public func encode(to encoder: any Encoder) throws { registrar.encode(to: encoder) }
  /// Two registrars are always equal.
  public static func == (left: Self, right: Self) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}
