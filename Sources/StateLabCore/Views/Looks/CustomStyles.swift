// Styles that a program may write itself. They compile, and `makeBody` is not called: the label is
// shown as it is.

/// The look of a button. Looks only.
@MainActor
public protocol PrimitiveButtonStyle {
  /// The view that the style makes for a control.
  associatedtype Body: View
  /// The parts of the control that a custom style arranges.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Not called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// All built-in styles of this kind: they look alike here.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// One as it is by default.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// Looks like the others here.
public typealias PlainButtonStyle = DefaultButtonStyle
/// Looks like the others here.
public typealias BorderedButtonStyle = DefaultButtonStyle
/// Looks like the others here.
public typealias BorderedProminentButtonStyle = DefaultButtonStyle
/// Looks like the others here.
public typealias BorderlessButtonStyle = DefaultButtonStyle
/// Looks like the others here.
public typealias GlassButtonStyle = DefaultButtonStyle

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// A style of Apple's for buttons; all look alike here.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
  /// A style of Apple's for buttons; all look alike here.
  public static var plain: DefaultButtonStyle { DefaultButtonStyle() }
  /// A style of Apple's for buttons; all look alike here.
  public static var bordered: DefaultButtonStyle { DefaultButtonStyle() }
  /// A style of Apple's for buttons; all look alike here.
  public static var borderedProminent: DefaultButtonStyle { DefaultButtonStyle() }
  /// A style of Apple's for buttons; all look alike here.
  public static var borderless: DefaultButtonStyle { DefaultButtonStyle() }
  /// A style of Apple's for buttons; all look alike here.
  public static var glass: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The look of a toggle. Looks only.
@MainActor
public protocol ToggleStyle {
  /// The view that the style makes for a control.
  associatedtype Body: View
  /// The parts of the control that a custom style arranges.
  typealias Configuration = ToggleStyleConfiguration
  /// Not called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// All built-in styles of this kind: they look alike here.
public struct DefaultToggleStyle: ToggleStyle {
  /// One as it is by default.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// Looks like the others here.
public typealias SwitchToggleStyle = DefaultToggleStyle
/// Looks like the others here.
public typealias ButtonToggleStyle = DefaultToggleStyle
/// Looks like the others here.
public typealias CheckboxToggleStyle = DefaultToggleStyle

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A style of Apple's for toggles; all look alike here.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
  /// A style of Apple's for toggles; all look alike here.
  public static var `switch`: DefaultToggleStyle { DefaultToggleStyle() }
  /// A style of Apple's for toggles; all look alike here.
  public static var button: DefaultToggleStyle { DefaultToggleStyle() }
  /// A style of Apple's for toggles; all look alike here.
  public static var checkbox: DefaultToggleStyle { DefaultToggleStyle() }
}

/// The look of a label. Looks only.
@MainActor
public protocol LabelStyle {
  /// The view that the style makes for a control.
  associatedtype Body: View
  /// The parts of the control that a custom style arranges.
  typealias Configuration = LabelStyleConfiguration
  /// Not called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// All built-in styles of this kind: they look alike here.
public struct DefaultLabelStyle: LabelStyle {
  /// One as it is by default.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// Looks like the others here.
public typealias TitleAndIconLabelStyle = DefaultLabelStyle
/// Looks like the others here.
public typealias TitleOnlyLabelStyle = DefaultLabelStyle
/// Looks like the others here.
public typealias IconOnlyLabelStyle = DefaultLabelStyle

extension LabelStyle where Self == DefaultLabelStyle {
  /// A style of Apple's for labels; here the title is shown whatever the style.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
  /// A style of Apple's for labels; here the title is shown whatever the style.
  public static var titleAndIcon: DefaultLabelStyle { DefaultLabelStyle() }
  /// A style of Apple's for labels; here the title is shown whatever the style.
  public static var titleOnly: DefaultLabelStyle { DefaultLabelStyle() }
  /// A style of Apple's for labels; here the title is shown whatever the style.
  public static var iconOnly: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The look of a menu. Looks only.
@MainActor
public protocol MenuStyle {
  /// The view that the style makes for a control.
  associatedtype Body: View
  /// The parts of the control that a custom style arranges.
  typealias Configuration = MenuStyleConfiguration
  /// Not called here.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// All built-in styles of this kind: they look alike here.
public struct DefaultMenuStyle: MenuStyle {
  /// One as it is by default.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// Looks like the others here.
public typealias ButtonMenuStyle = DefaultMenuStyle
/// Looks like the others here.
public typealias BorderlessButtonMenuStyle = DefaultMenuStyle

extension MenuStyle where Self == DefaultMenuStyle {
  /// A style of Apple's for menus; all look alike here.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
  /// A style of Apple's for menus; all look alike here.
  public static var button: DefaultMenuStyle { DefaultMenuStyle() }
  /// A style of Apple's for menus; all look alike here.
  public static var borderlessButton: DefaultMenuStyle { DefaultMenuStyle() }
}
