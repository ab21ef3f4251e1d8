/// The context of a mutation. Mutations of one transaction coalesce into one update (R38).
public struct Transaction {
  @TaskLocal static var current = Transaction()

  /// How the change would move on a device; nil where it does not. Here nothing moves.
  public var animation: Animation?
  /// Whether views may not put an animation of their own in place of ``animation``. Nothing moves
  /// here, so nothing asks.
  public var disablesAnimations = false
  /// What tells this transaction from others; nil for the one that every plain write shares.
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

/// A name for how a change would move on a device.
public struct Animation: Hashable, Sendable {
  let name: String

  /// What `withAnimation` takes when it is given none.
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
}

extension Transaction: Sendable {}
