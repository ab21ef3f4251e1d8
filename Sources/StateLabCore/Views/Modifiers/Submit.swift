nonisolated extension View {
  /// Runs `action` when a person submits a text with a newline, which is not entered.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { transformEnvironment(\.submitActions) { $0.insert(action, at: 0) } }

  /// Blocks submissions inside from the actions of ancestors.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
}

/// The fields that submit. In the simulation, all fields do.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension EnvironmentValues {
  /// The actions that run when a text is submitted, the innermost first.
  var submitActions: [() -> Void] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

private enum SubmitKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }
