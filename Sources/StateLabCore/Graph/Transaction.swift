/// The context of a mutation. Mutations of one transaction coalesce into one update (R38).
public struct Transaction {
  @TaskLocal static var current = Transaction()

  /// The animation of the change; nil for none. In the simulation, nothing moves.
  public var animation: Animation?
  /// True if views may not replace ``animation``. In the simulation, the flag has no effect.
  public var disablesAnimations = false
  /// Distinguishes this transaction from others; nil for the transaction that all plain writes
  /// share.
  private var identity: Identity?

  final class Identity: Sendable {}

  static var currentIdentity: Identity? { current.identity }

  /// A transaction without an animation.
  public init() {}
  /// A transaction with this animation.
  public init(animation: Animation?) { self.animation = animation }

  /// True for the transaction of a plain write.
  var isPlain: Bool { animation == nil && !disablesAnimations && identity == nil }

  fileprivate func made() -> Transaction {
    var copy = self
    copy.identity = Identity()
    return copy
  }
}

/// Runs `body`; its changes are an update of their own (R38).
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction.made(), operation: body)
}

/// Runs `body`; its changes are an update of their own (R38). In the simulation nothing moves: an
/// animation only separates transactions.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`; its changes are an update of their own (R38). In the simulation nothing moves, so
/// `completion` runs in the next turn of the main queue, after that update.
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

/// The criterion for the completion of an animation. In the simulation, every animation completes
/// at once.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// The animation completes when it no longer moves visibly.
  public static let logicallyComplete = Self(name: "logicallyComplete")
  /// The animation completes when it is removed.
  public static let removed = Self(name: "removed")
}

extension Transaction: Sendable {}
