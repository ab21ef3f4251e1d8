import Synchronization

import class Foundation.Thread

@testable import StateLabCore

/// The values that one sink has received. The lock of the pipeline guards the array.
nonisolated final class Received: @unchecked Sendable {
  private(set) var values: [Int] = []
  private let lock = StateLock()
  func add(_ value: Int) { values.append(value) }
  /// For several sinks.
  func addSafely(_ value: Int) { lock.withLock { values.append(value) } }
}

/// A value with a lock that the sanitizer for threads sees, which it does not for a `Mutex` on Linux.
nonisolated final class Guarded<Value>: @unchecked Sendable {
  private let lock = StateLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}

/// A value that other threads use, although its type does not say so.
nonisolated struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// A thread that runs a closure.
nonisolated final class RunningThread: @unchecked Sendable {
  private let body: () -> Void
  private let hasEnded = Atomic(false)
  var isOver: Bool { hasEnded.load(ordering: .acquiring) }

  private init(_ body: @escaping () -> Void) { self.body = body }

  static func start(_ body: @escaping () -> Void) -> RunningThread {
    let thread = RunningThread(body)
    Thread {
      thread.body()
      thread.hasEnded.store(true, ordering: .releasing)
    }.start()
    return thread
  }
}

/// Runs each closure on a thread of its own. The threads start together, and the call returns when
/// all have ended.
nonisolated func atOnce(_ bodies: (() -> Void)...) {
  let ready = Unchecked(Ready())
  let threads = bodies.map { body in
    RunningThread.start {
      ready.value.count.add(1, ordering: .acquiringAndReleasing)
      while ready.value.count.load(ordering: .acquiring) < bodies.count { yieldThread() }
      body()
    }
  }
  while !threads.allSatisfy(\.isOver) { Thread.sleep(forTimeInterval: 0.0001) }
}

private nonisolated final class Ready { let count = Atomic(0) }

nonisolated func yieldThread() { Thread.sleep(forTimeInterval: 0) }
