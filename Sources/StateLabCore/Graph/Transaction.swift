/// The context of a mutation. Mutations of one transaction coalesce into one update (R38).
public struct Transaction {
  @TaskLocal static var current = Transaction()

  /// The animation of the change; nil for none. In the simulation, nothing moves.
  public var animation: Animation?
  /// True if views may not replace ``animation``. In the simulation, the flag has no effect.
  public var disablesAnimations = false
  /// True if the change belongs to a gesture in progress. Looks only.
  public var isContinuous = false
  /// True if SwiftUI tracks the velocity of the change. Looks only.
  public var tracksVelocity = false
  private(set) var completions: [@MainActor @Sendable () -> Void] = []
  /// Distinguishes this transaction from others; nil for the transaction that all plain writes
  /// share.
  private var identity: Identity?
  /// The values of the program's keys; nil without any, as in most transactions.
  private var entries: TypeTable<any Sendable>?

  final class Identity: Sendable {}

  static var currentIdentity: Identity? { current.identity }

  /// A transaction without an animation.
  public init() {}
  /// A transaction with this animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key of the program, or the key's default value (iOS 17).
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { (entries?[key] as? Entry<Key.Value>)?.value ?? Key.defaultValue }
    set {
      var table = entries ?? TypeTable()
      table.set(Entry(value: newValue), for: key)
      entries = table
    }
  }

  /// Transactions stay on the main thread, so a value need not be sendable.
  private struct Entry<Value>: @unchecked Sendable {
    let value: Value
  }

  /// True for the transaction of a plain write.
  var isPlain: Bool {
    animation == nil && !disablesAnimations && identity == nil && entries == nil
      && completions.isEmpty
  }

  /// Runs a closure after the duration of the animation, as if a view moved (our choice); without an
  /// animation, in the next turn of the main queue, after the update.
  ///
  /// - Parameter criteria: Without effect: a spring completes after its duration.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    completions.append { completion() }
  }

  fileprivate func complete() {
    guard !completions.isEmpty else { return }
    let completions = completions
    guard let duration = animation?.duration, duration > 0 else {
      return DispatchQueue.main.async { for completion in completions { completion() } }
    }
    if duration.isFinite {
      DispatchQueue.main.asyncAfter(deadline: .now() + duration) {
        for completion in completions { completion() }
      }
    }
  }

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
  defer { transaction.complete() }
  guard let recorder = Recorder.current, MainThread.isCurrent else {
    return try Transaction.$current.withValue(transaction.made(), operation: body)
  }
  let animation = transaction.animation?.name
  let scope = animation.map(Event.Write.AnimationScope.init)
  let writes = MainThread.assume { recorder.writeCount }
  defer {
    scope?.close()
    if let animation {
      MainThread.assume {
        recorder.note(
          .animationEnded(animation: animation, writes: recorder.writeCount - writes))
      }
    }
  }
  return try Event.Write.$scope.withValue(scope) {
    try Transaction.$current.withValue(transaction.made(), operation: body)
  }
}

/// Runs `body` in a transaction with this value for a key of the program (iOS 17). Its changes are
/// an update of their own (R38).
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; its changes are an update of their own (R38). In the simulation nothing moves: an
/// animation only separates transactions.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`; its changes are an update of their own (R38). In the simulation, no view moves, but
/// `completion` runs after the duration of the animation, as if a view moved (our choice). Without
/// an animation, `completion` runs in the next turn of the main queue, after that update.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// The criterion for the completion of an animation. In the simulation, a spring completes after
/// its duration, with either criterion.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// The animation completes when it no longer moves visibly.
  public static let logicallyComplete = Self(name: "logicallyComplete")
  /// The animation completes when it is removed.
  public static let removed = Self(name: "removed")
}

extension Transaction: Sendable {}

/// A key for a value that a transaction passes to the views that it updates (iOS 17).
public protocol TransactionKey {
  /// The type of the key's value.
  associatedtype Value
  /// The value of a transaction that sets none.
  static var defaultValue: Value { get }
}
