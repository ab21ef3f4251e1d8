/// The context of a mutation. Mutations of one transaction coalesce into one update (R38).
public struct Transaction {
  @TaskLocal static var current = Transaction()

  /// The animation of the change on a device; nil where it has none. Here nothing moves.
  public var animation: Animation?
  /// True if views may not put an animation of their own in place of ``animation``. Nothing moves
  /// here, so nothing asks.
  public var disablesAnimations = false
  /// Tells this transaction from others; nil for the one that every plain write shares.
  private var identity: Identity?

  final class Identity: Sendable {}

  static var currentIdentity: Identity? { current.identity }

  /// A transaction without an animation.
  public init() {}
  /// A transaction whose changes would move like this on a device.
  public init(animation: Animation?) { self.animation = animation }

  /// True for the transaction of a write that says nothing of its own.
  var isPlain: Bool { animation == nil && !disablesAnimations && identity == nil }

  fileprivate func made() -> Transaction {
    var copy = self
    copy.identity = Identity()
    return copy
  }
}

/// Runs `body`; what it changes is an update of its own (R38).
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction.made(), operation: body)
}

/// Runs `body`; what it changes is an update of its own (R38). Nothing moves here: an animation
/// only tells one transaction from another.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`; what it changes is an update of its own (R38). Nothing moves here, so `completion`
/// runs in the next turn of the main queue, after that update.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  nonisolated(unsafe) let completion = completion
  DispatchQueue.main.async { completion() }
  return result
}

/// The moment at which an animation counts as over. Here all of them are over at once.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When it can no longer be seen to move.
  public static let logicallyComplete = Self(name: "logicallyComplete")
  /// When it is taken away.
  public static let removed = Self(name: "removed")
}

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

extension Transaction: Sendable {}
