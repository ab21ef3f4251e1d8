/// A warning of the real frameworks, verbatim, with its rule.
public struct RuntimeWarning: Hashable, Codable, Sendable {
  /// The number in the contract's table of messages, for example `W2`.
  public let id: String
  /// Apple's text.
  public let message: String
  /// The rule for the warning, for example `R11`.
  public let rule: String
}

extension RuntimeWarning {
  static let stateReadUninstalled = Self(
    id: "W1",
    message: """
      Accessing State's value outside of being installed on a View. This will result in a constant \
      Binding of the initial value and will not update.
      """,
    rule: "R4")

  static let stateModifiedDuringUpdate = Self(
    id: "W2",
    message: "Modifying state during view update, this will cause undefined behavior.",
    rule: "R11")

  static let publishedDuringUpdate = Self(
    id: "W3",
    message: """
      Publishing changes from within view updates is not allowed, this will cause undefined behavior.
      """,
    rule: "R30")

  static let publishedFromBackground = Self(
    id: "W4",
    message: """
      Publishing changes from background threads is not allowed; make sure to publish values from \
      the main thread (via operators like receive(on:)) on model updates.
      """,
    rule: "R51")

  static let stateObjectUninstalled = Self(
    id: "W5",
    message: """
      Accessing StateObject's object without being installed on a View. This will create a new \
      instance each time.
      """,
    rule: "R56")

  static let focusStateReadUninstalled = Self(
    id: "W16",
    message: """
      Accessing FocusState's value outside of the body of a View. This will result in a constant \
      Binding of the initial value and will not update.
      """,
    rule: "R4")

  static func environmentUninstalled(_ type: Any.Type, profile: Profile) -> Self {
    let subject =
      profile.namesTypeInEnvironmentWarning ? "Environment<\(typeName(type))>" : "Environment"
    return Self(
      id: "W6",
      message: """
        Accessing \(subject)'s value outside of being installed on a View. This will always read \
        the default value and will not update.
        """,
      rule: "R28")
  }

  static func changedTooOften(_ type: Any.Type) -> Self {
    Self(
      id: "W9",
      message: """
        onChange(of: \(typeName(type))) action tried to update multiple times per frame.
        """,
      rule: "R44")
  }

  static func changedCount(_ count: Int, initially initial: Int, in type: Any.Type) -> Self {
    Self(
      id: "W10",
      message: """
        \(typeName(type)) count (\(count)) != its initial count (\(initial)). \
        `ForEach(_:content:)` should only be used for *constant* data. Instead conform data to \
        `Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!
        """,
      rule: "R78")
  }

  static func duplicateID(_ id: String, in type: Any.Type) -> Self {
    Self(
      id: "W11",
      message: """
        \(typeName(type)): the ID \(id) occurs multiple times within the collection, this will \
        give undefined results!
        """,
      rule: "R78")
  }
}
