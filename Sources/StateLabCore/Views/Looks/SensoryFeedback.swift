/// Haptic feedback.
public enum SensoryFeedback: _LooksOption {
  case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange,
    impact, pathComplete

  /// A collision of light or heavy objects. Looks only.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .impact }
  /// A collision of soft or rigid objects. Looks only.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .impact }

  /// The weight of objects that collide.
  public enum Weight: _LooksOption { case light, medium, heavy }

  /// The flexibility of objects that collide.
  public enum Flexibility: _LooksOption { case rigid, solid, soft }
}

nonisolated extension View {
  /// Looks only: the simulation has no haptics.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    looksOnly
  }
  /// Looks only; the closure is not called.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { looksOnly }
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { looksOnly }
}
