import Synchronization

/// A block that code queues without a world, as the test of a model without a host does. It runs in
/// real time, as the tasks of such code do: on the main actor, or on a thread of Swift's for a queue
/// other than the main one.
final class RealTimeBlock: Cancellable, Sendable {
  private struct Work: @unchecked Sendable {
    /// Nil after the block has run or was canceled.
    var block: (() -> Void)?
  }

  private let work: Mutex<Work>

  init(_ block: @escaping () -> Void) { work = Mutex(Work(block: block)) }

  /// Runs the block after this time. Blocks without a delay run in the order of the calls.
  func start(onMain isMain: Bool, after delay: Duration = .zero) {
    if isMain {
      Task { @MainActor in await run(after: delay) }
    } else {
      Task { @BackgroundQueues in await run(after: delay) }
    }
  }

  func cancel() { _ = take() }

  nonisolated(nonsending) private func run(after delay: Duration) async {
    if delay > .zero { try? await Task.sleep(for: delay) }
    take().block?()
  }

  private func take() -> Work {
    work.withLock { work in
      defer { work.block = nil }
      return work
    }
  }
}

/// All queues except the main one, for blocks without a world.
@globalActor
private actor BackgroundQueues {
  static let shared = BackgroundQueues()
}
