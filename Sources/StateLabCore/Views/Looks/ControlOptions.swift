// What buttons and other controls look like.

extension ButtonBorderShape {
  /// A rectangle with round corners.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// The form of a button. Looks only.
public enum ButtonBorderShape: _LooksOption { case automatic, capsule, roundedRectangle, circle }

/// A button's answer to a long press: one action, or one after the other. Looks only.
public enum ButtonRepeatBehavior: _LooksOption {
  /// Allowed, not allowed, or as the container has it.
  case automatic, enabled, disabled

  /// Allowed as long as the sheet is no taller than this.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// The order of a menu. Looks only.
public enum MenuOrder: _LooksOption { case automatic, priority, fixed }

/// The weight of a header. Looks only.
public enum Prominence: _LooksOption { case standard, increased }

/// The size of controls. Looks only.
public enum ControlSize: _LooksOption { case mini, small, regular, large, extraLarge }
