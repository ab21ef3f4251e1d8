// Styles of controls that a program selects but cannot define.

/// The look of a picker. Looks only.
@MainActor public protocol PickerStyle {}
/// All built-in styles of this kind, which look alike here.
public struct DefaultPickerStyle: PickerStyle { nonisolated public init() {} }
public typealias MenuPickerStyle = DefaultPickerStyle
public typealias SegmentedPickerStyle = DefaultPickerStyle
public typealias WheelPickerStyle = DefaultPickerStyle
public typealias InlinePickerStyle = DefaultPickerStyle
public typealias NavigationLinkPickerStyle = DefaultPickerStyle
public typealias PalettePickerStyle = DefaultPickerStyle
public typealias RadioGroupPickerStyle = DefaultPickerStyle

extension PickerStyle where Self == DefaultPickerStyle {
  /// A built-in style for pickers; all look alike here.
  public static var automatic: DefaultPickerStyle { Self() }
  public static var menu: DefaultPickerStyle { Self() }
  public static var segmented: DefaultPickerStyle { Self() }
  public static var wheel: DefaultPickerStyle { Self() }
  public static var inline: DefaultPickerStyle { Self() }
  public static var navigationLink: DefaultPickerStyle { Self() }
  public static var palette: DefaultPickerStyle { Self() }
  public static var radioGroup: DefaultPickerStyle { Self() }
}

/// The look of a text editor. Looks only.
@MainActor public protocol TextEditorStyle {}
/// All built-in styles of this kind, which look alike here.
public struct AutomaticTextEditorStyle: TextEditorStyle { nonisolated public init() {} }
public typealias PlainTextEditorStyle = AutomaticTextEditorStyle

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// A built-in style for text editors; all look alike here.
  public static var automatic: AutomaticTextEditorStyle { Self() }
  public static var plain: AutomaticTextEditorStyle { Self() }
}
