/// A style that makes a toggle, and turns it on and off: it writes
/// ``ToggleStyleConfiguration/isOn``.
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// The view that the style makes for a toggle.
  associatedtype Body: View
  /// The parts that the style arranges.
  typealias Configuration = ToggleStyleConfiguration
  /// Makes what is shown. When it runs: see ``ButtonStyle``.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle that a toggle style arranges.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The toggle's label.
  public let label: Label
  /// The value that the toggle turns on and off.
  @Binding public var isOn: Bool
  /// True where it stands for several values that differ: never, here.
  public var isMixed: Bool { false }
  /// The value of the binding: where that differs, the style is asked again.
  private let value: Bool

  fileprivate init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
    value = isOn.wrappedValue
  }
}

extension Toggle: StyledControl {
  func configuration(_ parts: StyleParts) -> ToggleStyleConfiguration {
    ToggleStyleConfiguration(label: parts.part(0, label), isOn: $value)
  }

  public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    makeStyledNode(view, site) ?? ControlNode(view, site)
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style was given, in the style further out.
  public init(
    _ configuration: ToggleStyleConfiguration, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      isOn: configuration.$isOn, label: { configuration.label }, fileID: fileID, line: line)
  }
}

/// All built-in styles of this kind: they look alike here.
public struct DefaultToggleStyle: ToggleStyle, _BuiltIn {
  nonisolated public init() {}
  /// The style in a colour. Looks only.
  nonisolated public init(tint: Color) {}
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).unstyled(Configuration.self)
  }
}
public typealias SwitchToggleStyle = DefaultToggleStyle
public typealias ButtonToggleStyle = DefaultToggleStyle
public typealias CheckboxToggleStyle = DefaultToggleStyle

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A style of Apple's for toggles; all look alike here.
  public static var automatic: DefaultToggleStyle { Self() }
  public static var `switch`: DefaultToggleStyle { Self() }
  public static var button: DefaultToggleStyle { Self() }
  public static var checkbox: DefaultToggleStyle { Self() }
}

extension View {
  /// Sets the style of the toggles inside; the nearest one counts. The built-in ones are looks
  /// only.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    self.style(style) { $0.makeBody(configuration: $1) }
  }
}
