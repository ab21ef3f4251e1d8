import Synchronization

/// The lock of a pipeline: one thread at a time delivers to its subscriber, and runs its operators.
///
/// The last subscriber of a pipeline makes the lock, and each operator above shares it, up to the
/// subject. So the code of operators runs on one thread at a time and needs no lock of its own.
///
///     subject ──▶ map ──▶ filter ──▶ sink        a second subject ──▶ zip ──▶ sink
///         └── the lock of the sink ──┘              └─ the lock of this sink ─┘
///
/// - A **delivery** waits until the lock is free, as in Combine. The thread that holds the lock
///   delivers again from inside a delivery without waiting (R70).
/// - A **request** or a **cancellation** never waits. If another thread delivers, the call leaves a
///   note, and the thread that delivers runs the note before it releases the lock.
///
/// An operator that delivers later, such as `receive(on:)`, starts a pipeline of its own: its
/// upstream does not wait for its downstream.
final class DeliveryLock: @unchecked Sendable {
  /// The number of the thread that holds the lock, or 0. The lowest bit is set while notes wait.
  private let holder = Atomic<UInt>(0)
  /// The number of calls nested in the first call of the holder, which alone reads this property.
  @exclusivity(unchecked) private var depth = 0
  /// Guards the notes.
  private let guardian = StateLock()
  private var notes: [() -> Void] = []

  /// Takes the lock for a delivery. Waits while another thread holds the lock.
  @inline(__always)
  func enter() { enter(as: currentThread()) }

  /// - Parameter me: The number of the current thread.
  @inline(__always)
  func enter(as me: UInt) {
    if !tryEnter(as: me) { wait(for: me) }
  }

  /// Takes the lock for a request or a cancellation. Returns false if another thread holds the
  /// lock: the caller then leaves a note.
  @inline(__always)
  func tryEnter() -> Bool { tryEnter(as: currentThread()) }

  @inline(__always)
  private func tryEnter(as me: UInt) -> Bool {
    let seen = holder.load(ordering: .relaxed)
    if seen & ~1 == me {
      depth += 1
      return true
    }
    return seen == 0 && change(from: 0, to: me)
  }

  /// Releases the lock, after the notes of other threads.
  @inline(__always)
  func leave() {
    guard depth == 0 else { return depth -= 1 }
    let seen = holder.load(ordering: .relaxed)
    if seen & 1 == 1 || !change(from: seen, to: 0) { leaveAfterNotes(currentThread()) }
  }

  /// Runs `body` while this thread holds the lock.
  @inline(__always)
  func deliver<Result>(_ body: () throws -> Result) rethrows -> Result {
    enter()
    defer { leave() }
    return try body()
  }

  /// Runs a request or a cancellation, now or as a note.
  func run(_ body: @escaping () -> Void) {
    guard tryEnter() else { return leaveNote(body) }
    body()
    leave()
  }

  /// Runs a note in place of a call that found the lock taken: on the thread that holds the lock,
  /// or here if that thread has released the lock in the meantime.
  @inline(never)
  func leaveNote(_ note: @escaping () -> Void) {
    guardian.withLock { notes.append(note) }
    let me = currentThread()
    var seen = holder.load(ordering: .relaxed)
    while !change(from: seen, to: seen == 0 ? me | 1 : seen | 1) {
      seen = holder.load(ordering: .relaxed)
    }
    if seen == 0 { leaveAfterNotes(me) }
  }

  /// Runs the notes that wait, for a delivery of many values.
  @inline(__always)
  func runNotes() {
    if holder.load(ordering: .relaxed) & 1 == 1 { runWaitingNotes() }
  }

  @inline(never)
  private func runWaitingNotes() {
    holder.bitwiseAnd(~1, ordering: .acquiringAndReleasing)
    let taken = guardian.withLock { exchange(&notes, with: []) }
    for note in taken { note() }
  }

  @inline(never)
  private func leaveAfterNotes(_ me: UInt) {
    repeat { runNotes() } while !change(from: me, to: 0)
  }

  @inline(never)
  private func wait(for me: UInt) {
    var pause = Pause()
    while !(holder.load(ordering: .relaxed) == 0 && change(from: 0, to: me)) { pause.next() }
  }

  @inline(__always)
  private func change(from seen: UInt, to next: UInt) -> Bool {
    holder.compareExchange(
      expected: seen, desired: next, successOrdering: .acquiringAndReleasing,
      failureOrdering: .relaxed
    ).exchanged
  }
}
