/// Several pieces of work whose common end other blocks await.
public final class DispatchGroup: @unchecked Sendable {
  private let lock = StateLock()
  private var count = 0
  private var waiting: [() -> Void] = []

  /// A group without work.
  public init() {}

  /// Adds a piece of work.
  public func enter() { lock.withLock { count += 1 } }

  /// Ends a piece of work. After the last one, the blocks that wait run in their turn.
  public func leave() {
    let blocks = lock.withLock {
      count -= 1
      return count > 0 ? [] : exchange(&waiting, with: [])
    }
    for block in blocks { block() }
  }

  /// Runs the block on the queue in its turn, once the group has no work.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping @Sendable () -> Void
  ) {
    let isEmpty = lock.withLock {
      if count > 0 { waiting.append { queue.enqueue(work) } }
      return count <= 0
    }
    if isEmpty { queue.enqueue(work) }
  }

  /// Runs the item on the queue in its turn, once the group has no work.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.perform() }
  }
}
