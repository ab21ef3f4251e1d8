// The looks of buttons and other controls.

extension ButtonBorderShape {
  /// A rectangle with rounded corners.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// The form of a button.
public enum ButtonBorderShape: _LooksOption { case automatic, capsule, roundedRectangle, circle }

/// The behavior of a button under a long press: one action, or repeated actions.
public enum ButtonRepeatBehavior: _LooksOption {
  /// Decided by the container, enabled, or disabled.
  case automatic, enabled, disabled

  /// Enabled while the sheet is at most as high as this detent.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// The width of a button: that of its label, or that of its container.
public enum ButtonSizing: _LooksOption { case automatic, fitted, flexible }

/// The order of a menu.
public enum MenuOrder: _LooksOption { case automatic, priority, fixed }

/// The weight of a header.
public enum Prominence: _LooksOption { case standard, increased }

/// The size of controls.
public enum ControlSize: _LooksOption { case mini, small, regular, large, extraLarge }
