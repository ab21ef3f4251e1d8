/// Plays the tasks of Swift's own concurrency in virtual time.
///
/// `Task {}`, `.task`, `async let`, task groups and actors are the real ones. They hand their work
/// to the runtime in pieces, one from each `await` to the next, called jobs. While a host plays,
/// the jobs go where its blocks go:
///
///     Task { await load() }          a job for the main actor    ─▶  DispatchQueue.main
///     nonisolated func load() async  a job for the thread pool   ─▶  DispatchQueue.global()
///     Task.sleep(for: .seconds(1))   nothing until then          ─▶  the virtual clock
///
/// So no thread is started, tasks take turns in one order, and the same program does the same each
/// time. Whatever no host plays, such as the tasks of a test itself, runs as it always does.
///
/// Whatever another thread wakes, such as a continuation that a real network answers, is not played
/// here: the task goes on in real time. A task that waits when its host goes waits for ever.
enum TaskJobs {
  /// Puts the laboratory between the runtime and its executors, once in a process.
  static func play() { _ = installed }

  private static let installed: Void = {
    // Made while the runtime still names its own executor.
    _ = MainActorExecutor.shared
    Hook.at(isMainExecutor).pointee = unsafeBitCast(
      { $0.isTheLaboratorys || $1($0) } as IsMainExecutorHook, to: UnsafeRawPointer.self)
    Hook.at(getMainExecutor).pointee = unsafeBitCast(
      { _ in MainActorExecutor.reference } as MainExecutorHook, to: UnsafeRawPointer.self)
    Hook.at(enqueueGlobal).pointee = unsafeBitCast(
      { job, original in if !take(job, onMain: false) { original(job) } } as EnqueueHook,
      to: UnsafeRawPointer.self)
  }()

  /// Gives a job its turn in the world whose host plays on this thread. Returns false where none
  /// does.
  static func take(_ job: UnownedJob, onMain isMain: Bool) -> Bool {
    guard let world = World.played else { return false }
    let queue = isMain ? DispatchQueue.main : DispatchQueue.global()
    queue.enqueue(hopIn: world) {
      job.runSynchronously(on: isMain ? MainActorExecutor.reference : threadPool)
    }
    return true
  }

  /// No executor in particular: where code runs that belongs to no actor.
  private static let threadPool = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
}

/// The main actor's executor. It passes on what no host plays.
private final class MainActorExecutor: SerialExecutor {
  static let shared = MainActorExecutor(instead: MainActor.sharedUnownedExecutor)
  static let reference = shared.asUnownedSerialExecutor()

  private let original: UnownedSerialExecutor

  private init(instead original: UnownedSerialExecutor) { self.original = original }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard !TaskJobs.take(job, onMain: true) else { return }
    original.asSerialExecutor()?.enqueue(ExecutorJob(job))
  }

  func checkIsolated() { original.asSerialExecutor()?.checkIsolated() }

  func isIsolatingCurrentContext() -> Bool? {
    original.asSerialExecutor()?.isIsolatingCurrentContext()
  }
}

extension UnownedSerialExecutor {
  fileprivate var isTheLaboratorys: Bool {
    unsafeBitCast(self, to: (object: UnsafeRawPointer?, kind: UInt).self).object
      == UnsafeRawPointer(Unmanaged.passUnretained(MainActorExecutor.shared).toOpaque())
  }
}

// MARK: The runtime's hooks
//
// Variables of the concurrency runtime, of which each holds a function that it calls instead of its
// own (swift/include/swift/Runtime/Concurrency.h). Swift has no word for a variable of another
// library, so each is declared as a function; only its address is used.

private typealias MainExecutorHook =
  @convention(thin) (@convention(thin) () -> UnownedSerialExecutor) -> UnownedSerialExecutor
private typealias IsMainExecutorHook =
  @convention(thin) (
    UnownedSerialExecutor, @convention(thin) (UnownedSerialExecutor) -> Bool
  ) -> Bool
private typealias EnqueueHook =
  @convention(thin) (UnownedJob, @convention(thin) (UnownedJob) -> Void) -> Void

@_silgen_name("swift_task_getMainExecutor_hook") private func getMainExecutor()
@_silgen_name("swift_task_isMainExecutor_hook") private func isMainExecutor()
@_silgen_name("swift_task_enqueueGlobal_hook") private func enqueueGlobal()

/// A struct, since a function that is passed on by itself is wrapped in another one.
private struct Hook {
  let symbol: () -> Void

  static func at(_ symbol: @escaping () -> Void) -> UnsafeMutablePointer<UnsafeRawPointer?> {
    typealias Function = (address: UnsafeMutableRawPointer, context: UnsafeRawPointer?)
    return unsafeBitCast(Hook(symbol: symbol), to: Function.self).address
      .assumingMemoryBound(to: UnsafeRawPointer?.self)
  }
}
