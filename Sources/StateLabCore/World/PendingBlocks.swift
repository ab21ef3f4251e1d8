/// A queue of blocks, first in, first out.
public struct PendingBlocks {
  private var blocks: [() -> Void] = []
  /// Blocks before this position have been taken.
  private var first = 0

  public var isEmpty: Bool { first == blocks.count }
  public var count: Int { blocks.count - first }

  mutating func append(_ block: @escaping () -> Void) { blocks.append(block) }

  /// Takes the block whose turn it is out of the queue, or nil if none waits.
  ///
  ///     while let block = world.pendingMain.popFirst() { block() }
  public mutating func popFirst() -> (() -> Void)? {
    guard first < blocks.count else { return nil }
    let block = blocks[first]
    // Its captures must not live on in the queue.
    blocks[first] = {}
    first += 1
    if first == blocks.count {
      blocks.removeAll(keepingCapacity: true)
      first = 0
    }
    return block
  }
}
