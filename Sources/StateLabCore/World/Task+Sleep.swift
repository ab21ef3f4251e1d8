// These methods hide those of Swift's own module, which use real time and threads.

extension Task where Success == Never, Failure == Never {
  /// Suspends the task for an interval of virtual time, without blocking other work. Outside a
  /// host, the task waits in real time.
  ///
  /// - Throws: `CancellationError`, at once, when the task is canceled.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = ContinuousClock.continuous
  ) async throws {
    guard let duration = duration as? Duration, let sleep = VirtualSleep() else {
      return try await clock.sleep(
        until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    try await sleep.wait(duration)
  }

  /// Suspends the task until a time of this clock. The interval is virtual time; it is rounded to
  /// whole milliseconds if the deadline comes from a clock of the program's own.
  ///
  /// - Throws: `CancellationError`, at once, when the task is canceled.
  nonisolated(nonsending) public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil,
    clock: C = ContinuousClock.continuous
  ) async throws {
    guard let span = clock.now.duration(to: deadline) as? Duration, let sleep = VirtualSleep()
    else { return try await clock.sleep(until: deadline, tolerance: tolerance) }
    let isExact = C.self is any VirtualTimeClock.Type
    try await sleep.wait(
      isExact ? span : .milliseconds((span / .milliseconds(1)).rounded(.up)))
  }

  /// Suspends the task until this virtual time.
  ///
  /// - Throws: `CancellationError`, at once, when the task is canceled.
  nonisolated(nonsending) public static func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Duration? = nil,
    clock: ContinuousClock = .continuous
  ) async throws {
    try await sleep(for: clock.now.duration(to: deadline), tolerance: tolerance, clock: clock)
  }

  /// Suspends the task until this virtual time.
  ///
  /// - Throws: `CancellationError`, at once, when the task is canceled.
  nonisolated(nonsending) public static func sleep(
    until deadline: SuspendingClock.Instant, tolerance: Duration? = nil, clock: SuspendingClock
  ) async throws {
    try await sleep(for: clock.now.duration(to: deadline), tolerance: tolerance, clock: clock)
  }

  /// Suspends the task for this many nanoseconds of virtual time.
  ///
  /// - Throws: `CancellationError`, at once, when the task is canceled.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Suspends the task until the work that waits on the main queue has run.
  nonisolated(nonsending) public static func yield() async {
    guard let world = World.played else { return await Task<Void, Never>.detached {}.value }
    await withUnsafeContinuation { continuation in
      DispatchQueue.main.enqueue(hopIn: world) { continuation.resume() }
    }
  }
}

/// An interval of virtual time for which one task waits.
private final class VirtualSleep: @unchecked Sendable {
  private let world: World
  private var continuation: UnsafeContinuation<Void, any Error>?
  private var end: VirtualClock.Appointment?
  private var isCancelled = false

  /// Nil if no host is running, and time is real.
  init?() {
    guard let world = World.played else { return nil }
    self.world = world
  }

  nonisolated(nonsending) func wait(_ duration: Duration) async throws {
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { begin(duration, $0) }
    } onCancel: {
      cancel()
    }
  }

  private func begin(
    _ duration: Duration, _ continuation: UnsafeContinuation<Void, any Error>
  ) {
    guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
    self.continuation = continuation
    let moment = DispatchTime(sinceStart: world.clock.now + max(duration, .zero))
    end = DispatchQueue.main.schedule(at: moment, in: world) { self.take()?.resume() }
  }

  private func cancel() {
    guard MainThread.isCurrent else { return world.inbox.add(cancel) }
    isCancelled = true
    end?.cancel()
    take()?.resume(throwing: CancellationError())
  }

  private func take() -> UnsafeContinuation<Void, any Error>? {
    end = nil
    return continuation.take()
  }
}
