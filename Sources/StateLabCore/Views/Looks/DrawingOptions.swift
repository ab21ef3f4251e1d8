// Options for drawing views.

/// Scaling an image to fit or to fill its frame. Looks only.
public enum ContentMode: _LooksOption { case fit, fill }

/// A mode for blending a view with the content behind it. Looks only.
public enum BlendMode: _LooksOption {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}

/// A safe area of the system. Looks only.
public enum SafeAreaRegions: _LooksOption { case all, container, keyboard }

/// The purposes of a content shape. Looks only.
public enum ContentShapeKinds: _LooksOption {
  case interaction, dragPreview, contextMenuPreview, hoverEffect, focusEffect, accessibility
}

/// The color space in which a group is drawn. Looks only.
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
