// Environment values of the device and the app. Each has the value of a handheld phone, until a
// view sets another value with `environment(_:_:)`.

extension EnvironmentValues {
  /// The color scheme: light, unless ``View/preferredColorScheme(_:)`` sets another.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The preferred contrast of colors: standard.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The horizontal size class: compact.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class: regular.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The preferred text size: the default size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The default font of texts: nil, until a view sets one. Looks only.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The reading direction of the language: left to right.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The number of pixels per point: 3.
  public var displayScale: CGFloat { 3 }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The most lines of a text: nil, for no limit, until a view sets another. Looks only.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The way in which a text is truncated: at its end. Looks only.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The least scale of a text: 1. Looks only.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// The size of controls: regular. Looks only.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// False: a phone shows one window.
  public var supportsMultipleWindows: Bool { false }

  /// The alignment of the lines of a text: leading, until a view sets another. Looks only.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The size of symbols: medium, until a view sets another. Looks only.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The least height of a row in a list, in points. Looks only.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The least height of a header in a list, in points. Looks only.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// The prominence of headers: standard. Looks only.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The preferred text size, in the form before iOS 15: the default size.
  public var sizeCategory: ContentSizeCategory {
    get { self[SizeCategoryKey.self] }
    set { self[SizeCategoryKey.self] = newValue }
  }

  /// Opens another window. On a phone, which has one window, the action has no effect.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes a window. On a phone, which has one window, the action has no effect.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Asks for a review of the app. The action has no effect here.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// True if a person prefers reduced motion: false.
  public var accessibilityReduceMotion: Bool { false }

  /// True if a person prefers reduced transparency: false.
  public var accessibilityReduceTransparency: Bool { false }

  /// True if VoiceOver is on: false.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// True if Switch Control is on: false.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// True if a person prefers differentiation without color: false.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// True if a person prefers inverted colors: false.
  public var accessibilityInvertColors: Bool { false }

  /// True if a person prefers visible button shapes: false.
  public var accessibilityShowButtonShapes: Bool { false }

  /// True if a person prefers dimmed flashing lights: false.
  public var accessibilityDimFlashingLights: Bool { false }

  /// True if animated images play automatically: true.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// True if an assistive technology is on: false.
  public var accessibilityEnabled: Bool { false }

  /// The preferred weight of texts: regular.
  public var legibilityWeight: LegibilityWeight? { .regular }
}

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

private enum TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}

private enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }

private enum TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }

private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

private enum SizeCategoryKey: EnvironmentKey {
  static var defaultValue: ContentSizeCategory { .large }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The number of values that ancestors set. Apple's text lists the keys, which have private names.
  public var description: String { "[\(count) values]" }
}
