// How views are drawn.

/// Fitting a picture into its frame, or filling the frame with it. Looks only.
public enum ContentMode: _LooksOption { case fit, fill }

/// A rule for mixing a view with what is behind it. Looks only.
public enum BlendMode: _LooksOption {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}

/// Regions that the system keeps free. Looks only.
public enum SafeAreaRegions: _LooksOption { case all, container, keyboard }

/// The purposes of a content shape. Looks only.
public enum ContentShapeKinds: _LooksOption {
  case interaction, dragPreview, contextMenuPreview, hoverEffect, focusEffect, accessibility
}
