/// Runs the tasks of Swift concurrency in virtual time.
///
/// `Task {}`, `.task`, `async let`, task groups and actors are Swift's own. They submit their work
/// to the runtime in jobs, from each `await` to the next. While a host is running, the jobs go to
/// the queues of its blocks:
///
///     Task { await load() }          a job for the main actor    ─▶  DispatchQueue.main
///     nonisolated func load() async  a job for the thread pool   ─▶  DispatchQueue.global()
///     Task.sleep(for: .seconds(1))   nothing until then          ─▶  the virtual clock
///
/// So no thread is started, tasks run in one order, and a program does the same in each run. Jobs
/// outside a host, such as the tasks of a test, run as usual.
///
/// If another thread resumes a task, for example after a real network response, the task continues
/// in real time, not in the simulation. A task that is suspended when its host ends never
/// continues.
enum TaskJobs {
  /// Installs the laboratory's executors in the concurrency runtime, once in a process.
  static func play() { _ = installed }

  private static let installed: Void = {
    // Created while the runtime still returns its own executor.
    _ = MainActorExecutor.shared
    Hook.at(isMainExecutor).pointee = unsafeBitCast(
      { $0.isTheLaboratorys || $1($0) } as IsMainExecutorHook, to: UnsafeRawPointer.self)
    Hook.at(getMainExecutor).pointee = unsafeBitCast(
      { _ in MainActorExecutor.reference } as MainExecutorHook, to: UnsafeRawPointer.self)
    Hook.at(enqueueGlobal).pointee = unsafeBitCast(
      { job, original in if !take(job, onMain: false) { original(job) } } as EnqueueHook,
      to: UnsafeRawPointer.self)
    Hook.at(asyncMainDrainQueue).pointee = unsafeBitCast(
      { original, _ in (afterMainStatements ?? original)() } as DrainQueueHook,
      to: UnsafeRawPointer.self)
  }()

  /// Called instead of Swift's own loop once the statements of a main file have ended or wait for a
  /// task; it must not return. Set before the main file starts.
  nonisolated(unsafe) static var afterMainStatements: (() -> Void)?

  /// Queues a job in the world of the host that runs on this thread. Returns false if no host is
  /// running.
  static func take(_ job: UnownedJob, onMain isMain: Bool) -> Bool {
    guard let world = World.played else { return false }
    let queue = isMain ? DispatchQueue.main : DispatchQueue.global()
    queue.enqueue(hopIn: world) {
      job.runSynchronously(on: isMain ? MainActorExecutor.reference : threadPool)
    }
    return true
  }

  /// The executor of code without an actor.
  private static let threadPool = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
}

/// The main actor's executor. It forwards jobs outside a host.
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
// Variables of the concurrency runtime; each holds a function that the runtime calls instead of its
// own (swift/include/swift/Runtime/Concurrency.h). Swift cannot declare a variable of another
// library, so each hook is declared as a function, and the code uses only its address.

private typealias MainExecutorHook =
  @convention(thin) (@convention(thin) () -> UnownedSerialExecutor) -> UnownedSerialExecutor
private typealias IsMainExecutorHook =
  @convention(thin) (
    UnownedSerialExecutor, @convention(thin) (UnownedSerialExecutor) -> Bool
  ) -> Bool
private typealias EnqueueHook =
  @convention(thin) (UnownedJob, @convention(thin) (UnownedJob) -> Void) -> Void
private typealias DrainQueueHook =
  @convention(thin) (
    @convention(thin) () -> Void, @convention(thin) (@convention(thin) () -> Void) -> Void
  ) -> Void

@_silgen_name("swift_task_getMainExecutor_hook") private func getMainExecutor()
@_silgen_name("swift_task_isMainExecutor_hook") private func isMainExecutor()
@_silgen_name("swift_task_enqueueGlobal_hook") private func enqueueGlobal()
@_silgen_name("swift_task_asyncMainDrainQueue_hook") private func asyncMainDrainQueue()

/// A struct, because Swift wraps a function that is passed by itself in another function.
private struct Hook {
  let symbol: () -> Void

  static func at(_ symbol: @escaping () -> Void) -> UnsafeMutablePointer<UnsafeRawPointer?> {
    typealias Function = (address: UnsafeMutableRawPointer, context: UnsafeRawPointer?)
    return unsafeBitCast(Hook(symbol: symbol), to: Function.self).address
      .assumingMemoryBound(to: UnsafeRawPointer?.self)
  }
}
