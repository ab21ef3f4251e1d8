/// A name for how a change would move on a device.
public struct Animation: Hashable, Sendable {
  let name: String

  /// The animation of `withAnimation` when it is given none.
  public static let `default` = Animation(name: "default")
  /// At one speed.
  public static let linear = Animation(name: "linear")
  /// Slow at first.
  public static let easeIn = Animation(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = Animation(name: "easeOut")
  /// Slow at first and at the end.
  public static let easeInOut = Animation(name: "easeInOut")
  /// As if pulled by a spring.
  public static let spring = Animation(name: "spring")
  /// As if pulled by a quick spring, for what follows a finger.
  public static let interactiveSpring = Animation(name: "interactiveSpring")
  /// As if pulled by a spring that keeps the speed of earlier movements.
  public static let interpolatingSpring = Animation(name: "interpolatingSpring")
  /// As if pulled by a spring that goes too far several times.
  public static let bouncy = Animation(name: "bouncy")
  /// As if pulled by a spring that never goes too far.
  public static let smooth = Animation(name: "smooth")
  /// As if pulled by a spring that goes too far once.
  public static let snappy = Animation(name: "snappy")
}

// Curves with numbers, which nothing here depends on.
extension Animation {
  /// As fast at the end as at the start.
  public static func linear(duration: Double) -> Animation { .linear }
  /// Slow at the start.
  public static func easeIn(duration: Double) -> Animation { .easeIn }
  /// Slow at the end.
  public static func easeOut(duration: Double) -> Animation { .easeOut }
  /// Slow at the start and at the end.
  public static func easeInOut(duration: Double) -> Animation { .easeInOut }
  /// As a spring moves.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { .spring }
  /// As a spring moves.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { .spring }
  /// As a spring moves that a finger holds.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { .interactiveSpring }
  /// As a spring moves that is at work already.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { .interpolatingSpring }
  /// A spring that swings.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .bouncy
  }
  /// A spring that does not swing.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .smooth
  }
  /// A spring that hardly swings.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .snappy
  }
  /// A curve by its two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation(name: "timingCurve") }

  /// Looks only.
  public func delay(_ delay: Double) -> Animation { self }
  /// Looks only.
  public func speed(_ speed: Double) -> Animation { self }
  /// Looks only.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Looks only.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
