/// A block that can be cancelled before its turn comes.
///
/// `Sendable` without a lock for the same reason as ``World``.
public final class DispatchWorkItem: @unchecked Sendable {
  private let block: () -> Void
  /// True once ``cancel()`` was called.
  public private(set) var isCancelled = false

  /// An item that runs this block whenever it is performed, until it is cancelled.
  public init(block: @escaping () -> Void) { self.block = block }

  /// Runs the block at once, unless it was cancelled.
  public func perform() {
    if !isCancelled { block() }
  }

  /// Keeps the block from running, if it has not begun.
  public func cancel() { isCancelled = true }
}

extension DispatchQueue {
  /// Runs the item's block in its turn, unless it is cancelled by then.
  public func async(execute workItem: DispatchWorkItem) {
    async { workItem.perform() }
  }

  /// Runs the item's block when the virtual clock reaches the deadline, unless it is cancelled by
  /// then.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { workItem.perform() }
  }
}
