extension View {
  /// Runs `action` when somebody ends a text with a line break, which is not entered.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { transformEnvironment(\.submitActions) { $0.insert(action, at: 0) } }

  /// Keeps what is submitted inside from the actions further out.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
}

/// The fields that submit. All of them do.
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
