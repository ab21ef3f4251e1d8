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
