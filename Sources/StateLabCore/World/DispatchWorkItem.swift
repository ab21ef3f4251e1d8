/// A block that code can cancel before its turn.
///
/// `Sendable` without a lock, for the same reason as ``World``.
public final class DispatchWorkItem: @unchecked Sendable {
  private let block: () -> Void
  /// True after ``cancel()``.
  public private(set) var isCancelled = false

  /// An item that runs this block at each `perform()`, until it is canceled.
  public init(block: @escaping () -> Void) { self.block = block }

  /// Runs the block at once, unless the item was canceled.
  public func perform() {
    if !isCancelled { block() }
  }

  /// Prevents the block from running, unless it has begun.
  public func cancel() { isCancelled = true }
}

extension DispatchQueue {
  /// Runs the item's block in its turn, unless the item was canceled.
  public func async(execute workItem: DispatchWorkItem) {
    async { workItem.perform() }
  }

  /// Runs the item's block when the virtual clock reaches the deadline, unless the item was
  /// canceled.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { workItem.perform() }
  }
}
