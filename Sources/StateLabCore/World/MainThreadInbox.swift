import Synchronization

/// Work that other threads leave for the main thread. A host performs the work at its next action,
/// or when code reads its screen (fidelity 2.12, 3).
///
/// The main thread reads one atomic number to check for work, and takes the lock only if there is
/// work.
final class MainThreadInbox: Sendable {
  private struct Contents: @unchecked Sendable {
    var blocks: [() -> Void] = []
    /// For each written state, the newest value, and the number of waiting writes.
    var writes: [ObjectIdentifier: (value: Any, count: Int)] = [:]
    /// True once the inbox accepts no more work.
    var isClosed = false
  }

  private let contents = Mutex(Contents())
  private let count = Atomic<Int>(0)

  var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  /// Adds a block. Blocks run in the order in which they were added.
  func add(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    contents.withLock { contents in
      guard !contents.isClosed else { return }
      contents.blocks.append(block)
      count.add(1, ordering: .releasing)
    }
  }

  /// Discards waiting blocks, and rejects new ones. Releasing a block may run the program's code,
  /// so the blocks are released after the lock is open (R79).
  func close() {
    let dropped = contents.withLock { contents in
      defer { contents = Contents(isClosed: true) }
      return contents
    }
    count.store(0, ordering: .relaxed)
    let writes = dropped.writes.values.reduce(0) { $0 + $1.count }
    Self.waitingWrites.subtract(writes, ordering: .releasing)
  }

  /// Runs the waiting blocks, but not blocks that are added meanwhile.
  @MainActor
  func runAll() {
    guard !isEmpty else { return }
    let taken = contents.withLock { contents in
      defer { contents.blocks = [] }
      return Contents(blocks: contents.blocks)
    }
    StepCounter.count(taken.blocks.count)
    count.subtract(taken.blocks.count, ordering: .relaxed)
    for block in taken.blocks { block() }
  }
}

extension MainThreadInbox {
  /// Checks the invariants that hold while no other thread uses the inbox.
  func checkInvariants() {
    contents.withLock { contents in
      precondition(contents.blocks.count == count.load(ordering: .relaxed), "each block is counted")
      precondition(
        contents.writes.values.reduce(0) { $0 + $1.count } <= contents.blocks.count,
        "each write is played by a block of its own")
    }
  }
}

// MARK: States (R12)

extension MainThreadInbox {
  /// True if a write of any state waits in any inbox: every read checks this flag, so it must be
  /// fast.
  static var hasWrites: Bool { waitingWrites.load(ordering: .acquiring) != 0 }
  private static let waitingWrites = Atomic<Int>(0)

  /// Adds a write of a state. ``value(writtenTo:)`` returns the value until `play`, which also
  /// holds the value, has run.
  func add<Value>(_ value: Value, to location: AnyObject, play: @escaping () -> Void) {
    let id = ObjectIdentifier(location)
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let block = { [unowned self] in
      play()
      finish(id)
    }
    contents.withLock { contents in
      guard !contents.isClosed else { return }
      contents.blocks.append(block)
      contents.writes[id] = (value, (contents.writes[id]?.count ?? 0) + 1)
      count.add(1, ordering: .releasing)
      Self.waitingWrites.add(1, ordering: .releasing)
    }
  }

  /// Notes that a write has been performed.
  private func finish(_ id: ObjectIdentifier) {
    contents.withLock { contents in
      guard let write = contents.writes[id] else { return }
      let left = write.count - 1
      contents.writes[id] = left == 0 ? nil : (write.value, left)
      Self.waitingWrites.subtract(1, ordering: .releasing)
    }
  }

  /// A value that leaves the lock.
  private struct Written: @unchecked Sendable { let value: Any? }

  /// The newest waiting value that another thread has written to a state.
  func value(writtenTo location: AnyObject) -> Any? {
    let id = ObjectIdentifier(location)
    return contents.withLock { Written(value: $0.writes[id]?.value) }.value
  }
}
