/// A queue of blocks, first in, first out.
public struct PendingBlocks {
  private var blocks = FIFO<(run: () -> Void, isHop: Bool)>()

  /// True if no block waits.
  public var isEmpty: Bool { blocks.isEmpty }
  /// The number of blocks that wait.
  public var count: Int { blocks.count }

  /// True if the next one is a turn of a task.
  var nextIsHop: Bool { blocks.first?.isHop ?? false }

  mutating func append(_ block: @escaping () -> Void, isHop: Bool = false) {
    blocks.append((block, isHop))
  }

  /// Takes the block whose turn it is out of the queue, or nil if none waits.
  ///
  ///     while let block = world.pendingMain.popFirst() { block() }
  public mutating func popFirst() -> (() -> Void)? { blocks.popFirst()?.run }

  /// Checks what is true between any two calls.
  func checkInvariants() { blocks.checkInvariants() }
}
