/// A queue of blocks, first in, first out.
public struct PendingBlocks {
  private var blocks = FIFO<() -> Void>()

  /// Whether no block waits.
  public var isEmpty: Bool { blocks.isEmpty }
  /// How many blocks wait.
  public var count: Int { blocks.count }

  mutating func append(_ block: @escaping () -> Void) { blocks.append(block) }

  /// Takes the block whose turn it is out of the queue, or nil if none waits.
  ///
  ///     while let block = world.pendingMain.popFirst() { block() }
  public mutating func popFirst() -> (() -> Void)? { blocks.popFirst() }

  /// What is true between any two calls.
  func checkInvariants() { blocks.checkInvariants() }
}
