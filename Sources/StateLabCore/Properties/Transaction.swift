/// The context of a mutation. Mutations of one transaction coalesce into one update (R38).
public struct Transaction {
  @TaskLocal static var current = Transaction()

  public var animation: Animation?
  public var disablesAnimations = false
  /// What tells this transaction from others; nil for the one that every plain write shares.
  private var identity: Identity?

  final class Identity: Sendable {}

  static var currentIdentity: Identity? { current.identity }

  public init() {}
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

  public static let `default` = Animation(name: "default")
  public static let linear = Animation(name: "linear")
  public static let easeIn = Animation(name: "easeIn")
  public static let easeOut = Animation(name: "easeOut")
  public static let easeInOut = Animation(name: "easeInOut")
  public static let spring = Animation(name: "spring")
}

extension Transaction: Sendable {}
