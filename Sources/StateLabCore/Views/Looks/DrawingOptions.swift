// How views are drawn.

/// Fitting a picture into its frame, or filling the frame with it. Looks only.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is seen, or all of the frame is covered.
  case fit, fill
}

/// A rule for mixing a view with what is behind it. Looks only.
public enum BlendMode: Hashable, CaseIterable, Sendable {
  /// A way of mixing two colours that graphics programs know by this name.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}

/// Regions that the system keeps free. Looks only.
public enum SafeAreaRegions: Hashable, CaseIterable, Sendable {
  /// The region that the device covers, that the keyboard covers, or both.
  case all, container, keyboard
}

/// The purposes of a content shape. Looks only.
public enum ContentShapeKinds: Hashable, CaseIterable, Sendable {
  /// The use of the shape: taps, previews, effects, or assistive technologies.
  case interaction, dragPreview, contextMenuPreview, hoverEffect, focusEffect, accessibility
}
