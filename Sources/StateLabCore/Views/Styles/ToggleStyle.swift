/// A style that creates a toggle, and toggles the value by writing
/// ``ToggleStyleConfiguration/isOn``.
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// The type of the style's view for a toggle.
  associatedtype Body: View
  /// The parts that the style arranges.
  typealias Configuration = ToggleStyleConfiguration
  /// Creates the styled view. ``ButtonStyle`` describes when the method runs.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle that a toggle style arranges.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The toggle's label.
  public let label: Label
  /// The value of the toggle.
  @Binding public var isOn: Bool
  /// True for several values that differ.
  public var isMixed: Bool { mixed?.wrappedValue ?? false }
  fileprivate let mixed: Binding<Bool>?
  /// The value of the binding: `makeBody` runs again if the value differs.
  private let value: ToggleState

  fileprivate init(label: Label, isOn: Binding<Bool>, isMixed: Binding<Bool>?) {
    self.label = label
    _isOn = isOn
    mixed = isMixed
    value = ToggleState(isOn: isOn.wrappedValue, isMixed: isMixed?.wrappedValue ?? false)
  }
}

extension Toggle: StyledControl {
  @MainActor func configuration(_ parts: StyleParts) -> ToggleStyleConfiguration {
    ToggleStyleConfiguration(label: parts.part(0, label), isOn: $isOn, isMixed: isMixed)
  }

  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    makeStyledNode(view, site) ?? ControlNode(view, site)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle of a style's configuration, in the style of an ancestor.
  public init(
    _ configuration: ToggleStyleConfiguration, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isOn: configuration.$isOn, label: { configuration.label }, fileID: fileID, line: line)
    isMixed = configuration.mixed
  }
}

/// All built-in styles of this kind, which look alike here.
public struct DefaultToggleStyle: ToggleStyle, _BuiltIn {
  nonisolated public init() {}
  /// The style in a color. Looks only.
  nonisolated public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).unstyled(Configuration.self)
  }
}
public typealias SwitchToggleStyle = DefaultToggleStyle
public typealias ButtonToggleStyle = DefaultToggleStyle
public typealias CheckboxToggleStyle = DefaultToggleStyle

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A built-in style for toggles; all look alike here.
  public static var automatic: DefaultToggleStyle { Self() }
  public static var `switch`: DefaultToggleStyle { Self() }
  public static var button: DefaultToggleStyle { Self() }
  public static var checkbox: DefaultToggleStyle { Self() }
}

nonisolated extension View {
  /// Sets the style of the toggles inside; the nearest style applies. The built-in styles are looks
  /// only.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
