// What programs read of the device and the app around them. Each is what a phone in the hand says,
// until a view writes another value with `environment(_:_:)`.

extension EnvironmentValues {
  /// Light or dark: light, unless ``View/preferredColorScheme(_:)`` says something else.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Says whether a person wants colours further apart: no.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The room from left to right: little.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The room from top to bottom: enough.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The size at which a person wants texts: as they are.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The font of texts that have none of their own: none, until a view writes one. Looks only.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The direction in which the language is read: from left to right.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Pixels for a point: 3.
  public var displayScale: CGFloat { 3 }

  /// True if a person wants less to move: no.
  public var accessibilityReduceMotion: Bool { false }

  /// True if a person wants less to shine through: no.
  public var accessibilityReduceTransparency: Bool { false }

  /// True if a person has the screen read aloud: no.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// True if a person chooses things on the screen with a switch: no.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// True if a person cannot tell all colours apart: no.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// True if a person wants the colours turned round: no.
  public var accessibilityInvertColors: Bool { false }

  /// True if a person wants buttons to have a visible shape: no.
  public var accessibilityShowButtonShapes: Bool { false }

  /// True if a person wants flashing lights dimmed: no.
  public var accessibilityDimFlashingLights: Bool { false }

  /// True if pictures that move may do so by themselves: yes.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// True if any assistive technology is on: no.
  public var accessibilityEnabled: Bool { false }

  /// The weight at which a person wants texts: the usual one.
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
