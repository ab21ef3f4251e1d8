import Synchronization

/// Work that other threads leave for the main one. A host does it with its next action, or when
/// somebody looks at its screen (fidelity 2.12, 3).
///
/// The main thread reads one number to find it empty, and takes the lock only if it is not.
final class MainThreadInbox: Sendable {
  private struct Contents: @unchecked Sendable {
    var blocks: [() -> Void] = []
    /// For each state that was written: the newest value, and how many writes of it wait.
    var writes: [ObjectIdentifier: (value: Any, count: Int)] = [:]
    /// Nobody will run anything any more.
    var isClosed = false
  }

  private let contents = Mutex(Contents())
  private let count = Atomic<Int>(0)

  var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

  /// Leaves a block. Blocks run in the order in which they came.
  func add(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    contents.withLock { contents in
      guard !contents.isClosed else { return }
      contents.blocks.append(block)
      count.add(1, ordering: .releasing)
    }
  }

  /// Blocks that wait never run, and new ones are not kept. Dropping them may run a program's code,
  /// so they are released when the lock is open (R79).
  func close() {
    let dropped = contents.withLock { contents in
      defer { contents = Contents(isClosed: true) }
      return contents
    }
    count.store(0, ordering: .relaxed)
    let writes = dropped.writes.values.reduce(0) { $0 + $1.count }
    Self.waitingWrites.subtract(writes, ordering: .releasing)
  }

  /// Runs what is there, and not what comes in the meantime.
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
  /// Checks what is true while no other thread is at it.
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
  /// True if a write of any state waits in any inbox: every read has to ask, so it must be quick.
  static var hasWrites: Bool { waitingWrites.load(ordering: .acquiring) != 0 }
  private static let waitingWrites = Atomic<Int>(0)

  /// Leaves a write of a state. ``value(writtenTo:)`` gives the value until `play`, which holds it
  /// as well, has run.
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

  /// A write has been played.
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

  /// The newest value that another thread has written to a state and that waits to be played.
  func value(writtenTo location: AnyObject) -> Any? {
    let id = ObjectIdentifier(location)
    return contents.withLock { Written(value: $0.writes[id]?.value) }.value
  }
}
