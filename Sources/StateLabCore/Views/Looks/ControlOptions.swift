// What buttons and other controls look like.

extension ButtonBorderShape {
  /// A rectangle with round corners.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// The form of a button. Looks only.
public enum ButtonBorderShape: Hashable, CaseIterable, Sendable {
  /// The outline of the button.
  case automatic, capsule, roundedRectangle, circle
}

/// A button's answer to a long press: one action, or one after the other. Looks only.
public enum ButtonRepeatBehavior: Hashable, CaseIterable, Sendable {
  /// Allowed, not allowed, or as the container has it.
  case automatic, enabled, disabled

  /// Allowed as long as the sheet is no taller than this.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// The order of a menu. Looks only.
public enum MenuOrder: Hashable, CaseIterable, Sendable {
  /// By importance, as written, or as the menu has it.
  case automatic, priority, fixed
}

/// The weight of a header. Looks only.
public enum Prominence: Hashable, CaseIterable, Sendable {
  /// The usual degree, or a stronger one.
  case standard, increased
}

/// The size of controls. Looks only.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// From the smallest to the largest.
  case mini, small, regular, large, extraLarge
}
