/// The name and the duration of an animation. In the simulation, nothing moves.
public struct Animation: Hashable, Sendable {
  let name: String
  /// The seconds from the change to the completion; an approximation for a spring.
  private(set) var duration = 0.5

  private func lasting(_ duration: Double) -> Animation {
    var animation = self
    animation.duration = duration
    return animation
  }

  /// The animation of `withAnimation` without an argument.
  public static let `default` = Animation(name: "default")
  /// An animation at constant speed.
  public static let linear = Animation(name: "linear", duration: 0.35)
  /// An animation that starts slowly.
  public static let easeIn = Animation(name: "easeIn", duration: 0.35)
  /// An animation that ends slowly.
  public static let easeOut = Animation(name: "easeOut", duration: 0.35)
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation(name: "easeInOut", duration: 0.35)
  /// A spring animation.
  public static let spring = Animation(name: "spring")
  /// A spring animation with a short response, for views that follow a finger.
  public static let interactiveSpring = Animation(name: "interactiveSpring", duration: 0.15)
  /// A spring animation that keeps the velocity of earlier animations.
  public static let interpolatingSpring = Animation(name: "interpolatingSpring")
  /// A spring animation that overshoots several times.
  public static let bouncy = Animation(name: "bouncy")
  /// A spring animation without overshoot.
  public static let smooth = Animation(name: "smooth")
  /// A spring animation that overshoots once.
  public static let snappy = Animation(name: "snappy")
}

// Curves with parameters. The simulation uses only the durations.
extension Animation {
  /// An animation at constant speed.
  public static func linear(duration: Double) -> Animation { linear.lasting(duration) }
  /// An animation that starts slowly.
  public static func easeIn(duration: Double) -> Animation { easeIn.lasting(duration) }
  /// An animation that ends slowly.
  public static func easeOut(duration: Double) -> Animation { easeOut.lasting(duration) }
  /// An animation that starts and ends slowly.
  public static func easeInOut(duration: Double) -> Animation { easeInOut.lasting(duration) }
  /// A spring animation.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { spring.lasting(response) }
  /// A spring animation.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { spring.lasting(duration) }
  /// A spring animation.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation.spring.lasting(spring.duration)
  }
  /// A spring animation for views that follow a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { interactiveSpring.lasting(response) }
  /// A spring animation that keeps the velocity of earlier animations.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(mass: mass, stiffness: stiffness, damping: damping))
  }
  /// A spring animation that keeps the velocity of earlier animations.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { interpolatingSpring.lasting(duration) }
  /// A spring animation that keeps the velocity of earlier animations.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation { interpolatingSpring.lasting(spring.duration) }
  /// A spring animation for views that follow a finger.
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { interactiveSpring.lasting(duration) }
  /// A spring animation with overshoot.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    bouncy.lasting(duration)
  }
  /// A spring animation without overshoot.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    smooth.lasting(duration)
  }
  /// A spring animation with little overshoot.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    snappy.lasting(duration)
  }
  /// An animation along the cubic Bézier curve with these two control points.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation(name: "timingCurve", duration: duration) }

  /// An animation that completes after an additional delay.
  public func delay(_ delay: Double) -> Animation { lasting(duration + delay) }
  /// An animation with its duration divided by `speed`.
  public func speed(_ speed: Double) -> Animation { lasting(duration / speed) }
  /// An animation that repeats: its duration is multiplied by `repeatCount`.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    lasting(duration * Double(repeatCount))
  }
  /// An animation that completes logically after a time.
  public func logicallyComplete(after duration: Double) -> Animation {
    lasting(min(self.duration, duration))
  }
  /// An animation that never completes.
  public func repeatForever(autoreverses: Bool = true) -> Animation { lasting(.infinity) }
}

/// A spring (iOS 17). Nothing moves here.
public struct Spring: Hashable, Sendable {
  /// The seconds that the spring takes, approximately.
  public var duration: Double
  /// The bounce, from −1 to 1.
  public var bounce: Double
  /// The mass: 1 for a spring without a given mass.
  public private(set) var mass = 1.0

  /// A spring by its duration and its bounce.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  /// A spring by its stiffness and its damping.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      duration: response, bounce: dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio)
  }

  /// A spring by its mass, stiffness and damping.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let response = 2 * Double.pi / (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(response: response, dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    self.mass = mass
  }

  /// A built-in spring with another duration or more bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A built-in spring.
  public static let smooth = Spring()
  public static let snappy = Spring(bounce: 0.15)
  public static let bouncy = Spring(bounce: 0.3)
}
