// Devices and sizes of previews.

/// The device of a preview. Looks only.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the device.
  public let rawValue: String
  /// The device of this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

extension PreviewLayout {
  /// A size in points.
  public static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayout { .sizeThatFits }
}

/// The size of a preview.
public enum PreviewLayout: _LooksOption { case device, sizeThatFits }

/// The orientation of a device.
public enum InterfaceOrientation: _LooksOption {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}
