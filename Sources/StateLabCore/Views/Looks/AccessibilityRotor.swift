// Rotors and custom content for assistive technologies. The simulation has none, so the entries are
// never created.

/// The entries of a rotor.
public typealias AccessibilityRotorContent = View
/// Builds the entries of a rotor.
public typealias AccessibilityRotorContentBuilder = ViewBuilder

/// An entry of a rotor. Looks only.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: BlankView {
  /// An entry for the view with this identifier.
  public init(_ label: Text, id: ID, prepare: @escaping () -> Void = {}) {}
  public init(_ labelKey: LocalizedStringKey, id: ID, prepare: @escaping () -> Void = {}) {}
  @_disfavoredOverload
  public init(_ label: some StringProtocol, id: ID, prepare: @escaping () -> Void = {}) {}
  /// An entry for the view with this identifier in a namespace.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}
  ) {}
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    prepare: @escaping () -> Void = {}
  ) {}
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, id: ID, in namespace: Namespace.ID,
    prepare: @escaping () -> Void = {}
  ) {}
}

/// A rotor of the system.
public enum AccessibilitySystemRotor: Hashable, Sendable {
  /// The elements that a person moves through.
  case boldText, headings, images, italicText, landmarks, lists, misspelledWords, tables,
    textFields, underlineText
  case _links(visited: Bool?), _headings(level: AccessibilityHeadingLevel)

  /// All links, or those with or without a visit.
  public static var links: Self { ._links(visited: nil) }
  public static func links(visited: Bool) -> Self { ._links(visited: visited) }
  /// The headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> Self { ._headings(level: level) }
}

nonisolated extension View {
  /// Looks only; the entries are never created.
  public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> some AccessibilityRotorContent
  ) -> some View { looksOnly }
  public func accessibilityRotor(
    _ label: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> some AccessibilityRotorContent
  ) -> some View { looksOnly }
  public func accessibilityRotor(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> some AccessibilityRotorContent
  ) -> some View { looksOnly }
  @_disfavoredOverload
  public func accessibilityRotor(
    _ label: some StringProtocol,
    @AccessibilityRotorContentBuilder entries: @escaping () -> some AccessibilityRotorContent
  ) -> some View { looksOnly }

  /// Looks only: no assistive technology moves through these values.
  public func accessibilityRotor<Entry: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { looksOnly }
  public func accessibilityRotor<Entry: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
  ) -> some View { looksOnly }
  public func accessibilityRotor<Entry, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View { looksOnly }
  public func accessibilityRotor<Entry, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
    entryLabel: KeyPath<Entry, String>
  ) -> some View { looksOnly }
  public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { looksOnly }
  public func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> some View {
    looksOnly
  }
}

// MARK: Custom content

/// Information about a view that a person asks for.
public enum AXCustomContent {
  /// The weight of the information: on request, or always.
  public enum Importance: _LooksOption { case `default`, high }
}

/// The label of custom content. Looks only.
public struct AccessibilityCustomContentKey: Sendable {
  /// A label, with an identifier.
  public init(_ label: Text, id: String) {}
  public init(_ labelKey: LocalizedStringKey, id: String) {}
  public init(_ labelKey: LocalizedStringKey) {}
}

nonisolated extension View {
  /// Looks only.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> some View { looksOnly }
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { looksOnly }
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: some StringProtocol,
    importance: AXCustomContent.Importance = .default
  ) -> some View { looksOnly }
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { looksOnly }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> some View { looksOnly }
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { looksOnly }
  @_disfavoredOverload
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: some StringProtocol,
    importance: AXCustomContent.Importance = .default
  ) -> some View { looksOnly }
}
