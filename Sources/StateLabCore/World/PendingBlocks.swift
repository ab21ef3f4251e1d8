/// A queue of blocks, first in, first out.
public struct PendingBlocks {
  private var blocks = FIFO<(run: () -> Void, isHop: Bool)>()

  /// True if no block waits.
  public var isEmpty: Bool { blocks.isEmpty }
  /// The number of waiting blocks.
  public var count: Int { blocks.count }

  /// True if the next block is a job of a task.
  var nextIsHop: Bool { blocks.first?.isHop ?? false }

  mutating func append(_ block: @escaping () -> Void, isHop: Bool = false) {
    blocks.append((block, isHop))
  }

  /// Removes and returns the first block, or returns nil if no block waits.
  ///
  ///     while let block = world.pendingMain.popFirst() { block() }
  public mutating func popFirst() -> (() -> Void)? { blocks.popFirst()?.run }

  /// Checks the invariants that hold between any two calls.
  func checkInvariants() { blocks.checkInvariants() }
}
