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

extension Transaction: Sendable {}
