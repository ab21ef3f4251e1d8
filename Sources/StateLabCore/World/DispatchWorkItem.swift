/// A block that can be cancelled before its turn comes.
///
/// `Sendable` without a lock for the same reason as ``World``.
public final class DispatchWorkItem: @unchecked Sendable {
  private let block: () -> Void
  public private(set) var isCancelled = false

  public init(block: @escaping () -> Void) { self.block = block }

  /// Runs the block at once, unless it was cancelled.
  public func perform() {
    if !isCancelled { block() }
  }

  public func cancel() { isCancelled = true }
}

extension DispatchQueue {
  public func async(execute workItem: DispatchWorkItem) {
    async { workItem.perform() }
  }

  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { workItem.perform() }
  }
}
