import Synchronization

/// A block that code queues without a world, as a test of a model without a host does. The block runs
/// in real time, on the main actor for each queue: the queues start no thread here either.
final class RealTimeBlock: Cancellable, Sendable {
  private struct Work: @unchecked Sendable {
    /// Nil after the block has run or was canceled.
    var block: (() -> Void)?
  }

  private let work: Mutex<Work>

  init(_ block: @escaping () -> Void) { work = Mutex(Work(block: block)) }

  /// The clock of all these blocks. It follows the real time.
  @MainActor private static let clock = VirtualClock()

  /// Runs the block at a time of ``DispatchTime/now()``; a past time counts as now.
  func start(at time: Duration) {
    if MainThread.isCurrent {
      MainThread.assume { schedule(at: time) }
    } else {
      Task { @MainActor in schedule(at: time) }
    }
    let delay = time - Self.now
    guard delay > .zero else { return }
    Task.detached {
      try? await Task.sleep(for: delay)
      await Self.catchUp()
    }
  }

  @MainActor private func schedule(at time: Duration) {
    Self.clock.schedule(at: time) { self.take().block?() }
    Task { @MainActor in Self.catchUp() }
  }

  func cancel() { _ = take() }

  private static var now: Duration { DispatchTime.now().sinceStart }

  @MainActor private static func catchUp() { clock.advance(by: max(.zero, now - clock.now)) }

  private func take() -> Work {
    work.withLock { work in
      defer { work.block = nil }
      return work
    }
  }
}
