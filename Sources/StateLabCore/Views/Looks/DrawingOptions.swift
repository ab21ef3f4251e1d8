// Options for drawing views.

/// Scaling an image to fit or to fill its frame.
public enum ContentMode: _LooksOption { case fit, fill }

/// A mode for blending a view with the content behind it.
public enum BlendMode: _LooksOption {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}

/// A safe area of the system.
public enum SafeAreaRegions: _LooksOption { case all, container, keyboard }

/// The purposes of a content shape.
public enum ContentShapeKinds: _LooksOption {
  case interaction, dragPreview, contextMenuPreview, hoverEffect, focusEffect, accessibility
}

/// The effect of a pointer above a view.
public enum HoverEffect: _LooksOption { case automatic, highlight, lift }

/// The place of a pointer.
public enum HoverPhase: Equatable, Sendable {
  /// Above the view, at this position.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// A surface of glass (iOS 26). Looks only.
public struct Glass: Hashable, Sendable {
  private let name: String

  /// A kind of glass.
  public static let regular = Glass(name: "regular")
  public static let clear = Glass(name: "clear")
  public static let identity = Glass(name: "identity")

  /// The glass in a color.
  public func tint(_ color: Color?) -> Glass { self }
  /// Glass that reacts to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The way in which glass appears and disappears (iOS 26).
public enum GlassEffectTransition: _LooksOption { case identity, matchedGeometry, materialize }

/// Views whose glass flows together (iOS 26). Looks only.
nonisolated public struct GlassEffectContainer<Content: View>: View, _BuiltIn {
  private let content: Content

  /// Views with glass.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  @MainActor public var body: some View { content }
}

/// The color space in which a group is drawn.
public enum ColorRenderingMode: _LooksOption { case nonLinear, linear, extendedLinear }

/// The way in which a shape is filled. Looks only.
public struct FillStyle: Hashable, Sendable {
  /// True if the even-odd rule decides which points are inside.
  public var isEOFilled: Bool
  /// True if edges are smoothed.
  public var isAntialiased: Bool

  /// A style with these options.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
