// Styles of controls that nobody writes himself.

/// The look of a picker. Looks only.
@MainActor
public protocol PickerStyle {}

/// All built-in styles of this kind: they look alike here.
public struct DefaultPickerStyle: PickerStyle {
  /// One as it is by default.
  nonisolated public init() {}
}

/// Looks like the others here.
public typealias MenuPickerStyle = DefaultPickerStyle
/// Looks like the others here.
public typealias SegmentedPickerStyle = DefaultPickerStyle
/// Looks like the others here.
public typealias WheelPickerStyle = DefaultPickerStyle
/// Looks like the others here.
public typealias InlinePickerStyle = DefaultPickerStyle
/// Looks like the others here.
public typealias NavigationLinkPickerStyle = DefaultPickerStyle
/// Looks like the others here.
public typealias PalettePickerStyle = DefaultPickerStyle
/// Looks like the others here.
public typealias RadioGroupPickerStyle = DefaultPickerStyle

extension PickerStyle where Self == DefaultPickerStyle {
  /// A style of Apple's for pickers; all look alike here.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
  /// A style of Apple's for pickers; all look alike here.
  public static var menu: DefaultPickerStyle { DefaultPickerStyle() }
  /// A style of Apple's for pickers; all look alike here.
  public static var segmented: DefaultPickerStyle { DefaultPickerStyle() }
  /// A style of Apple's for pickers; all look alike here.
  public static var wheel: DefaultPickerStyle { DefaultPickerStyle() }
  /// A style of Apple's for pickers; all look alike here.
  public static var inline: DefaultPickerStyle { DefaultPickerStyle() }
  /// A style of Apple's for pickers; all look alike here.
  public static var navigationLink: DefaultPickerStyle { DefaultPickerStyle() }
  /// A style of Apple's for pickers; all look alike here.
  public static var palette: DefaultPickerStyle { DefaultPickerStyle() }
  /// A style of Apple's for pickers; all look alike here.
  public static var radioGroup: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The look of a date picker. Looks only.
@MainActor
public protocol DatePickerStyle {}

/// All built-in styles of this kind: they look alike here.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// One as it is by default.
  nonisolated public init() {}
}

/// Looks like the others here.
public typealias CompactDatePickerStyle = DefaultDatePickerStyle
/// Looks like the others here.
public typealias GraphicalDatePickerStyle = DefaultDatePickerStyle
/// Looks like the others here.
public typealias WheelDatePickerStyle = DefaultDatePickerStyle

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// A style of Apple's for date pickers; all look alike here.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
  /// A style of Apple's for date pickers; all look alike here.
  public static var compact: DefaultDatePickerStyle { DefaultDatePickerStyle() }
  /// A style of Apple's for date pickers; all look alike here.
  public static var graphical: DefaultDatePickerStyle { DefaultDatePickerStyle() }
  /// A style of Apple's for date pickers; all look alike here.
  public static var wheel: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The look of a text editor. Looks only.
@MainActor
public protocol TextEditorStyle {}

/// All built-in styles of this kind: they look alike here.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// One as it is by default.
  nonisolated public init() {}
}

/// Looks like the others here.
public typealias PlainTextEditorStyle = AutomaticTextEditorStyle

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// A style of Apple's for text editors; all look alike here.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
  /// A style of Apple's for text editors; all look alike here.
  public static var plain: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
