nonisolated extension View {
  /// Shows the texts inside this view, also those in the labels of controls, in upper or lower case;
  /// with nil, as the program writes them.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}

extension EnvironmentValues {
  /// The case in which texts are shown; nil for the case that the program writes.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

extension Text.Case {
  func applied(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}
